"""The cards of the three ages and the guilds as data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

from engine.duel.effects import Effect, read_effect
from engine.duel.terms import RESOURCES, CardId, Colour, Deck, Resource

ChainSymbol = Literal[
    "horseshoe",
    "sword",
    "tower",
    "target",
    "helmet",
    "book",
    "gear",
    "lyre",
    "oil_lamp",
    "mask",
    "column",
    "moon",
    "sun",
    "water_drop",
    "greek_temple",
    "amphora",
    "barrel",
]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card or wonder costs: coins to the bank and resources."""

    coins: int
    resources: Mapping[Resource, int]


@dataclass(frozen=True, slots=True)
class Card:
    """One row of the card table.

    ``chain`` is the symbol that the card gives, ``gives_free`` the card that has it as its condition,
    ``free_from`` the card that makes this one free.
    """

    id: CardId
    deck: Deck
    age: int
    colour: Colour
    cost: Cost
    free_from: CardId | None
    gives_free: CardId | None
    chain: ChainSymbol | None
    effects: tuple[Effect, ...]


def read_cost(data: Mapping[str, int]) -> Cost:
    """Make a cost of an entry of the data files: resources and ``coins`` by name."""
    return Cost(
        data.get("coins", 0),
        MappingProxyType({resource: data[resource] for resource in RESOURCES if resource in data}),
    )


@cache
def cards() -> Mapping[CardId, Card]:
    """Give every card by its id, in the order of the decks."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.duel").joinpath("data/cards.json").read_text("utf-8")
    )
    gives_free = {row["free_from"]: CardId(row["id"]) for row in rows if "free_from" in row}
    return MappingProxyType(
        {
            CardId(row["id"]): Card(
                id=CardId(row["id"]),
                deck=row["deck"],
                age=row["age"],
                colour=row["colour"],
                cost=read_cost(row["cost"]),
                free_from=row.get("free_from"),
                gives_free=gives_free.get(row["id"]),
                chain=row.get("chain"),
                effects=tuple(read_effect(effect) for effect in row["effects"]),
            )
            for row in rows
        }
    )


def card(card_id: CardId) -> Card:
    """Look up a card; raises `KeyError` where there is none of this id."""
    return cards()[card_id]


@cache
def deck(name: Deck) -> tuple[CardId, ...]:
    """List the cards of a deck."""
    return tuple(each.id for each in cards().values() if each.deck == name)
