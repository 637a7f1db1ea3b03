"""What conflict tokens a city may expect from the shields that lie now."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from engine.base.box import Box
from engine.base.player.weights import Weights

TIE = 0.5
"""Half a shield: a conflict is won where the difference is above, lost where it is below."""


def expected_tokens(
    box: Box, own: int, others: Sequence[int], age: int, rounds_left: int, weights: Weights
) -> float:
    """Expect the points of the conflicts of an age and those after it.

    ``rounds_left`` are those of the age in which shields may still be built.
    """
    to_come, rival = weights.shields_to_come, weights.rival_tokens
    points = 0.0
    doubt = TIE + to_come[age - 1] * rounds_left / box.rounds
    for conflict in range(age, box.last_age + 1):
        if conflict > age:
            doubt += to_come[conflict - 1]
        tokens = box.age(conflict)
        victory, defeat = tokens.victory, tokens.defeat
        for other in others:
            win = _likely((own - other - TIE) / doubt)
            loss = _likely((other - own - TIE) / doubt)
            points += win * (victory - rival * defeat) + loss * (defeat - rival * victory)
    return points


def _likely(x: float) -> float:
    """Turn a difference in doubts into a probability, with nothing but exact arithmetic."""
    return (1 + x / sqrt(1 + x * x)) / 2
