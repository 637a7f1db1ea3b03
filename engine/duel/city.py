"""One city: what lies before a player, all of it public, and what it adds up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from engine.duel.terms import RESOURCES, Reduced, Source, Symbol
from engine.terms import CardId, Colour, Resource, TokenId, WonderId

Counted = Colour | Literal["wonders", "progress_tokens", "coins"]
"""What can be counted in a city: cards of a colour, built wonders, progress tokens, coins."""

BASE_PRICE = 2
"""Coins for a missing unit of what the opponent does not produce."""

DIFFERENT_FOR_SUPREMACY = 6
SAME_FOR_TOKEN = 2


class DraftedWonder(NamedTuple):
    """A wonder that belongs to a city, built or not."""

    wonder: WonderId
    built: bool = False


class Countable(Protocol):
    """What is worth points by what lies in the cities at the end: an effect."""

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Count the points that its owner has."""
        ...


@dataclass(slots=True)
class City:
    """One city; ``buildings`` and ``tokens`` in the order in which they came, ``wonders`` as drafted.

    ``unbuilt_wonders`` are those that could still be built.

    The rest is what cards, built wonders and tokens add up to: ``production`` are the units for every
    construction, ``opponent_prices`` what a missing unit costs the opponent because of them,
    ``production_choices`` units of one resource out of several, ``trade_prices`` resources that cost a
    fixed number of coins. ``colours`` counts cards, ``symbols`` scientific symbols. ``reductions`` are
    the resources taken off the cost of ``wonders`` and of cards of a colour, ``extra_shields`` what is
    added to new cards of a colour, ``chain_coins`` what a card free by a chain pays. ``points`` are
    printed, ``counted`` are to be counted at the end.
    """

    coins: int = 0
    buildings: list[CardId] = field(default_factory=list)
    wonders: list[DraftedWonder] = field(default_factory=list)
    tokens: list[TokenId] = field(default_factory=list)
    production: dict[Resource, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    opponent_prices: dict[Resource, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, BASE_PRICE))
    production_choices: list[tuple[Resource, ...]] = field(default_factory=list)
    trade_prices: dict[Resource, int] = field(default_factory=dict)
    unbuilt_wonders: list[WonderId] = field(default_factory=list)
    colours: dict[Colour, int] = field(default_factory=dict)
    symbols: dict[Symbol, int] = field(default_factory=dict)
    reductions: dict[Reduced, int] = field(default_factory=dict)
    extra_shields: dict[Colour, int] = field(default_factory=dict)
    chain_coins: int = 0
    wonders_play_again: bool = False
    gains_trade_coins: bool = False
    points: dict[Source, int] = field(default_factory=dict)
    counted: list[tuple[Source, Countable]] = field(default_factory=list)

    @property
    def built_wonders(self) -> list[WonderId]:
        """The wonders that are built."""
        return [each.wonder for each in self.wonders if each.built]

    @property
    def wonders_built(self) -> int:
        """How many wonders are built."""
        return len(self.wonders) - len(self.unbuilt_wonders)

    @property
    def has_supremacy(self) -> bool:
        """Whether there are six different symbols (rules, Victoire: science et progrès)."""
        return len(self.symbols) >= DIFFERENT_FOR_SUPREMACY

    def has_pair_of(self, symbol: Symbol) -> bool:
        """Tell whether there are just two of a symbol (rules, Victoire: science et progrès)."""
        return self.symbols[symbol] == SAME_FOR_TOKEN

    def draft(self, wonder: WonderId) -> None:
        """Add a wonder that is not built."""
        self.wonders.append(DraftedWonder(wonder))
        self.unbuilt_wonders.append(wonder)

    def remove_wonder(self, wonder: WonderId) -> None:
        """Put a wonder that is not built back in the box."""
        self.wonders.remove(DraftedWonder(wonder))
        self.unbuilt_wonders.remove(wonder)

    def count(self, counted: Counted) -> int:
        """Count what a card pays for."""
        match counted:
            case "wonders":
                return self.wonders_built
            case "progress_tokens":
                return len(self.tokens)
            case "coins":
                return self.coins
            case colour:
                return self.colours.get(colour, 0)

    def copy(self) -> City:
        """Give a city of its own that is as this one."""
        return City(
            self.coins,
            self.buildings.copy(),
            self.wonders.copy(),
            self.tokens.copy(),
            self.production.copy(),
            self.opponent_prices.copy(),
            self.production_choices.copy(),
            self.trade_prices.copy(),
            self.unbuilt_wonders.copy(),
            self.colours.copy(),
            self.symbols.copy(),
            self.reductions.copy(),
            self.extra_shields.copy(),
            self.chain_coins,
            self.wonders_play_again,
            self.gains_trade_coins,
            self.points.copy(),
            self.counted.copy(),
        )
