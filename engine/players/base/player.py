"""Which of its choices the computer player of the base game takes."""

from __future__ import annotations

from random import Random

from engine.base.cards import card
from engine.base.choice import Choice
from engine.base.view import View
from engine.game import Decision
from engine.shuffle import below

PREFERENCE = {"brown": 4.0, "grey": 4.0, "blue": 3.5, "green": 4.0, "yellow": 3.0, "red": 3.5, "purple": 5.0}
"""How much a building of each colour is preferred to a sale."""

STAGE = 4.2
"""How much a stage of the wonder is preferred to a sale: it costs no good card."""


class BasePlayer:
    """Builds what it can pay, cheap ways first."""

    def choose(self, view: View, decision: Decision[Choice], source: Random) -> Choice:
        """Give one of the decision's choices; equal ones are drawn from ``source``."""
        best = max(map(_preference, decision.choices))
        equal = [choice for choice in decision.choices if _preference(choice) == best]
        return equal[below(source, len(equal))]


def _preference(choice: Choice) -> float:
    if choice.action == "stage":
        return STAGE - choice.cost / 3
    if choice.card is None or choice.action == "sell":
        return 0.0
    return PREFERENCE[card(choice.card).colour] - choice.cost / 3
