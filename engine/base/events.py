"""What everyone at the table saw happen in a step, in the order in which a person would tell it."""

from __future__ import annotations

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
    """A seat added stage ``stage`` (1 is the first) to its wonder; the card under it stays secret."""

    stage: int
    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    copy: Neighbour | None = None
    seventh: bool = False


@value
class Sold(SeatEvent):
    """A seat gave a card away for coins; which card stays secret."""

    coins: int
    seventh: bool = False


@value
class CoinsTaken(SeatEvent):
    """A seat took coins from the bank for what it has just built."""

    coins: int


@value
class Revived(SeatEvent):
    """A seat took a card from the discard pile and built it; None where it took nothing."""

    card: CardId | None


@value
class DiscardEmpty(SeatEvent):
    """A seat should have built from the discard pile but nothing in it could be built."""


@value
class Conflict:
    """Two neighbours compared shields at the end of an age; ``left`` sits on the left of ``seat``.

    ``winner`` is None for peace; ``token`` is what the winner took; the loser took the
    token of a defeat in this age.
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
