"""The wonder boards as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from engine.base.effects import AnyEffect, CopyStage, read_effect
from engine.base.payment import Cost, read_cost
from engine.base.terms import SIDES, Side
from engine.facts import Row, read_rows
from engine.frozen import FrozenMapping
from engine.terms import Neighbour, Resource, WonderId

COST_OF_THE_COPIED_STAGE = "of_the_copied_stage"
"""What the data says instead of a cost where a stage costs what the stage that it copies costs."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; ``cost`` is None where it costs what the copied stage costs."""

    cost: Cost | None
    effects: tuple[AnyEffect, ...]


class Board(NamedTuple):
    """A wonder board with the side that lies up."""

    wonder: WonderId
    side: Side


class StageOption(NamedTuple):
    """A stage that may be added; ``copy`` is the neighbour whose stage it copies."""

    copy: Neighbour | None
    stage: Stage

    @property
    def cost(self) -> Cost:
        """What is to be paid."""
        assert self.stage.cost is not None, "a stage costs what is printed or what the copied stage costs"
        return self.stage.cost


Plan = tuple[tuple[StageOption, ...], ...]
"""What each stage of a wonder may be, at least one thing each."""


@dataclass(frozen=True, slots=True)
class Wonder:
    """A board with both its sides, the stages in the order of building.

    ``printed`` are the plans of the sides where no stage is a copy.
    """

    id: WonderId
    promo: bool
    starting_resource: Resource | None
    starting_coins: int
    sides: Mapping[Side, tuple[Stage, ...]]
    printed: Mapping[Side, Plan] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Plan once for all what is the same between any neighbours."""
        plans = {
            side: tuple((StageOption(None, stage),) for stage in stages)
            for side, stages in self.sides.items()
            if not any(isinstance(effect, CopyStage) for stage in stages for effect in stage.effects)
        }
        object.__setattr__(self, "printed", FrozenMapping(plans))


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    rows = read_rows("base", "wonders")
    return FrozenMapping({WonderId(row["id"]): _read_wonder(row) for row in rows})


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]


def plan_of(wonders: Mapping[WonderId, Wonder], board: Board, left: Board, right: Board) -> Plan:
    """List what each stage of a board may be, built between the boards of its neighbours.

    That is the stage itself, or for a stage that copies each neighbour's stage it can copy; what can
    copy nothing cannot be built.
    """
    if (printed := wonders[board.wonder].printed.get(board.side)) is not None:
        return printed
    beside = {"left": left, "right": right}
    plan: list[tuple[StageOption, ...]] = []
    for stage in wonders[board.wonder].sides[board.side]:
        copying = [effect for effect in stage.effects if isinstance(effect, CopyStage)]
        if not copying:
            plan.append((StageOption(None, stage),))
            continue
        copied = tuple(
            StageOption(neighbour, other if stage.cost is None else Stage(stage.cost, other.effects))
            for effect in copying
            for neighbour in effect.neighbours
            for other in wonders[beside[neighbour].wonder].sides[beside[neighbour].side][
                effect.stage - 1 : effect.stage
            ]
        )
        if copied:
            plan.append(copied)
    return tuple(plan)


def planned_stages(plan: Plan, built: int, copied: Sequence[Neighbour]) -> Plan:
    """List what each stage may still be: of the copies that have been built only the one chosen."""
    if not copied:
        return plan
    sides = iter(copied)
    planned = list(plan)
    for number, options in enumerate(plan[:built]):
        if options[0].copy is not None:
            side = next(sides)
            planned[number] = tuple(option for option in options if option.copy == side)
    return tuple(planned)


def _read_wonder(row: Row) -> Wonder:
    return Wonder(
        id=WonderId(row["id"]),
        promo=row["promo"],
        starting_resource=row["starting_resource"],
        starting_coins=row["starting_coins"],
        sides=FrozenMapping(
            {side: tuple(_read_stage(stage) for stage in row["sides"][side]) for side in SIDES}
        ),
    )


def _read_stage(data: Row) -> Stage:
    cost = data["cost"]
    return Stage(
        cost=None if cost == COST_OF_THE_COPIED_STAGE else read_cost(cost),
        effects=tuple(read_effect(effect) for effect in data["effects"]),
    )
