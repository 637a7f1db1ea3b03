"""What there is to a city and to a choice, as named features: what things are, never their names.

A fact is what a part of a city looks like: its arms, its symbols, its goods, its purse, a card or a stage.
What a choice does is facts that take the place of others.
The features of a fact are what a weight can be learned for; the part of a name before the colon is the term
that a hint tells of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from math import sqrt
from operator import or_
from typing import Any, Literal, NamedTuple

from engine.base.box import Box
from engine.base.city import Board, Card, City, Effect
from engine.base.effects import Ability, Coins, Per, Produce, Science, Shields, TradeDiscount, VictoryPoints
from engine.base.payment import BITS, BYTE, NOTHING, UNITS, Bundle, ResourceSet, Supply, beyond, size
from engine.game import Seat
from engine.players.cache import Cache
from engine.players.learned import Feature
from engine.terms import RESOURCES, SYMBOLS, CardId, Neighbour, Resource

StageKey = tuple[Literal["stage"], Board, Board, Board, int, Neighbour | None]
"""A stage by its board, those on its left and right, how many lie before it, and whom it copies."""

Buildable = CardId | StageKey
"""What can be built: a fact once it lies in a city."""

Part = tuple[Any, ...]
"""What a part of a city looks like; the first entry says which part."""

Fact = CardId | Part
"""What can be so of a city."""

NO_FACT: Fact = ("none",)
"""What a fact takes the place of that was not there before."""

Change = tuple[Fact, Fact]
"""A fact as it was, and what takes its place."""

MOST_COINS = 10
MOST_OF_A_RESOURCE = 3
MOST_MISSING = 3
MOST_SOURCES = 3
"""Beyond these more makes no difference. Each step up to there is a feature of its own."""


# -- what a city looks like -----------------------------------------------------------------------------


def arms_of(cities: Sequence[City], seat: Seat) -> Part:
    """Tell by how many shields a city leads its left and its right neighbour."""
    own = cities[seat].shields
    return "arms", own - cities[seat + 1 - len(cities)].shields, own - cities[seat - 1].shields


def symbols_of(cities: Sequence[City], seat: Seat) -> Part:
    """Tell which symbols a city has, those of choice last."""
    city = cities[seat]
    return "symbols", *city.symbols.values(), city.science_choices


def goods_of(cities: Sequence[City], seat: Seat) -> Part:
    """Tell what a city produces, what its neighbours sell at which price, and what its next stage needs."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    stage = city.next_stages[0].price.need if city.stages < len(city.plan) else 0
    supply = city.supply
    return (
        "goods",
        supply.fixed,
        supply.choices,
        # What it produces itself it need not buy.
        left.for_sale.resources & ~supply.resources,
        right.for_sale.resources & ~supply.resources,
        city.prices.packed,
        stage,
    )


# -- what a fact is made of -----------------------------------------------------------------------------


DOUBTS = (0.3, 1.5, 4.0)
"""Shields by which a lead may change until a conflict: hardly any, some, many."""


def _arms(*leads: int) -> Iterator[Feature]:
    for doubt in DOUBTS:
        yield f"arms: won, doubt {doubt}", sum([_likely((lead - 0.5) / doubt) for lead in leads])
        yield f"arms: lost, doubt {doubt}", sum([_likely((-lead - 0.5) / doubt) for lead in leads])


def _likely(x: float) -> float:
    """Turn a difference in doubts into a probability, with nothing but exact arithmetic."""
    return (1 + x / sqrt(1 + x * x)) / 2


def _symbols(*counts: int) -> Iterator[Feature]:
    *fixed, choices = counts
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


def _goods(
    box: Box,
    fixed: Bundle,
    choices: tuple[ResourceSet, ...],
    left: ResourceSet,
    right: ResourceSet,
    prices: Sequence[int],
    stage: Bundle,
) -> Iterator[Feature]:
    yield from _own_goods(box, fixed, choices)
    resources = reduce(or_, choices, _resources(fixed))
    for place, resource in enumerate(RESOURCES):
        bit = 1 << BITS * place
        if (left | right) & bit & ~resources:
            # Prices have the first resource in the highest byte.
            above = BITS * (len(RESOURCES) - 1 - place)
            cheap = any(
                sold & bit and price >> above & BYTE == 1
                for price, sold in zip(prices, (left, right), strict=False)
            )
            yield f"goods: {resource} near" + (", cheap" if cheap else ""), 1
    if stage:
        missing = size(Supply(fixed, choices, resources).shortfalls(stage)[0])
        for number in range(min(MOST_MISSING, missing)):
            yield f"goods: {number + 1} missing for a stage", 1
    # The first resource is a raw material, the last one a manufactured good.
    ends = (0, BITS * (len(RESOURCES) - 1))
    if cheap_sides := sum([price >> above & BYTE == 1 for price in prices[:2] for above in ends]):
        yield "goods: cheap", cheap_sides


