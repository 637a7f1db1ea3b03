"""What is learned from: decisions of which several choices are played on, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.players.learned import Shares

Features = Mapping[str, float]
"""How much there is of each feature."""


class Example(NamedTuple):
    """A decision: the point of its game, the features of some choices, and how games ended after each.

    ``use`` is what the weights are called that are learned from it.
    """

    use: str
    shares: Shares
    features: tuple[Features, ...]
    ends: tuple[float, ...]


class Sample(NamedTuple):
    """What there is to a city at a knot of a game, and its points at the end, or what is foretold later."""

    use: str
    knot: int
    features: Features
    points: float


class Seen(NamedTuple):
    """What some games have shown."""

    examples: list[Example]
    samples: list[Sample]
