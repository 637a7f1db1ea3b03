"""The layout of an age: overlapping rows, every other one face down."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.duel.terms import Slot
from engine.facts import Row
from engine.terms import CardId


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a layout.

    ``x`` counts half card widths from the middle; row 0 is laid first and is under row 1. The card is on
    those that it ``covers``, which can be taken once nothing is on them.
    """

    slot: Slot
    row: int
    x: int
    face_up: bool
    covers: tuple[Slot, ...]


@dataclass(slots=True)
class Layout:
    """The remaining cards of an age, including hidden ones.

    Nothing covers the slots in ``free``, whose cards can be taken, and those in ``uncovered``, whose cards
    have to be turned up first; both are in order. ``lying_on`` counts for each slot the cards that cover it.
    """

    places: Sequence[Place]
    cards: dict[Slot, CardId]
    face_down: set[Slot]
    free: list[Slot]
    uncovered: list[Slot]
    lying_on: list[int]

    def take(self, slot: Slot) -> None:
        """Remove a free card; those covered only by it become free, or have to be turned up first."""
        cards, lying_on = self.cards, self.lying_on
        self.free.remove(slot)
        for covered in self.places[slot].covers:
            lying_on[covered] -= 1
            if not lying_on[covered] and covered in cards:
                insort(self.uncovered if covered in self.face_down else self.free, covered)
        del cards[slot]

    def turn_up(self) -> list[tuple[Slot, CardId]]:
        """Turn up the uncovered cards, which become free, and return them."""
        turned = [(slot, self.cards[slot]) for slot in self.uncovered]
        self.face_down.difference_update(self.uncovered)
        self.free = sorted(self.free + self.uncovered)
        self.uncovered.clear()
        return turned

    def copy(self) -> Layout:
        """Return an independent copy."""
        return Layout(
            self.places,
            self.cards.copy(),
            self.face_down.copy(),
            self.free.copy(),
            self.uncovered.copy(),
            self.lying_on.copy(),
        )


def lay_out(places: Sequence[Place], cards: Mapping[Slot, CardId], face_down: Collection[Slot]) -> Layout:
    """Lay out cards on the places of an age."""
    lying_on = [0] * len(places)
    for slot in cards:
        for covered in places[slot].covers:
            lying_on[covered] += 1
    hidden = set(face_down)
    lying = dict(sorted(cards.items()))
    bare = [slot for slot in lying if not lying_on[slot]]
    free = [slot for slot in bare if slot not in hidden]
    uncovered = [slot for slot in bare if slot in hidden]
    return Layout(places, lying, hidden, free, uncovered, lying_on)


def read_places(rows: Sequence[Row]) -> tuple[Place, ...]:
    """Return the places of the rows of a layout."""
    spots = [(number, x, row["face_up"]) for number, row in enumerate(rows) for x in row["x"]]

    def below(row: int, x: int) -> tuple[Slot, ...]:
        # A card covers the gap between two cards of the row below it, half of each.
        return tuple(
            Slot(slot)
            for slot, (other_row, other_x, _) in enumerate(spots)
            if other_row == row - 1 and abs(other_x - x) == 1
        )

    return tuple(
        Place(Slot(slot), row, x, face_up, covers=below(row, x))
        for slot, (row, x, face_up) in enumerate(spots)
    )
