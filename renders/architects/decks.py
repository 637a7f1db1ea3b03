"""Where a deck lies for a seat, and whose it is."""

from __future__ import annotations

from engine.architects.terms import CENTRAL, DeckId, Place
from engine.architects.view import View
from engine.game import Seat, right_of

LETTERS = {"left": "A", "central": "B", "right": "C"}
"""The letter of a pile in reach, the same on its card and on its button."""

FEW_DECKS = 5
"""With more players than this the decks are called by their owners: left and right say too little."""


def place_of(view: View, seat: Seat, deck: DeckId) -> Place | None:
    """Return where a deck lies for a seat; None where it lies between others.

    A wonder's deck lies between its city and the neighbour on the left (rulebook, Setup).
    """
    if deck == CENTRAL:
        return "central"
    owner = owner_of(view, deck)
    if owner == seat:
        return "left"
    return "right" if owner == right_of(seat, view.players) else None


def owner_of(view: View, deck: DeckId) -> Seat | None:
    """Return the seat of the wonder that a deck belongs to; None for the central one."""
    return next((Seat(seat) for seat, city in enumerate(view.cities) if city.board.deck == deck), None)
