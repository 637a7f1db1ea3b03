"""The wonder boards as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from engine.base.effects import Effect, read_effect
from engine.base.terms import SIDES, Side
from engine.facts import Cost, Row, read_cost, read_rows
from engine.terms import Resource, WonderId

COST_OF_THE_COPIED_STAGE = "of_the_copied_stage"
"""What the data says instead of a cost where a stage costs what the stage that it copies costs."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; ``cost`` is None where it costs what the copied stage costs."""

    cost: Cost | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Wonder:
    """A board with both its sides, the stages in the order of building."""

    id: WonderId
    promo: bool
    starting_resource: Resource | None
    starting_coins: int
    sides: Mapping[Side, tuple[Stage, ...]]


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    rows = read_rows("base", "wonders")
    return MappingProxyType({WonderId(row["id"]): _read_wonder(row) for row in rows})


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]


def _read_wonder(row: Row) -> Wonder:
    return Wonder(
        id=WonderId(row["id"]),
        promo=row["promo"],
        starting_resource=row["starting_resource"],
        starting_coins=row["starting_coins"],
        sides=MappingProxyType(
            {side: tuple(_read_stage(stage) for stage in row["sides"][side]) for side in SIDES}
        ),
    )


def _read_stage(data: Row) -> Stage:
    cost = data["cost"]
    return Stage(
        cost=None if cost == COST_OF_THE_COPIED_STAGE else read_cost(cost),
        effects=tuple(read_effect(effect) for effect in data["effects"]),
    )
