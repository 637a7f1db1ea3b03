"""What everyone at the table saw happen in a step, in the order in which a person would tell it."""

from __future__ import annotations

from engine.base.payment import How
from engine.game import Score, Seat
from engine.terms import CardId, Neighbour
from engine.values import value


@value
class Built:
    """A seat built a card. ``seventh`` marks the card that Babylon B plays beside the sixth."""

    seat: Seat
    card: CardId
    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    seventh: bool = False


@value
class StageBuilt:
    """A seat added stage ``stage`` (1 is the first) to its wonder; the card under it stays secret."""

    seat: Seat
    stage: int
    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    copy: Neighbour | None = None
    seventh: bool = False


@value
class Sold:
    """A seat gave a card away for coins; which card stays secret."""

    seat: Seat
    coins: int
    seventh: bool = False


@value
class CoinsTaken:
    """A seat took coins from the bank for what it has just built."""

    seat: Seat
    coins: int


@value
class Revived:
    """A seat took a card from the discard pile and built it; None where it took nothing."""

    seat: Seat
    card: CardId | None


@value
class DiscardEmpty:
    """A seat should have built from the discard pile but nothing in it could be built."""

    seat: Seat


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
