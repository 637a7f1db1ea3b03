"""The computer player that takes any legal choice."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.measuring.uniform import Uniform
from tests.engine.base.setting import random_game


def test_takes_each_choice_as_often_as_the_others() -> None:
    decision = random_game(3, 1).decisions()[0]
    source = Random(1)
    number = len(decision.choices)
    drawn = Counter(Uniform().choose(None, decision, source) for _ in range(300 * number))
    assert set(drawn) == set(decision.choices)
    assert all(220 < times < 380 for times in drawn.values())
