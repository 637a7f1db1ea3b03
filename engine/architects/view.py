"""What a viewer may know of a game, decided here alone."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box, City
from engine.architects.legal import searched_cards
from engine.architects.scoring import Score, score_cities
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, DeckId, Place
from engine.game import Decision, Seat
from engine.terms import CardId, DecisionKind, TokenId
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its size, and its top card if face up; None if nobody may know it."""

    size: int
    top: CardId | None


@dataclass(frozen=True, slots=True)
class Offered:
    """A deck that the seat whose turn it is can take from; ``card`` is None if face down or empty."""

    place: Place
    deck: DeckId
    size: int
    card: CardId | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``turn`` is the seat whose turn it is, or was at the end; ``deciding`` maps it to the kind of its decision
    and is empty once the game is over. ``cities`` are in seat order, ``decks`` have the central one first;
    ``offered`` are those on the left, in the centre and on the right of the seat whose turn it is. ``battle``
    of ``conflict_tokens`` show battle. ``tokens`` are face up, ``stack_size`` more are not. ``discard``
    counts the discarded cards. Within a turn: ``taken`` is whether its card is taken; ``used`` tokens are
    spent for this turn; ``open_tokens`` still give an extra card.

    ``peeked`` is the top of the central deck, visible to the owner of the cat alone at the start of their
    turn; ``searched`` are the cards that Halicarnassus shows to its player. ``scores`` are the points as if
    the game ended now, in seat order; ``box`` is in play.
    """

    game: ClassVar[str] = "architects"
    box: Box = field(compare=False, repr=False)
    seat: Seat | None
    players: int
    over: bool
    turn: Seat
    deciding: FrozenMapping[Seat, DecisionKind]
    # Cities are mutable copies: they count when views are compared, not in their hash.
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


def view_of(table: Table, decisions: Sequence[Decision[ArchitectsChoice]], seat: Seat | None) -> View:
    """Return the view of a seat's player, or with None of a spectator."""
    discarded = Counter(table.discard)
    # All decks but the central one are face up.
    decks = {
        deck: Deck(len(pile), pile[0] if pile and deck != CENTRAL else None)
        for deck, pile in table.decks.items()
    }
    # The owner of the cat can look at the central card, before taking a card in their turn.
    may_look = seat is not None and seat == table.turn == table.cat and not table.taken and not table.over
    return View(
        box=table.box,
        seat=seat,
        players=table.players,
        over=table.over,
        turn=table.turn,
        deciding=FrozenMapping({decision.seat: decision.kind for decision in decisions}),
        cities=tuple(city.copy() for city in table.cities),
        decks=FrozenMapping(decks),
        offered=tuple(
            Offered(place, deck, decks[deck].size, decks[deck].top)
            for place, deck in table.around[table.turn].items()
        ),
        conflict_tokens=table.conflict_tokens,
        battle=table.battle,
        tokens=table.face_up,
        stack_size=len(table.stack),
        cat=table.cat,
        discard=FrozenMapping({card: discarded[card] for card in table.box.cards if discarded[card]}),
        scores=score_cities(table.box, table.cities, table.cat),
        taken=table.taken,
        used=table.used,
        open_tokens=table.open_tokens,
        literal_two_player_battle=table.literal_two_player_battle,
        peeked=next(iter(table.decks[CENTRAL]), None) if may_look else None,
        searched=searched_cards(table) if seat == table.turn else (),
    )
