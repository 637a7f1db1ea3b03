"""What is in play: everything that comes out of the box, as data that a game is begun with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, SupportsIndex

from engine.duel.cards import Card, cards
from engine.duel.city import City, DraftedWonder
from engine.duel.layout import Place, read_places
from engine.duel.terms import DECKS, SEATS, Deck
from engine.duel.tokens import ProgressToken, progress_tokens
from engine.duel.wonders import Wonder, wonders
from engine.facts import read_rows
from engine.frozen import FrozenMapping
from engine.registry import STANDARD, reduce_box
from engine.terms import CardId, TokenId, WonderId


@dataclass(frozen=True, slots=True)
class Age:
    """One age: the places of its layout, the deck that fills them and how many guilds are among them."""

    places: tuple[Place, ...]
    deck: Deck
    guilds: int


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What a game is played with.

    ``first_picks`` tells for each wonder of the draft whether the first player takes it;
    ``wonders_shown`` of them lie on the table at once. ``names`` are the ids of the boxes that it is made of,
    as records name them.
    """

    cards: Mapping[CardId, Card]
    decks: Mapping[Deck, tuple[CardId, ...]]
    wonders: Mapping[WonderId, Wonder]
    tokens: Mapping[TokenId, ProgressToken]
    ages: tuple[Age, ...]
    coins_at_the_start: int
    tokens_on_the_board: int
    wonders_shown: int
    first_picks: tuple[bool, ...]
    most_wonders_built: int
    names: tuple[str, ...] = STANDARD

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Write a box of the game by its names: wherever it is read, it is the box that is there."""
        return reduce_box("duel", self, protocol)

    @property
    def players(self) -> int:
        """How many play."""
        return len(SEATS)

    @property
    def wonders_per_city(self) -> int:
        """How many wonders each player drafts."""
        return len(self.first_picks) // self.players

    def city(
        self,
        coins: int,
        buildings: Iterable[CardId] = (),
        drafted: Iterable[DraftedWonder] = (),
        tokens: Iterable[TokenId] = (),
    ) -> City:
        """Lay out a city of these things."""
        city = City(coins)
        for card_id in buildings:
            self.cards[card_id].add_to(city)
        for each in drafted:
            city.draft(each.wonder)
            if each.built:
                self.wonders[each.wonder].add_to(city)
        for token in tokens:
            self.tokens[token].add_to(city)
        return city


def _cards_of(deck: Deck) -> tuple[CardId, ...]:
    return tuple(each.id for each in cards().values() if each.deck == deck)


@cache
def standard_box() -> Box:
    """Give the box of 7 Wonders Duel (rules, Matériel and Mise en place)."""
    one, two, three = (read_places(row["rows"]) for row in read_rows("duel", "layouts"))
    return Box(
        cards=cards(),
        decks=FrozenMapping({deck: _cards_of(deck) for deck in DECKS}),
        wonders=wonders(),
        tokens=progress_tokens(),
        ages=(Age(one, "age_1", 0), Age(two, "age_2", 0), Age(three, "age_3", 3)),
        coins_at_the_start=7,
        tokens_on_the_board=5,
        wonders_shown=4,
        first_picks=(True, False, False, True, False, True, True, False),
        most_wonders_built=7,
    )
