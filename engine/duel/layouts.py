"""How the cards of an age are laid out: rows that overlap, every other one face down."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.duel.terms import Slot

SLOTS = 20


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a layout.

    ``x`` counts half card widths from the middle; row 0 is laid first and lies under row 1. The card
    can be taken when nothing lies any more in ``covered_by``.
    """

    slot: Slot
    row: int
    x: int
    face_up: bool
    covered_by: tuple[Slot, ...]


@cache
def layouts() -> tuple[tuple[Place, ...], ...]:
    """Give the places of each age in the order of their slots."""
    rows: list[dict[str, Any]] = json.loads(
        files("engine.duel").joinpath("data/layouts.json").read_text("utf-8")
    )
    return tuple(_read_layout(row["rows"]) for row in rows)


def layout(age: int) -> tuple[Place, ...]:
    """Give the places of the layout of an age from 1 to 3."""
    return layouts()[age - 1]


def is_free(place: Place, lying: Collection[Slot]) -> bool:
    """Tell whether nothing that still lies covers this place, not even in part."""
    return not any(slot in lying for slot in place.covered_by)


def _read_layout(rows: list[dict[str, Any]]) -> tuple[Place, ...]:
    spots = [(number, x, row["face_up"]) for number, row in enumerate(rows) for x in row["x"]]
    # A card lies across the gap between two cards of the row below it, half on each.
    return tuple(
        Place(
            slot=Slot(slot),
            row=row,
            x=x,
            face_up=face_up,
            covered_by=tuple(
                Slot(other)
                for other, (other_row, other_x, _) in enumerate(spots)
                if other_row == row + 1 and abs(other_x - x) == 1
            ),
        )
        for slot, (row, x, face_up) in enumerate(spots)
    )
