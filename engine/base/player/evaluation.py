"""The evaluation of choices: weighted features of the changes they make.

A fact is the state of a part of a city: its shields, symbols, goods, coins, a card or a stage. A choice
replaces facts by others. Features describe facts, never by ids: a weight can be learned for each, and the
part of its name before the colon is the term that a hint mentions. Weights are learned by playing: `python -m
engine.measuring.train` writes the data file.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial, reduce
from operator import or_
from typing import Any, NamedTuple

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice, Revive, Sell
from engine.base.city import City, Effect
from engine.base.effects import Ability, Coins, Per, Produce, Science, Shields, TradeDiscount, VictoryPoints
from engine.base.payment import BITS, BYTE, Bundle, Payment, Prices, ResourceSet, Supply, size
from engine.base.resolve import COINS_FOR_A_SALE
from engine.game import Seat, beside
from engine.players.learned import (
    Cache,
    Feature,
    Shares,
    Weights,
    dot,
    each_step,
    learned,
    likely,
    weights_at,
)
from engine.terms import RESOURCES, SYMBOLS, CardId, Neighbour

Part = tuple[Any, ...]
"""The state of a part of a city; the first entry says which part, or it is a feature by itself."""

Fact = CardId | Part
"""A fact of a city: also cards, stages, payments and sales once they are done."""

SALE: Part = ("paid", -COINS_FOR_A_SALE, 0, False)
"""A sale is a payment by the bank."""

NO_FACT: Part = ("none",)
"""The fact replaced by something new."""

MOST_COINS = 10
MOST = 3
"""More coins of a neighbour, resources, sources of choice or missing resources than this make no difference.

Each step up to there is a feature of its own.
"""


# -- what a city looks like -----------------------------------------------------------------------------


def parts_of(cities: Sequence[City], seat: Seat) -> tuple[Part, Part, Part, Part]:
    """Return the parts of a city that cards and stages change: its arms, symbols, goods and purse.

    Arms are its leads in shields over the left and the right neighbour; symbols those that it has, those of
    choice last; goods its production, its neighbours' goods for sale with their prices, and the cost of its
    next stage; the purse is its coins.
    """
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    shields, supply = city.shields, city.supply
    stage = city.next_stages[0].price.need if city.stages < len(city.plan) else 0
    # It needn't buy what it produces itself.
    near = left.for_sale.resources & ~supply.resources, right.for_sale.resources & ~supply.resources
    return (
        ("arms", shields - left.shields, shields - right.shields),
        ("symbols", *city.symbols.values(), city.science_choices),
        ("goods", supply, near, city.prices, stage),
        ("purse", city.coins),
    )


# -- what is in the goods of a city ----------------------------------------------------------------------


def _bought_goods(
    supply: Supply, near: Sequence[ResourceSet], prices: Prices, stage: Bundle
) -> Iterator[Feature]:
    """Return what neighbours sell, and what is missing for the next stage."""
    sides = tuple(zip(near, (prices.left, prices.right), strict=True))
    for place, resource in enumerate(RESOURCES):
        asked = [price[place] for sold, price in sides if sold >> BITS * place & BYTE]
        if asked:
            yield f"goods: {resource} near" + (", cheap" if min(asked) == 1 else ""), 1
    missing = size(supply.shortfalls(stage)[0])
    yield from each_step("goods: {} missing for a stage", min(MOST, missing))
    # The first resource is a raw material, the last one a manufactured good.
    if cheap_sides := sum([price[end] == 1 for _, price in sides for end in (0, -1)]):
        yield "goods: cheap", cheap_sides


@lru_cache(1 << 12)
def _own_goods(box: Box, supply: Supply) -> tuple[Feature, ...]:
    """Return what a city produces, and count the cards of each age for which that is all, or all but one."""
    found = Counter[str]()
    found.update(dict(each_step("goods: {} sources of choice", min(MOST, len(supply.choices)))))
    chosen = reduce(or_, supply.choices, 0)
    for place, resource in enumerate(RESOURCES):
        own = supply.fixed >> BITS * place & BYTE
        found.update(dict(each_step(f"goods: {{}} {resource}", min(MOST, own))))
        if chosen >> BITS * place & BYTE:
            found[f"goods: {resource} by choice" + (" as well" if own else "")] += 1
    for card in box.cards.values():
        missing = size(supply.shortfalls(card.cost.need)[0])
        if card.cost.need and missing < 2:
            found[f"goods: {missing} missing for cards of age {card.age}"] += 1
    return tuple(found.items())


# -- what a thing does ----------------------------------------------------------------------------------


CHANGED: Mapping[type[Effect], str] = {
    Shields: "arms",
    Science: "symbols",
    Produce: "goods",
    TradeDiscount: "goods",
    Coins: "purse",
}
"""The part of a city that an effect changes."""


class Traits(NamedTuple):
    """The features of a card or stage: fixed ones, and effects that change a part of the city.

    ``changes`` are the effects by the part that they change; ``pers`` count cards and the like, each with
    whether it counts the card itself.
    """

    fixed: tuple[Feature, ...]
    changes: Mapping[str, tuple[Effect, ...]]
    pers: tuple[tuple[Per, bool], ...]


def next_stage_key(cities: Sequence[City], seat: Seat, copy: Neighbour | None = None) -> Part:
    """Return the next stage of a city as a fact: its boards, the stages before it, and whom it copies."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    return "stage", city.board, left.board, right.board, city.stages, copy


