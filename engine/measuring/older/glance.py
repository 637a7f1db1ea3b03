"""What a choice is worth at a glance: terms without a look ahead, and the weights fitted to them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

from engine.base.box import Box
from engine.base.city import City, Effect, Stage
from engine.base.effects import (
    Ability,
    AbilityName,
    Coins,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.base.payment import BYTE, Payment, ResourceSet, resource_set
from engine.game import Seat, beside
from engine.measuring.older.judge import ByAge, Weights, expected_tokens
from engine.players.learned import Cache
from engine.terms import RESOURCES, SYMBOLS, CardId, Colour


class GlanceWeights(NamedTuple):
    """What things add to how well a game ends, against doing nothing.

    ``sale`` is a card given away, ``chain`` each card that it makes free, ``stage`` any stage and
    ``last_stage`` the last one; ``price`` is a coin paid and ``trade`` what is added where a neighbour gets
    it. ``military`` is a point that conflicts may bring, ``shield`` what is added to each. A symbol adds
    ``square`` for each point of its square, ``set`` where it completes one, ``symbol`` in any case and
    ``first`` where it is the first of its sort; ``ahead``, ``ahead_for_each`` (symbol there is) and
    ``ahead_for_same`` what is left of the game; a symbol of choice ``symbol_of_choice``,
    ``choice_for_most`` for each of the sort of which there are most and ``choice_for_each``. ``raw`` and
    ``made`` are one more raw material or manufactured good where there is none, one, and more of it;
    ``source`` is a choice between raw materials that is for sale, ``own_source`` one that is not,
    ``made_source`` one between manufactured goods; ``…_lasting`` is added for each round left in the age.
    ``counted_coins`` and ``counted`` are coins and points for what is counted, ``growth`` what may come of
    it. ``variety`` is by how much a mood may lift a choice.
    """

    sale: ByAge
    chain: ByAge
    stage: ByAge
    last_stage: ByAge
    point: ByAge
    coin: ByAge
    discount: ByAge
    military: ByAge
    shield: ByAge
    square: ByAge
    set: ByAge
    symbol: ByAge
    first: ByAge
    symbol_of_choice: ByAge
    source: ByAge
    own_source: ByAge
    made_source: ByAge
    raw_lasting: ByAge
    made_lasting: ByAge
    source_lasting: ByAge
    counted_coins: ByAge
    counted: ByAge
    growth: ByAge
    price: ByAge
    trade: ByAge
    raw: tuple[ByAge, ByAge, ByAge]
    made: tuple[ByAge, ByAge, ByAge]
    ahead: float
    ahead_for_each: float
    ahead_for_same: float
    choice_for_most: float
    choice_for_each: float
    free_building: ByAge
    seventh_card: ByAge
    from_discard: ByAge
    copied_guild: ByAge
    variety: float

    @property
    def abilities(self) -> Mapping[AbilityName, ByAge]:
        """The powers of wonders, by the age in which the stage is built."""
        return {
            "free_build_once_per_age": self.free_building,
            "play_seventh_card": self.seventh_card,
            "build_from_discard": self.from_discard,
            "copy_neighbour_guild": self.copied_guild,
        }


JUDGED: ByAge = (0.14, 0.64, 0.63)
"""What a point counts beside `normal_weights` that a city may expect after a choice."""


def normal_weights() -> GlanceWeights:
    """Return the weights of who expects something of each choice besides."""
    return GlanceWeights(
        sale=(-0.31, -0.36, -0.3),
        chain=(-0.19, 0.01, 0.0),
        stage=(0.86, 0.72, 0.37),
        last_stage=(0.12, -0.6, -1.21),
        point=(0.2, 0.04, 0.27),
        coin=(0.2, 0.28, 0.25),
        discount=(1.01, 0.0, 0.0),
        military=(0.27, -0.07, -0.09),
        shield=(0.86, 0.87, 0.51),
        square=(0.53, 0.42, -0.05),
        set=(-0.09, -0.31, 0.21),
        symbol=(0.53, -1.16, 0.72),
        first=(0.53, -0.6, -1.13),
        symbol_of_choice=(0.0, -1.15, -0.11),
        source=(1.04, 0.0, 0.0),
        own_source=(0.32, 1.56, -0.26),
        made_source=(-0.13, 0.18, -0.11),
        raw_lasting=(-0.03, 0.2, 0.0),
        made_lasting=(0.52, 0.16, 0.0),
        source_lasting=(0.32, 0.29, 0.27),
        counted_coins=(0.0, 0.2, 0.14),
        counted=(0.0, 0.0, 0.34),
        growth=(0.0, 0.0, -2.37),
        price=(-0.2, 0.2, 0.07),
        trade=(0.84, -0.0, 0.07),
        raw=((0.95, -0.32, 0.0), (0.45, 0.4, 0.0), (0.0, -1.06, 0.0)),
        made=((-0.64, -0.33, 0.0), (-2.2, -1.98, 0.0), (0.0, 0.0, 0.0)),
        ahead=0.05,
        ahead_for_each=1.83,
        ahead_for_same=-1.1,
        choice_for_most=-0.08,
        choice_for_each=0.41,
        free_building=(0.0, 1.42, 1.56),
        seventh_card=(0.0, 2.09, 1.13),
        from_discard=(-0.62, -0.75, 1.46),
        copied_guild=(0.0, 0.8, 1.44),
        variety=0.15,
    )


MOST_COINS = 5
"""Beyond these more make no difference."""

Line = tuple[float, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Likings:
    """What is added to how well a choice ends.

    ``cards`` by card; ``later`` by colour, in the last round of an age, and before it in proportion;
    ``near`` for a resource that a neighbour sells; ``ahead`` for shields, by the lead that there is over each
    neighbour, from the farthest behind on; ``symbols`` for a symbol by how many there are; ``purse`` for the
    part of the coins that is paid; ``sale`` for a sale by coins, ``sale_later`` in the last round.
    """

    cards: Mapping[CardId, float]
    later: Mapping[Colour, ByAge]
    near: ByAge
    ahead: tuple[Line, Line, Line]
    symbols: tuple[Line, Line, Line]
    purse: ByAge
    sale: tuple[Line, Line, Line]
    sale_later: ByAge


def likings_of(row: Mapping[str, Any]) -> Likings:
    """Read likings from their data."""
    return Likings(
        row["cards"],
        {colour: _line(by_age) for colour, by_age in row["later"].items()},
        _line(row["near"]),
        _lines(row["ahead"]),
        _lines(row["symbols"]),
        _line(row["purse"]),
        _lines(row["sale"]),
        _line(row["sale_later"]),
    )


@cache
def no_likings() -> Likings:
    """Like nothing beyond plain terms; always the same, so that what is worked out with it is known again."""
    nothing = ((0.0,),) * 3
    return Likings({}, {}, (0.0, 0.0, 0.0), nothing, nothing, (0.0, 0.0, 0.0), nothing, (0.0, 0.0, 0.0))


def _line(numbers: Sequence[float]) -> ByAge:
    first, second, third = numbers
    return first, second, third


def _lines(lines: Sequence[Sequence[float]]) -> tuple[Line, Line, Line]:
    first, second, third = map(tuple, lines)
    return first, second, third


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
        self.money: Mapping[int, tuple[float, float]] = Cache(self._money)
        self.traits: Mapping[Thing, Traits] = Cache(self._traits_of)
        self.aspects: Mapping[Thing, int] = Cache(lambda thing: self.traits[thing].aspect)
        self.fixed: Worths = Cache(lambda thing: self.traits[thing].fixed)
        self.by_leads: Mapping[Leads, Worths] = Cache(self._worths_by_leads)
        self.by_symbols: Mapping[Counts, Worths] = Cache(self._worths_by_symbols)
        self.reckoners: Mapping[Thing, Reckoner] = Cache(self._reckoner)
        self._symbols: Mapping[Counts, tuple[float, ...]] = Cache(self._look_at_symbols)

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
        worths: Mapping[int, float] = Cache(
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
        """Return what a sale and what a coin that is paid is worth to who has so many."""
        purse = self._likings.purse[self.age] / max(1, coins)
        return self._sale[min(coins, len(self._sale) - 1)], self._weights.price[self.age] + purse

    def _worths_by_leads(self, leads: Leads) -> Worths:
        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            return self._armed(traits.fixed, traits.shields, leads)

        return Cache(worth)

    def _worths_by_symbols(self, counts: Counts) -> Worths:
        symbols = self._symbols[counts]

        def worth(thing: Thing) -> float:
            traits = self.traits[thing]
            assert traits.symbol is not None, "it has one, and nothing else to look at"
            return traits.fixed + symbols[traits.symbol]

        return Cache(worth)

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
    """Return what is worked out for each round of the game, by how many have been played before it."""
    return Cache(lambda played: _Round(box, weights, likings, played))


def _ahead(likings: Line) -> tuple[float, ...]:
    """Return what is liked by lead, from the farthest behind that there is on."""
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
    """Return the worths of a source of choice."""
    if not is_raw:
        return weights.made_source
    return weights.source if effect.sellable else weights.own_source


def _more(weights: GlanceWeights, is_raw: bool, age: int, amount: int) -> tuple[float, ...]:
    """Return what so many more of a resource are worth to who has none, one, and two or more of it."""
    one = weights.raw if is_raw else weights.made
    return tuple(sum([one[min(has + more, 2)][age] for more in range(amount)]) for has in range(3))


def _tokens_ahead(box: Box, weights: GlanceWeights, played: int) -> tuple[float, ...]:
    """Return what shields ahead of a neighbour are worth after so many rounds, the farthest behind first."""
    age, played_in_age = divmod(played, box.rounds)
    beliefs = Weights()
    return tuple(
        weights.military[age]
        * expected_tokens(box, own, (0,), box.ages[age].number, box.rounds - played_in_age, beliefs)
        for own in range(-MOST_AHEAD, MOST_AHEAD + 10)
    )
