"""What everyone at the table saw happen, in the order in which a person would tell it."""

from __future__ import annotations

from engine.architects.scoring import Score
from engine.architects.terms import Cause, DeckId
from engine.game import Seat, SeatEvent
from engine.terms import CardId, Resource, TokenId
from engine.values import value


@value
class CardTaken(SeatEvent):
    """A seat laid a card before it: the card of its turn, one more by a token, or one by its wonder."""

    deck: DeckId
    card: CardId
    cause: Cause
    token: TokenId | None = None


@value
class CatTaken(SeatEvent):
    """The cat pawn came to a seat, from another one or with None from the table."""

    previous: Seat | None


@value
class ConflictTokensTurned(SeatEvent):
    """Horns turned ``turned`` conflict tokens; ``battle`` of ``total`` show battle now."""

    turned: int
    battle: int
    total: int


@value
class StageBuilt(SeatEvent):
    """A seat built a stage of its wonder for these cards."""

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
    """A seat took a progress token; ``hidden`` from the top of the stack, unseen.

    ``revealed`` is the token that was turned up in the place of a face-up one.
    """

    token: TokenId
    hidden: bool
    revealed: TokenId | None


@value
class DeckSearched(SeatEvent):
    """A seat looks at the top cards of a deck for its wonder, ``count`` of them; which ones is its secret."""

    deck: DeckId
    count: int


@value
class DeckShuffled:
    """A deck was shuffled and shows ``top`` now, None where no card is left."""

    deck: DeckId
    top: CardId | None


@value
class Passed(SeatEvent):
    """A seat had no card to take and ended its turn."""


@value
class Fight(SeatEvent):
    """Two neighbours compared shields in a battle; ``left`` sits on the left of ``seat``.

    ``winner`` is None for peace; ``tokens`` is how many military victory tokens the winner took.
    """

    left: Seat
    shields: int
    left_shields: int
    winner: Seat | None
    tokens: int


@value
class Battle:
    """All conflict tokens showed battle: every pair of neighbours compared shields.

    ``discarded`` are the red cards with horns that left, by seat.
    """

    fights: tuple[Fight, ...]
    discarded: tuple[tuple[CardId, ...], ...]


@value
class GameEnded:
    """The game is over; ``scores`` in seat order."""

    scores: tuple[Score, ...]
