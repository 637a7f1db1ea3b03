"""Learned weights of features, from a data file for each box.

Weights change in the course of a game. They are known at some points of it, called knots, and interpolated
linearly between them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import TypeVar

from engine.facts import data_file, read_rows
from engine.rules import Box

FactT = TypeVar("FactT")
KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

Feature = tuple[str, float]
"""A name and an amount."""

Weights = Mapping[str, Sequence[float]]
"""The weight of each feature, in points, at each knot."""

Shares = Mapping[int, float]
"""A point of a game: the share of each knot there, 1 in all."""


def learned(box: Box, use: str) -> Weights:
    """Read the weights of a box for one use, such as ``choice`` or ``forecast``; empty before training.

    A box without training uses the weights of its game's standard box.
    """
    trained = data_file(box.game, box.weights).is_file()
    rows = read_rows(box.game, box.weights if trained else "weights")
    weights: dict[str, Weights] = {row["use"]: row["weights"] for row in rows}
    return weights.get(use, {})


def weights_at(weights: Weights, shares: Shares) -> dict[str, float]:
    """Return the weights at a point of a game."""
    return {
        name: sum([knots[knot] * share for knot, share in shares.items()]) for name, knots in weights.items()
    }


def dot(weights: Mapping[str, float], features: Iterable[Feature]) -> float:
    """Return the weighted sum of features; unknown ones count nothing."""
    return sum([weights.get(name, 0.0) * amount for name, amount in features])


def changed_features(
    changes: Iterable[tuple[FactT, FactT]], features: Callable[[FactT], Iterable[Feature]]
) -> dict[str, float]:
    """Return by how much each feature grows, summed over all changes from an old to a new fact."""
    found: dict[str, float] = {}
    for before, after in changes:
        for sign, fact in (1, after), (-1, before):
            for name, amount in features(fact):
                found[name] = found.get(name, 0.0) + sign * amount
    return found


def each_step(name: str, most: int) -> list[Feature]:
    """Return a feature for each step up to ``most``, so that each can have its own weight."""
    return [(name.format(number), 1) for number in range(1, most + 1)]


def likely(x: float) -> float:
    """Return the logistic function of a number, by exact arithmetic only."""
    return (1 + x / sqrt(1 + x * x)) / 2


MOST_KNOWN = 1 << 14


class Cache(dict[KeyT, ValueT]):
    """Values computed on first use; emptied when it gets too large."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[KeyT], ValueT]) -> None:
        """Start empty."""
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: KeyT) -> ValueT:
        """Compute a value and keep it."""
        if len(self) >= MOST_KNOWN:
            self.clear()
        value = self[key] = self._work_out(key)
        return value
