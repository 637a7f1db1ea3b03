"""The place of a deck for a seat, and its owner."""

from engine.architects.terms import CENTRAL, DeckId, Place
from engine.architects.view import View
from engine.game import Seat, right_of

LETTERS = {"left": "A", "central": "B", "right": "C"}
"""The letters of the decks in reach, the same on their cards and buttons."""

FEW_DECKS = 5
"""With more players than this the decks are named by their owners: left and right say too little."""


def place_of(view: View, seat: Seat, deck: DeckId) -> Place | None:
    """Return the place of a deck for a seat; None if it is between other cities.

    A wonder's deck is between its city and the left neighbour's (rulebook, Setup).
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
