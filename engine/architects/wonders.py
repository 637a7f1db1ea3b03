"""The wonders as data: five stages each, what they cost, rest on, give and do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

from engine.architects.terms import DeckId, WonderId

Rule = Literal["different", "identical"]
Effect = Literal[
    "take_from_any_deck",
    "take_progress_token",
    "take_from_central_deck",
    "keep_one_of_five",
    "take_from_left_and_right_decks",
    "shield",
]


@dataclass(frozen=True, slots=True)
class Cost:
    """So many resources, all different or all identical."""

    count: int
    rule: Rule


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; it can be built when every stage of ``rests_on`` stands."""

    number: int
    cost: Cost
    victory_points: int
    rests_on: tuple[int, ...]
    effect: Effect | None


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder with its stages, the first at index 0, and the effect that some of them have."""

    id: WonderId
    stages: tuple[Stage, ...]
    effect: Effect | None

    @property
    def deck(self) -> DeckId:
        """The wonder's own deck, which lies between its city and the neighbour on the left."""
        return DeckId(self.id)

    def stage(self, number: int) -> Stage:
        """Give the stage of this number, 1 to 5."""
        return self.stages[number - 1]


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.architects").joinpath("data/wonders.json").read_text("utf-8")
    )
    return MappingProxyType({WonderId(row["id"]): _read_wonder(row) for row in rows})


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]


def _read_wonder(row: Mapping[str, Any]) -> Wonder:
    stages = tuple(_read_stage(data) for data in row["stages"])
    effect = next((stage.effect for stage in stages if stage.effect is not None), None)
    return Wonder(WonderId(row["id"]), stages, effect)


def _read_stage(data: Mapping[str, Any]) -> Stage:
    [(rule, count)] = data["cost"].items()
    return Stage(
        number=data["number"],
        cost=Cost(count, rule),
        victory_points=data["victory_points"],
        rests_on=tuple(data["rests_on"]),
        effect=data.get("effect"),
    )
