"""The wonders as data: five stages each, what they cost, rest on, give and do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from engine.architects.effects import (
    KeepOneCard,
    Shields,
    StageEffect,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
)
from engine.architects.terms import DeckId
from engine.facts import Row, read_rows
from engine.frozen import FrozenMapping
from engine.terms import WonderId

Demand = Literal["different", "identical"]
"""What the resources of a cost have to be among themselves."""

_EFFECTS: Mapping[str, StageEffect] = FrozenMapping(
    {
        "take_from_any_deck": TakeFromAnyDeck(),
        "take_progress_token": TakeProgressToken(),
        "take_from_central_deck": TakeTopCards(("central",)),
        "take_from_left_and_right_decks": TakeTopCards(("left", "right")),
        "keep_one_of_five": KeepOneCard(("left", "right"), 5),
        "shield": Shields(1),
    }
)


@dataclass(frozen=True, slots=True)
class StageCost:
    """So many resources, all different or all identical."""

    count: int
    demand: Demand


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; it can be built when every stage of ``rests_on`` stands."""

    number: int
    cost: StageCost
    victory_points: int
    rests_on: tuple[int, ...]
    effect: StageEffect | None


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder with its stages, the first at index 0, and the effect that some of them have.

    ``deck`` is its own, which lies between its city and the neighbour on the left.
    """

    id: WonderId
    deck: DeckId
    stages: tuple[Stage, ...]
    effect: StageEffect | None

    def stage(self, number: int) -> Stage:
        """Give the stage of this number, counted from 1."""
        return self.stages[number - 1]


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    read = map(_read_wonder, read_rows("architects", "wonders"))
    return FrozenMapping({each.id: each for each in read})


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]


def _read_wonder(row: Row) -> Wonder:
    stages = tuple(_read_stage(data) for data in row["stages"])
    effect = next((stage.effect for stage in stages if stage.effect is not None), None)
    return Wonder(WonderId(row["id"]), DeckId(row["id"]), stages, effect)


def _read_stage(data: Row) -> Stage:
    [(demand, count)] = data["cost"].items()
    return Stage(
        number=data["number"],
        cost=StageCost(count, demand),
        victory_points=data["victory_points"],
        rests_on=tuple(data["rests_on"]),
        effect=_EFFECTS[data["effect"]] if "effect" in data else None,
    )
