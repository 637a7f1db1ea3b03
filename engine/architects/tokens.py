"""The progress tokens as data, and what each of them does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

from engine.architects.terms import CardKind, TokenId

Counted = Literal["cats", "victories", "tokens"]

ECONOMY = TokenId("economy")
ENGINEERING = TokenId("engineering")


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """Lets its owner take one more card after taking a card of these kinds."""

    kinds: tuple[CardKind, ...]


@dataclass(frozen=True, slots=True)
class ExtraCardForStage:
    """Lets its owner take one more card after building a stage."""


@dataclass(frozen=True, slots=True)
class CoinValue:
    """Lets one coin card stand for this many resources."""

    value: int


@dataclass(frozen=True, slots=True)
class AnyResources:
    """Lets a stage be paid with any resources: only their number counts."""


@dataclass(frozen=True, slots=True)
class Shields:
    """Adds shields in every battle."""

    amount: int


@dataclass(frozen=True, slots=True)
class PointsForWonder:
    """Is worth points at the end by whether the wonder of its owner is finished."""

    unfinished: int
    finished: int


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Is worth points at the end for each cat on blue cards, victory token or progress token."""

    counted: Counted
    points: int


@dataclass(frozen=True, slots=True)
class PointsForCopies:
    """Is worth points at the end by how many copies its owner has: for one, for two, in all."""

    points: tuple[int, ...]


Effect = (
    ExtraCard
    | ExtraCardForStage
    | CoinValue
    | AnyResources
    | Shields
    | PointsForWonder
    | PointsPer
    | PointsForCopies
)


@dataclass(frozen=True, slots=True)
class Token:
    """One kind of progress token; ``copies`` is how many there are."""

    id: TokenId
    copies: int
    effect: Effect


@cache
def tokens() -> Mapping[TokenId, Token]:
    """Give every kind of progress token by its id."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.architects").joinpath("data/tokens.json").read_text("utf-8")
    )
    return MappingProxyType(
        {
            TokenId(row["id"]): Token(TokenId(row["id"]), row["copies"], _read_effect(row["effect"]))
            for row in rows
        }
    )


def token(token_id: TokenId) -> Token:
    """Look up a kind of progress token; raises `KeyError` where there is none of this id."""
    return tokens()[token_id]


@cache
def all_tokens() -> tuple[TokenId, ...]:
    """List the fifteen tokens, each copy by itself."""
    return tuple(each.id for each in tokens().values() for _ in range(each.copies))


@cache
def tokens_for_card(kind: CardKind) -> tuple[TokenId, ...]:
    """List the tokens that give one more card when a card of this kind is taken."""
    return tuple(
        each.id
        for each in tokens().values()
        if isinstance(each.effect, ExtraCard) and kind in each.effect.kinds
    )


@cache
def tokens_for_stage() -> tuple[TokenId, ...]:
    """List the tokens that give one more card when a stage is built."""
    return tuple(each.id for each in tokens().values() if isinstance(each.effect, ExtraCardForStage))


def _read_effect(data: Mapping[str, Any]) -> Effect:
    kind = next(iter(data))
    value = data[kind]
    match kind:
        case "extra_card":
            return ExtraCard(tuple(map(CardKind, value)))
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
    raise ValueError(f"no effect '{kind}'")
