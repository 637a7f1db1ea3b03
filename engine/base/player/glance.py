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
from engine.base.payment.bundle import BYTE, ResourceSet, resource_set
from engine.base.payment.payment import Payment
from engine.base.player.glance_weights import GlanceWeights
from engine.base.player.known import Known
from engine.base.player.likings import Likings, Line
from engine.base.player.military import expected_tokens
from engine.base.player.weights import ByAge, Weights
from engine.base.wonders import Stage
from engine.game import Seat
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
        if self == Traits(self.fixed):
            return NOTHING
        if self == Traits(self.fixed, shields=self.shields):
            return LEADS
        if self == Traits(self.fixed, symbol=self.symbol):
            return SYMBOLS_BUILT
        return MUCH


class _Round:
    """What things are worth in one round of the game, each worked out when somebody looks at it first.

    ``aspects`` are what their worths depend on; ``fixed``, ``by_leads`` and ``by_symbols`` are the worths of
    those that depend on one thing alone. ``left`` is what is left of the game, ``sale`` what a sale is worth
    by coins, ``coin`` what a coin paid is worth and ``purse`` what is added if it is the only one.
    """

    def __init__(self, box: Box, weights: GlanceWeights, likings: Likings, played: int) -> None:
        """Reckon with a round that comes after so many of the game."""
        self._box, self._weights, self._likings, self._played = box, weights, likings, played
        self.age, round_ = played // box.rounds, played % box.rounds + 1
        self.left = 1 - (played + 1) / (box.rounds * len(box.ages))
        later = likings.sale_later[self.age] * round_ / box.rounds
        self.sale = tuple(weights.sale[self.age] + liked + later for liked in likings.sale[self.age])
        self.coin, self.purse = weights.price[self.age], likings.purse[self.age]
        self.trade, self.near = weights.trade[self.age], likings.near[self.age]
        self.counted_coins, self.counted = weights.counted_coins[self.age], weights.counted[self.age]
        self.last_stage = weights.last_stage[self.age]
        self.growth = weights.growth[self.age] * self.left
        self._tokens = _tokens_ahead(box, weights, played)
        self._liked_leads = _ahead(likings.ahead[self.age])
        self.traits: Mapping[Thing, Traits] = Known(self._traits_of)
        self.aspects: Mapping[Thing, int] = Known(lambda thing: self.traits[thing].aspect)
        self.fixed: Worths = Known(lambda thing: self.traits[thing].fixed)
        self.by_leads: Mapping[Leads, Worths] = Known(self._worths_by_leads)
        self.by_symbols: Mapping[Counts, Worths] = Known(self._worths_by_symbols)
        self.symbols: Mapping[Counts, tuple[float, ...]] = Known(self._look_at_symbols)

    def armed(self, worth: float, shields: int, leads: Leads) -> float:
        """Add to a worth what so many shields are worth to who has these leads."""
        tokens, liked = self._tokens, self._liked_leads
        left, right = leads[0] + MOST_AHEAD, leads[1] + MOST_AHEAD
        worth += tokens[left + shields] - tokens[left] + tokens[right + shields] - tokens[right]
        return worth + (liked[left] + liked[right])

    def _worths_by_leads(self, leads: Leads) -> Worths:
        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            return self.armed(traits.fixed, traits.shields, leads)

        return Known(worth)

    def _worths_by_symbols(self, counts: Counts) -> Worths:
        symbols = self.symbols[counts]

        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            assert traits.symbol is not None, "it has one, and nothing else to look at"
            return traits.fixed + symbols[traits.symbol]

        return Known(worth)

    def _look_at_symbols(self, counts: Counts) -> tuple[float, ...]:
        """Find what one more of each symbol is worth, and one of choice, to who has so many."""
        weights, age, left = self._weights, self.age, self.left
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
        "_near",
        "_round",
        "_rounds",
        "_rounds_of_age",
        "_seat",
        "aspects",
        "coin",
        "known",
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
        self._near = city, left, right
        self._round = of_round = self._rounds[self._rounds_of_age * (age - 1) + round_ - 1]
        self.aspects = of_round.aspects
        self.known = (
            of_round.fixed,
            of_round.by_leads[city.shields - left.shields, city.shields - right.shields],
            of_round.by_symbols[(*city.symbols.values(),)],
        )
        coins = city.coins
        self.sale = of_round.sale[coins if coins < len(of_round.sale) else -1]
        self.coin = of_round.coin + of_round.purse / (coins or 1)
        self.trade = of_round.trade

    def card(self, name: CardId) -> float:
        """Estimate a card, its price left out."""
        aspect = self.aspects[name]
        return self.reckon(name) if aspect == MUCH else self.known[aspect][name]

    def stage(self, stage: Stage, *, is_last: bool) -> float:
        """Estimate a stage, its price left out."""
        aspect = self.aspects[stage]
        worth = self.reckon(stage) if aspect == MUCH else self.known[aspect][stage]
        return worth + self._round.last_stage if is_last else worth

    def price(self, payment: Payment) -> float:
        """Estimate what a payment costs."""
        _, _, left, right, total = payment
        return self.coin * total + self.trade * (left + right)

    def reckon(self, thing: Thing) -> float:
        """Estimate what depends on much: add up what its traits come to for the city."""
        of_round, (city, left, right) = self._round, self._near
        worth, shields, symbol, outputs, pers = of_round.traits[thing]
        if shields:
            leads = (city.shields - left.shields, city.shields - right.shields)
            worth = of_round.armed(worth, shields, leads)
        if symbol is not None:
            worth += of_round.symbols[(*city.symbols.values(),)][symbol]
        for place, resource, more in outputs:
            has = city.supply.fixed >> place & BYTE
            worth += more[has if has < 2 else 2]
            if (left.for_sale.fixed | right.for_sale.fixed) & resource:
                worth += of_round.near
        for per in pers:
            number = per.count(self._cities, self._seat)
            worth += of_round.counted_coins * per.coins * number
            worth += per.points * (of_round.counted * number + of_round.growth)
        return worth


@lru_cache(4)
def _rounds(box: Box, weights: GlanceWeights, likings: Likings) -> Mapping[int, _Round]:
    """Give what is worked out for each round of the game, by how many have been played before it."""
    return Known(lambda played: _Round(box, weights, likings, played))


def _ahead(likings: Line) -> tuple[float, ...]:
    """Give what is liked by lead, from the farthest behind that there is on."""
    far = MOST_AHEAD - len(likings) // 2
    return (*[likings[0]] * far, *likings, *[likings[-1]] * (far + 10))


def _traits_of(
    weights: GlanceWeights, effects: Sequence[AnyEffect], age: int, rounds_left: int, fixed: float
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
            case CopyStage():
                pass
            case _:
                assert_never(effect)
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
