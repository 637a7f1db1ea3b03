"""The facts of a game's box, read from the data files of its package."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Self, TypeVar, cast

from engine.terms import RESOURCES, Resource
from engine.values import FrozenMapping

Row = Mapping[str, Any]
"""An entry of a data file; the files are part of the package, so they are not validated."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a card, a stage or a wonder: coins to the bank, and resources."""

    coins: int
    resources: Mapping[Resource, int]

    @classmethod
    def read(cls, data: Mapping[str, int]) -> Self:
        """Read the cost of an entry: resources and ``coins`` by name."""
        resources = {resource: data[resource] for resource in RESOURCES if resource in data}
        return cls(data.get("coins", 0), FrozenMapping(resources))


class Effect:
    """An effect of something in a box: a dataclass for each kind.

    ``kind`` is its key in the data files, whose value is that of the first field.
    """

    __slots__ = ()

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class VictoryPoints(Effect):
    """Is worth points at the end of the game."""

    kind: ClassVar[str] = "victory_points"
    amount: int


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """Counts in conflicts."""

    kind: ClassVar[str] = "shields"
    amount: int


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """Gives coins from the bank once, when built."""

    kind: ClassVar[str] = "coins"
    amount: int


EffectT = TypeVar("EffectT", bound=Effect)


def read_effect(kinds: Iterable[type[EffectT]], data: Row) -> EffectT:
    """Read an effect of one of these kinds from an entry.

    Its first key is the kind, with the value of the first field; the other keys are fields by name.
    """
    (kind, value), *others = data.items()
    made: Any = next((each for each in kinds if each.kind == kind), None)
    if made is None:
        raise ValueError(f"no effect '{kind}'")
    first = [each.name for each in fields(made)][:1]
    values = {**dict.fromkeys(first, value), **dict(others)}
    return cast(
        "EffectT",
        made(**{name: tuple(each) if isinstance(each, list) else each for name, each in values.items()}),
    )


def read_rows(game: str, name: str) -> list[dict[str, Any]]:
    """Read a data file of a game, such as ``cards``."""
    rows: list[dict[str, Any]] = json.loads(data_file(game, name).read_text("utf-8"))
    return rows


def data_file(game: str, name: str) -> Traversable:
    """Return the location of a data file of a game, such as ``cards``, whether it exists or not."""
    return files(f"engine.{game}").joinpath(f"data/{name}.json")
