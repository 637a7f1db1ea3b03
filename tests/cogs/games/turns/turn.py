"""The turn that is being played in a game in which one seat after the other decides."""

from __future__ import annotations

from typing import Any

from tests.cogs.room import Room


def turn_message(room: Room) -> Any:
    """Return the message of the turn that is being played."""
    return room.newest(room.text("button-rules"))


def mover(room: Room) -> str:
    """Return the name of the person who is asked."""
    return room.session.seats[room.session.snapshot.pending()[0].chooser].name
