"""The cards as data: what each gives, and how often it lies in each deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.architects.terms import DeckId
from engine.facts import Row, read_rows
from engine.frozen import FrozenMapping
from engine.terms import CardId, Colour, Resource, Symbol


@dataclass(frozen=True, slots=True)
class Card:
    """A card. ``copies`` counts how many lie in each full deck; a deck without any is left out.

    The id of a card with a resource or a symbol is that of the resource or symbol.
    """

    id: CardId
    colour: Colour
    resource: Resource | None
    symbol: Symbol | None
    victory_points: int
    cat: bool
    shields: int
    horns: int
    copies: Mapping[DeckId, int]


@cache
def cards() -> Mapping[CardId, Card]:
    """Give every card by its id, in the order of the colours."""
    return FrozenMapping({each.id: each for each in map(_read_card, read_rows("architects", "cards"))})


def card(card_id: CardId) -> Card:
    """Look up a card; raises `KeyError` where there is none of this id."""
    return cards()[card_id]


def _read_card(row: Row) -> Card:
    return Card(
        id=CardId(row["id"]),
        colour=row["colour"],
        resource=row.get("resource"),
        symbol=row.get("symbol"),
        victory_points=row.get("victory_points", 0),
        cat=row.get("cat", False),
        shields=row.get("shields", 0),
        horns=row.get("horns", 0),
        copies=FrozenMapping({DeckId(deck): count for deck, count in row["copies"].items()}),
    )
