"""What cards and stages are worth at a glance: a sum of plain terms, most of it worked out once for a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, assert_never

from engine.base.box import Box
from engine.base.cards import Card
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
from engine.base.player.likings import Likings, Line
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

    ``produces`` are units of resources, each with the worths of more by how many there are.
    """

    fixed: float
    shields: int = 0
    symbol: int | None = None
    produces: tuple[tuple[Bundle, tuple[float, ...]], ...] = ()
    pers: tuple[Per, ...] = ()


class _Tables(NamedTuple):
    """What is worked out once, by round of the game: the cards, and what a lead in shields is worth.

    ``ahead`` is what shields are worth besides, by age.
    """

    cards: tuple[Mapping[CardId, Traits], ...]
    plain: tuple[Mapping[CardId, float], ...]
    tokens: tuple[tuple[float, ...], ...]
    ahead: tuple[tuple[float, ...], ...]


class Glance:
    """Looks at cards and stages as one city may have them now."""

    __slots__ = (
        "_ahead",
        "_all_symbols",
        "_box",
        "_cities",
        "_fixed",
        "_game_left",
        "_left",
        "_likings",
        "_near",
        "_played",
        "_purse",
        "_right",
        "_seat",
        "_stages",
        "_symbols",
        "_tables",
        "_tokens",
        "age",
        "sale",
        "weights",
    )

    def __init__(self, box: Box, weights: GlanceWeights, likings: Likings) -> None:
        """Reckon with a box; `look` says with which table."""
        self.weights = weights
        self._likings = likings
        self._box = box
        self._tables = _tables(box, weights, likings)
        self._all_symbols: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._stages: dict[tuple[int, int], tuple[Stage, Traits]] = {}

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        city, rounds = cities[seat], self._box.rounds
        self.age = age - 1
        self._cities = cities
        self._seat = seat
        left, right = cities[seat + 1 - len(cities)], cities[seat - 1]
        self._fixed = city.supply.fixed
        self._near = left.for_sale.fixed | right.for_sale.fixed
        played = rounds * (age - 1) + round_
        self._played = played - 1
        self._game_left = 1 - played / (rounds * len(self._box.ages))
        self._tokens = self._tables.tokens[played - 1]
        self._ahead = self._tables.ahead[age - 1]
        ahead = city.shields + MOST_AHEAD
        self._left = ahead - left.shields
        self._right = ahead - right.shields
        likings, coins = self._likings, city.coins
        sales = likings.sale[age - 1]
        self.sale = (
            self.weights.sale[age - 1]
            + sales[coins if coins < len(sales) else -1]
            + likings.sale_later[age - 1] * round_ / rounds
        )
        self._purse = likings.purse[age - 1] / max(1, coins)
        key = (played, *city.symbols.values())
        self._symbols = self._all_symbols.get(key) or self._look_at_symbols(key)

    @property
    def known(self) -> tuple[Mapping[CardId, float], Mapping[CardId, Traits]]:
        """Give the cards of the age that are worth the same in every city, and what there is to all."""
        return self._tables.plain[self._played], self._tables.cards[self._played]

    def card(self, name: CardId) -> float:
        """Estimate a card, its price left out."""
        traits = self._tables.cards[self._played].get(name)
        if traits is None:
            traits = _traits_of_card(
                self._box, self.weights, self._likings, self._box.cards[name], self._played
            )
        return self.of(traits)

    def stage(self, stage: Stage, *, is_last: bool) -> float:
        """Estimate a stage, its price left out; known by identity, it is kept so that no other gets it."""
        key = (id(stage), self._played)
        found = self._stages.get(key)
        if found is None:
            if len(self._stages) >= MOST_KNOWN:
                self._stages.clear()
            rounds_left = self._box.rounds - 1 - self._played % self._box.rounds
            fixed = self.weights.stage[self.age]
            traits = _traits_of(self.weights, stage.effects, self.age, rounds_left, fixed)
            found = self._stages[key] = stage, traits
        return self.of(found[1]) + (self.weights.last_stage[self.age] if is_last else 0.0)

    def price(self, payment: Payment) -> float:
        """Estimate what a payment costs."""
        weights, age, total = self.weights, self.age, payment.total
        return (weights.price[age] + self._purse) * total + weights.trade[age] * (
            payment.left + payment.right
        )

    def of(self, traits: Traits) -> float:
        """Estimate what these traits come to for the city."""
        worth, shields, symbol, produces, pers = traits
        if shields:
            tokens, ahead, left, right = self._tokens, self._ahead, self._left, self._right
            worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
            worth += ahead[left] + ahead[right]
        if symbol is not None:
            worth += self._symbols[symbol]
        for unit, more in produces:
            has = self._fixed // unit & BYTE
            worth += more[has if has < 2 else 2]
            if self._near // unit & BYTE:
                worth += self._likings.near[self.age]
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
        liked = self._likings.symbols[age]
        more = liked[total if total < len(liked) else -1]
        ahead = left * (weights.ahead + weights.ahead_for_each * total)
        found = [
            weights.square[age] * (2 * has + 1)
            + (completes if has == low else 0.0)
            + (0.0 if has else weights.first[age])
            + left * weights.ahead_for_same * has
            + ahead
            + more
            for has in counts
        ]
        of_choice = more + weights.choice_for_most * max(counts) + weights.choice_for_each * total
        if len(self._all_symbols) >= MOST_KNOWN:
            self._all_symbols.clear()
        self._all_symbols[key] = symbols = (*found, of_choice)
        return symbols


@lru_cache(16)
def _tables(box: Box, weights: GlanceWeights, likings: Likings) -> _Tables:
    cards = tuple(
        {
            name: _traits_of_card(box, weights, likings, card, played)
            for name, card in box.cards.items()
            if card.age == age.number
        }
        for age in box.ages
        for played in range(box.rounds * (age.number - 1), box.rounds * age.number)
    )
    plain = tuple(
        {name: traits.fixed for name, traits in of_round.items() if traits == Traits(traits.fixed)}
        for of_round in cards
    )
    return _Tables(cards, plain, _tokens_ahead(box, weights), tuple(map(_ahead, likings.ahead)))


def _ahead(likings: Line) -> tuple[float, ...]:
    """Give what is liked by lead, from the farthest behind that there is on."""
    far = MOST_AHEAD - len(likings) // 2
    return (*[likings[0]] * far, *likings, *[likings[-1]] * (far + 10))


def _traits_of_card(box: Box, weights: GlanceWeights, likings: Likings, card: Card, played: int) -> Traits:
    """Work out what a card is worth after so many rounds of the game."""
    age, round_ = played // box.rounds, played % box.rounds + 1
    liked = likings.cards.get(card.id, 0.0)
    if card.colour in likings.later:
        liked += likings.later[card.colour][age] * round_ / box.rounds
    fixed = liked + weights.chain[age] * len(card.gives_free)
    return _traits_of(weights, card.effects, age, box.rounds - round_, fixed)


def _traits_of(
    weights: GlanceWeights, effects: Sequence[AnyEffect], age: int, rounds_left: int, fixed: float
) -> Traits:
    """Work out what effects are worth in an age, counted from 0, beside what is fixed."""
    shields, symbol = 0, None
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
                fixed += rounds_left * (weights.raw_lasting if is_raw else weights.made_lasting)[age]
            case Produce(options):
                fixed += _source(weights, effect, options[0] in RAW_MATERIALS)[age]
                fixed += rounds_left * weights.source_lasting[age]
            case Per():
                pers += (effect,)
            case CopyStage():
                pass
            case _:
                assert_never(effect)
    return Traits(fixed, shields, symbol, produces, pers)


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
