"""A position of any game: a table at one moment, as JSON."""

from __future__ import annotations

from engine.reading import Node
from engine.registry import rules_of
from engine.rules import Position


def read_position(node: Node) -> Position:
    """Read a position of the game that it names; raises `engine.reading.Malformed`."""
    if "steps" in node and "cities" not in node:
        raise node.fault("a record, no position: `replay` reads it")
    return rules_of(node["game"]).read_position(node)
