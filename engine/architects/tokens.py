"""The progress tokens as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    ExtraCardForStage,
    PointsForCopies,
    PointsForWonder,
    PointsPer,
    Shields,
    TokenEffect,
)
from engine.facts import Row, read_rows
from engine.frozen import FrozenMapping
from engine.terms import CardId, TokenId


@dataclass(frozen=True, slots=True)
class Token:
    """One kind of progress token; ``copies`` is how many there are."""

    id: TokenId
    copies: int
    effect: TokenEffect


@cache
def tokens() -> Mapping[TokenId, Token]:
    """Give every kind of progress token by its id."""
    rows = read_rows("architects", "tokens")
    read = (Token(TokenId(row["id"]), row["copies"], _read_effect(row["effect"])) for row in rows)
    return FrozenMapping({each.id: each for each in read})


def token(token_id: TokenId) -> Token:
    """Look up a kind of progress token; raises `KeyError` where there is none of this id."""
    return tokens()[token_id]


def _read_effect(data: Row) -> TokenEffect:
    name = next(iter(data))
    value = data[name]
    match name:
        case "extra_card":
            return ExtraCard(tuple(map(CardId, value)))
        case "extra_card_for_stage":
            return ExtraCardForStage()
        case "coin_value":
            return CoinValue(value)
        case "any_resources":
            return AnyResources()
        case "shields":
            return Shields(value)
        case "points_for_wonder":
            return PointsForWonder(value["unfinished"], value["finished"])
        case "points_per":
            return PointsPer(value, data["points"])
        case "points_for_copies":
            return PointsForCopies(tuple(value))
    raise ValueError(f"no effect '{name}'")
