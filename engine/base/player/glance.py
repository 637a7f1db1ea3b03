"""What cards and stages are worth at a glance: a sum of plain terms, most of it worked out once for a box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.base.box import Box, Stage
from engine.base.effects import (
    Ability,
    Coins,
    Effect,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.base.payment import BYTE, Payment, ResourceSet, resource_set
from engine.base.player.glance_weights import GlanceWeights
from engine.base.player.known import Known
from engine.base.player.likings import Likings, Line
from engine.base.player.military import expected_tokens
from engine.base.player.weights import ByAge, Weights
from engine.base.table import City
from engine.game import Seat, beside
from engine.terms import RESOURCES, SYMBOLS, CardId

MOST_AHEAD = 25
"""Shields by which a city may lead or lie behind, and more than any may have."""

RAW_MATERIALS = RESOURCES[:4]
ANY_SYMBOL = len(SYMBOLS)

NOTHING, LEADS, SYMBOLS_BUILT, MUCH = range(4)
"""What a worth depends on beside the round: on nothing, one thing alone, or whatever lies there."""

Thing = CardId | Stage
"""What can be built."""

Leads = tuple[int, int]
"""Shields that a city has more than its left and its right neighbour."""

Counts = tuple[int, ...]
"""How many a city has of each symbol."""

Worths = Mapping[Thing, float]

Reckoner = Callable[[Sequence[City], Seat], float]
"""Finds what a thing is worth to the city of a seat."""


class Output(NamedTuple):
    """So much of a resource, whose byte begins at bit ``place``: what it is worth by how much is there."""

    place: int
    resource: ResourceSet
    more: tuple[float, ...]


class Traits(NamedTuple):
    """What is to be reckoned with of a card or stage: ``fixed`` points, and what depends on the table."""

    fixed: float
    shields: int = 0
    symbol: int | None = None
    outputs: tuple[Output, ...] = ()
    pers: tuple[Per, ...] = ()

    @property
    def aspect(self) -> int:
        """What the worth depends on."""
        if self.outputs or self.pers or (self.shields and self.symbol is not None):
            return MUCH
        if self.shields:
            return LEADS
        return NOTHING if self.symbol is None else SYMBOLS_BUILT


class _Round:
    """What things are worth in one round of the game, each worked out when somebody looks at it first.

    ``aspects`` are what their worths depend on; ``fixed``, ``by_leads`` and ``by_symbols`` are the worths of
    those that depend on one thing alone, ``reckoners`` find the others; ``money`` is what a sale and a coin
    paid are worth by coins, ``trade`` what is added where a neighbour gets it, ``last_stage`` for the end of
    a wonder.
    """

    def __init__(self, box: Box, weights: GlanceWeights, likings: Likings, played: int) -> None:
        """Reckon with a round that comes after so many of the game."""
        self._box, self._weights, self._likings, self._played = box, weights, likings, played
        self.age, round_ = played // box.rounds, played % box.rounds + 1
        self._left = 1 - (played + 1) / (box.rounds * len(box.ages))
        later = likings.sale_later[self.age] * round_ / box.rounds
        self._sale = tuple(weights.sale[self.age] + liked + later for liked in likings.sale[self.age])
        self.trade, self._near = weights.trade[self.age], likings.near[self.age]
        self._counted_coins, self._counted = weights.counted_coins[self.age], weights.counted[self.age]
        self.last_stage = weights.last_stage[self.age]
        self._growth = weights.growth[self.age] * self._left
        self._tokens = _tokens_ahead(box, weights, played)
        self._liked_leads = _ahead(likings.ahead[self.age])
        self.money: Mapping[int, tuple[float, float]] = Known(self._money)
        self.traits: Mapping[Thing, Traits] = Known(self._traits_of)
        self.aspects: Mapping[Thing, int] = Known(lambda thing: self.traits[thing].aspect)
        self.fixed: Worths = Known(lambda thing: self.traits[thing].fixed)
        self.by_leads: Mapping[Leads, Worths] = Known(self._worths_by_leads)
        self.by_symbols: Mapping[Counts, Worths] = Known(self._worths_by_symbols)
        self.reckoners: Mapping[Thing, Reckoner] = Known(self._reckoner)
        self._symbols: Mapping[Counts, tuple[float, ...]] = Known(self._look_at_symbols)

    def reckon(self, thing: Thing, cities: Sequence[City], seat: Seat) -> float:
        """Add up what all the traits of a thing come to for the city of a seat."""
        worth, shields, symbol, outputs, pers = self.traits[thing]
        city, (left, right) = cities[seat], beside(cities, seat)
        if shields:
            worth = self._armed(worth, shields, (city.shields - left.shields, city.shields - right.shields))
        if symbol is not None:
            worth += self._symbols[(*city.symbols.values(),)][symbol]
        for place, resource, more in outputs:
            worth += more[min(city.supply.fixed >> place & BYTE, 2)]
            worth += self._near if (left.for_sale.fixed | right.for_sale.fixed) & resource else 0.0
        for per in pers:
            number = per.count(cities, seat)
            worth += self._counted_coins * per.coins * number
            worth += per.points * (self._counted * number + self._growth)
        return worth

    def _reckoner(self, thing: Thing) -> Reckoner:
        """Find out how to reckon with a thing whose worth depends on much: mostly it has one trait alone."""
        traits = self.traits[thing]
        if traits == Traits(traits.fixed, outputs=traits.outputs[:1]):
            return self._reckoner_of_output(traits.fixed, traits.outputs[0])
        if traits == Traits(traits.fixed, pers=traits.pers[:1]):
            return self._reckoner_of_number(traits.fixed, traits.pers[0])
        return partial(self.reckon, thing)

    def _reckoner_of_output(self, fixed: float, output: Output) -> Reckoner:
        place, resource, more = output
        far = tuple(fixed + each for each in more)
        near = tuple(each + self._near for each in far)

        def worth(cities: Sequence[City], seat: Seat) -> float:
            has = cities[seat].supply.fixed >> place & BYTE
            sold = cities[seat + 1 - len(cities)].for_sale.fixed | cities[seat - 1].for_sale.fixed
            return (near if sold & resource else far)[has if has < 2 else 2]

        return worth

    def _reckoner_of_number(self, fixed: float, per: Per) -> Reckoner:
        coins, count = self._counted_coins * per.coins, per.count
        worths: Mapping[int, float] = Known(
            lambda number: fixed + coins * number + per.points * (self._counted * number + self._growth)
        )
        return lambda cities, seat: worths[count(cities, seat)]

    def _armed(self, worth: float, shields: int, leads: Leads) -> float:
        """Add to a worth what so many shields are worth to who has these leads."""
        tokens, liked = self._tokens, self._liked_leads
        left, right = leads[0] + MOST_AHEAD, leads[1] + MOST_AHEAD
        worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
        return worth + (liked[left] + liked[right])

    def _money(self, coins: int) -> tuple[float, float]:
        """Tell what a sale and what a coin that is paid is worth to who has so many."""
        purse = self._likings.purse[self.age] / max(1, coins)
        return self._sale[min(coins, len(self._sale) - 1)], self._weights.price[self.age] + purse

    def _worths_by_leads(self, leads: Leads) -> Worths:
        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            return self._armed(traits.fixed, traits.shields, leads)

        return Known(worth)

    def _worths_by_symbols(self, counts: Counts) -> Worths:
        symbols = self._symbols[counts]

        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            assert traits.symbol is not None, "it has one, and nothing else to look at"
            return traits.fixed + symbols[traits.symbol]

        return Known(worth)

    def _look_at_symbols(self, counts: Counts) -> tuple[float, ...]:
        """Find what one more of each symbol is worth, and one of choice, to who has so many."""
        weights, age, left = self._weights, self.age, self._left
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
        return (*found, more + weights.choice_for_most * max(counts) + weights.choice_for_each * total)

    def _traits_of(self, thing: Thing) -> Traits:
        box, weights, likings, age = self._box, self._weights, self._likings, self.age
        round_ = self._played % box.rounds + 1
        if isinstance(thing, Stage):
            return _traits_of(weights, thing.effects, age, box.rounds - round_, weights.stage[age])
        card = box.cards[thing]
        liked = likings.cards.get(card.id, 0.0)
        if card.colour in likings.later:
            liked += likings.later[card.colour][age] * round_ / box.rounds
        fixed = liked + weights.chain[age] * len(card.gives_free)
        return _traits_of(weights, card.effects, age, box.rounds - round_, fixed)


class Glance:
    """Looks at cards and stages as one city may have them now.

    ``aspects`` are what the worths of things depend on: their places in ``known``, or ``MUCH``. ``sale`` is
    what a sale is worth, ``coin`` a coin that is paid, and ``trade`` what is added where a neighbour gets it.
    """

    __slots__ = (
        "_cities",
        "_round",
        "_rounds",
        "_rounds_of_age",
        "_seat",
        "aspects",
        "coin",
        "known",
        "reckoners",
        "sale",
        "trade",
        "weights",
    )

    def __init__(self, box: Box, weights: GlanceWeights, likings: Likings) -> None:
        """Reckon with a box; `look` says with which table."""
        self.weights = weights
        self._rounds = _rounds(box, weights, likings)
        self._rounds_of_age = box.rounds

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
        self._cities, self._seat = cities, seat
        self._round = of_round = self._rounds[self._rounds_of_age * (age - 1) + round_ - 1]
        self.aspects, self.reckoners = of_round.aspects, of_round.reckoners
        self.known = (
            of_round.fixed,
            of_round.by_leads[city.shields - left.shields, city.shields - right.shields],
            of_round.by_symbols[(*city.symbols.values(),)],
        )
        self.sale, self.coin = of_round.money[city.coins]
        self.trade = of_round.trade

    def card(self, name: CardId) -> float:
        """Estimate a card, its price left out."""
        aspect = self.aspects[name]
        if aspect == MUCH:
            return self.reckoners[name](self._cities, self._seat)
        return self.known[aspect][name]

    def stage(self, stage: Stage, *, is_last: bool) -> float:
        """Estimate a stage, its price left out."""
        aspect = self.aspects[stage]
        if aspect == MUCH:
            worth = self.reckoners[stage](self._cities, self._seat)
        else:
            worth = self.known[aspect][stage]
        return worth + self._round.last_stage if is_last else worth

    def price(self, payment: Payment) -> float:
        """Estimate what a payment costs."""
        return self.coin * payment.total + self.trade * (payment.left + payment.right)

    def reckon(self, thing: Thing) -> float:
        """Estimate a card or stage by all its traits, with nothing remembered."""
        return self._round.reckon(thing, self._cities, self._seat)


@lru_cache(4)
def _rounds(box: Box, weights: GlanceWeights, likings: Likings) -> Mapping[int, _Round]:
    """Give what is worked out for each round of the game, by how many have been played before it."""
    return Known(lambda played: _Round(box, weights, likings, played))


def _ahead(likings: Line) -> tuple[float, ...]:
    """Give what is liked by lead, from the farthest behind that there is on."""
    far = MOST_AHEAD - len(likings) // 2
    return (*[likings[0]] * far, *likings, *[likings[-1]] * (far + 10))


def _traits_of(
    weights: GlanceWeights, effects: Sequence[Effect], age: int, rounds_left: int, fixed: float
) -> Traits:
    """Work out what effects are worth in an age, counted from 0, beside what is fixed."""
    shields, symbol = 0, None
    outputs: tuple[Output, ...] = ()
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
                place = 8 * RESOURCES.index(options[0])
                outputs += (Output(place, resource_set(options), _more(weights, is_raw, age, amount)),)
                fixed += rounds_left * (weights.raw_lasting if is_raw else weights.made_lasting)[age]
            case Produce(options):
                fixed += _source(weights, effect, options[0] in RAW_MATERIALS)[age]
                fixed += rounds_left * weights.source_lasting[age]
            case Per():
                pers += (effect,)
    return Traits(fixed, shields, symbol, outputs, pers)


def _source(weights: GlanceWeights, effect: Produce, is_raw: bool) -> ByAge:
    """Give the worths of a source of choice."""
    if not is_raw:
        return weights.made_source
    return weights.source if effect.sellable else weights.own_source


def _more(weights: GlanceWeights, is_raw: bool, age: int, amount: int) -> tuple[float, ...]:
    """Tell what so many more of a resource are worth to who has none, one, and two or more of it."""
    one = weights.raw if is_raw else weights.made
    return tuple(sum([one[min(has + more, 2)][age] for more in range(amount)]) for has in range(3))


def _tokens_ahead(box: Box, weights: GlanceWeights, played: int) -> tuple[float, ...]:
    """Tell what shields ahead of a neighbour are worth after so many rounds, from the farthest behind on."""
    age, played_in_age = divmod(played, box.rounds)
    beliefs = Weights()
    return tuple(
        weights.military[age]
        * expected_tokens(box, own, (0,), box.ages[age].number, box.rounds - played_in_age, beliefs)
        for own in range(-MOST_AHEAD, MOST_AHEAD + 10)
    )
