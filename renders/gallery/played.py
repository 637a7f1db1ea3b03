"""Games played by chance, for the pictures of their tables."""

from __future__ import annotations

import random

from engine.game import ChoiceT, EventT_co, Game, ViewT_co


def views_of(game: Game[ChoiceT, ViewT_co, EventT_co], chance: random.Random) -> list[ViewT_co]:
    """Give what a spectator sees before each step of a game in which one seat chooses, and at its end."""
    views = [game.view(None)]
    while not game.over:
        (decision,) = game.decisions()
        game.play({decision.seat: chance.choice(decision.choices)})
        views.append(game.view(None))
    return views
