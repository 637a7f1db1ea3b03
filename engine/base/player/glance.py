"""What cards and stages are worth at a glance: a sum of plain terms, most of it worked out once for a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
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
from engine.base.payment.payment import Payment
from engine.base.player.glance_weights import GlanceWeights
from engine.base.player.military import expected_tokens
from engine.base.player.weights import ByAge, Weights
from engine.base.wonders import Stage
from engine.game import Seat
from engine.terms import RESOURCES, SYMBOLS, CardId

MOST_AHEAD = 25
"""Shields by which a city may lead or lie behind, and more than any may have."""

MOST_KNOWN = 1 << 13
"""So many counts of symbols are remembered; then all are forgotten."""

RAW_MATERIALS = RESOURCES[:4]
ANY_SYMBOL = len(SYMBOLS)


class Traits(NamedTuple):
    """What is to be reckoned with of a card or stage: ``fixed`` points, and what depends on the table.

    ``lasting`` are points for each round left in the age. ``produces`` are units of resources, each with the
    worths of more by how many there are.
    """

    fixed: float
    lasting: float = 0.0
    shields: int = 0
    symbol: int | None = None
    produces: tuple[tuple[Bundle, tuple[float, ...]], ...] = ()
    pers: tuple[Per, ...] = ()


class _Tables(NamedTuple):
    """What is worked out once: by age the cards, by round of the game what a lead in shields is worth."""

    cards: tuple[Mapping[CardId, Traits], ...]
    plain: tuple[Mapping[CardId, float], ...]
    tokens: tuple[tuple[float, ...], ...]


class Glance:
    """Looks at cards and stages as one city may have them now."""

    __slots__ = (
        "_all_symbols",
        "_box",
        "_cities",
        "_fixed",
        "_game_left",
        "_left",
        "_right",
        "_rounds_left",
        "_seat",
        "_stages",
        "_symbols",
        "_tables",
        "_tokens",
        "age",
        "weights",
    )

    def __init__(self, box: Box, weights: GlanceWeights) -> None:
        """Reckon with a box; `look` says with which table."""
        self.weights = weights
        self._box = box
        self._tables = _tables(box, weights)
        self._all_symbols: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._stages: dict[tuple[int, int], tuple[Stage, Traits]] = {}

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        city, rounds = cities[seat], self._box.rounds
        self.age = age - 1
        self._cities = cities
        self._seat = seat
        self._fixed = city.supply.fixed
        played = rounds * (age - 1) + round_
        self._rounds_left = rounds - round_
        self._game_left = 1 - played / (rounds * len(self._box.ages))
        self._tokens = self._tables.tokens[played - 1]
        ahead = city.shields + MOST_AHEAD
        self._left = ahead - cities[seat + 1 - len(cities)].shields
        self._right = ahead - cities[seat - 1].shields
        key = (played, *city.symbols.values())
        self._symbols = self._all_symbols.get(key) or self._look_at_symbols(key)

    @property
    def known(self) -> tuple[Mapping[CardId, float], Mapping[CardId, Traits]]:
        """Give the cards of the age that are worth the same in every city, and what there is to all."""
        return self._tables.plain[self.age], self._tables.cards[self.age]

    def card(self, name: CardId) -> float:
        """Estimate a card, its price left out."""
        traits = self._tables.cards[self.age].get(name)
        if traits is None:
            card = self._box.cards[name]
            traits = _traits_of(self.weights, card.effects, self.age, len(card.gives_free), is_stage=False)
        return self.of(traits)

    def stage(self, stage: Stage, *, is_last: bool) -> float:
        """Estimate a stage, its price left out; known by identity, it is kept so that no other gets it."""
        key = (id(stage), self.age)
        found = self._stages.get(key)
        if found is None:
            if len(self._stages) >= MOST_KNOWN:
                self._stages.clear()
            traits = _traits_of(self.weights, stage.effects, self.age, 0, is_stage=True)
            found = self._stages[key] = stage, traits
        return self.of(found[1]) + (self.weights.last_stage[self.age] if is_last else 0.0)

    @property
    def sale(self) -> float:
        """Estimate a sale."""
        return self.weights.sale[self.age]

    def price(self, payment: Payment) -> float:
        """Estimate what a payment costs."""
        weights, age = self.weights, self.age
        return weights.price[age] * payment.total + weights.trade[age] * (payment.left + payment.right)

    def of(self, traits: Traits) -> float:
        """Estimate what these traits come to for the city."""
        worth, lasting, shields, symbol, produces, pers = traits
        if shields:
            tokens, left, right = self._tokens, self._left, self._right
            worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
        if symbol is not None:
            worth += self._symbols[symbol]
        if lasting:
            worth += lasting * self._rounds_left
        for unit, more in produces:
            has = self._fixed // unit & BYTE
            worth += more[has if has < 2 else 2]
        if pers:
            weights, age = self.weights, self.age
            for per in pers:
                number = per.count(self._cities, self._seat)
                worth += weights.counted_coins[age] * per.coins * number
                worth += per.points * (weights.counted[age] * number + weights.growth[age] * self._game_left)
        return worth

    def _look_at_symbols(self, key: tuple[int, ...]) -> tuple[float, ...]:
        """Find what one more of each symbol is worth, and one of choice, to who has so many."""
        weights, age, left, counts = self.weights, self.age, self._game_left, key[1:]
        low, total = min(counts), sum(counts)
        completes = weights.set[age] if counts.count(low) == 1 else 0.0
        ahead = left * (weights.ahead + weights.ahead_for_each * total)
        found = [
            weights.square[age] * (2 * has + 1)
            + (completes if has == low else 0.0)
            + (0.0 if has else weights.first[age])
            + left * weights.ahead_for_same * has
            + ahead
            for has in counts
        ]
        of_choice = weights.choice_for_most * max(counts) + weights.choice_for_each * total
        if len(self._all_symbols) >= MOST_KNOWN:
            self._all_symbols.clear()
        self._all_symbols[key] = symbols = (*found, of_choice)
        return symbols


@lru_cache(16)
def _tables(box: Box, weights: GlanceWeights) -> _Tables:
    cards = tuple(
        {
            name: _traits_of(weights, card.effects, age.number - 1, len(card.gives_free), is_stage=False)
            for name, card in box.cards.items()
            if card.age == age.number
        }
        for age in box.ages
    )
    plain = tuple(
        {name: traits.fixed for name, traits in of_age.items() if traits == Traits(traits.fixed)}
        for of_age in cards
    )
    return _Tables(cards, plain, _tokens_ahead(box, weights))


def _traits_of(
    weights: GlanceWeights, effects: Sequence[AnyEffect], age: int, chains: int, *, is_stage: bool
) -> Traits:
    """Work out what effects are worth in an age, counted from 0."""
    fixed = weights.stage[age] if is_stage else weights.chain[age] * chains
    lasting, shields, symbol = 0.0, 0, None
    produces: tuple[tuple[Bundle, tuple[float, ...]], ...] = ()
    pers: tuple[Per, ...] = ()
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                fixed += weights.point[age] * amount
            case Coins(amount):
                fixed += weights.coin[age] * amount
            case TradeDiscount():
                fixed += weights.discount[age]
            case Ability(name):
                fixed += weights.abilities[name][age]
            case Shields(amount):
                fixed += weights.shield[age] * amount
                shields = amount
            case Science(options):
                is_choice = len(options) > 1
                fixed += weights.symbol_of_choice[age] if is_choice else weights.symbol[age]
                symbol = ANY_SYMBOL if is_choice else SYMBOLS.index(options[0])
            case Produce(options, amount) if len(options) == 1:
                is_raw = options[0] in RAW_MATERIALS
                produces += ((UNITS[options[0]], _more(weights, is_raw, age, amount)),)
                lasting += (weights.raw_lasting if is_raw else weights.made_lasting)[age]
            case Produce(options):
                fixed += _source(weights, effect, options[0] in RAW_MATERIALS)[age]
                lasting += weights.source_lasting[age]
            case Per():
                pers += (effect,)
            case CopyStage():
                pass
            case _:
                assert_never(effect)
    return Traits(fixed, lasting, shields, symbol, produces, pers)


def _source(weights: GlanceWeights, effect: Produce, is_raw: bool) -> ByAge:
    """Give the worths of a source of choice."""
    if not is_raw:
        return weights.made_source
    return weights.source if effect.sellable else weights.own_source


def _more(weights: GlanceWeights, is_raw: bool, age: int, amount: int) -> tuple[float, ...]:
    """Tell what so many more of a resource are worth to who has none, one, and two or more of it."""
    one = weights.raw if is_raw else weights.made
    return tuple(sum([one[min(has + more, 2)][age] for more in range(amount)]) for has in range(3))


def _tokens_ahead(box: Box, weights: GlanceWeights) -> tuple[tuple[float, ...], ...]:
    """Tell what shields ahead of a neighbour are worth, by round of the game, from the farthest behind on."""
    beliefs = Weights()
    ahead = range(-MOST_AHEAD, MOST_AHEAD + 10)
    return tuple(
        tuple(
            weights.military[age.number - 1]
            * expected_tokens(box, own, (0,), age.number, box.rounds - played, beliefs)
            for own in ahead
        )
        for age in box.ages
        for played in range(box.rounds)
    )
