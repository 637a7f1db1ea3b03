"""Events that both players saw, in the order in which a person would tell them."""

from engine.duel.city import Effect
from engine.duel.terms import How, MilitaryTokenId, Slot, Symbol, Victory
from engine.game import Score, Seat, SeatEvent
from engine.terms import CardId, Resource, TokenId, WonderId
from engine.values import value


@value
class WonderDrafted(SeatEvent):
    """A seat took a wonder; ``last`` if it was the only one left of the four."""

    wonder: WonderId
    last: bool


@value
class WondersShown(SeatEvent):
    """Four more wonders are on the table; ``seat`` chooses first."""

    wonders: tuple[WonderId, ...]


@value
class Built(SeatEvent):
    """A seat built a card; ``coins`` were printed in its cost, ``trade`` paid for ``bought``."""

    card: CardId
    how: How
    coins: int
    trade: int
    bought: tuple[Resource, ...]


@value
class WonderBuilt(SeatEvent):
    """A seat built a wonder with ``card`` under it."""

    wonder: WonderId
    card: CardId
    how: How
    trade: int
    bought: tuple[Resource, ...]


@value
class Discarded(SeatEvent):
    """A seat discarded a card of the layout for coins."""

    card: CardId
    coins: int


@value
class TradeCoinsGained(SeatEvent):
    """A seat with Economy got what the opponent paid for missing resources."""

    coins: int


@value
class CoinsTaken(SeatEvent):
    """A seat took coins from the bank for what it has just built or taken."""

    coins: int


@value
class CoinsLost(SeatEvent):
    """A seat paid coins to the bank; ``token`` is the looting token that took them, None for a wonder."""

    coins: int
    token: MilitaryTokenId | None


@value
class PawnMoved(SeatEvent):
    """The shields of a seat moved the conflict pawn; positions are above 0 if seat 0 leads."""

    shields: int
    start: int
    end: int


@value
class PairCompleted(SeatEvent):
    """A seat has a symbol twice; ``token`` is whether a progress token is left to take for it."""

    symbol: Symbol
    token: bool


@value
class TokenTaken(SeatEvent):
    """A seat took a progress token; ``from_library`` if the Great Library drew it."""

    token: TokenId
    from_library: bool


@value
class OpponentCardDiscarded(SeatEvent):
    """A seat discarded a card from its opponent's city."""

    card: CardId


@value
class Revived(SeatEvent):
    """A seat built a card from the discard pile for free."""

    card: CardId


@value
class NothingToChoose(SeatEvent):
    """An effect found nothing: no card of the colour, or no card in the discard pile."""

    effect: Effect


@value
class WonderRemoved(SeatEvent):
    """Seven wonders are built, so the last one of ``seat`` was returned to the box."""

    wonder: WonderId


@value
class CardsTurnedUp:
    """Cards of the layout that became free were turned up."""

    cards: tuple[tuple[Slot, CardId], ...]


@value
class PlaysAgain(SeatEvent):
    """A seat has another turn."""


@value
class ReplayLost(SeatEvent):
    """A seat would have another turn, but no card of the age is left."""


@value
class AgeBegan:
    """The layout of an age was laid out; ``seat`` starts, or None if a seat has to choose who does."""

    age: int
    seat: Seat | None


@value
class BeginnerChosen(SeatEvent):
    """A seat chose who starts the age."""

    beginner: Seat


@value
class GameEnded:
    """The game is over; ``winner`` is None if both have won. ``scores`` are in seat order."""

    victory: Victory
    winner: Seat | None
    scores: tuple[Score, ...]