@lru_cache(1 << 12)
def _own_goods(box: Box, fixed: Bundle, choices: tuple[ResourceSet, ...]) -> tuple[Feature, ...]:
    """Tell what a city produces, and count the cards of each age for which that is all, or all but one."""
    found = Counter[str]()
    for number in range(min(MOST_SOURCES, len(choices))):
        found[f"goods: {number + 1} sources of choice"] += 1
    chosen = reduce(or_, choices, NOTHING)
    for place, resource in enumerate(RESOURCES):
        own = fixed >> BITS * place & BYTE
        for number in range(min(MOST_OF_A_RESOURCE, own)):
            found[f"goods: {number + 1} {resource}"] += 1
        if chosen >> BITS * place & BYTE:
            found[f"goods: {resource} by choice" + (" as well" if own else "")] += 1
    supply = Supply(fixed, choices, chosen | _resources(fixed))
    for (age, need), cards in _needs(box).items():
        if size(beyond(need, fixed)) < 2 + len(choices):
            missing = size(supply.shortfalls(need)[0])
            if missing < 2:
                found[f"goods: {missing} missing for cards of age {age}"] += cards
    return tuple(found.items())


@lru_cache(4)
def _needs(box: Box) -> Counter[tuple[int, Bundle]]:
    """Count the cards of each age that need the same resources."""
    return Counter([(card.age, card.cost.need) for card in box.cards.values() if card.cost.need])


def _resources(packed: Bundle) -> ResourceSet:
    return BYTE * sum([unit for unit in UNITS.values() if packed & BYTE * unit])


def _purse(coins: int) -> Iterator[Feature]:
    yield "purse: coins", coins
    for few in (1, 2, 3, 4, 6, 8):
        if coins < few:
            yield f"purse: below {few}", few - coins


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
    """What a card or stage does: features that are always the same, and effects that change a fact.

    ``changes`` are the effects by the part of a city that they change; ``pers`` count what lies.
    """

    fixed: tuple[Feature, ...]
    changes: Mapping[str, tuple[Effect, ...]]
    pers: tuple[Per, ...]


