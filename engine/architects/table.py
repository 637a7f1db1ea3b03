"""Everything that lies on the table, open and hidden, and where a turn stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.architects.city import City
from engine.architects.deal import Deal
from engine.architects.terms import (
    CENTRAL,
    FACE_UP_TOKENS,
    POSITIONS,
    CardKind,
    DeckId,
    Position,
    TokenId,
)
from engine.game import Seat

Asked = Literal["token", "effect", "keep"]
"""What must be answered before the turn goes on: which progress token, which deck, which card."""

CONFLICT_TOKENS: Mapping[int, int] = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
"""Conflict tokens by number of players (rulebook, Setup)."""


@dataclass(slots=True)
class Table:
    """The full state of a game.

    Piles and the stack have their top first. ``battle`` of ``conflict_tokens`` show battle. Within a turn
    of ``seat``: ``taken`` its card is taken, ``used`` tokens have done their work in this turn, the extra
    card of ``open_tokens`` may still be taken, ``asked`` waits for an answer and ``searched`` is the
    deck whose top cards Halicarnassus shows. ``passes`` counts turns in a row in which nothing was done.
    """

    cities: list[City]
    decks: dict[DeckId, list[CardKind]]
    face_up: list[TokenId]
    stack: list[TokenId]
    conflict_tokens: int
    seat: Seat
    battle: int = 0
    discard: list[CardKind] = field(default_factory=list)
    cat: Seat | None = None
    taken: bool = False
    used: list[TokenId] = field(default_factory=list)
    open_tokens: list[TokenId] = field(default_factory=list)
    asked: Asked | None = None
    searched: DeckId | None = None
    passes: int = 0

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.cities)

    @property
    def city(self) -> City:
        """The city whose turn it is."""
        return self.cities[self.seat]

    @city.setter
    def city(self, city: City) -> None:
        self.cities[self.seat] = city

    @property
    def over(self) -> bool:
        """Whether the game has ended: the turn in which a wonder was finished is over.

        It ends, too, when everybody in turn has had nothing to take and has done nothing.
        """
        between_turns = not self.taken and self.asked is None
        return between_turns and (any(city.finished for city in self.cities) or self.passes >= self.players)

    def end_turn(self) -> None:
        """Forget what held for this turn alone."""
        self.taken = False
        self.used.clear()
        self.open_tokens.clear()

    def left_of(self, seat: Seat) -> Seat:
        """Give the neighbour on the left, who plays next."""
        return Seat((seat + 1) % self.players)

    def right_of(self, seat: Seat) -> Seat:
        """Give the neighbour on the right."""
        return Seat((seat - 1) % self.players)

    def deck_at(self, position: Position) -> DeckId:
        """Give the pile that lies there for the seat whose turn it is."""
        match position:
            case "left":
                return self.city.board.deck
            case "central":
                return CENTRAL
            case "right":
                return self.cities[self.right_of(self.seat)].board.deck

    def decks_in_reach(self) -> list[DeckId]:
        """List the piles with a card that the seat whose turn it is may take from: left, central, right."""
        return [deck for deck in map(self.deck_at, POSITIONS) if self.decks[deck]]

    def can_use(self, token_id: TokenId) -> bool:
        """Tell whether the city has a token that has not been used in this turn."""
        return token_id in self.city.tokens and token_id not in self.used

    @property
    def tokens_left(self) -> bool:
        """Whether any progress token can still be taken."""
        return bool(self.face_up or self.stack)


def lay_out(deal: Deal) -> Table:
    """Set the table for the deal of a game."""
    return Table(
        cities=[City(wonder_id) for wonder_id in deal.wonders],
        decks={deck: list(pile) for deck, pile in deal.decks.items()},
        face_up=list(deal.progress[:FACE_UP_TOKENS]),
        stack=list(deal.progress[FACE_UP_TOKENS:]),
        conflict_tokens=CONFLICT_TOKENS[len(deal.wonders)],
        seat=deal.first,
    )
