"""How games get to what a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.sitting import AnyGame
from engine.base.cards import card
from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.game import Decision, Seat

ANN = Seat(0)


def useful(game: AnyGame, decision: Decision[Any]) -> BaseChoice:
    """Choose what brings a game on: stages for the first player, and goods to buy for them."""

    def order(choice: BaseChoice) -> tuple[int, int]:
        if isinstance(choice, BuildStage) and decision.seat == ANN:
            return 0, choice.cost
        if isinstance(choice, Build) and card(choice.card).colour in ("brown", "grey"):
            return 1, choice.cost
        return (3, choice.cost) if isinstance(choice, PaidChoice) else (2, 0)

    best: BaseChoice = min(decision.choices, key=order)
    return best


def decides(kind: str) -> Callable[[AnyGame], bool]:
    """Tell whether the first player is asked for something special."""
    return lambda game: any(each.kind == kind and each.seat == ANN for each in game.decisions())
