"""What is in play, as data: an expansion is another box, not other rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, SupportsIndex

from engine.base.cards import Card
from engine.base.choice import BaseChoice
from engine.base.events import BaseEvent
from engine.base.wonders import Wonder
from engine.game import Course
from engine.registry import STANDARD, reduce_box
from engine.rules import Tell
from engine.terms import CardId, Colour, Neighbour, WonderId

if TYPE_CHECKING:
    from engine.base.table import Table

Phase = Callable[["Table", Tell[BaseEvent]], Course[BaseChoice]]
"""A part of an age: it begins from any table that stands at one of its questions, or before the first."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards of a colour of which some are drawn for an age: ``beyond`` more than there are cities.

    ``called`` is what they are called in an error.
    """

    colour: Colour
    beyond: int
    called: str


@dataclass(frozen=True, slots=True)
class Age:
    """An age: where the hands go, the token for a victory in its conflicts, what joins its deck."""

    number: int
    passing: Neighbour
    victory: int
    drawn: tuple[Drawn, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """The cards and boards in play and how long they are played.

    A hand has ``hand_size`` cards, of which ``rounds`` are played in an age. ``phases`` make up an age.
    Two players use the cards of ``least_cities`` cities (rulebook, Expert variant). ``names`` are the ids of
    the boxes that it is made of, as records name them.
    """

    cards: Mapping[CardId, Card]
    wonders: Mapping[WonderId, Wonder]
    ages: tuple[Age, ...]
    hand_size: int
    rounds: int
    phases: tuple[Phase, ...]
    least_players: int
    most_players: int
    least_cities: int = 3
    names: tuple[str, ...] = STANDARD
    _decks: Mapping[tuple[int, int], tuple[CardId, ...]] = field(init=False, repr=False)
    _drawn: Mapping[tuple[int, Drawn], tuple[CardId, ...]] = field(init=False, repr=False)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Write a box of the game by its names: wherever it is read, it is the box that is there."""
        return reduce_box("base", self, protocol)

    def __post_init__(self) -> None:
        """Sort the cards into the decks of every age and number of cities once for all."""
        cities = range(self.least_cities, self.cities(self.most_players) + 1)
        decks = {(age.number, count): self._deck(age, count) for age in self.ages for count in cities}
        drawn = {(age.number, each): self._drawn_from(age, each) for age in self.ages for each in age.drawn}
        object.__setattr__(self, "_decks", decks)
        object.__setattr__(self, "_drawn", drawn)

    @property
    def last_age(self) -> int:
        """The number of the last age."""
        return self.ages[-1].number

    @property
    def all_cards(self) -> int:
        """How many cards there are, all copies counted; of a guild there is one."""
        return sum(max(1, len(each.copies)) for each in self.cards.values())

    def age(self, number: int) -> Age:
        """Look an age up by its number, 1 is the first."""
        return self.ages[number - 1]

    def cities(self, players: int) -> int:
        """Count the cities at a table: with two players the Free City is the third."""
        return max(players, self.least_cities)

    def deck(self, age: Age, players: int) -> list[CardId]:
        """List the cards that are in an age's deck for so many players, drawn ones left out."""
        return [*self._decks[age.number, self.cities(players)]]

    def drawn(self, drawn: Drawn, age: Age, players: int) -> tuple[tuple[CardId, ...], int]:
        """Give the cards of which some are drawn for an age, and how many."""
        return self._drawn[age.number, drawn], self.cities(players) + drawn.beyond

    def _deck(self, age: Age, cities: int) -> tuple[CardId, ...]:
        return tuple(
            card.id
            for card in self.cards.values()
            if card.age == age.number
            for copy in card.copies
            if copy <= cities
        )

    def _drawn_from(self, age: Age, drawn: Drawn) -> tuple[CardId, ...]:
        return tuple(
            card.id
            for card in self.cards.values()
            if card.colour == drawn.colour and card.age == age.number and not card.copies
        )
