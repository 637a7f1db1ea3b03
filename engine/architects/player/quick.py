"""Playing a game of Architects on to its end quickly, as whoever searches does thousands of times."""

from __future__ import annotations

from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box
from engine.architects.player.evaluation import Evaluator, Look, evaluator_of
from engine.architects.table import Table
from engine.game import Decision

NOISE = 0.3
"""By so much chance makes one choice better than another that is as good."""


class Quick:
    """Plays on at a table as an evaluator thinks, with some noise."""

    def __init__(self, box: Box, noise: float = NOISE, evaluator: Evaluator | None = None) -> None:
        """Choose as has been learned, or by another evaluator; chance lifts choices by up to ``noise``."""
        self._evaluator = evaluator_of(box) if evaluator is None else evaluator
        self._noise = noise
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        """Return one of the legal choices of a decision."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        random, noise = self._random, self._noise
        value = Look(self._evaluator, table, denies=False).value
        return max(choices, key=lambda choice: value(choice) + noise * random())
