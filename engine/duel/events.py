"""What both players saw happen, in the order in which a person would tell it."""

from __future__ import annotations

from engine.duel.effects import Effect
from engine.duel.scoring import Score
from engine.duel.terms import How, MilitaryTokenId, Slot, Symbol, Victory
from engine.game import Seat
from engine.terms import CardId, Resource, TokenId, WonderId
from engine.values import value


@value
class WonderDrafted:
    """A seat took a wonder; ``last`` where it was the only one left of the four."""

    seat: Seat
    wonder: WonderId
    last: bool


@value
class WondersShown:
    """Four more wonders lie on the table; ``seat`` chooses first."""

    seat: Seat
    wonders: tuple[WonderId, ...]


@value
class Built:
    """A seat built a card; ``coins`` were printed in its cost, ``trade`` paid for ``bought``."""

    seat: Seat
    card: CardId
    how: How
    coins: int
    trade: int
    bought: tuple[Resource, ...]


@value
class WonderBuilt:
    """A seat built a wonder and laid ``card`` under it."""

    seat: Seat
    wonder: WonderId
    card: CardId
    how: How
    trade: int
    bought: tuple[Resource, ...]


@value
class Discarded:
    """A seat discarded a card of the layout for coins."""

    seat: Seat
    card: CardId
    coins: int


@value
class TradeCoinsGained:
    """A seat with Economy got what the opponent paid for missing resources."""

    seat: Seat
    coins: int


@value
class CoinsTaken:
    """A seat took coins from the bank for what it has just built or taken."""

    seat: Seat
    coins: int


@value
class CoinsLost:
    """A seat gave coins to the bank; ``token`` is the looting token that took them, None for a wonder."""

    seat: Seat
    coins: int
    token: MilitaryTokenId | None


@value
class PawnMoved:
    """The shields of a seat moved the conflict pawn; positions are above 0 where seat 0 leads."""

    seat: Seat
    shields: int
    start: int
    end: int


@value
class PairCompleted:
    """A seat has a symbol twice; ``token`` says whether a progress token is left to take for it."""

    seat: Seat
    symbol: Symbol
    token: bool


@value
class TokenTaken:
    """A seat took a progress token; ``from_library`` where the Great Library drew it."""

    seat: Seat
    token: TokenId
    from_library: bool


@value
class OpponentCardDiscarded:
    """A seat put a card from its opponent's city on the discard pile."""

    seat: Seat
    card: CardId


@value
class Revived:
    """A seat built a card from the discard pile without cost."""

    seat: Seat
    card: CardId


@value
class NothingToChoose:
    """An effect found nothing: no card of the colour, or no card in the discard pile."""

    seat: Seat
    effect: Effect


@value
class WonderRemoved:
    """Seven wonders stand, so the last one of ``seat`` went back to the box."""

    seat: Seat
    wonder: WonderId


@value
class CardsTurnedUp:
    """Cards of the layout that became free were turned up."""

    cards: tuple[tuple[Slot, CardId], ...]


@value
class PlaysAgain:
    """A seat has another turn."""

    seat: Seat


@value
class ReplayLost:
    """A seat should have another turn, but no card of the age is left."""

    seat: Seat


@value
class AgeBegan:
    """The layout of an age was laid out; ``seat`` begins, or None where a seat must still say who."""

    age: int
    seat: Seat | None


@value
class BeginnerChosen:
    """A seat said who begins the age."""

    seat: Seat
    beginner: Seat


@value
class GameEnded:
    """The game is over; ``winner`` is None where both have won. ``scores`` in seat order."""

    victory: Victory
    winner: Seat | None
    scores: tuple[Score, ...]


DuelEvent = (
    WonderDrafted
    | WondersShown
    | Built
    | WonderBuilt
    | Discarded
    | TradeCoinsGained
    | CoinsTaken
    | CoinsLost
    | PawnMoved
    | PairCompleted
    | TokenTaken
    | OpponentCardDiscarded
    | Revived
    | NothingToChoose
    | WonderRemoved
    | CardsTurnedUp
    | PlaysAgain
    | ReplayLost
    | AgeBegan
    | BeginnerChosen
    | GameEnded
)
