"""A city while a game runs: its public state and what follows from it, kept up to date card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from engine.base.cards import Card, Cost, card, cards
from engine.base.choice import Choice
from engine.base.effects import (
    Ability,
    AbilityName,
    Coins,
    CopyStage,
    Effect,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.base.supply import Supply
from engine.base.terms import COLOURS, RESOURCES, SYMBOLS, CardId, Colour, Neighbour, Side, Symbol, WonderId
from engine.base.wonders import Stage, wonder

Prices = tuple[int, ...]
"""Coins a unit at one neighbour, in the order of ``RESOURCES``."""

FULL_PRICES: Prices = (2,) * len(RESOURCES)
"""A resource costs 2 coins without a discount (rulebook, Trade)."""


class Board(NamedTuple):
    """A wonder board with the side that lies up."""

    wonder: WonderId
    side: Side

    def plan(self) -> tuple[Stage, ...]:
        """Give the printed stages."""
        return wonder(self.wonder).sides[self.side]


class Tableau:
    """The city of one seat with its running totals.

    ``supply`` is what it can use itself, ``for_sale`` what neighbours can buy; ``blocked`` are the cards
    that it may not build because it has the building already, ``chained`` those which its buildings
    make free.
    """

    __slots__ = (
        "abilities",
        "blocked",
        "board",
        "buildings",
        "chained",
        "coins",
        "colours",
        "conflicts",
        "copied",
        "for_sale",
        "free_build_used",
        "left_prices",
        "neighbour_plans",
        "plan",
        "right_prices",
        "science_choices",
        "shields",
        "stage_points",
        "stages",
        "supply",
        "symbols",
    )

    def __init__(self, board: Board, left: Board, right: Board) -> None:
        """Lay out a new city between the boards of its neighbours."""
        start = wonder(board.wonder)
        self.board = board
        self.plan: tuple[Stage, ...] = board.plan()
        self.neighbour_plans: Mapping[Neighbour, tuple[Stage, ...]] = {
            "left": left.plan(),
            "right": right.plan(),
        }
        self.coins = start.starting_coins
        self.conflicts: list[int] = []
        self.free_build_used = False
        self.buildings: list[CardId] = []
        self.stages = 0
        self.copied: list[Neighbour] = []
        self.supply = Supply()
        self.for_sale = Supply()
        self.left_prices = FULL_PRICES
        self.right_prices = FULL_PRICES
        self.shields = 0
        self.stage_points = 0
        self.science_choices = 0
        self.symbols: dict[Symbol, int] = dict.fromkeys(SYMBOLS, 0)
        self.colours: dict[Colour, int] = dict.fromkeys(COLOURS, 0)
        self.abilities: set[AbilityName] = set()
        self.blocked: set[CardId] = set()
        self.chained: set[CardId] = set()
        if start.starting_resource is not None:
            self._take_effect(Produce((start.starting_resource,), 1, sellable=True))

    def build(self, built: Card) -> None:
        """Place a card in the city; coins that it gives are the bank's business."""
        self.buildings.append(built.id)
        self.colours[built.colour] += 1
        self.blocked |= _same_building(built.id)
        self.chained.update(built.gives_free)
        for effect in built.effects:
            self._take_effect(effect)

    def build_stage(self, copy: Neighbour | None) -> Stage:
        """Add the next stage to the wonder and give it, coins left to the bank."""
        stage = dict(self.next_stages())[copy]
        self.stages += 1
        if copy is not None:
            self.copied.append(copy)
        for effect in stage.effects:
            if isinstance(effect, VictoryPoints):
                self.stage_points += effect.amount
            else:
                self._take_effect(effect)
        return stage

    def next_stages(self) -> tuple[tuple[Neighbour | None, Stage], ...]:
        """List the next stage of the wonder, with Manneken Pis A once for each neighbour it can copy.

        Empty where the wonder is complete. A copied stage has the cost that is to be paid.
        """
        if self.stages == len(self.plan):
            return ()
        return stage_options(self.plan[self.stages], self.neighbour_plans)

    def cost_of(self, choice: Choice) -> Cost:
        """Give the printed cost of what a choice to build or to add a stage adds to this city."""
        if choice.action == "stage":
            cost = dict(self.next_stages())[choice.copy].cost
            assert cost is not None
            return cost
        assert choice.card is not None
        return card(choice.card).cost

    def can_build_free(self) -> bool:
        """Tell whether Olympia's free building is there and unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    def _take_effect(self, effect: Effect) -> None:
        match effect:
            case Produce():
                self.supply = self.supply.plus(effect)
                if effect.sellable:
                    self.for_sale = self.for_sale.plus(effect)
            case Shields(amount):
                self.shields += amount
            case Science(options) if len(options) == 1:
                self.symbols[options[0]] += 1
            case Science():
                self.science_choices += 1
            case TradeDiscount():
                if "left" in effect.neighbours:
                    self.left_prices = _discounted(self.left_prices, effect)
                if "right" in effect.neighbours:
                    self.right_prices = _discounted(self.right_prices, effect)
            case Ability(name):
                self.abilities.add(name)
            case VictoryPoints() | Coins() | Per() | CopyStage():
                # Points are counted at the end, coins paid when all cards of the round lie.
                pass


def stage_options(
    stage: Stage, neighbour_plans: Mapping[Neighbour, Sequence[Stage]]
) -> tuple[tuple[Neighbour | None, Stage], ...]:
    """List what a stage may be: itself, or for a stage that copies each neighbour's stage it can copy."""
    for effect in stage.effects:
        if isinstance(effect, CopyStage):
            return tuple(
                (neighbour, Stage(stage.cost or copied.cost, copied.effects))
                for neighbour in effect.neighbours
                for copied in neighbour_plans[neighbour][effect.stage - 1 : effect.stage]
            )
    return ((None, stage),)


@cache
def _same_building(card_id: CardId) -> frozenset[CardId]:
    building = card(card_id).building
    return frozenset(other.id for other in cards().values() if other.building == building)


def _discounted(prices: Prices, effect: TradeDiscount) -> Prices:
    return tuple(
        min(each, effect.price) if resource in effect.resources else each
        for resource, each in zip(RESOURCES, prices, strict=True)
    )
