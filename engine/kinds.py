"""The games that there are, by the id that stands in records."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from engine.game import Choice, Game, JsonObject
from engine.reading import Node
from engine.rules import AnyRules

AnyGame = Game[Any, Any, Any]


class Position(Protocol):
    """A table at one moment, that can be scored and asked for choices."""

    def score_lines(self) -> Sequence[JsonObject]:
        """Give the points of every seat as the formats show them."""
        ...

    def choices(self, seat: Node) -> Sequence[Choice]:
        """List the legal choices of a seat; raises `engine.reading.Malformed`."""
        ...


class Kind(Protocol):
    """What a game's ``kind`` module offers to those who know only what all games share.

    Everything read raises `engine.reading.Malformed`.
    """

    RULES: AnyRules

    def new_game(self, players: Node, seed: int, options: Node) -> AnyGame:
        """Deal a new game; the same arguments give the same game."""
        ...

    def recorded_game(self, record: Node) -> AnyGame:
        """Begin the game whose deal stands in a record; no step is played."""
        ...

    def catch_up(self, game: AnyGame, step: Node | None) -> bool:
        """Play what a record may leave out before this step, None for the end of a finished game.

        Tells whether the step is still to be played; not so where it has resolved by itself.
        """
        ...

    def read_position(self, position: Node) -> Position:
        """Read a position."""
        ...


GAMES = ("base", "duel", "architects")
"""The id of every game; each has its rules in the package of this name."""


def kind(name: Node) -> Kind:
    """Look a game up by the id that stands in a file; raises `Malformed`.

    A game's rules are loaded when it is first asked for: who plays one does not wait for the others.
    """
    return cast("Kind", import_module(f"engine.{name.word(GAMES, 'game')}.kind"))
