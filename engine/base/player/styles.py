"""The ways to play on quickly: weights and likings by which different players choose of their hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from engine.base.player.glance_weights import GlanceWeights
from engine.base.player.likings import Likings, likings_of
from engine.facts import read_rows

StyleName = Literal["normal", "at_sight", "strong"]


@dataclass(frozen=True, eq=False, slots=True)
class Style:
    """How somebody chooses who plays on quickly."""

    weights: GlanceWeights
    likings: Likings


@lru_cache(8)
def style_of(name: StyleName) -> Style:
    """Give the style of normal players, of those who take what looks best at once, or of strong ones.

    `tests.fit_quick` finds their numbers, and writes their data file.
    """
    row = next(row for row in read_rows("base", "styles") if row["style"] == name)
    return Style(weights_of(row["weights"]), likings_of(row["likings"]))


def weights_of(row: Mapping[str, Any]) -> GlanceWeights:
    """Read weights from their data."""
    return GlanceWeights(**{name: _in_tuples(value) for name, value in row.items()})


def _in_tuples(value: Any) -> Any:
    return tuple(map(_in_tuples, value)) if isinstance(value, list) else value