def next_stage_key(cities: Sequence[City], seat: Seat, copy: Neighbour | None = None) -> StageKey:
    """Return the next stage of a city, where it is a copy the one of this neighbour's."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    return "stage", city.board, left.board, right.board, city.stages, copy


def traits_of(box: Box, thing: Buildable) -> Traits:
    """Look at a card or stage of a box."""
    if not isinstance(thing, str):
        _, own, left, right, number, copy = thing
        plan = box.plan(own, left, right)
        (stage,) = [option for option in plan[number] if option.copy == copy]
        last = number + 1 == len(plan)
        return _traits(stage.effects, Counter({"stage: last" if last else "stage: any": 1}))
    card = box.cards[thing]
    fixed = Counter[str]({f"colour: {card.colour}": 1})
    for freed in card.gives_free:
        fixed[f"frees: {box.cards[freed].colour}"] += 1
    return _traits(card.effects, fixed)


def _traits(effects: Iterable[Effect], fixed: Counter[str]) -> Traits:
    changes: dict[str, tuple[Effect, ...]] = {}
    pers: tuple[Per, ...] = ()
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                fixed["points: printed"] += amount
            case Shields() | Science() | Produce() | TradeDiscount() | Coins():
                part = CHANGED[type(effect)]
                changes[part] = (*changes.get(part, ()), effect)
                fixed["goods: for sale"] += isinstance(effect, Produce) and effect.sellable
            case Per():
                pers += (effect,)
                if effect.points:
                    fixed[f"points: counts {effect.of} of {effect.scope}"] += effect.points * max(
                        1, len(effect.colours)
                    )
            case Ability(name):
                fixed[f"power: {name}"] += 1
            case _:
                fixed[f"other: {effect.kind}"] += 1
    return Traits(tuple((name, amount) for name, amount in fixed.items() if amount), changes, pers)


def changed(fact: Part, effects: Iterable[Effect]) -> Part:
    """Return what a fact becomes by effects that change it."""
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
                supply = effect.output
                rest[0] += supply.fixed
                rest[1] = tuple(sorted(rest[1] + supply.choices))
                rest[2:4] = (near & ~supply.resources for near in rest[2:4])
            case TradeDiscount(resources, neighbours, price):
                lowered = list(rest[4])
                for side, name in enumerate(("left", "right")):
                    if name in neighbours:
                        lowered[side] = _lowered(lowered[side], resources, price)
                rest[4] = tuple(lowered)
    return (part, *rest)


def _lowered(prices: int, resources: Iterable[Resource], price: int) -> int:
    for resource in resources:
        bits = BITS * (len(RESOURCES) - 1 - RESOURCES.index(resource))
        prices -= max(0, (prices >> bits & BYTE) - price) << bits
    return prices


def counting(cities: Sequence[City], seat: Seat, per: Per, card: Card | None) -> int:
    """Count what an effect pays for once it lies in the city of a seat."""
    itself = card is not None and per.scope != "neighbours" and card.colour in per.colours
    return per.count(cities, seat) + itself


# -- a whole city ---------------------------------------------------------------------------------------


def facts_of(cities: Sequence[City], seat: Seat) -> list[Fact]:
    """List what a city looks like between two ages."""
    city, left, right = cities[seat], cities[seat + 1 - len(cities)], cities[seat - 1]
    return [
        ("cities", len(cities)),
        arms_of(cities, seat),
        symbols_of(cities, seat),
        goods_of(cities, seat),
        ("purse", city.coins),
        ("tokens", sum(city.conflicts)),
        ("wonder", *next_stage_key(cities, seat)[1:]),
        ("beside", left.stages, min(left.coins, MOST_COINS), *left.colours.items()),
        ("beside", right.stages, min(right.coins, MOST_COINS), *right.colours.items()),
        *city.buildings,
        counted_of(cities, seat),
    ]


def counted_of(cities: Sequence[City], seat: Seat) -> Part:
    """Return the points for what lies beside the cards that count it."""
    effects = [effect for card in cities[seat].cards for effect in card.effects if isinstance(effect, Per)]
    return "counted", sum([effect.points_at_end(cities, seat) for effect in effects])


def exposed_facts_of(cities: Sequence[City], seat: Seat) -> list[Fact]:
    """List what others can change in a city: its arms, goods and coins, and what it counts."""
    return [
        arms_of(cities, seat),
        goods_of(cities, seat),
        ("purse", cities[seat].coins),
        counted_of(cities, seat),
    ]


# -- the features of facts ------------------------------------------------------------------------------


@lru_cache(4)
def known_features(box: Box) -> Mapping[Fact, tuple[Feature, ...]]:
    """Return the features of facts."""
    return Cache(lambda fact: tuple(_features_of(box, fact)), most=1 << 12)


def _features_of(box: Box, fact: Fact) -> Iterator[Feature]:
    match fact:
        case str() | ("stage", *_):
            yield from traits_of(box, fact).fixed
        case ("wonder", own, left, right, built, _):
            for number, options in enumerate(box.plan(own, left, right)):
                when = "" if number < built else "to come, "
                stage: StageKey = "stage", own, left, right, number, options[0].copy
                for name, amount in traits_of(box, stage).fixed:
                    yield when + name, amount
        case ("arms", *leads):
            yield from _arms(*leads)
        case ("symbols", *counts):
            yield from _symbols(*counts)
        case ("goods", *goods):
            yield from _goods(box, *goods)
        case ("purse", coins):
            yield from _purse(coins)
        case ("counted", points):
            yield "points: counted", points
        case ("tokens", points):
            yield "tokens: points", points
        case ("cities", number):
            yield f"cities: {number}", 1
        case ("beside", stages, coins, *colours):
            yield "beside: stages", stages
            yield "beside: coins", coins
            for colour, number in colours:
                yield f"beside: {colour}", number
        case ("sold",):
            yield "sale: any", 1
        case ("paid", coins):
            yield "beside: coins", coins
        case ("power spent",):
            yield "power: spent", 1
