"""The wonders as data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from engine.duel.cards import Cost, read_cost
from engine.duel.effects import Effect, read_effect
from engine.duel.terms import WonderId

WONDERS_PER_CITY = 4
MOST_WONDERS_BUILT = 7
"""Of the eight wonders of a game only seven can be built."""


@dataclass(frozen=True, slots=True)
class Wonder:
    """One wonder; its effects stand in the order in which they are carried out."""

    id: WonderId
    cost: Cost
    effects: tuple[Effect, ...]


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.duel").joinpath("data/wonders.json").read_text("utf-8")
    )
    return MappingProxyType(
        {
            WonderId(row["id"]): Wonder(
                id=WonderId(row["id"]),
                cost=read_cost(row["cost"]),
                effects=tuple(read_effect(effect) for effect in row["effects"]),
            )
            for row in rows
        }
    )


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]
