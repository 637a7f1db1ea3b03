"""The facts of a game's box, read from the data files of its package."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, fields
from importlib.resources import files
from typing import Any, ClassVar, Protocol, TypeVar

from engine.terms import RESOURCES, Resource
from engine.values import FrozenMapping

Row = Mapping[str, Any]
"""One entry of a data file; the files are ours, so they are taken as they are."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card, a stage or a wonder costs: coins to the bank and resources."""

    coins: int
    resources: Mapping[Resource, int]


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """Is worth points at the end of the game."""

    kind: ClassVar[str] = "victory_points"
    amount: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Counts in conflicts."""

    kind: ClassVar[str] = "shields"
    amount: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Gives coins from the bank once, when it is built."""

    kind: ClassVar[str] = "coins"
    amount: int


def read_rows(game: str, name: str) -> list[dict[str, Any]]:
    """Read a data file of a game, ``cards`` for instance."""
    rows: list[dict[str, Any]] = json.loads(
        files(f"engine.{game}").joinpath(f"data/{name}.json").read_text("utf-8")
    )
    return rows


def read_cost(data: Mapping[str, int]) -> Cost:
    """Make a cost of an entry of the data files: resources and ``coins`` by name."""
    resources = {resource: data[resource] for resource in RESOURCES if resource in data}
    return Cost(data.get("coins", 0), FrozenMapping(resources))


class Effect(Protocol):
    """What a card, a stage or a token does: a dataclass with a field for each fact."""

    kind: ClassVar[str]
    """Its key in the data files."""
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


EffectT = TypeVar("EffectT", bound=Effect)


def read_effect(kinds: Iterable[type[EffectT]], data: Row) -> EffectT:
    """Make an effect of an entry of the data files; raises `ValueError` where none of these kinds is meant.

    The first key is the kind, with the value of the first field; the other keys are further fields by name.
    """
    (kind, first), *others = data.items()
    for each in kinds:
        if each.kind == kind:
            names = [field.name for field in fields(each) if field.init]
            told = {**dict.fromkeys(names[:1], first), **dict(others)}
            return each(
                **{name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
            )
    raise ValueError(f"no effect '{kind}'")
