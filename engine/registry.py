"""The games that there are, by the id that stands in records."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from engine.course import RunningGame
from engine.reading import Node
from engine.rules import AnyRules

GAMES = ("base", "duel", "architects")
"""The id of every game; each has its rules in the package of this name."""

AnyGame = RunningGame[Any, Any, Any, Any, Any]


def rules_of(game: Node) -> AnyRules:
    """Look the rules of a game up by the id that stands in a file; raises `Malformed`.

    They are loaded when they are first asked for.
    """
    return rules_named(game.word(GAMES, "game"))


def rules_named(game: str) -> AnyRules:
    """Give the rules of one of the games."""
    return cast("AnyRules", import_module(f"engine.{game}.rules").rules())
