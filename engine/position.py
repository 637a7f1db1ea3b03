"""A position of any game: a table at one moment, as JSON."""

from __future__ import annotations

from engine.kinds import Position as Position
from engine.kinds import kind
from engine.reading import Node


def read_position(node: Node) -> Position:
    """Read a position of the game that it names; raises `engine.reading.Malformed`."""
    return kind(node["game"]).read_position(node)
