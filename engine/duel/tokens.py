"""The progress tokens as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.duel.city import City
from engine.duel.effects import AnyEffect, read_effect
from engine.facts import read_rows
from engine.frozen import FrozenMapping
from engine.terms import TokenId


@dataclass(frozen=True, slots=True)
class ProgressToken:
    """One progress token."""

    id: TokenId
    effects: tuple[AnyEffect, ...]

    def add_to(self, city: City) -> None:
        """Put the token into a city, where what lasts of it counts from now on."""
        city.tokens.append(self.id)
        for effect in self.effects:
            effect.last(city, "progress_tokens")


@cache
def progress_tokens() -> Mapping[TokenId, ProgressToken]:
    """Give every progress token by its id."""
    return FrozenMapping(
        {
            TokenId(row["id"]): ProgressToken(
                id=TokenId(row["id"]), effects=tuple(map(read_effect, row["effects"]))
            )
            for row in read_rows("duel", "tokens")
        }
    )


def progress_token(token_id: TokenId) -> ProgressToken:
    """Look up a progress token; raises `KeyError` where there is none of this id."""
    return progress_tokens()[token_id]
