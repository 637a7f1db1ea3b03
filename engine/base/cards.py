"""The cards as data: their colour, cost, chains and effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NewType

CardId = NewType("CardId", str)
Resource = Literal["wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card or stage costs: coins to the bank and resources."""

    coins: int
    resources: Mapping[Resource, int]


@dataclass(frozen=True, slots=True)
class Card:
    """One row of the card table. ``building`` is what the ban on identical buildings looks at.

    ``effects`` are objects of ``engine.base.effects``; ``copies`` are the player counts at which each
    printed copy enters the deck, empty for guilds.
    """

    id: CardId
    building: str
    age: int
    colour: Colour
    cost: Cost
    free_from: tuple[CardId, ...]
    gives_free: tuple[CardId, ...]
    effects: tuple[object, ...]
    copies: tuple[int, ...]
