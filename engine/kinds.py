"""The games that there are, by the id that stands in records."""

from __future__ import annotations

from typing import Any, Protocol, cast

import engine.base.kind
from engine.game import Game
from engine.reading import Node

AnyGame = Game[Any, Any, Any]


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


def kinds() -> dict[str, Kind]:
    """Give every game by its id."""
    return {"base": cast("Kind", engine.base.kind)}


def kind(name: Node) -> Kind:
    """Look a game up by the id that stands in a file; raises `Malformed`."""
    known = kinds()
    return known[name.word(known, "game")]
