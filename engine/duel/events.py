"""What both players saw happen, in the order in which a person would tell it."""

from __future__ import annotations

from engine.duel.city import Effect
from engine.duel.scoring import Score
from engine.duel.terms import How, MilitaryTokenId, Slot, Symbol, Victory
from engine.game import Seat, SeatEvent
from engine.terms import CardId, Resource, TokenId, WonderId
from engine.values import value


@value
class WonderDrafted(SeatEvent):
    """A seat took a wonder; ``last`` where it was the only one left of the four."""

    wonder: WonderId
    last: bool


@value
class WondersShown(SeatEvent):
    """Four more wonders lie on the table; ``seat`` chooses first."""

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
    """A seat built a wonder and laid ``card`` under it."""

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
    """A seat gave coins to the bank; ``token`` is the looting token that took them, None for a wonder."""

    coins: int
    token: MilitaryTokenId | None


@value
class PawnMoved(SeatEvent):
    """The shields of a seat moved the conflict pawn; positions are above 0 where seat 0 leads."""

    shields: int
    start: int
    end: int


@value
class PairCompleted(SeatEvent):
    """A seat has a symbol twice; ``token`` says whether a progress token is left to take for it."""

    symbol: Symbol
    token: bool


@value
class TokenTaken(SeatEvent):
    """A seat took a progress token; ``from_library`` where the Great Library drew it."""

    token: TokenId
    from_library: bool


@value
class OpponentCardDiscarded(SeatEvent):
    """A seat put a card from its opponent's city on the discard pile."""

    card: CardId


@value
class Revived(SeatEvent):
    """A seat built a card from the discard pile without cost."""

    card: CardId


@value
class NothingToChoose(SeatEvent):
    """An effect found nothing: no card of the colour, or no card in the discard pile."""

    effect: Effect


@value
class WonderRemoved(SeatEvent):
    """Seven wonders stand, so the last one of ``seat`` went back to the box."""

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
    """A seat should have another turn, but no card of the age is left."""


@value
class AgeBegan:
    """The layout of an age was laid out; ``seat`` begins, or None where a seat must still say who."""

    age: int
    seat: Seat | None


@value
class BeginnerChosen(SeatEvent):
    """A seat said who begins the age."""

    beginner: Seat


@value
class GameEnded:
    """The game is over; ``winner`` is None where both have won. ``scores`` in seat order."""

    victory: Victory
    winner: Seat | None
    scores: tuple[Score, ...]
