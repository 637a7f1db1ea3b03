"""What is thought about in a process of its own: what to choose, and what a choice has cost."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Choice, Decision
from engine.players.advice import regret
from engine.players.levels import by_level
from engine.terms import Level


def number_of_choice(level: Level, view: Any, decision: Decision[Any], source: Random) -> int:
    """Return which of the decision's choices the computer player of a level takes, from 0."""
    return decision.choices.index(by_level(level).choose(view, decision, source))


def cost_of_choice(view: Any, decision: Decision[Any], choice: Choice) -> tuple[int, float]:
    """Return the number of the choice that was best, and what it would have saved.

    A choice that nothing would have been better than is its own answer.
    """
    found = regret(view, decision, choice)
    better, loss = (choice, 0.0) if found is None else found
    return decision.choices.index(better), loss
