"""A city: the cards in front of a player, all of them public, and their totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine import facts
from engine.duel.terms import RESOURCES, Source, Symbol
from engine.terms import CardId, Colour, Resource, TokenId, WonderId

BASE_PRICE = 2
"""The price of a missing unit that the opponent doesn't produce."""

DISCARD_COINS = 2
"""The coins for discarding a card, without the yellow cards of the city."""

DIFFERENT_FOR_SUPREMACY = 6


class DraftedWonder(NamedTuple):
    """A wonder that belongs to a city, built or not."""

    wonder: WonderId
    built: bool = False


@dataclass(frozen=True, slots=True)
class Effect(facts.Effect):
    """An effect that happens once, or lasts, or both; ``turn`` is an `engine.duel.resolve.Turn`."""

    def happen(self, turn: Any) -> None:
        """Apply what happens once, when the owner gets it."""

    def last(self, city: City, source: Source) -> None:
        """Add the lasting part to a city."""

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Return its points at the end, if it is among the city's ``counted`` effects."""
        return 0


@dataclass(slots=True)
class City:
    """A city; ``buildings`` and ``tokens`` in order of acquisition, ``wonders`` as drafted.

    The rest are totals of cards, built wonders and tokens: ``production`` are the units for every
    construction, ``opponent_prices`` the opponent's prices of missing units because of them,
    ``production_choices`` units of one resource out of several, ``trade_prices`` fixed prices of resources.
    ``colours`` counts cards, ``symbols`` scientific symbols. ``reductions`` are the resources taken off the
    cost of ``wonders`` and of cards of a colour, ``extra_shields`` are added to new cards of a colour,
    ``chain_coins`` are paid for a card free by a chain. ``points`` are printed, ``counted`` effects are
    scored at the end.
    """

    coins: int = 0
    buildings: list[CardId] = field(default_factory=list)
    wonders: list[DraftedWonder] = field(default_factory=list)
    tokens: list[TokenId] = field(default_factory=list)
    production: dict[Resource, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    opponent_prices: dict[Resource, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, BASE_PRICE))
    production_choices: list[tuple[Resource, ...]] = field(default_factory=list)
    trade_prices: dict[Resource, int] = field(default_factory=dict)
    colours: dict[Colour, int] = field(default_factory=dict)
    symbols: dict[Symbol, int] = field(default_factory=dict)
    reductions: dict[Source, int] = field(default_factory=dict)
    extra_shields: dict[Colour, int] = field(default_factory=dict)
    chain_coins: int = 0
    wonders_play_again: bool = False
    gains_trade_coins: bool = False
    points: dict[Source, int] = field(default_factory=dict)
    counted: list[tuple[Source, Effect]] = field(default_factory=list)

    @property
    def built_wonders(self) -> list[WonderId]:
        """The built wonders."""
        return [each.wonder for each in self.wonders if each.built]

    @property
    def unbuilt_wonders(self) -> list[WonderId]:
        """The wonders that can still be built."""
        return [each.wonder for each in self.wonders if not each.built]

    @property
    def has_supremacy(self) -> bool:
        """Whether the city has six different symbols (rules, Victoire: science et progrès)."""
        return len(self.symbols) >= DIFFERENT_FOR_SUPREMACY

    @property
    def discard_gain(self) -> int:
        """The coins for discarding a card: 2 and 1 for each yellow card (rules, Déroulement)."""
        return DISCARD_COINS + self.colours.get("yellow", 0)

    def count(self, counted: Source) -> int:
        """Count the things that a card pays for."""
        match counted:
            case "wonders":
                return len(self.built_wonders)
            case "progress_tokens":
                return len(self.tokens)
            case "coins":
                return self.coins
            case colour:
                return self.colours.get(colour, 0)

    def copy(self) -> City:
        """Return an independent copy."""
        return City(
            self.coins,
            self.buildings.copy(),
            self.wonders.copy(),
            self.tokens.copy(),
            self.production.copy(),
            self.opponent_prices.copy(),
            self.production_choices.copy(),
            self.trade_prices.copy(),
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
