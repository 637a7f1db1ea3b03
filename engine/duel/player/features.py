"""What there is to a city of Duel, as named features: what things are, never their names.

A fact is what a part of a city looks like: its arms, its symbols, its goods, its purse, a card. The features
of a fact are what a weight can be learned for; the part of a name before the colon is the term of a hint.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import astuple
from functools import lru_cache
from typing import Any, NamedTuple

from engine.duel import effects
from engine.duel.box import Box, Card, ProgressToken, Wonder
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.payment import Market
from engine.duel.scoring import lead
from engine.duel.table import Asks, Table
from engine.duel.terms import RESOURCES, SYMBOLS
from engine.game import Seat
from engine.players.cache import MOST_KNOWN
from engine.players.learned import Feature

Fact = tuple[Any, ...]
"""What a part of a city looks like; the first entry says which part."""

NOTHING: Fact = ("nothing",)

Thing = str
"""A card, a wonder or a progress token by its id: no box calls two of them alike."""

FEW_COINS = (2, 4, 6, 9, 13)
"""Who has fewer lacks them: each step is a feature of its own."""


def parts_of(table: Table, seat: Seat) -> dict[str, Fact]:
    """Return what effects can change of a city.

    ``arms`` are by how much its seat leads, what is left to loot, and which cards bring more shields;
    ``symbols`` whether a pair gives a token, and how many there are of each sort; ``goods`` what is produced,
    what is bought at a fixed price, and which wonders are still to be built.
    """
    city = table.cities[seat]
    loot, extra = (*table.military_tokens,), (*city.extra_shields.items(),)
    symbols = tuple([city.symbols.get(each, 0) for each in SYMBOLS])
    production, choices = (*city.production.values(),), (*city.production_choices,)
    to_build = tuple([wonder for wonder, built in city.wonders if not built])
    return {
        "arms": ("arms", lead(table.pawn, seat), seat, loot, extra),
        "symbols": ("symbols", bool(table.board_tokens), symbols),
        "goods": ("goods", production, choices, (*city.trade_prices.items(),), to_build),
    }


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
    pers: tuple[effects.Per, ...]
    asks: tuple[Asks, ...]


@lru_cache(MOST_KNOWN)
def traits_of(box: Box, thing_id: Thing) -> Traits:
    """Return what a thing does."""
    things: dict[Any, Card | Wonder | ProgressToken] = {**box.cards, **box.wonders, **box.tokens}
    thing = things[thing_id]
    fixed, parts, coins = Counter[str](), Counter[str](), 0
    if isinstance(thing, Card):
        fixed[f"colour: {thing.colour}"] += 1
        if thing.gives_free is not None:
            freed = box.cards[thing.gives_free]
            fixed[f"frees: {freed.colour} of age {freed.age}"] += 1
    for effect in thing.effects:
        match effect:
            case effects.VictoryPoints(amount):
                fixed["points: printed"] += amount
            case effects.OpponentLosesCoins(amount):
                fixed["loot: coins"] += amount
            case effects.Per(of=of, points=points):
                fixed[f"points: counts {' '.join(of)}"] += points
            case effects.Coins(amount):
                coins += amount
            case effects.Shields():
                parts["arms"] += 1
            case effects.Science():
                parts["symbols"] += 1
            case effects.Produce() | effects.ProduceChoice() | effects.TradePrice():
                parts["goods"] += 1
            case _ if effect != effects.PlayAgain():
                words = [each for each in astuple(effect) if isinstance(each, str)]
                fixed[" ".join([f"power: {effect.kind}", *words])] += 1
    to_come = Counter[str]()
    if isinstance(thing, Wonder):
        parts["goods"] += 0
        fixed["wonder: built"] += 1
        more = {"coins": coins, "again": effects.PlayAgain() in thing.effects}
        to_come.update({f"to come: {name}": amount for name, amount in {**fixed, **parts, **more}.items()})
    pers = tuple([each for each in thing.effects if isinstance(each, effects.Per)])
    asks = tuple([each for each in thing.effects if isinstance(each, Asks)])
    return Traits(thing, (*fixed.items(),), (*to_come.items(),), (*parts,), coins, pers, asks)


@lru_cache(MOST_KNOWN)
def changed(box: Box, fact: Fact, thing_id: Thing, sign: int = 1) -> Fact:
    """Return what a fact becomes by a thing that comes (1) or is lost (-1)."""
    (part, *rest), thing = fact, traits_of(box, thing_id).thing
    if part == "goods":
        rest[3] = tuple([wonder for wonder in rest[3] if wonder != thing.id])
    for effect in thing.effects:
        match effect:
            case effects.Shields(amount) if part == "arms":
                rest[0] += amount + dict(rest[3]).get(thing.source, 0)
            case effects.Science(symbol) if part == "symbols":
                rest[1] = _added(rest[1], SYMBOLS.index(symbol), sign)
            case effects.Produce(resource, amount) if part == "goods":
                rest[0] = _added(rest[0], RESOURCES.index(resource), sign * amount)
            case effects.ProduceChoice(resources) if part == "goods":
                rest[1] = (*rest[1], resources)
            case effects.TradePrice(resources, price) if part == "goods":
                rest[2] = (*(dict(rest[2]) | dict.fromkeys(resources, price)).items(),)
    return (part, *rest)


def _added(counts: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + amount, *counts[place + 1 :])


@lru_cache(MOST_KNOWN)
def features_of(box: Box, fact: Fact) -> tuple[Feature, ...]:
    """Return the features of a fact."""
    return (*_features(box, fact),)


def _features(box: Box, fact: Fact) -> Iterator[Feature]:
    match fact:
        case "arms", ahead, seat, loot, _:
            track = box.track
            if ahead >= track.capital:
                yield "wins: military", 1
            for spaces in range(1, min(abs(ahead) + 1, track.capital)):
                yield f"arms: {spaces} ahead", 1 if ahead > 0 else -1
            # What lies behind the pawn is looted as soon as it has come there.
            signs = [(each, 1 if each.seat == seat else -1) for each in track.tokens if each.id in loot]
            yield (
                "loot: coins",
                -sum([sign * each.coins for each, sign in signs if each.distance > sign * ahead]),
            )
        case "symbols", tokens, counts:
            different = len(counts) - counts.count(0)
            if different >= DIFFERENT_FOR_SUPREMACY:
                yield "wins: scientific", 1
            for number in range(1, min(different + 1, DIFFERENT_FOR_SUPREMACY)):
                yield f"symbols: {number} different", 1
            yield "symbols: single", counts.count(1)
            if tokens:
                yield "pair: token", counts.count(effects.SAME_FOR_TOKEN)
        case "goods", production, choices, prices, to_build:
            made = dict(zip(RESOURCES, production, strict=True))
            yield from [
                (f"goods: {each + 1} {resource}", 1) for resource in made for each in range(made[resource])
            ]
            yield from [(f"goods: one of {len(options)}", 1) for options in choices]
            yield from [(f"goods: {resource} at a fixed price", 1) for resource, _ in prices]
            city = City(production=made, production_choices=[*choices], trade_prices=dict(prices))
            market = Market(city, City())
            yield (
                "goods: bought for wonders",
                sum([market.price(box.wonders[each]).trade for each in to_build]),
            )
        case "purse", coins:
            yield "purse: coins", coins
            yield from [(f"purse: below {few}", few - coins) for few in FEW_COINS if coins < few]
        case "counted", points:
            yield "points: counted", points
        case "turn", own:
            yield "turn: own", own
        case "has", thing:
            yield from traits_of(box, thing).fixed
        case "to come", thing:
            yield from traits_of(box, thing).to_come
