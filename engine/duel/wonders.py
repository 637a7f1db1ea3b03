"""The wonders as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.duel.city import City, DraftedWonder
from engine.duel.effects import AnyEffect, read_effect
from engine.duel.payment import Cost, read_cost
from engine.duel.terms import Reduced
from engine.facts import read_rows
from engine.frozen import FrozenMapping
from engine.terms import WonderId


@dataclass(frozen=True, slots=True)
class Wonder:
    """One wonder; its effects stand in the order in which they are carried out."""

    free_from: ClassVar[None] = None
    reduced_as: ClassVar[Reduced] = "wonders"

    id: WonderId
    cost: Cost
    effects: tuple[AnyEffect, ...]

    def add_to(self, city: City) -> None:
        """Let a drafted wonder of a city stand as built, where what lasts of it counts from now on."""
        city.wonders[city.wonders.index(DraftedWonder(self.id))] = DraftedWonder(self.id, built=True)
        city.unbuilt_wonders.remove(self.id)
        for effect in self.effects:
            effect.last(city, "wonders")


@cache
def wonders() -> Mapping[WonderId, Wonder]:
    """Give every wonder by its id."""
    return FrozenMapping(
        {
            WonderId(row["id"]): Wonder(
                id=WonderId(row["id"]),
                cost=read_cost(row["cost"]),
                effects=tuple(map(read_effect, row["effects"])),
            )
            for row in read_rows("duel", "wonders")
        }
    )


def wonder(wonder_id: WonderId) -> Wonder:
    """Look up a wonder; raises `KeyError` where there is none of this id."""
    return wonders()[wonder_id]
