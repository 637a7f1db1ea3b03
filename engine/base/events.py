"""Events that everyone at the table saw in a step, in the order in which a person would tell them."""

from engine.base.payment import How
from engine.game import Score, Seat, SeatEvent
from engine.terms import CardId, Neighbour
from engine.values import value


@value
class Built(SeatEvent):
    """A seat built a card. ``seventh`` marks the card that Babylon B plays beside the sixth."""

    card: CardId
    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    seventh: bool = False


@value
class StageBuilt(SeatEvent):
    """A seat built stage ``stage`` (from 1) of its wonder; the card under it stays secret."""

    stage: int
    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    copy: Neighbour | None = None
    seventh: bool = False


@value
class Sold(SeatEvent):
    """A seat discarded a card for coins; which one stays secret."""

    coins: int
    seventh: bool = False


@value
class CoinsTaken(SeatEvent):
    """A seat took coins from the bank for what it has just built."""

    coins: int


@value
class Revived(SeatEvent):
    """A seat built a card from the discard pile, or None."""

    card: CardId | None


@value
class DiscardEmpty(SeatEvent):
    """A seat with the power to build from the discard pile found nothing in it that it can build."""


@value
class Conflict:
    """Two neighbours compared shields at the end of an age; ``left`` is on the left of ``seat``.

    ``winner`` is None for peace; ``token`` is the winner's; the loser took the defeat token of this age.
    """

    age: int
    seat: Seat
    left: Seat
    shields: int
    left_shields: int
    winner: Seat | None
    token: int


@value
class AgeBegan:
    """New hands were dealt; they will be passed ``passing``."""

    age: int
    passing: Neighbour


@value
class GameEnded:
    """The last age is over; ``scores`` in seat order."""

    scores: tuple[Score, ...]


BaseEvent = Built | StageBuilt | Sold | CoinsTaken | Revived | DiscardEmpty | Conflict | AgeBegan | GameEnded
