"""What one viewer may know of a game: all that pictures, prompts and computer players get."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.architects.box import Box
from engine.architects.city import City
from engine.architects.scoring import Score
from engine.architects.terms import DeckId, Place
from engine.frozen import FrozenMapping
from engine.game import Seat
from engine.terms import CardId, DecisionKind, TokenId


@dataclass(frozen=True, slots=True)
class Deck:
    """A pile of cards: how many, and the top one where it lies face up; None where nobody may know it."""

    size: int
    top: CardId | None


@dataclass(frozen=True, slots=True)
class Offered:
    """A pile that the seat whose turn it is may take from; ``card`` is None face down or empty."""

    place: Place
    deck: DeckId
    size: int
    card: CardId | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``turn`` is whose turn it is, or was at the end; ``deciding`` maps that seat to the kind of its decision
    and is empty once the game is over. ``cities`` in seat order, ``decks`` the central one first;
    ``offered`` are left, central and right of the seat whose turn it is. ``battle`` of
    ``conflict_tokens`` show battle. ``tokens`` lie face up, ``stack_size`` more do not. ``discard`` counts
    the discarded cards. Within a turn: ``taken``, the card of the turn is taken; ``used`` tokens are spent
    for this turn; ``open_tokens`` still give an extra card.

    ``peeked`` is the top of the central deck and belongs to the owner of the cat alone, at the
    beginning of their turn; ``searched`` are the cards that Halicarnassus shows to its player.
    ``scores`` are the points as if the game ended now, in seat order; ``box`` is what is in play.
    """

    game: ClassVar[str] = "architects"
    box: Box = field(compare=False, repr=False)
    seat: Seat | None
    players: int
    over: bool
    turn: Seat
    deciding: FrozenMapping[Seat, DecisionKind]
    # Cities are copies that can still be written in: they count when views are compared, not in their hash.
    cities: tuple[City, ...] = field(hash=False)
    decks: FrozenMapping[DeckId, Deck]
    offered: tuple[Offered, ...]
    conflict_tokens: int
    battle: int
    tokens: tuple[TokenId, ...]
    stack_size: int
    cat: Seat | None
    discard: FrozenMapping[CardId, int]
    scores: tuple[Score, ...]
    taken: bool = False
    used: tuple[TokenId, ...] = ()
    open_tokens: tuple[TokenId, ...] = ()
    literal_two_player_battle: bool = False
    peeked: CardId | None = None
    searched: tuple[CardId, ...] = ()
