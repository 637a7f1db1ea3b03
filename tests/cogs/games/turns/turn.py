"""The current turn of a turn-based game."""

from typing import Any

from tests.cogs.room import Room


def turn_message(room: Room) -> Any:
    """Return the message of the current turn."""
    return room.newest(room.text("button-rules"))


def mover(room: Room) -> str:
    """Return the name of the player who decides."""
    return room.session.seats[room.session.snapshot.pending()[0].chooser].name