def payment_key(payment: Payment) -> Part:
    """Return a payment as a fact: its coins, how many neighbours get any, and whether a power is used."""
    return "paid", payment.total, payment.left + payment.right, payment.how == "power"


def things_of(cities: Sequence[City], seat: Seat, choice: BaseChoice) -> Iterator[Fact]:
    """List the parts of a choice; something that only a further box knows is omitted."""
    match choice:
        case Build(card) | Revive(card):
            yield card
        case BuildStage(copy=copy):
            yield next_stage_key(cities, seat, copy)
        case Sell():
            yield SALE
    if isinstance(choice, PaidChoice):
        yield payment_key(choice.payment)


def traits_of(box: Box, thing: Fact) -> Traits:
    """Return the traits of a card or stage of a box."""
    fixed = Counter[str]()
    effects: tuple[Effect, ...] = ()
    colour = None
    match thing:
        case str():
            card = box.cards[thing]
            effects, colour = card.effects, card.colour
            fixed[f"colour: {colour}"] += 1
            fixed.update([f"frees: {box.cards[freed].colour}" for freed in card.gives_free])
        case ("paid", coins, traded, by_power):
            effects = (Coins(-coins),)
            fixed["beside: coins"] += traded
            fixed["power: spent"] += by_power
            fixed["sale: any"] += thing == SALE
        case (_, own, left, right, number, copy):
            plan = box.plan(own, left, right)
            (effects,) = [option.effects for option in plan[number] if option.copy == copy]
            fixed["stage: last" if number + 1 == len(plan) else "stage: any"] += 1
    changes: dict[str, tuple[Effect, ...]] = {}
    pers: list[tuple[Per, bool]] = []
    for effect in effects:
        if part := CHANGED.get(type(effect)):
            changes[part] = (*changes.get(part, ()), effect)
        match effect:
            case VictoryPoints(amount):
                fixed["points: printed"] += amount
            case Produce(sellable=True):
                fixed["goods: for sale"] += 1
            case Per(of, scope, colours, points=points):
                pers.append((effect, scope != "neighbours" and colour in colours))
                fixed[f"points: counts {of} of {scope}"] += points * max(1, len(colours))
            case Ability(name):
                fixed[f"power: {name}"] += 1
            case _ if part is None:
                fixed[f"other: {effect.kind}"] += 1
    return Traits(tuple((name, amount) for name, amount in fixed.items() if amount), changes, tuple(pers))


