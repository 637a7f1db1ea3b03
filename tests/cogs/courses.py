"""Choices and conditions for playing on to a certain point of a game."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.base.rules import standard_box
from engine.course import AnyGame
from engine.game import Decision, Seat

ANN = Seat(0)
LAST_CARDS = 2


def deal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)


def useful(game: AnyGame, decision: Decision[Any]) -> BaseChoice:
    """Choose stages for the first player, then cards with resources."""

    def order(choice: BaseChoice) -> tuple[int, int]:
        if isinstance(choice, BuildStage) and decision.seat == ANN:
            return 0, choice.payment.total
        if isinstance(choice, Build) and standard_box().cards[choice.card].colour in ("brown", "grey"):
            return 1, choice.payment.total
        return (3, choice.payment.total) if isinstance(choice, PaidChoice) else (2, 0)

    best: BaseChoice = min(decision.choices, key=order)
    return best


def in_the_last_round(game: AnyGame) -> bool:
    """Whether the last cards of a base game are about to be chosen."""
    view = game.view(None)
    return bool((view.age, view.round) == (3, view.box.rounds))


def with_few_cards_left(game: AnyGame) -> bool:
    view = game.view(None)
    return bool(view.age == 3) and len(view.layout) <= LAST_CARDS


def before_the_last_stage(game: AnyGame) -> bool:
    return any(len(city.stages) + 1 == len(city.board.stages) for city in game.view(None).cities)


NEAR_THE_END = {
    "base": in_the_last_round,
    "duel": with_few_cards_left,
    "architects": before_the_last_stage,
}
"""Whether a game is nearly over, by its name."""


def decides(kind: str, seat: Seat = ANN) -> Callable[[AnyGame], bool]:
    """Return a condition: whether a seat has a decision of this kind."""
    return lambda game: any((each.kind, each.seat) == (kind, seat) for each in game.decisions())
