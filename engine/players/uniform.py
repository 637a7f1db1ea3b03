"""The computer player that takes any legal choice, each as likely as the other."""

from __future__ import annotations

from random import Random

from engine.game import ChoiceT, Decision, View
from engine.shuffle import below


class Uniform:
    """Chooses uniformly at random, so that it tries every rule of a game."""

    def choose(self, view: View | None, decision: Decision[ChoiceT], source: Random) -> ChoiceT:
        """Draw one of the choices without a look at the view; the same ``source`` draws the same."""
        choices = decision.choices
        return choices[below(source, len(choices))]
