"""The cards as data: what each kind gives, and how often it lies in each deck."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from engine.architects.terms import CardKind, Colour, DeckId, Resource, Symbol


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. ``copies`` counts how many lie in each full deck; a deck without any is left out."""

    kind: CardKind
    colour: Colour
    resource: Resource | None
    symbol: Symbol | None
    victory_points: int
    cat: bool
    shields: int
    horns: int
    copies: Mapping[DeckId, int]


@cache
def cards() -> Mapping[CardKind, Card]:
    """Give every kind of card by its id, in the order of the colours."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.architects").joinpath("data/cards.json").read_text("utf-8")
    )
    return MappingProxyType({CardKind(row["kind"]): _read_card(row) for row in rows})


def card(kind: CardKind) -> Card:
    """Look up a kind of card; raises `KeyError` where there is none of this id."""
    return cards()[kind]


@cache
def full_deck(deck: DeckId) -> Counter[CardKind]:
    """Count the cards of a deck before the game: 60 in the central one, 25 in a wonder's."""
    return Counter({kind: each.copies[deck] for kind, each in cards().items() if deck in each.copies})


@cache
def horned_kinds() -> tuple[CardKind, ...]:
    """List the red cards that blow horns and leave after the next battle."""
    return tuple(kind for kind, each in cards().items() if each.horns)


def _read_card(row: Mapping[str, Any]) -> Card:
    return Card(
        kind=CardKind(row["kind"]),
        colour=row["colour"],
        resource=row.get("resource"),
        symbol=row.get("symbol"),
        victory_points=row.get("victory_points", 0),
        cat=row.get("cat", False),
        shields=row.get("shields", 0),
        horns=row.get("horns", 0),
        copies=MappingProxyType({DeckId(deck): count for deck, count in row["copies"].items()}),
    )
