"""The games that there are, by the id that stands in records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

import engine.architects.kind
import engine.base.kind
from engine.game import Choice, Game, JsonObject
from engine.reading import Node

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

    def new_game(self, players: Node, seed: int, options: Node) -> AnyGame:
        """Deal a new game; the same arguments give the same game."""
        ...

    def recorded_game(self, record: Node) -> AnyGame:
        """Begin the game whose deal stands in a record; no step is played."""
        ...

    def read_position(self, position: Node) -> Position:
        """Read a position."""
        ...


def kinds() -> dict[str, Kind]:
    """Give every game by its id."""
    return {
        "base": cast("Kind", engine.base.kind),
        "architects": cast("Kind", engine.architects.kind),
    }


def kind(name: Node) -> Kind:
    """Look a game up by the id that stands in a file; raises `Malformed`."""
    known = kinds()
    return known[name.word(known, "game")]
