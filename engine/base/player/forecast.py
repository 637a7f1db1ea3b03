"""What points cities may expect at the end of the game, told from what lies between two ages.

Then nobody has a hand and all is in the open. The points are a sum of plain terms, traits of a city and of
the neighbours that it has; `tests.fit_forecast` finds what each counts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.base.payment import BYTE, UNITS, Bundle, ResourceSet, Supply, size
from engine.base.table import City
from engine.facts import read_rows
from engine.game import Seat

UNIT = 100
"""Forecasts are whole hundredths of points, so that they are the same on any machine."""

MOST_COINS = 14
MOST_AHEAD = 5
MOST_OF_A_RESOURCE = 2
MOST_MISSING = 3
"""Beyond these more makes no difference."""

MOST_KNOWN = 1 << 15
"""So many features are remembered; then all are forgotten."""

Feature = tuple[Any, ...]
"""Something that a city has; the first entry says what it is, the others how it is with it."""

Trait = tuple[str, int]
"""A term of the sum by its name, and how often it counts."""


class Forecast:
    """Foretells the points of cities after an age."""

    def __init__(self, weights: Mapping[str, int]) -> None:
        """Reckon with what each trait counts, in hundredths of points; others count nothing."""
        self._weights = weights
        self._known: dict[Hashable, int] = {}

    def points(self, cities: Sequence[City], seat: Seat) -> int:
        """Give the points that a seat may expect at the end of the game, in hundredths."""
        known, found = self._known, 0
        for feature in features(cities, seat):
            worth = known.get(feature)
            if worth is None:
                worth = self._look_at(feature)
            found += worth
        return found

    def _look_at(self, feature: Feature) -> int:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        worth = sum([self._weights.get(name, 0) * number for name, number in traits(feature)])
        self._known[feature] = worth
        return worth


@lru_cache(4)
def forecast_after(age: int) -> Forecast:
    """Give the forecast for tables between an age and the next one."""
    (weights,) = (row["weights"] for row in read_rows("base", "forecast") if row["after_age"] == age)
    return Forecast(weights)


def features(cities: Sequence[City], seat: Seat) -> Iterable[Feature]:
    """List what a city has that its points depend on."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    beside = left.for_sale.resources | right.for_sale.resources
    found: list[Feature] = [
        ("cities", len(cities)),
        ("stages", *city.board, city.stages),
        ("coins", city.coins),
        ("tokens", city.conflicts),
        ("ahead", city.shields - left.shields),
        ("ahead", city.shields - right.shields),
        ("symbols", *city.symbols.values(), city.science_choices),
        ("resources", city.supply.fixed, city.supply.choices, beside),
        ("beside", left.stages, min(left.coins, MOST_COINS), *left.colours.items()),
        ("beside", right.stages, min(right.coins, MOST_COINS), *right.colours.items()),
    ]
    found += [("next", city.supply, option.cost.need) for option in city.next_stages[:1]]
    found += [(card.id,) for card in city.cards]
    return found


def traits(feature: Feature) -> tuple[Trait, ...]:
    """Give the terms that a feature stands for."""
    match feature:
        case "cities", number:
            return ((f"cities {number}", 1),)
        case "stages", wonder, side, stages:
            return ((f"{wonder} {side} {stages}", 1),)
        case "coins", coins:
            return ((f"coins {min(coins, MOST_COINS)}", 1),)
        case "tokens", tokens:
            return (("tokens", sum(tokens)),)
        case "ahead", shields:
            return ((f"ahead {max(-MOST_AHEAD, min(MOST_AHEAD, shields))}", 1),)
        case "symbols", *counts, choices:
            return _symbols(counts, choices)
        case "resources", fixed, choices, beside:
            return _resources(fixed, choices, beside)
        case "beside", stages, coins, *colours:
            return (
                ("stages beside", stages),
                ("coins beside", coins),
                *((f"{colour} beside", number) for colour, number in colours),
            )
        case "next", supply, need:
            return (_next_stage(supply, need),)
        case (card,):
            return ((f"{card}", 1),)
    raise AssertionError(f"no feature {feature[0]}")


def _symbols(counts: Sequence[int], choices: int) -> tuple[Trait, ...]:
    least, middle, most = sorted(counts)
    total = least + middle + most
    return (
        ("squares", sum([count * count for count in counts])),
        ("sets", least),
        ("second sort", middle),
        ("symbols squared", total * total),
        ("choices", choices),
        ("choices for each", choices * total),
        ("choices for most", choices * most),
    )


def _resources(fixed: Bundle, choices: Sequence[ResourceSet], beside: ResourceSet) -> tuple[Trait, ...]:
    chosen = 0
    for choice in choices:
        chosen |= choice
    found = [(f"sources of choice {len(choices)}", 1)]
    for resource, unit in UNITS.items():
        number = min(MOST_OF_A_RESOURCE, fixed // unit & BYTE)
        by_choice = " or by choice" if chosen // unit & BYTE else ""
        near = ", near" if beside // unit & BYTE else ""
        found.append((f"{number} {resource}{by_choice}{near}", 1))
    return tuple(found)


def _next_stage(supply: Supply, need: Bundle) -> Trait:
    missing = size(supply.shortfalls(need)[0])
    return f"missing for the next stage {min(MOST_MISSING, missing)}", 1
