"""The city of one seat: what lies there, all of it public, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from engine.base.cards import Card
from engine.base.effects import AbilityName
from engine.base.payment import Market, Prices, ResourceSet, Supply, amounts, names_of
from engine.base.terms import Side
from engine.base.wonders import Board, Plan, Stage, StageOption, Wonder, plan_of, planned_stages
from engine.game import Seat
from engine.ring import beside
from engine.terms import RESOURCES, SYMBOLS, CardId, Colour, Neighbour, Resource, Symbol, WonderId


class Production(NamedTuple):
    """What a city produces in a round.

    ``fixed`` counts the resources that are always there and may be bought by neighbours. ``choices``
    are brown cards of which one resource may be used a round, for sale too; ``own_choices`` the same of
    yellow cards and wonder stages, for the owner alone.
    """

    fixed: Mapping[Resource, int]
    choices: tuple[tuple[Resource, ...], ...]
    own_choices: tuple[tuple[Resource, ...], ...]


@dataclass(slots=True)
class City:
    """A city with its running totals.

    ``plan`` is what each stage of the wonder may be, ``copied`` the side of each stage that copies a
    neighbour's, in the order of building. ``conflicts`` are the values of the tokens won and lost.
    ``free_build_used`` says that Olympia's free building is spent for this age. ``supply`` is what the
    city can use itself, ``for_sale`` what neighbours can buy, ``named`` the names of its buildings,
    ``chained`` the cards that they make free.

    Nothing in it is changed in place, only exchanged, so that a copy shares all with the city.
    """

    board: Board
    plan: Plan = field(repr=False)
    coins: int
    cards: tuple[Card, ...] = field(default=(), repr=False)
    stages: int = 0
    copied: tuple[Neighbour, ...] = ()
    conflicts: tuple[int, ...] = ()
    free_build_used: bool = False
    supply: Supply = field(default=Supply(), repr=False)
    for_sale: Supply = field(default=Supply(), repr=False)
    prices: Prices = field(default=Prices(), repr=False)
    shields: int = 0
    science_choices: int = 0
    symbols: Mapping[Symbol, int] = field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0))
    colours: Mapping[Colour, int] = field(default_factory=dict)
    abilities: frozenset[AbilityName] = frozenset()
    named: frozenset[str] = field(default=frozenset(), repr=False)
    chained: frozenset[CardId] = field(default=frozenset(), repr=False)

    def copy(self) -> City:
        """Give a city of its own that lies as this one."""
        return City(*[getattr(self, each) for each in _FIELDS])

    @property
    def wonder(self) -> WonderId:
        """The wonder of its board."""
        return self.board.wonder

    @property
    def side(self) -> Side:
        """The side of its board that lies up."""
        return self.board.side

    @property
    def buildings(self) -> tuple[CardId, ...]:
        """Its cards in the order in which they were built."""
        return tuple([card.id for card in self.cards])

    # -- what has been built --------------------------------------------------------------------------

    def build(self, card: Card) -> None:
        """Place a card in the city; coins that it gives are the bank's business."""
        self.cards += (card,)
        self.colours = {**self.colours, card.colour: self.colours.get(card.colour, 0) + 1}
        self.named = self.named.union((card.building,))
        if card.gives_free:
            self.chained = self.chained.union(card.gives_free)
        for effect in card.effects:
            effect.come_into(self)

    def build_stage(self, copy: Neighbour | None) -> StageOption:
        """Add the next stage to the wonder and give it; coins are the bank's business."""
        option = self.next_stage(copy)
        self.stages += 1
        if copy is not None:
            self.copied += (copy,)
        for effect in option.stage.effects:
            effect.come_into(self)
        return option

    # -- what may be built ----------------------------------------------------------------------------

    def has(self, card: Card) -> bool:
        """Tell whether it has this building already (rulebook, Build a building)."""
        return card.building in self.named

    def builds_by_chain(self, card: Card) -> bool:
        """Tell whether a chain makes a card free that may be built here."""
        return card.id in self.chained and not self.has(card)

    def can_build_free(self) -> bool:
        """Tell whether Olympia's free building is there and unused in this age."""
        return "free_build_once_per_age" in self.abilities and not self.free_build_used

    @property
    def next_stages(self) -> tuple[StageOption, ...]:
        """What may be added to the wonder next: nothing where it is complete.

        Where the stage is a copy, one for each neighbour that can be copied.
        """
        return self.plan[self.stages] if self.stages < len(self.plan) else ()

    def next_stage(self, copy: Neighbour | None) -> StageOption:
        """Give the stage that may be added next, with Manneken Pis A the one copied from this side."""
        (option,) = [option for option in self.next_stages if option.copy == copy]
        return option

    @property
    def stages_built(self) -> tuple[Stage, ...]:
        """The stages of its wonder that it has."""
        return tuple([options[0].stage for options in self.planned_stages[: self.stages]])

    @property
    def planned_stages(self) -> Plan:
        """Every stage that its wonder can have, built or not; of a copy built only the one chosen."""
        return planned_stages(self.plan, self.stages, self.copied)

    # -- what it has to offer -------------------------------------------------------------------------

    @property
    def production(self) -> Production:
        """What it produces, copied stages included (rulebook, Production)."""
        own_choices = list(self.supply.choices)
        for choice in self.for_sale.choices:
            own_choices.remove(choice)
        return Production(
            amounts(self.supply.fixed), _in_order(self.for_sale.choices), _in_order(own_choices)
        )


_FIELDS = tuple(each.name for each in fields(City))


def new_city(wonders: Mapping[WonderId, Wonder], boards: Sequence[Board], seat: Seat) -> City:
    """Lay out the city of one seat before its first round, on the boards of a table."""
    board, (left, right) = boards[seat], beside(boards, seat)
    start = wonders[board.wonder]
    supply = Supply() if start.starting_resource is None else Supply().plus((start.starting_resource,))
    plan = plan_of(wonders, board, left, right)
    return City(board, plan, start.starting_coins, supply=supply, for_sale=supply)


def market_of(cities: Sequence[City], seat: Seat) -> Market:
    """Tell where the city of this seat finds resources and what they cost it."""
    own, (left, right) = cities[seat], beside(cities, seat)
    return Market(own.supply, left.for_sale, right.for_sale, own.prices)


def _in_order(choices: Iterable[ResourceSet]) -> tuple[tuple[Resource, ...], ...]:
    """Name the resources of each source of choice, in the order in which people know them."""
    return tuple(sorted(map(names_of, choices), key=lambda names: [*map(RESOURCES.index, names)]))