def changed(fact: Part, effects: Iterable[Effect]) -> Part:
    """Return a part of a city after effects that change it."""
    part, *rest = fact
    for effect in effects:
        match effect:
            case Coins(amount):
                rest[0] += amount
            case Shields(amount):
                rest = [lead + amount for lead in rest]
            case Science(options):
                place = SYMBOLS.index(options[0]) if len(options) == 1 else len(SYMBOLS)
                rest[place] += 1
            case Produce():
                rest[0] = rest[0].with_supply(effect.output)
                rest[1] = tuple([sold & ~effect.output.resources for sold in rest[1]])
            case TradeDiscount(resources, neighbours, price):
                rest[2] = rest[2].with_price(resources, neighbours, price)
    return (part, *rest)


# -- a whole city ---------------------------------------------------------------------------------------


def facts_of(cities: Sequence[City], seat: Seat) -> list[Fact]:
    """List the facts of a city between two ages."""
    city = cities[seat]
    return [
        (f"cities: {len(cities)}", 1),
        *parts_of(cities, seat),
        ("tokens: points", sum(city.conflicts)),
        ("wonder", *next_stage_key(cities, seat)[1:]),
        *[
            ("beside", ("stages", near.stages), ("coins", min(near.coins, MOST_COINS)), *near.colours.items())
            for near in beside(cities, seat)
        ],
        *city.buildings,
        counted_of(cities, seat),
    ]


def counted_of(cities: Sequence[City], seat: Seat) -> Part:
    """Return the points for the things counted by cards."""
    effects = [effect for card in cities[seat].cards for effect in card.effects if isinstance(effect, Per)]
    return "points: counted", sum([effect.points_at_end(cities, seat) for effect in effects])


# -- the features of facts ------------------------------------------------------------------------------


@lru_cache(4)
def known_features(box: Box) -> Mapping[Fact, tuple[Feature, ...]]:
    """Return the features of facts."""
    return Cache(lambda fact: tuple(_features_of(box, fact)))


DOUBTS = (0.3, 1.5, 4.0)
"""How much a lead in shields can change until a conflict: hardly, a little, much."""


def _features_of(box: Box, fact: Fact) -> Iterator[Feature]:
    match fact:
        case str() | ("stage" | "paid", *_):
            yield from traits_of(box, fact).fixed
        case ("wonder", own, left, right, built, _):
            for number, options in enumerate(box.plan(own, left, right)):
                when = "" if number < built else "to come, "
                stage = "stage", own, left, right, number, options[0].copy
                yield from [(when + name, amount) for name, amount in _features_of(box, stage)]
        case ("arms", *leads):
            for doubt in DOUBTS:
                yield f"arms: won, doubt {doubt}", sum([likely((lead - 0.5) / doubt) for lead in leads])
                yield f"arms: lost, doubt {doubt}", sum([likely((-lead - 0.5) / doubt) for lead in leads])
        case ("symbols", *fixed, choices):
            least, middle, most = sorted(fixed)
            total = least + middle + most
            yield "symbols: each", total
            yield "symbols: squares", least * least + middle * middle + most * most
            yield "symbols: sets", least
            yield "symbols: second sort", middle
            yield "symbols: all squared", total * total
            if choices:
                yield "symbols: of choice", choices
                yield "symbols: of choice for most", choices * most
                yield "symbols: of choice for each", choices * total
        case ("goods", supply, near, prices, stage):
            yield from _own_goods(box, supply)
            yield from _bought_goods(supply, near, prices, stage)
        case ("purse", coins):
            yield "purse: coins", coins
            for few in (1, 2, 3, 4, 6, 8):
                if coins < few:
                    yield f"purse: below {few}", few - coins
        case ("beside", *counts):
            yield from [(f"beside: {counted}", number) for counted, number in counts]
        case (name, amount):
            yield name, amount


# -- what they count ------------------------------------------------------------------------------------

ASPECTS = ("arms", "symbols", "goods", "purse", "fixed", "several")
"""The part of a city that a value depends on beside the round: one part, none, or several."""


