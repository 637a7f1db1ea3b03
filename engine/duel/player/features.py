"""What there is to a city of Duel, as named features: what things are, never their names.

A fact is what a part of a city looks like: its arms, its symbols, its goods, its purse, a card. The features
of a fact are what a weight can be learned for; the part of a name before the colon is the term of a hint.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, NamedTuple

from engine.duel.box import Box, Card, ProgressToken, Wonder
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City, Effect
from engine.duel.effects import (
    SAME_FOR_TOKEN,
    Coins,
    OpponentLosesCoins,
    Per,
    PlayAgain,
    Produce,
    ProduceChoice,
    Science,
    Shields,
    TradePrice,
    VictoryPoints,
)
from engine.duel.payment import Market
from engine.duel.scoring import lead
from engine.duel.table import Asks, Table
from engine.duel.terms import RESOURCES, SYMBOLS
from engine.game import Seat
from engine.players.cache import Cache
from engine.players.learned import Feature

Fact = tuple[Any, ...]
"""What a part of a city looks like; the first entry says which part."""

NOTHING: Fact = ("nothing",)

Thing = str
"""A card, a wonder or a progress token by its id: no box calls two of them alike."""

PARTS: Mapping[type[Effect], str] = {
    Shields: "arms",
    Science: "symbols",
    Produce: "goods",
    ProduceChoice: "goods",
    TradePrice: "goods",
}
"""The part of a city that an effect changes."""

FEW_COINS = (2, 4, 6, 9, 13)
"""Who has fewer lacks them: each step is a feature of its own."""


# -- what a city looks like -----------------------------------------------------------------------------


def arms_of(table: Table, seat: Seat) -> Fact:
    """Tell by how much a seat leads, what is left to loot, and which cards bring more shields."""
    extra = table.cities[seat].extra_shields
    return "arms", lead(table.pawn, seat), seat, (*table.military_tokens,), (*extra.items(),)


def symbols_of(table: Table, seat: Seat) -> Fact:
    """Count the symbols of each sort, and tell whether a pair gives a token."""
    symbols = table.cities[seat].symbols
    return "symbols", bool(table.board_tokens), tuple([symbols.get(each, 0) for each in SYMBOLS])


def goods_of(city: City) -> Fact:
    """Tell what a city produces and buys at a fixed price, and which wonders it has still to build."""
    return (
        "goods",
        (*city.production.values(),),
        (*city.production_choices,),
        (*city.trade_prices.items(),),
        tuple([wonder for wonder, built in city.wonders if not built]),
    )


def standing_of(table: Table, seat: Seat) -> list[Fact]:
    """List all that there is to the city of a seat, its arms aside."""
    city = table.cities[seat]
    return [
        symbols_of(table, seat),
        goods_of(city),
        ("purse", city.coins),
        ("counted", sum([effect.points_for(city, table.cities) for _, effect in city.counted])),
        ("turn", int(table.turn == seat)),
        *[("has", each) for each in (*city.buildings, *city.tokens)],
        *[("has" if built else "to come", each) for each, built in city.wonders],
    ]


# -- what a fact is made of -----------------------------------------------------------------------------


@lru_cache(4)
def known_features(box: Box) -> Mapping[Fact, tuple[Feature, ...]]:
    """Give the features of facts."""
    return Cache(lambda fact: (*_features_of(box, *fact),))


def _features_of(box: Box, part: str, *rest: Any) -> Iterable[Feature]:
    match part:
        case "arms":
            return _arms(box, *rest)
        case "symbols":
            return _symbols(*rest)
        case "goods":
            return _goods(box, *rest)
        case "purse":
            return _purse(*rest)
        case "counted":
            return [("points: counted", *rest)]
        case "turn":
            return [("turn: own", *rest)]
        case "has":
            return traits_of(box)[rest[0]].fixed
        case "to come":
            return traits_of(box)[rest[0]].to_come
        case _:
            return ()


def _arms(box: Box, ahead: int, seat: Seat, tokens: tuple[str, ...], extra: object) -> Iterator[Feature]:
    if ahead >= box.track.capital:
        yield "wins: military", 1
    for spaces in range(1, min(abs(ahead) + 1, box.track.capital)):
        yield f"arms: {spaces} ahead", 1 if ahead > 0 else -1
    # What lies behind the pawn is looted as soon as it has come there.
    signs = [(each, 1 if each.seat == seat else -1) for each in box.track.tokens if each.id in tokens]
    left = [sign * each.coins for each, sign in signs if each.distance > sign * ahead]
    yield "loot: coins", -sum(left)


def _symbols(tokens: bool, counts: tuple[int, ...]) -> Iterator[Feature]:
    different = len(counts) - counts.count(0)
    if different >= DIFFERENT_FOR_SUPREMACY:
        yield "wins: scientific", 1
    for number in range(1, min(different + 1, DIFFERENT_FOR_SUPREMACY)):
        yield f"symbols: {number} different", 1
    yield "symbols: single", counts.count(1)
    if tokens:
        yield "pair: token", counts.count(SAME_FOR_TOKEN)


def _goods(
    box: Box,
    production: tuple[int, ...],
    choices: tuple[tuple[Any, ...], ...],
    prices: tuple[tuple[Any, int], ...],
    wonders: tuple[Any, ...],
) -> Iterator[Feature]:
    made = dict(zip(RESOURCES, production, strict=True))
    for resource, amount in made.items():
        for number in range(1, amount + 1):
            yield f"goods: {number} {resource}", 1
    for options in choices:
        yield f"goods: one of {len(options)}", 1
    for resource, _ in prices:
        yield f"goods: {resource} at a fixed price", 1
    city = City(production=made, production_choices=list(choices), trade_prices=dict(prices))
    bought = [Market(city, City()).price(box.wonders[each]).trade for each in wonders]
    yield "goods: bought for wonders", sum(bought)


def _purse(coins: int) -> Iterator[Feature]:
    yield "purse: coins", coins
    for few in FEW_COINS:
        if coins < few:
            yield f"purse: below {few}", few - coins


# -- what a thing does ----------------------------------------------------------------------------------


class Traits(NamedTuple):
    """What a card, wonder or token does in a city.

    ``fixed`` are features that are always the same, ``to_come`` those of a wonder as long as it is not built;
    ``parts`` of the city are changed by its effects, ``coins`` paid by the bank.
    """

    thing: Card | Wonder | ProgressToken
    fixed: tuple[Feature, ...]
    to_come: tuple[Feature, ...]
    parts: tuple[str, ...]
    coins: int
    pers: tuple[Per, ...]
    asks: tuple[Asks, ...]


@lru_cache(4)
def traits_of(box: Box) -> Mapping[Thing, Traits]:
    """Look at everything in a box."""
    things: list[Card | Wonder | ProgressToken] = [
        *box.cards.values(),
        *box.wonders.values(),
        *box.tokens.values(),
    ]
    return {each.id: _traits(box, each) for each in things}


def _traits(box: Box, thing: Card | Wonder | ProgressToken) -> Traits:
    fixed = Counter[str]()
    if isinstance(thing, Card):
        fixed[f"colour: {thing.colour}"] += 1
        if thing.gives_free is not None:
            freed = box.cards[thing.gives_free]
            fixed[f"frees: {freed.colour} of age {freed.age}"] += 1
    for effect in thing.effects:
        match effect:
            case VictoryPoints(amount):
                fixed["points: printed"] += amount
            case OpponentLosesCoins(amount):
                fixed["loot: coins"] += amount
            case Per(of=of, points=points):
                fixed[f"points: counts {' '.join(of)}"] += points
            case _ if type(effect) not in PARTS and not isinstance(effect, Coins | PlayAgain):
                facts = [getattr(effect, each.name) for each in fields(effect)]
                words = [each for each in facts if isinstance(each, str)]
                fixed[" ".join([f"power: {effect.kind}", *words])] += 1
    parts = Counter([PARTS[type(each)] for each in thing.effects if type(each) in PARTS])
    coins = sum([each.amount for each in thing.effects if isinstance(each, Coins)])
    to_come = Counter[str]()
    if isinstance(thing, Wonder):
        parts["goods"] += 0
        fixed["wonder: built"] += 1
        more = {"coins": coins, "again": PlayAgain() in thing.effects}
        to_come.update({f"to come: {name}": amount for name, amount in {**fixed, **parts, **more}.items()})
    pers = tuple([each for each in thing.effects if isinstance(each, Per)])
    asks = tuple([each for each in thing.effects if isinstance(each, Asks)])
    return Traits(thing, (*fixed.items(),), (*to_come.items(),), (*parts,), coins, pers, asks)


@lru_cache(4)
def changed_facts(box: Box) -> Mapping[tuple[Fact, Thing, int], Fact]:
    """Tell what facts become by a thing that comes (1) or is lost (-1)."""
    return Cache(lambda key: _changed(key[0], traits_of(box)[key[1]].thing, key[2]))


def _changed(fact: Fact, thing: Card | Wonder | ProgressToken, sign: int) -> Fact:
    part, *rest = fact
    if part == "goods":
        rest[3] = tuple([wonder for wonder in rest[3] if wonder != thing.id])
    for effect in thing.effects:
        match effect:
            case Shields(amount) if part == "arms":
                rest[0] += amount + dict(rest[3]).get(thing.source, 0)
            case Science(symbol) if part == "symbols":
                rest[1] = _added(rest[1], SYMBOLS.index(symbol), sign)
            case Produce(resource, amount) if part == "goods":
                rest[0] = _added(rest[0], RESOURCES.index(resource), sign * amount)
            case ProduceChoice(resources) if part == "goods":
                rest[1] = (*rest[1], resources)
            case TradePrice(resources, price) if part == "goods":
                rest[2] = (*(dict(rest[2]) | dict.fromkeys(resources, price)).items(),)
    return (part, *rest)


def _added(counts: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + amount, *counts[place + 1 :])


def times(per: Per, thing: Card | Wonder | ProgressToken, table: Table, seat: Seat) -> int:
    """Count how often an effect would give what it gives to a seat that gets its thing."""
    counts = [sum([city.count(each) for each in per.of]) for city in table.cities]
    counts[seat] += thing.source in per.of
    return (counts[seat] if per.city == "own" else max(counts)) // per.each
