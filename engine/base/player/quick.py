"""A quick way to play on from any table: plain worths, and no look at what need not be looked at.

It plays thousands of games to their ends for a search that wants to know how a game may end. For a city it
looks at what lies in the open and at the hand that it chooses from, as a seat does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, assert_never

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.city import City, market_of
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
from engine.base.payment.cost import Cost
from engine.base.payment.market import Market, Prices
from engine.base.payment.paying import ways_to_pay
from engine.base.payment.payment import CHAIN, FREE, POWER, Payment
from engine.base.payment.supply import Supply
from engine.base.player.military import expected_tokens
from engine.base.player.weights import ByAge, Weights
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import POINTS_FOR_A_SET
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.terms import SYMBOLS

MOST_AHEAD = 25
"""Shields by which a city may lead or lie behind, and more than any may have."""

MOST_TILLS = 1 << 13
"""So many markets are remembered; then all are forgotten."""


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


class _Traits(NamedTuple):
    """What is to be reckoned with of a card or stage: ``fixed`` points, and what depends on the table."""

    fixed: float
    shields: int = 0
    symbol: int | None = None
    produces: tuple[tuple[Bundle, int], ...] = ()
    pers: tuple[Per, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether it is worth the same in every city."""
        return self == _Traits(self.fixed)


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, weights: QuickWeights | None = None) -> None:
        """Play by these weights, without any by those found best."""
        self._weights = weights or QuickWeights()
        self._box = box
        self._random = Random(0).random
        self._traits = {
            name: self._traits_of(
                card.effects, card.age, self._weights.chain[card.age - 1] * len(card.gives_free)
            )
            for name, card in box.cards.items()
        }
        self._plain = {name: each.fixed for name, each in self._traits.items() if each.is_plain}
        self._stages: dict[tuple[int, tuple[AnyEffect, ...]], _Traits] = {}
        self._tokens = _tokens_ahead(box, self._weights.shields)
        self._free = {name: Build(name, FREE) for name in box.cards}
        self._chain = {name: Build(name, CHAIN) for name in box.cards}
        self._sales = {name: Sell(name) for name in box.cards}
        self._tills: dict[_MarketKey, _Till] = {}
        self._last_tills: dict[Seat, tuple[_MarketKey, _Till]] = {}

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        """Give one of the legal choices of a decision."""
        if decision.kind in {"round", "seventh_card"}:
            return self._of_hand(table, decision.seat)
        if decision.kind == "revive":
            return self._of_discard(table, decision)
        choices = decision.choices
        return choices[int(self._random() * len(choices))]

    def _of_hand(self, table: Table, seat: Seat) -> BaseChoice:
        """Choose the best that can be paid, taken in the order of what it is worth without its price."""
        cities, weights = table.cities, self._weights
        city, random = cities[seat], self._random
        gains = _Gains(self._box, table.age_number, table.round, cities, seat, weights, self._tokens)
        plain, traits, variety = self._plain, self._traits, weights.variety
        ranked = []
        for name in table.hands[seat]:
            worth = plain.get(name)
            if worth is None:
                worth = gains.of(traits[name])
            ranked.append((worth + variety * random(), name))
        ranked.sort(reverse=True)
        coins, till = city.coins, None
        best: BaseChoice | None = None
        most = weights.coin * COINS_FOR_A_SALE
        for option in city.next_stages:
            worth = gains.of(self._stage(option.stage.effects, table.age_number)) + variety * random()
            if worth > most:
                till = till or self._till(cities, seat)
                payment = till.cheapest(option.cost)
                if payment is not None and payment.total <= coins:
                    worth -= weights.price * payment.total
                    if worth > most:
                        most, best = worth, BuildStage(ranked[-1][1], payment, option.copy)
        named, chained, cards = city.named, city.chained, self._box.cards
        for worth, name in ranked:
            if worth <= most:
                break
            card = cards[name]
            if card.building in named:
                continue
            if card.cost.is_nothing:
                return self._free[name]
            if name in chained:
                return self._chain[name]
            till = till or self._till(cities, seat)
            payment = till.cheapest(card.cost)
            if payment is None or payment.total > coins:
                if city.can_build_free():
                    return Build(name, POWER)
            elif worth - weights.price * payment.total > most:
                most, best = worth - weights.price * payment.total, Build(name, payment)
        return best or self._sales[ranked[-1][1]]

    def _of_discard(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        seat, weights = decision.seat, self._weights
        gains = _Gains(self._box, table.age_number, table.round, table.cities, seat, weights, self._tokens)
        revived = [each for each in decision.choices if isinstance(each, Revive)]
        return max(revived, key=lambda each: gains.of(self._traits[each.card]))

    def _till(self, cities: Sequence[City], seat: Seat) -> _Till:
        """Find out what this city pays, as far as that has been asked before."""
        city, left, right = cities[seat], cities[(seat + 1) % len(cities)], cities[seat - 1]
        last = self._last_tills.get(seat)
        if last is not None:
            (own, on_left, on_right, prices), till = last
            if (
                own is city.supply
                and on_left is left.for_sale
                and on_right is right.for_sale
                and prices is city.prices
            ):
                return till
        key = (city.supply, left.for_sale, right.for_sale, city.prices)
        found = self._tills.get(key)
        if found is None:
            if len(self._tills) >= MOST_TILLS:
                self._tills.clear()
            found = self._tills[key] = _Till(market_of(cities, seat))
        self._last_tills[seat] = key, found
        return found

    def _stage(self, effects: tuple[AnyEffect, ...], age: int) -> _Traits:
        found = self._stages.get((age, effects))
        if found is None:
            found = self._stages[age, effects] = self._traits_of(effects, age, self._weights.stage[age - 1])
        return found

    def _traits_of(self, effects: Sequence[AnyEffect], age: int, fixed: float) -> _Traits:
        weights = self._weights
        traits = _Traits(fixed)
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
                        traits = traits._replace(produces=(*traits.produces, (UNITS[options[0]], amount)))
                case Per():
                    traits = traits._replace(pers=(*traits.pers, effect))
                case CopyStage():
                    pass
                case _:
                    assert_never(effect)
        return traits._replace(fixed=fixed)


ANY_SYMBOL = len(SYMBOLS)

_MarketKey = tuple[Supply, Supply, Supply, Prices]
"""What the prices of a city depend on: its own supply, what its neighbours sell, and what it pays them."""


class _Till:
    """What a city pays for things on one market, each asked once."""

    __slots__ = ("_known", "_market")

    def __init__(self, market: Market) -> None:
        self._market = market
        self._known: dict[tuple[Bundle, int], Payment | None] = {}

    def cheapest(self, cost: Cost) -> Payment | None:
        """Give the cheapest way to pay; None where the resources cannot be had."""
        key = (cost.need, cost.coins)
        try:
            return self._known[key]
        except KeyError:
            ways = ways_to_pay(self._market, cost)
            found = self._known[key] = ways[0] if ways else None
            return found


class _Gains:
    """What cards and stages would bring one city now; what several of them ask for is found out once."""

    __slots__ = (
        "_age",
        "_all_tokens",
        "_cities",
        "_game_left",
        "_left",
        "_right",
        "_round",
        "_seat",
        "_symbols",
        "_tokens",
        "_weights",
    )

    def __init__(
        self,
        box: Box,
        age: int,
        round_: int,
        cities: Sequence[City],
        seat: Seat,
        weights: QuickWeights,
        tokens: _Tokens,
    ) -> None:
        self._age = age
        self._round = round_
        self._cities = cities
        self._seat = seat
        self._weights = weights
        self._all_tokens = tokens
        self._tokens: Sequence[float] | None = None
        self._symbols: Sequence[float] | None = None
        self._game_left = 1 - (box.rounds * (age - 1) + round_) / (box.rounds * len(box.ages))

    def of(self, traits: _Traits) -> float:
        """Estimate a card or stage."""
        worth, shields, symbol, produces, pers = traits
        if shields:
            tokens = self._tokens or self._look_at_shields()
            left, right = self._left, self._right
            worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
        if symbol is not None:
            worth += (self._symbols or self._look_at_symbols())[symbol]
        if produces:
            weights = self._weights
            fixed, age = self._cities[self._seat].supply.fixed, self._age - 1
            for unit, amount in produces:
                has = fixed // unit & BYTE
                for number in range(has, has + amount):
                    worth += (weights.resource, weights.second, weights.third)[min(number, 2)][age]
        if pers:
            weights = self._weights
            for per in pers:
                number = per.count(self._cities, self._seat)
                worth += weights.coin * per.coins * number
                worth += weights.counted * per.points * (number + weights.growth * self._game_left)
        return worth

    def _look_at_shields(self) -> Sequence[float]:
        """Find the worths of leads in shields, and those over both neighbours as places in them."""
        cities = self._cities
        shields = cities[self._seat].shields + MOST_AHEAD
        self._left = shields - cities[(self._seat + 1) % len(cities)].shields
        self._right = shields - cities[self._seat - 1].shields
        self._tokens = tokens = self._all_tokens[self._age - 1][self._round - 1]
        return tokens

    def _look_at_symbols(self) -> Sequence[float]:
        """Find what one more of each symbol is worth, and one of choice."""
        weights, left = self._weights, self._game_left
        counts = tuple(self._cities[self._seat].symbols.values())
        low = min(counts)
        set_completed = POINTS_FOR_A_SET if counts.count(low) == 1 else 0
        ahead = 1 + 2 * weights.wish * left + (weights.set_to_come + weights.collected * sum(counts)) * left
        found = [2 * has + ahead + (set_completed if has == low else 0) for has in counts]
        self._symbols = found = [*found, max(found)]
        return found


_Tokens = tuple[tuple[tuple[float, ...], ...], ...]


def _tokens_ahead(box: Box, factor: float) -> _Tokens:
    """Tell what shields ahead of a neighbour are worth, by age and round, from the farthest behind on."""
    weights = Weights()
    ahead = range(-MOST_AHEAD, MOST_AHEAD + 10)
    return tuple(
        tuple(
            tuple(
                factor * expected_tokens(box, own, (0,), age.number, box.rounds - played, weights)
                for own in ahead
            )
            for played in range(box.rounds)
        )
        for age in box.ages
    )
