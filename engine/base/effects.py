"""What cards and wonder stages do, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.terms import Colour, Neighbour, Resource, Symbol

Counted = Literal["cards", "wonder_stages", "defeat_tokens"]
Scope = Literal["self", "neighbours", "self_and_neighbours"]
AbilityName = Literal[
    "free_build_once_per_age", "play_seventh_card", "build_from_discard", "copy_neighbour_guild"
]


@dataclass(frozen=True, slots=True)
class Produce:
    """Produces ``amount`` of one of ``options`` in every round; only ``sellable`` is for sale."""

    options: tuple[Resource, ...]
    amount: int
    sellable: bool


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """Is worth points at the end of the game."""

    amount: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Adds shields in every conflict."""

    amount: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Gives coins from the bank once, when it is built."""

    amount: int


@dataclass(frozen=True, slots=True)
class Science:
    """Is one of these scientific symbols; with several options the owner picks at the end of the game."""

    options: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class TradeDiscount:
    """Lets the owner buy these resources from these neighbours at ``price`` coins each."""

    resources: tuple[Resource, ...]
    neighbours: tuple[Neighbour, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Per:
    """Gives ``coins`` when built and ``points`` at the end for each thing counted in ``scope``.

    ``colours`` says which cards count where ``of`` is ``cards``. The card itself counts as any other.
    """

    of: Counted
    colours: tuple[Colour, ...]
    scope: Scope
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class Ability:
    """A power that no other effect describes (rulebook, The wonders)."""

    name: AbilityName


@dataclass(frozen=True, slots=True)
class CopyStage:
    """Has the effects of stage ``stage`` (1 is the first) of one of these neighbours' wonders."""

    stage: int
    neighbours: tuple[Neighbour, ...]


Effect = Produce | VictoryPoints | Shields | Coins | Science | TradeDiscount | Per | Ability | CopyStage

Income = Coins | Per
"""What may give coins when it is built."""


def income(effects: Iterable[Effect]) -> tuple[Income, ...]:
    """Pick out what gives coins when it is built, once all cards of the round lie."""
    return tuple(
        effect
        for effect in effects
        if isinstance(effect, Coins) or (isinstance(effect, Per) and effect.coins)
    )


def read_effect(data: Mapping[str, Any]) -> Effect:
    """Make an effect of an entry of the data files; its first key is the kind of the effect."""
    kind = next(iter(data))
    value = data[kind]
    match kind:
        case "produce":
            return Produce(tuple(value), data.get("amount", 1), data["sellable"])
        case "victory_points":
            return VictoryPoints(value)
        case "shields":
            return Shields(value)
        case "coins":
            return Coins(value)
        case "science":
            return Science(tuple(value))
        case "trade_discount":
            return TradeDiscount(tuple(value), tuple(data["neighbours"]), data["price"])
        case "per":
            colours = tuple(data.get("colours", ()))
            return Per(value, colours, data["scope"], data.get("coins", 0), data.get("points", 0))
        case "ability":
            return Ability(value)
        case "copy_stage":
            return CopyStage(value, tuple(data["neighbours"]))
    raise ValueError(f"no effect '{kind}'")
