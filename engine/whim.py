"""Choosing as a beginner does: what looks best, and now and then something that looks nearly as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.game import ChoiceT


def best_at_a_whim(
    choices: Sequence[ChoiceT], worth: Callable[[ChoiceT], float], whim: float, source: Random
) -> ChoiceT:
    """Give the choice of the highest worth, to each of which chance adds up to ``whim``."""
    moods = [worth(choice) + whim * source.random() for choice in choices]
    return choices[moods.index(max(moods))]
