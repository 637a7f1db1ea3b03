"""What is in the box: a game is begun with one, so an expansion is another box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, SupportsIndex

from engine.architects.cards import Card, cards
from engine.architects.terms import DeckId
from engine.architects.tokens import Token, tokens
from engine.architects.wonders import Wonder, wonders
from engine.frozen import FrozenMapping
from engine.registry import STANDARD, reduce_box
from engine.terms import CardId, TokenId, WonderId


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """The cards, wonders and progress tokens in play, each by its id in the order of the box.

    ``conflict_tokens`` by the number of players: those are the numbers that the game is for. ``names`` are
    the ids of the boxes that it is made of, as records name them.
    """

    cards: Mapping[CardId, Card]
    wonders: Mapping[WonderId, Wonder]
    tokens: Mapping[TokenId, Token]
    conflict_tokens: Mapping[int, int]
    face_up_tokens: int = 3
    names: tuple[str, ...] = STANDARD

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Write a box of the game by its names: wherever it is read, it is the box that is there."""
        return reduce_box("architects", self, protocol)

    @property
    def least_players(self) -> int:
        """The fewest that can play."""
        return min(self.conflict_tokens)

    @property
    def most_players(self) -> int:
        """The most that can play."""
        return max(self.conflict_tokens)

    def full_deck(self, deck: DeckId) -> dict[CardId, int]:
        """Count the cards of a deck before the game."""
        return {each.id: each.copies[deck] for each in self.cards.values() if deck in each.copies}

    @property
    def all_cards(self) -> int:
        """How many cards there are, all copies counted."""
        return sum(sum(each.copies.values()) for each in self.cards.values())

    def all_tokens(self) -> list[TokenId]:
        """List the progress tokens, each copy by itself."""
        return [each.id for each in self.tokens.values() for _ in range(each.copies)]


@cache
def standard_box() -> Box:
    """Give what is in the box of the game (rulebook, Setup)."""
    conflict_tokens = FrozenMapping({2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6})
    return Box(cards(), wonders(), tokens(), conflict_tokens)
