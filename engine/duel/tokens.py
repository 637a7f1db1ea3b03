"""The progress tokens as data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from engine.duel.effects import Effect, read_effect
from engine.duel.terms import TokenId

TOKENS_ON_THE_BOARD = 5


@dataclass(frozen=True, slots=True)
class ProgressToken:
    """One progress token."""

    id: TokenId
    effects: tuple[Effect, ...]


@cache
def progress_tokens() -> Mapping[TokenId, ProgressToken]:
    """Give every progress token by its id."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.duel").joinpath("data/tokens.json").read_text("utf-8")
    )
    return MappingProxyType(
        {
            TokenId(row["id"]): ProgressToken(
                id=TokenId(row["id"]), effects=tuple(read_effect(effect) for effect in row["effects"])
            )
            for row in rows
        }
    )


def progress_token(token_id: TokenId) -> ProgressToken:
    """Look up a progress token; raises `KeyError` where there is none of this id."""
    return progress_tokens()[token_id]
