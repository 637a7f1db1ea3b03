"""Events that everyone at the table saw, in the order in which a person would tell them."""

from engine.architects.scoring import Score
from engine.architects.terms import Cause, DeckId
from engine.game import Seat, SeatEvent
from engine.terms import CardId, Resource, TokenId
from engine.values import value


@value
class CardTaken(SeatEvent):
    """A seat took a card: that of its turn, an extra one by a token, or one by its wonder."""

    deck: DeckId
    card: CardId
    cause: Cause
    token: TokenId | None = None


@value
class CatTaken(SeatEvent):
    """The cat pawn moved to a seat, from another one or with None from the table."""

    previous: Seat | None


@value
class ConflictTokensTurned(SeatEvent):
    """Horns turned ``turned`` conflict tokens; ``battle`` of ``total`` show battle now."""

    turned: int
    battle: int
    total: int


@value
class StageBuilt(SeatEvent):
    """A seat built a stage of its wonder with these cards."""

    stage: int
    resources: tuple[Resource, ...]
    coins: int
    economy: bool
    engineering: bool


@value
class EffectFailed(SeatEvent):
    """A stage's effect had nothing to give: no card, or no progress token, was left."""

    stage: int


@value
class WonderFinished(SeatEvent):
    """A seat built the last stage of its wonder; the game ends with this turn."""


@value
class SymbolsExchanged(SeatEvent):
    """A seat discarded green cards and will take a progress token for them."""

    cards: tuple[CardId, ...]


@value
class TokenTaken(SeatEvent):
    """A seat took a progress token; a ``hidden`` one from the top of the stack.

    ``revealed`` is the token that replaced a face-up one.
    """

    token: TokenId
    hidden: bool
    revealed: TokenId | None


@value
class DeckSearched(SeatEvent):
    """A seat looks at the top ``count`` cards of a deck for its wonder; they stay secret."""

    deck: DeckId
    count: int


@value
class DeckShuffled:
    """A deck was shuffled and shows ``top`` now, None if it is empty."""

    deck: DeckId
    top: CardId | None


@value
class Passed(SeatEvent):
    """A seat had no card to take and ended its turn."""


@value
class Fight(SeatEvent):
    """Two neighbours compared shields in a battle; ``left`` is on the left of ``seat``.

    ``winner`` is None for peace; ``tokens`` is the number of military victory tokens that the winner took.
    """

    left: Seat
    shields: int
    left_shields: int
    winner: Seat | None
    tokens: int


@value
class Battle:
    """All conflict tokens showed battle: every pair of neighbours compared shields.

    ``discarded`` are the red cards with horns discarded, by seat.
    """

    fights: tuple[Fight, ...]
    discarded: tuple[tuple[CardId, ...], ...]


@value
class GameEnded:
    """The game is over; ``scores`` in seat order."""

    scores: tuple[Score, ...]
