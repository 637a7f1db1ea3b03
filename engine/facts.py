"""The facts of a game's box, read from the data files of its package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

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

    amount: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Counts in conflicts."""

    amount: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Gives coins from the bank once, when it is built."""

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
