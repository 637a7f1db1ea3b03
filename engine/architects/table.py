"""Everything that lies on the table, open and hidden, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from engine.architects.box import Box
from engine.architects.city import City, new_city
from engine.architects.deal import Deal, Reshuffling
from engine.architects.terms import CENTRAL, PLACES, DeckId, Place
from engine.game import Seat, right_of
from engine.terms import CardId, DecisionKind, TokenId


@dataclass(slots=True)
class Table:
    """The full state of a game.

    Piles and the stack have their top first. ``battle`` of ``conflict_tokens`` show battle. ``turn`` is
    whose turn it is. Within it: ``taken`` its card is taken, ``used`` tokens have done their work in this
    turn, the extra card of ``open_tokens`` may still be taken, ``asked`` waits for an answer and
    ``searched`` is the deck whose top cards Halicarnassus shows. ``passes`` counts turns in a row in which
    nothing was done.

    What a game is played with stands beside what lies there: its box, how piles are shuffled, whether one
    shield against none wins two tokens, and which piles lie ``around`` each seat.
    """

    box: Box = field(compare=False, repr=False)
    cities: list[City]
    decks: dict[DeckId, list[CardId]]
    face_up: list[TokenId]
    stack: list[TokenId]
    conflict_tokens: int
    turn: Seat
    battle: int = 0
    discard: list[CardId] = field(default_factory=list)
    cat: Seat | None = None
    taken: bool = False
    used: list[TokenId] = field(default_factory=list)
    open_tokens: list[TokenId] = field(default_factory=list)
    asked: DecisionKind | None = None
    searched: DeckId | None = None
    passes: int = 0
    reshuffling: Reshuffling = field(default_factory=Reshuffling, compare=False)
    literal_two_player_battle: bool = field(default=False, compare=False)
    around: tuple[Mapping[Place, DeckId], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Say which piles lie around each seat."""
        self.around = tuple(_decks_around(self.cities, seat) for seat in range(len(self.cities)))

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.cities)

    @property
    def city(self) -> City:
        """The city whose turn it is."""
        return self.cities[self.turn]

    @property
    def over(self) -> bool:
        """Whether the game has ended: the turn in which a wonder was finished is over.

        It ends, too, when everybody in turn has had nothing to take and has done nothing.
        """
        if self.taken or self.asked is not None:
            return False
        return self.passes >= self.players or () in [city.open_stages for city in self.cities]

    def copy(self) -> Self:
        """Give a table of its own that lies as this one."""
        return replace(
            self,
            cities=[city.copy() for city in self.cities],
            decks={deck: list(pile) for deck, pile in self.decks.items()},
            face_up=list(self.face_up),
            stack=list(self.stack),
            discard=list(self.discard),
            used=list(self.used),
            open_tokens=list(self.open_tokens),
            reshuffling=self.reshuffling.copy(),
        )

    def end_turn(self) -> None:
        """Forget what held for this turn alone."""
        self.taken = False
        self.used.clear()
        self.open_tokens.clear()
        self.asked = self.searched = None

    def deck_at(self, place: Place) -> DeckId:
        """Give the pile that lies there for the seat whose turn it is."""
        return self.around[self.turn][place]

    def decks_in_reach(self, places: Iterable[Place] = PLACES) -> list[DeckId]:
        """List the piles with a card that lie there for the seat whose turn it is."""
        around, decks = self.around[self.turn], self.decks
        return [deck for place in places if decks[deck := around[place]]]

    @property
    def tokens_left(self) -> bool:
        """Whether any progress token can still be taken."""
        return bool(self.face_up or self.stack)


def _decks_around(cities: Sequence[City], seat: int) -> Mapping[Place, DeckId]:
    """Give the piles around a seat: a wonder's own lies on its left (rulebook, Setup)."""
    right = cities[right_of(seat, len(cities))]
    return {"left": cities[seat].board.deck, "central": CENTRAL, "right": right.board.deck}


def lay_table(box: Box, deal: Deal) -> Table:
    """Lay the table for the first turn (rulebook, Setup)."""
    return Table(
        box=box,
        cities=[new_city(box, wonder_id) for wonder_id in deal.wonders],
        decks={deck: list(pile) for deck, pile in deal.decks.items()},
        face_up=list(deal.progress[: box.face_up_tokens]),
        stack=list(deal.progress[box.face_up_tokens :]),
        conflict_tokens=box.conflict_tokens[len(deal.wonders)],
        turn=deal.first,
        reshuffling=Reshuffling(deal.seed, deal.shuffles),
        literal_two_player_battle=deal.options.literal_two_player_battle,
    )
