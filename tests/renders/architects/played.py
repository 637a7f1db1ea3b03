"""Real games of Architects for the pictures to show, played by chance from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.architects.view import View
from tests.engine.architects.setting import dealt, random_choice


@cache
def views_of(players: int, seed: int = 1) -> tuple[View, ...]:
    """Return what a spectator sees before each step of a game, and at its end."""
    game, source = dealt(players, seed), Random(seed)
    views = [game.view(None)]
    while not game.over:
        game.play(random_choice(game, source))
        views.append(game.view(None))
    return tuple(views)


def view_at(players: int, kind: str, seed: int = 1) -> View:
    """Return the table late in a game when a question of a kind was asked."""
    return [view for view in views_of(players, seed) if kind in view.deciding.values()][-1]
