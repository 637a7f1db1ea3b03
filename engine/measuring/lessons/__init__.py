"""Examples to learn from: decisions with playouts after several choices."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.players.learned import Shares

Features = Mapping[str, float]
"""The amount of each feature."""


class Example(NamedTuple):
    """A decision: the point of its game, the features of some choices, and the results after each.

    ``use`` is the name of the weights learned from it.
    """

    use: str
    shares: Shares
    features: tuple[Features, ...]
    ends: tuple[float, ...]


class Sample(NamedTuple):
    """The features of a city at a knot of a game, and its final points, or a later forecast of them."""

    use: str
    knot: int
    features: Features
    points: float


class Seen(NamedTuple):
    """The examples and samples of some games."""

    examples: list[Example]
    samples: list[Sample]
