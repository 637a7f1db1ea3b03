"""How games get to what a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.table import AnyGame
from engine.base.cards import card
from engine.base.choice import Choice
from engine.game import Decision, Seat

ANN = Seat(0)


def useful(game: AnyGame, decision: Decision[Any]) -> Choice:
    """Choose what brings a game on: stages for the first player, and goods to buy for them."""

    def order(choice: Choice) -> tuple[int, int]:
        if choice.action == "stage" and decision.seat == ANN:
            return 0, choice.cost
        if choice.action == "build" and choice.card and card(choice.card).colour in ("brown", "grey"):
            return 1, choice.cost
        return (2 if choice.action in ("sell", "none") else 3), choice.cost

    best: Choice = min(decision.choices, key=order)
    return best


def decides(kind: str) -> Callable[[AnyGame], bool]:
    """Tell whether the first player is asked for something special."""
    return lambda game: any(each.kind == kind and each.seat == ANN for each in game.decisions())
