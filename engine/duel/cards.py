"""The cards of the three ages and the guilds as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from engine.duel.city import City
from engine.duel.effects import AnyEffect, read_effect
from engine.duel.payment import Cost, read_cost
from engine.duel.terms import Deck, Reduced
from engine.facts import read_rows
from engine.frozen import FrozenMapping
from engine.terms import CardId, Colour

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
    effects: tuple[AnyEffect, ...]

    @property
    def reduced_as(self) -> Reduced:
        """Which reductions of costs count for it."""
        return self.colour

    def add_to(self, city: City) -> None:
        """Put the card into a city, where what lasts of it counts from now on."""
        city.buildings.append(self.id)
        city.colours[self.colour] = city.colours.get(self.colour, 0) + 1
        for effect in self.effects:
            effect.last(city, self.colour)


@cache
def cards() -> Mapping[CardId, Card]:
    """Give every card by its id, in the order of the decks."""
    rows = read_rows("duel", "cards")
    gives_free = {row["free_from"]: CardId(row["id"]) for row in rows if "free_from" in row}
    return FrozenMapping(
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
                effects=tuple(map(read_effect, row["effects"])),
            )
            for row in rows
        }
    )


def card(card_id: CardId) -> Card:
    """Look up a card; raises `KeyError` where there is none of this id."""
    return cards()[card_id]
