"""What a card would bring a city as everything lies now: what the scoring says, nothing foretold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.base.cards import Card
from engine.base.city import City
from engine.base.scoring import score_city
from engine.game import Seat
from engine.ring import left_of, right_of


class Worth(NamedTuple):
    """What a card would bring now, its price aside.

    ``points`` are those beside ``science``, ``coins`` those that the bank gives. ``beaten`` are the
    neighbours who would have fewer shields and have not now, ``level`` those who have more and would not.
    """

    points: int
    science: int
    coins: int
    beaten: tuple[Seat, ...]
    level: tuple[Seat, ...]


def worth_of(cities: Sequence[City], seat: Seat, card: Card) -> Worth:
    """Count what a card would bring the city of a seat if it were built there now; changes no city."""
    before = cities[seat]
    after = before.copy()
    after.build(card)
    built = [after if place == seat else city for place, city in enumerate(cities)]
    earlier, later = (score_city(each, seat) for each in (cities, built))
    science = later.scientific - earlier.scientific
    shields = {each: cities[each].shields for each in _neighbours(seat, len(cities))}
    return Worth(
        points=later.total - earlier.total - science,
        science=science,
        coins=sum([effect.coins_when_built(built, seat) for effect in card.effects]),
        beaten=tuple(each for each, theirs in shields.items() if before.shields <= theirs < after.shields),
        level=tuple(each for each, theirs in shields.items() if before.shields < theirs == after.shields),
    )


def _neighbours(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    return left_of(seat, seats), right_of(seat, seats)
