"""One city: what lies before a player, all of it public, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.base.bundle import Kinds, amounts, resources_of
from engine.base.cards import card
from engine.base.tableau import Board, Tableau
from engine.base.terms import Side
from engine.base.wonders import Stage
from engine.game import Seat
from engine.terms import RESOURCES, CardId, Neighbour, Resource, Symbol, WonderId


@dataclass(frozen=True, slots=True)
class City:
    """The public state of one city.

    ``buildings`` in the order in which they were built, ``stages`` the number built, ``conflicts`` the
    values of the tokens won and lost in order. ``free_build_used`` says that Olympia's free building is
    spent for this age; ``copied`` is the side of each stage that Manneken Pis A has built, in order.
    """

    wonder: WonderId
    side: Side
    coins: int
    buildings: tuple[CardId, ...] = ()
    stages: int = 0
    conflicts: tuple[int, ...] = ()
    free_build_used: bool = False
    copied: tuple[Neighbour, ...] = ()


@dataclass(frozen=True, slots=True)
class Production:
    """What a city produces in a round.

    ``fixed`` counts the resources that are always there and may be bought by neighbours. ``choices``
    are brown cards of which one resource may be used a round, for sale too; ``own_choices`` the same of
    yellow cards and wonder stages, for the owner alone.
    """

    fixed: Mapping[Resource, int]
    choices: tuple[tuple[Resource, ...], ...]
    own_choices: tuple[tuple[Resource, ...], ...]


def tableau(cities: Sequence[City], seat: Seat) -> Tableau:
    """Lay out the city of one seat with everything that it has built."""
    start = cities[seat]
    laid = Tableau(board_of(start), board_of(cities[(seat + 1) % len(cities)]), board_of(cities[seat - 1]))
    laid.coins = start.coins
    laid.conflicts = list(start.conflicts)
    laid.free_build_used = start.free_build_used
    for building in start.buildings:
        laid.build(card(building))
    for number in range(start.stages):
        laid.build_stage(start.copied[number] if start.copied else None)
    return laid


def tableaus(cities: Sequence[City]) -> tuple[Tableau, ...]:
    """Lay out all cities of a table, in seat order."""
    return tuple(tableau(cities, Seat(seat)) for seat in range(len(cities)))


def city_of(laid: Tableau) -> City:
    """Give the public state of a city as it lies now."""
    return City(
        wonder=laid.board.wonder,
        side=laid.board.side,
        coins=laid.coins,
        buildings=tuple(laid.buildings),
        stages=laid.stages,
        conflicts=tuple(laid.conflicts),
        free_build_used=laid.free_build_used,
        copied=tuple(laid.copied),
    )


def board_of(city: City) -> Board:
    """Give the board that a city is built on."""
    return Board(city.wonder, city.side)


def production(cities: Sequence[City], seat: Seat) -> Production:
    """Give what the city of this seat produces, copied stages included (rulebook, Production)."""
    laid = tableau(cities, seat)
    own_choices = list(laid.supply.choices)
    for kinds in laid.for_sale.choices:
        own_choices.remove(kinds)
    return Production(
        fixed=amounts(laid.supply.fixed),
        choices=_in_order(laid.for_sale.choices),
        own_choices=_in_order(own_choices),
    )


def _in_order(choices: Iterable[Kinds]) -> tuple[tuple[Resource, ...], ...]:
    """Name the resources of each source of choice, in the order in which people know them."""
    return tuple(sorted(map(resources_of, choices), key=lambda names: [*map(RESOURCES.index, names)]))


def next_stages(cities: Sequence[City], seat: Seat) -> tuple[tuple[Neighbour | None, Stage], ...]:
    """List the next stage of this seat's wonder; Manneken Pis A has one for each neighbour it can copy.

    Empty where the wonder is complete. A copied stage has the cost that is to be paid.
    """
    return tuple((option.copy, option.stage) for option in tableau(cities, seat).next_stages)


def planned_stages(
    cities: Sequence[City], seat: Seat
) -> tuple[tuple[tuple[Neighbour | None, Stage], ...], ...]:
    """List every stage that this seat's wonder can have at this table, built or not.

    Each is what :func:`next_stages` would give for it; a stage built as a copy has only the side chosen.
    """
    laid = tableau(cities, seat)
    plan = []
    for number, options in enumerate(laid.plan):
        if number < len(laid.copied):
            options = tuple(option for option in options if option.copy == laid.copied[number])
        plan.append(tuple((option.copy, option.stage) for option in options))
    return tuple(options for options in plan if options)


def shields(cities: Sequence[City], seat: Seat) -> int:
    """Count the shields of the city of this seat, its wonder's included (rulebook, End of an age)."""
    return tableau(cities, seat).shields


def science_symbols(cities: Sequence[City], seat: Seat) -> Mapping[Symbol, int]:
    """Count tablets, compasses and gears, symbols of choice left out."""
    return dict(tableau(cities, seat).symbols)


def science_choices(cities: Sequence[City], seat: Seat) -> int:
    """Count the symbols of choice (Babylon, Scientists Guild)."""
    return tableau(cities, seat).science_choices


def can_build_free(cities: Sequence[City], seat: Seat) -> bool:
    """Tell whether Olympia's free building is built and not yet used in this age."""
    return tableau(cities, seat).can_build_free()


def plays_seventh_card(cities: Sequence[City], seat: Seat) -> bool:
    """Tell whether the last card of an age may be played as well (Babylon B, also copied)."""
    return "play_seventh_card" in tableau(cities, seat).abilities
