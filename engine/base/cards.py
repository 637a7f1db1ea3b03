"""The cards as data: their colour, cost, chains and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, SupportsIndex

from engine.base.choice import Build, Sell
from engine.base.effects import AnyEffect, read_effect
from engine.base.payment import CHAIN, FREE, POWER, Cost, read_cost
from engine.facts import Row, read_rows
from engine.frozen import FrozenMapping
from engine.terms import CardId, Colour


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One row of the card table. ``building`` is what the ban on identical buildings looks at.

    ``effects`` are objects of ``engine.base.effects``; ``copies`` are the player counts at which each
    printed copy enters the deck, empty where the cards in play are drawn (guilds). What can be done
    with the card at no price that has to be worked out is among the choices of every hand with it.
    """

    id: CardId
    building: str
    age: int
    colour: Colour
    cost: Cost
    free_from: tuple[CardId, ...]
    gives_free: tuple[CardId, ...]
    effects: tuple[AnyEffect, ...]
    copies: tuple[int, ...]
    build_free: Build = field(init=False, repr=False)
    build_by_chain: Build = field(init=False, repr=False)
    build_by_power: Build = field(init=False, repr=False)
    sell: Sell = field(init=False, repr=False)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Write a card of the game by its id: wherever it is read, it is the card that is there."""
        if cards().get(self.id) is self:
            return _card_named, (self.id,)
        return object.__reduce_ex__(self, protocol)

    def __post_init__(self) -> None:
        """Make the choices that are always the same once for all."""
        object.__setattr__(self, "build_free", Build(self.id, FREE))
        object.__setattr__(self, "build_by_chain", Build(self.id, CHAIN))
        object.__setattr__(self, "build_by_power", Build(self.id, POWER))
        object.__setattr__(self, "sell", Sell(self.id))


@cache
def cards() -> Mapping[CardId, Card]:
    """Give every card by its id, in the order of the card list."""
    rows = read_rows("base", "cards")
    return FrozenMapping({CardId(row["id"]): _read_card(row, rows) for row in rows})


def card(card_id: CardId) -> Card:
    """Look up a card; raises `KeyError` where there is none of this id."""
    return cards()[card_id]


def _card_named(card_id: CardId) -> Card:
    return cards()[card_id]


def _read_card(row: Row, rows: Sequence[Row]) -> Card:
    return Card(
        id=CardId(row["id"]),
        building=row.get("building", row["id"]),
        age=row["age"],
        colour=row["colour"],
        cost=read_cost(row["cost"]),
        free_from=tuple(row.get("free_from", ())),
        gives_free=tuple(CardId(other["id"]) for other in rows if row["id"] in other.get("free_from", ())),
        effects=tuple(read_effect(effect) for effect in row["effects"]),
        copies=tuple(row.get("copies", ())),
    )
