"""The games that there are and their boxes, by the ids that stand in records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, SupportsIndex, cast

from engine.frozen import FrozenMapping
from engine.reading import Node
from engine.rules import AnyRules

STANDARD = ("standard",)
"""The boxes of a game where nothing else is said."""

BOXES: Mapping[str, tuple[str, ...]] = FrozenMapping(
    {"base": STANDARD, "duel": STANDARD, "architects": STANDARD}
)
"""The ids of the boxes of every game; its rules are in the package of the game's name."""

GAMES = tuple(BOXES)
"""The id of every game."""


def rules_of(game: Node, boxes: Node) -> AnyRules:
    """Make the rules of a game played with these boxes, both by id; raises `Malformed`.

    What they need is loaded when a game's rules are first made.
    """
    name = game.word(GAMES, "game")
    known = BOXES[name]
    return rules_named(name, boxes.different_words(known, "box", min(1, len(known))))


def rules_named(game: str, boxes: Sequence[str] = STANDARD) -> AnyRules:
    """Make the rules of one of the games, played with these of its boxes."""
    return cast("AnyRules", import_module(f"engine.{game}.rules").rules(tuple(boxes)))


class AnyBox(Protocol):
    """What a game is played with."""

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the boxes that it is made of."""
        ...


def box_named(game: str, names: tuple[str, ...]) -> AnyBox:
    """Return the box that is made of these boxes of a game."""
    return cast("AnyBox", rules_named(game, names).box)


def reduce_box(game: str, box: AnyBox, protocol: SupportsIndex) -> str | tuple[Any, ...]:
    """Tell `pickle` how to write a box: by its names where the engine has it, by its contents otherwise."""
    if set(box.names) <= set(BOXES[game]) and box_named(game, box.names) is box:
        return box_named, (game, box.names)
    return object.__reduce_ex__(box, protocol)
