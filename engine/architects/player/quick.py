"""Playing a game of Architects on to its end quickly, as whoever searches does thousands of times."""

from __future__ import annotations

from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box
from engine.architects.player.evaluation import Evaluator, Look, evaluator_of
from engine.architects.table import Table
from engine.game import Decision

VARIETY = 0.3
"""By so much chance makes one choice better than another that is as good."""


class Quick:
    """Plays on at a table as an evaluator thinks, and at a whim."""

    def __init__(self, box: Box, variety: float = VARIETY, evaluator: Evaluator | None = None) -> None:
        """Choose as has been learned, or by another evaluator; ``variety`` is how strong whims are."""
        self._evaluator = evaluator_of(box) if evaluator is None else evaluator
        self._variety = variety
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        """Give one of the legal choices of a decision."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        random, variety = self._random, self._variety
        value = Look(self._evaluator, table, denies=False).value
        return max(choices, key=lambda choice: value(choice) + variety * random())
