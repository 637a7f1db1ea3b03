"""What features count, as computer players learned it: a data file for each game.

Weights change in the course of a game. They are known at some points of it, called knots, and between two of
them they change evenly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.facts import read_rows

Feature = tuple[str, float]
"""A name, and how much of it there is."""

Weights = Mapping[str, Sequence[float]]
"""What each feature counts, in points, at each knot."""

Shares = Mapping[int, float]
"""A point of a game: by how much each knot counts there, 1 in all."""


def learned(game: str, use: str) -> Weights:
    """Read what was learned of a game for one use, such as ``choice`` or ``forecast``; nothing at first."""
    weights: dict[str, Weights] = {row["use"]: row["weights"] for row in read_rows(game, "weights")}
    return weights.get(use, {})


def weights_at(weights: Weights, shares: Shares) -> dict[str, float]:
    """Give what features count at a point of a game."""
    return {
        name: sum([knots[knot] * share for knot, share in shares.items()]) for name, knots in weights.items()
    }


def dot(weights: Mapping[str, float], features: Iterable[Feature]) -> float:
    """Add up what features count; one that nothing was learned of counts nothing."""
    return sum([weights.get(name, 0.0) * amount for name, amount in features])
