"""One city: what lies before a player, all of it public, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.base.terms import CardId, Neighbour, Resource
from engine.base.terms import Side as Side
from engine.base.terms import WonderId as WonderId
from engine.game import Seat


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


def production(cities: Sequence[City], seat: Seat) -> Production:
    """Give what the city of this seat produces, copied stages included (rulebook, Production)."""
    raise NotImplementedError


def shields(cities: Sequence[City], seat: Seat) -> int:
    """Count the shields of the city of this seat, its wonder's included (rulebook, End of an age)."""
    raise NotImplementedError


def science_symbols(cities: Sequence[City], seat: Seat) -> Mapping[str, int]:
    """Count tablets, compasses and gears, symbols of choice left out."""
    raise NotImplementedError


def science_choices(cities: Sequence[City], seat: Seat) -> int:
    """Count the symbols of choice (Babylon, Scientists Guild)."""
    raise NotImplementedError


def can_build_free(cities: Sequence[City], seat: Seat) -> bool:
    """Tell whether Olympia's free building is built and not yet used in this age."""
    raise NotImplementedError
