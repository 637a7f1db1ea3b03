"""A city while a game runs: its public state and what follows from it, kept up to date card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.base.bundle import UNITS, Bundle, bundle
from engine.base.cards import Card, card, cards
from engine.base.choice import BuildStage, PaidChoice
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
from engine.base.prices import prices_of
from engine.base.supply import Need, Supply, supply_of
from engine.base.terms import Side
from engine.base.ways import ByCard, WaysBySplits, ways_to_add_stage
from engine.base.wonders import Stage, wonder
from engine.facts import Cost
from engine.terms import COLOURS, SYMBOLS, CardId, Colour, Neighbour, Resource, Symbol, WonderId


class Board(NamedTuple):
    """A wonder board with the side that lies up."""

    wonder: WonderId
    side: Side

    def stages(self) -> tuple[Stage, ...]:
        """Give the printed stages."""
        return wonder(self.wonder).sides[self.side]


@dataclass(frozen=True, slots=True, eq=False)
class StageOption:
    """A stage that may be added.

    ``copy`` is the neighbour whose stage it copies, ``stage`` has the cost to be paid, ``need`` and
    ``bank`` are that cost again: resources and coins, and ``ways`` those to pay both.
    """

    copy: Neighbour | None
    stage: Stage
    need: Need
    bank: int
    ways: WaysBySplits[ByCard]


Plan = tuple[tuple[StageOption, ...], ...]
"""What each stage of a wonder may be."""


class Tableau:
    """The city of one seat with its running totals.

    ``supply`` is what it can use itself, ``for_sale`` what neighbours can buy; ``blocked`` are the cards
    that it may not build because it has the building already, ``chained`` those which its buildings
    make free. ``plan`` lists what each stage may be, ``next_stages`` what may be added to the wonder
    next: nothing where it is complete, one for each neighbour that can be copied where it is a copy.
    ``trade_changes`` counts how often production or prices have changed.
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
        "next_stages",
        "plan",
        "prices",
        "science_choices",
        "shields",
        "stage_points",
        "stages",
        "supply",
        "symbols",
        "trade_changes",
    )

    def __init__(self, board: Board, left: Board, right: Board) -> None:
        """Lay out a new city between the boards of its neighbours."""
        start = wonder(board.wonder)
        self.board = board
        self.plan = plan_of(board, left, right)
        self.coins = start.starting_coins
        self.conflicts: list[int] = []
        self.free_build_used = False
        self.buildings: list[CardId] = []
        self.stages = 0
        self.copied: list[Neighbour] = []
        self.supply = self.for_sale = _starting_supply(start.starting_resource)
        self.prices = prices_of()
        self.shields = 0
        self.stage_points = 0
        self.science_choices = 0
        self.symbols: dict[Symbol, int] = dict.fromkeys(SYMBOLS, 0)
        self.colours: dict[Colour, int] = dict.fromkeys(COLOURS, 0)
        self.abilities: set[AbilityName] = set()
        self.blocked: set[CardId] = set()
        self.chained: set[CardId] = set()
        self.trade_changes = 0
        self.next_stages = self.plan[0]

    def copy(self) -> Tableau:
        """Give a city of its own that lies as this one."""
        other = copy(self)
        other.conflicts, other.buildings, other.copied = self.conflicts[:], self.buildings[:], self.copied[:]
        other.symbols, other.colours = dict(self.symbols), dict(self.colours)
        other.abilities, other.blocked = set(self.abilities), set(self.blocked)
        other.chained = set(self.chained)
        return other

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
        stage = self.next_stage(copy).stage
        self.stages += 1
        self.next_stages = self.plan[self.stages] if self.stages < len(self.plan) else ()
        if copy is not None:
            self.copied.append(copy)
        for effect in stage.effects:
            if isinstance(effect, VictoryPoints):
                self.stage_points += effect.amount
            else:
                self._take_effect(effect)
        return stage

    def next_stage(self, copy: Neighbour | None) -> StageOption:
        """Give the stage that may be added next, with Manneken Pis A the one copied from this side."""
        return next(option for option in self.next_stages if option.copy == copy)

    def need_of(self, choice: PaidChoice) -> Bundle:
        """Give the printed resources of what a choice adds to this city."""
        if isinstance(choice, BuildStage):
            return self.next_stage(choice.copy).need.resources
        return bundle(card(choice.card).cost.resources)

    def builds_by_chain(self, card_id: CardId) -> bool:
        """Tell whether a chain makes a card free that may be built here."""
        return card_id in self.chained and card_id not in self.blocked

    def can_build_free(self) -> bool:
        """Tell whether Olympia's free building is there and unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    def _take_effect(self, effect: Effect) -> None:
        match effect:
            case Produce():
                self.trade_changes += 1
                self.supply = self.supply.plus(effect)
                if effect.sellable:
                    self.for_sale = self.for_sale.plus(effect)
            case VictoryPoints() | Coins() | Per() | CopyStage():
                # Points are counted at the end, coins paid when all cards of the round lie.
                pass
            case Shields(amount):
                self.shields += amount
            case Science(options) if len(options) == 1:
                self.symbols[options[0]] += 1
            case Science():
                self.science_choices += 1
            case TradeDiscount():
                self.trade_changes += 1
                self.prices = self.prices.with_discount(effect)
            case Ability(name):
                self.abilities.add(name)


def plan_of(board: Board, left: Board, right: Board) -> Plan:
    """List what each stage of a board may be, built between the boards of its neighbours.

    That is the stage itself, or for a stage that copies each neighbour's stage it can copy.
    """
    printed = _printed_plan(board)
    return printed if all(printed) else _copying_plan(board, left, right)


@cache
def _printed_plan(board: Board) -> Plan:
    """List what each stage of a board is; nothing for a stage that copies."""
    return tuple(
        () if _copied_by(stage) else (_option(None, stage.effects, stage.cost),) for stage in board.stages()
    )


@lru_cache(1 << 10)
def _copying_plan(board: Board, left: Board, right: Board) -> Plan:
    neighbours: Mapping[Neighbour, Sequence[Stage]] = {"left": left.stages(), "right": right.stages()}
    return tuple(
        tuple(
            _option(neighbour, copied.effects, stage.cost or copied.cost)
            for effect in _copied_by(stage)
            for neighbour in effect.neighbours
            for copied in neighbours[neighbour][effect.stage - 1 : effect.stage]
        )
        or printed
        for stage, printed in zip(board.stages(), _printed_plan(board), strict=True)
    )


def _copied_by(stage: Stage) -> list[CopyStage]:
    return [effect for effect in stage.effects if isinstance(effect, CopyStage)]


def _option(copy: Neighbour | None, effects: tuple[Effect, ...], cost: Cost | None) -> StageOption:
    assert cost is not None, "a stage costs what is printed or what the copied stage costs"
    need, bank = Need(bundle(cost.resources)), cost.coins
    return StageOption(copy, Stage(cost, effects), need, bank, ways_to_add_stage(bank, copy))


def _starting_supply(resource: Resource | None) -> Supply:
    return supply_of() if resource is None else supply_of(UNITS[resource])


@cache
def _same_building(card_id: CardId) -> frozenset[CardId]:
    building = card(card_id).building
    return frozenset(other.id for other in cards().values() if other.building == building)
