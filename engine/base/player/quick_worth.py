"""What cards and stages are worth at a glance, most of it worked out once for a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from engine.base.box import Box
from engine.base.city import City
from engine.base.effects import (
    Ability,
    AnyEffect,
    Coins,
    CopyStage,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.base.payment.bundle import BYTE, UNITS, Bundle
from engine.base.player.military import expected_tokens
from engine.base.player.weights import ByAge, Weights
from engine.base.scoring import POINTS_FOR_A_SET
from engine.game import Seat
from engine.terms import SYMBOLS

MOST_AHEAD = 25
"""Shields by which a city may lead or lie behind, and more than any may have."""

MOST_KNOWN = 1 << 13
"""So many counts of symbols are remembered; then all are forgotten."""

ANY_SYMBOL = len(SYMBOLS)


@dataclass(frozen=True, slots=True)
class QuickWeights:
    """What things are worth when a card is chosen quickly, in points, by age where there are three."""

    coin: float = 0.46
    price: float = 0.67
    variety: float = 1.0
    resource: ByAge = (5.4, 2.3, 0.0)
    second: ByAge = (1.2, 1.2, 0.0)
    third: ByAge = (0.35, 0.2, 0.0)
    source: ByAge = (8.0, 3.7, 0.0)
    discount: ByAge = (2.0, 2.35, 0.0)
    growth: float = 1.4
    set_to_come: float = 2.4
    wish: float = 0.6
    collected: float = 1.0
    shields: float = 1.35
    points: ByAge = (0.55, 0.9, 1.8)
    counted: float = 1.75
    symbol: ByAge = (0.65, -0.5, -0.1)
    chain: ByAge = (0.25, 0.37, 0.0)
    stage: ByAge = (0.0, 0.05, -1.5)


class Traits(NamedTuple):
    """What is to be reckoned with of a card or stage: ``fixed`` points, and what depends on the table.

    ``produces`` are units of resources, each with the worths of one more by how many there are.
    """

    fixed: float
    shields: int = 0
    symbol: int | None = None
    produces: tuple[tuple[Bundle, tuple[float, ...]], ...] = ()
    pers: tuple[Per, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether it is worth the same in every city."""
        return self == Traits(self.fixed)


def traits_of(weights: QuickWeights, effects: Sequence[AnyEffect], age: int, fixed: float) -> Traits:
    """Work out what effects are worth in an age; ``fixed`` is added."""
    traits = Traits(fixed)
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                fixed += weights.points[age - 1] * amount
            case Coins(amount):
                fixed += weights.coin * amount
            case TradeDiscount():
                fixed += weights.discount[age - 1]
            case Ability(name):
                fixed += Weights().abilities[name][age - 1]
            case Shields(amount):
                traits = traits._replace(shields=amount)
            case Science(options):
                symbol = SYMBOLS.index(options[0]) if len(options) == 1 else ANY_SYMBOL
                traits = traits._replace(symbol=symbol)
                fixed += weights.symbol[age - 1]
            case Produce(options, amount):
                if len(options) > 1:
                    fixed += weights.source[age - 1]
                else:
                    more = (UNITS[options[0]], _more(weights, age, amount))
                    traits = traits._replace(produces=(*traits.produces, more))
            case Per():
                traits = traits._replace(pers=(*traits.pers, effect))
            case CopyStage():
                pass
            case _:
                assert_never(effect)
    return traits._replace(fixed=fixed)


def _more(weights: QuickWeights, age: int, amount: int) -> tuple[float, ...]:
    """Tell what so many more of a resource are worth to who has none, one, and two or more of it."""
    one = (weights.resource[age - 1], weights.second[age - 1], weights.third[age - 1])
    return tuple(sum([one[min(has + more, 2)] for more in range(amount)]) for has in range(3))


class Gains:
    """What cards and stages would bring one city now; what several of them ask for is found out once."""

    __slots__ = (
        "_all_symbols",
        "_all_tokens",
        "_cities",
        "_fixed",
        "_game_left",
        "_left",
        "_right",
        "_rounds",
        "_rounds_of_all",
        "_seat",
        "_symbols",
        "_tokens",
        "_weights",
    )

    def __init__(self, box: Box, weights: QuickWeights) -> None:
        """Reckon with a box; `look` says with which table."""
        self._weights = weights
        self._rounds = box.rounds
        self._rounds_of_all = box.rounds * len(box.ages)
        self._all_tokens = _tokens_ahead(box, weights.shields)
        self._all_symbols: dict[tuple[int, ...], tuple[float, ...]] = {}

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat."""
        city = cities[seat]
        self._cities = cities
        self._seat = seat
        self._fixed = city.supply.fixed
        played = self._rounds * (age - 1) + round_
        self._game_left = 1 - played / self._rounds_of_all
        self._tokens = self._all_tokens[played - 1]
        ahead = city.shields + MOST_AHEAD
        self._left = ahead - cities[seat + 1 - len(cities)].shields
        self._right = ahead - cities[seat - 1].shields
        key = (played, *city.symbols.values())
        self._symbols = self._all_symbols.get(key) or self._look_at_symbols(key)

    def of(self, traits: Traits) -> float:
        """Estimate a card or stage."""
        worth, shields, symbol, produces, pers = traits
        if shields:
            tokens, left, right = self._tokens, self._left, self._right
            worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
        if symbol is not None:
            worth += self._symbols[symbol]
        for unit, more in produces:
            has = self._fixed // unit & BYTE
            worth += more[has if has < 2 else 2]
        if pers:
            weights = self._weights
            for per in pers:
                number = per.count(self._cities, self._seat)
                worth += weights.coin * per.coins * number
                worth += weights.counted * per.points * (number + weights.growth * self._game_left)
        return worth

    def _look_at_symbols(self, key: tuple[int, ...]) -> tuple[float, ...]:
        """Find what one more of each symbol is worth, and one of choice, to who has so many."""
        weights, left, counts = self._weights, self._game_left, key[1:]
        low = min(counts)
        set_completed = POINTS_FOR_A_SET if counts.count(low) == 1 else 0
        ahead = 1 + 2 * weights.wish * left + (weights.set_to_come + weights.collected * sum(counts)) * left
        found = [2 * has + ahead + (set_completed if has == low else 0) for has in counts]
        if len(self._all_symbols) >= MOST_KNOWN:
            self._all_symbols.clear()
        self._all_symbols[key] = symbols = (*found, max(found))
        return symbols


_Tokens = tuple[tuple[float, ...], ...]


def _tokens_ahead(box: Box, factor: float) -> _Tokens:
    """Tell what shields ahead of a neighbour are worth, by round of the game, from the farthest behind on."""
    weights = Weights()
    ahead = range(-MOST_AHEAD, MOST_AHEAD + 10)
    return tuple(
        tuple(
            factor * expected_tokens(box, own, (0,), age.number, box.rounds - played, weights)
            for own in ahead
        )
        for age in box.ages
        for played in range(box.rounds)
    )
