"""One city: what lies before a player, all of it public, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.duel.cards import card
from engine.duel.effects import (
    CoinsOnChainBuild,
    CostReduction,
    Counted,
    Effect,
    ExtraShields,
    GainOpponentTradeCoins,
    Per,
    Produce,
    ProduceChoice,
    Science,
    TradePrice,
    WondersPlayAgain,
)
from engine.duel.terms import CardId, Colour, Resource, Symbol, TokenId, WonderId
from engine.duel.tokens import progress_token
from engine.duel.wonders import wonder


class DraftedWonder(NamedTuple):
    """A wonder that belongs to a city, built or not."""

    wonder: WonderId
    built: bool = False


@dataclass(frozen=True, slots=True)
class City:
    """The public state of one city; ``buildings`` and ``tokens`` in the order in which they came."""

    coins: int
    buildings: tuple[CardId, ...] = ()
    wonders: tuple[DraftedWonder, ...] = ()
    tokens: tuple[TokenId, ...] = ()

    @property
    def built_wonders(self) -> tuple[WonderId, ...]:
        """The wonders that are built."""
        return tuple(each.wonder for each in self.wonders if each.built)

    @property
    def unbuilt_wonders(self) -> tuple[WonderId, ...]:
        """The wonders that could still be built."""
        return tuple(each.wonder for each in self.wonders if not each.built)

    @property
    def assets(self) -> Assets:
        """What everything in this city adds up to."""
        return _assets(self.buildings, self.wonders, self.tokens)


@dataclass(slots=True)
class Assets:
    """What the cards, wonders and progress tokens of a city add up to; not to be changed.

    ``production`` are the units for every construction that the opponent's prices depend on, ``choices``
    the units of one resource out of several. ``prices`` are the resources that cost a fixed number of
    coins. ``symbols`` counts scientific symbols, ``colours`` cards. ``reductions`` are the resources
    taken off the cost of ``wonders`` and of ``blue`` cards, ``extra_shields`` what is added to new cards
    of a colour, ``chain_coins`` what a card free by a chain pays.
    """

    production: dict[Resource, int] = field(default_factory=dict)
    choices: list[tuple[Resource, ...]] = field(default_factory=list)
    prices: dict[Resource, int] = field(default_factory=dict)
    symbols: dict[Symbol, int] = field(default_factory=dict)
    colours: dict[Colour, int] = field(default_factory=dict)
    reductions: dict[str, int] = field(default_factory=dict)
    extra_shields: dict[Colour, int] = field(default_factory=dict)
    chain_coins: int = 0
    wonders_play_again: bool = False
    gains_trade_coins: bool = False

    def add(self, effect: Effect) -> None:
        """Count an effect that lasts; what happens once leaves no trace here."""
        match effect:
            case Produce(resource, amount):
                self.production[resource] = self.production.get(resource, 0) + amount
            case ProduceChoice(resources):
                self.choices.append(resources)
            case TradePrice(resources, price):
                self.prices.update(dict.fromkeys(resources, price))
            case Science(symbol):
                self.symbols[symbol] = self.symbols.get(symbol, 0) + 1
            case CostReduction(resources, target):
                self.reductions[target] = self.reductions.get(target, 0) + resources
            case ExtraShields(amount, colour):
                self.extra_shields[colour] = self.extra_shields.get(colour, 0) + amount
            case CoinsOnChainBuild(amount):
                self.chain_coins += amount
            case WondersPlayAgain():
                self.wonders_play_again = True
            case GainOpponentTradeCoins():
                self.gains_trade_coins = True


def effects(city: City) -> Iterator[Effect]:
    """Walk through the effects of everything in a city."""
    for building in city.buildings:
        yield from card(building).effects
    for wonder_id in city.built_wonders:
        yield from wonder(wonder_id).effects
    for token in city.tokens:
        yield from progress_token(token).effects


def count(city: City, of: Sequence[Counted]) -> int:
    """Count things of these kinds in a city, all kinds together."""
    return sum(_count(city, kind) for kind in of)


def counted(cities: Sequence[City], own: City, per: Per) -> int:
    """Count how often an effect gives what it gives: full sets of ``each`` in the city that it looks at.

    With ``most`` one and the same city is counted for all kinds (rules, Annexe 3: Guilde des Armateurs).
    """
    looked_at = [own] if per.city == "own" else cities
    return max(count(city, per.of) for city in looked_at) // per.each


def _count(city: City, kind: Counted) -> int:
    match kind:
        case "wonders":
            return len(city.built_wonders)
        case "progress_tokens":
            return len(city.tokens)
        case "coins":
            return city.coins
        case colour:
            return city.assets.colours.get(colour, 0)


@lru_cache(1 << 13)
def _assets(
    buildings: tuple[CardId, ...], drafted: tuple[DraftedWonder, ...], tokens: tuple[TokenId, ...]
) -> Assets:
    assets = Assets()
    for building in buildings:
        colour = card(building).colour
        assets.colours[colour] = assets.colours.get(colour, 0) + 1
    for effect in effects(City(0, buildings, drafted, tokens)):
        assets.add(effect)
    return assets
