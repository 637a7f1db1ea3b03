"""Games played by chance, for the pictures of their tables."""

from __future__ import annotations

import random
from typing import Any

from engine.course import Game
from engine.rules import ViewT


def views_of(game: Game[Any, Any, Any, Any, ViewT], chance: random.Random) -> list[ViewT]:
    """Return what a spectator sees before each step of a game in which one seat chooses, and at its end."""
    views = [game.view(None)]
    while not game.over:
        (decision,) = game.decisions()
        game.play({decision.seat: chance.choice(decision.choices)})
        views.append(game.view(None))
    return views