def shares_at(box: Box, age: int, round_: int) -> Shares:
    """Return the point of a game in a round of an age, both from 1: knots are its first and last."""
    late = (round_ - 1) / (box.rounds - 1)
    return {2 * age - 2: 1 - late, 2 * age - 1: late}


def worths_of_facts(box: Box, weights: Mapping[str, float]) -> Mapping[Fact, float]:
    """Return the values of facts by the weights of their features."""
    features = known_features(box)
    return Cache(lambda fact: dot(weights, features[fact]))


class RoundWeights:
    """The weights in one round, and the values of facts and things by them."""

    def __init__(self, box: Box, weights: Weights, age: int, round_: int) -> None:
        """Use the weights of a round of an age, both from 1."""
        self.weights: Mapping[str, float] = weights_at(weights, shares_at(box, age, round_))
        self.fact = worths_of_facts(box, self.weights)
        self.traits: Mapping[Fact, Traits] = Cache(partial(traits_of, box))
        self.aspects: Mapping[Fact, int] = Cache(self._aspect)
        self.gains: Mapping[Part, Mapping[Fact, float]] = Cache(self._gains)

    def _aspect(self, thing: Fact) -> int:
        traits = self.traits[thing]
        several = traits.pers or len(traits.changes) > 1
        return ASPECTS.index("several" if several else next(iter(traits.changes), "fixed"))

    def _gains(self, fact: Part) -> Mapping[Fact, float]:
        """Return the values of things that change only this part of a city."""
        before = self.fact[fact]

        def gain(thing: Fact) -> float:
            effects = self.traits[thing].changes[fact[0]]
            return self.fact[thing] + self.fact[changed(fact, effects)] - before

        return Cache(gain)


Rounds = Mapping[tuple[int, int], RoundWeights]
"""Weights by age and round."""


def weights_by_round(box: Box, weights: Weights) -> Rounds:
    """Return the weights of each round."""
    return Cache(lambda when: RoundWeights(box, weights, *when))


@lru_cache(4)
def learned_rounds(box: Box) -> Rounds:
    """Return the learned weights for choices."""
    return weights_by_round(box, learned(box, "choice"))


class Evaluator:
    """Evaluates choices at a table, from one seat after the other."""

    def __init__(self, box: Box, rounds: Rounds | None = None) -> None:
        """Use the learned weights, or others."""
        self.box = box
        self._rounds = learned_rounds(box) if rounds is None else rounds
        self._several: Cache[Fact, float] = Cache(self._worth_of_several)

    def look(self, age: int, round_: int, cities: Sequence[City], seat: Seat) -> None:
        """Look at a table from this seat; ages and rounds count from 1."""
        self.cities, self.seat = cities, seat
        now = self.now = self._rounds[age, round_]
        self.aspects, gains = now.aspects, now.gains
        arms, symbols, goods, purse = self.parts = parts_of(cities, seat)
        self.paying = gains[purse]
        self.known = gains[arms], gains[symbols], gains[goods], self.paying, now.fact, self._several
        self._several.clear()

    def worth(self, thing: Fact) -> float:
        """Estimate the value of a thing; a payment has a negative one."""
        return self.known[self.aspects[thing]][thing]

    def _worth_of_several(self, thing: Fact) -> float:
        fact = self.now.fact
        return sum([fact[after] - fact[before] for before, after in self.changes_by(thing)])

    def changes_by(self, thing: Fact) -> Iterator[tuple[Fact, Fact]]:
        """List the facts that a thing changes, each before and after."""
        traits = self.now.traits[thing]
        yield NO_FACT, thing
        for part, effects in traits.changes.items():
            fact = self.parts[ASPECTS.index(part)]
            yield fact, changed(fact, effects)
        coins = 0
        for per, counts_itself in traits.pers:
            number = per.count(self.cities, self.seat) + counts_itself
            if per.points:
                yield NO_FACT, ("points: counted", per.points * number)
            coins += per.coins * number
        if coins:
            yield self.parts[-1], ("purse", self.cities[self.seat].coins + coins)
