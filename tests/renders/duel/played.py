"""Duels played by chance, stopped where a picture is wanted."""

import random
from functools import cache

from engine.duel.choice import Build, BuildWonder
from engine.duel.view import View
from engine.record import new_game

NAMES = ("Marguerite", "Tobias")


@cache
def _views(seed: int) -> tuple[View, ...]:
    """Return what a spectator sees before each step of the game of a seed, and at its end."""
    game, source = new_game("duel", 2, seed), random.Random(seed)
    views = [game.view(None)]
    while not game.over:
        [decision] = game.decisions()
        choices = decision.choices
        for kind in (BuildWonder, Build):
            if any(isinstance(each, kind) for each in choices):
                choices = tuple(each for each in choices if isinstance(each, kind))
                break
        game.play({decision.seat: source.choice(choices)})
        views.append(game.view(None))
    return tuple(views)


def turn(seed: int, age: int, cards: int = 20) -> View:
    """Return the table of a turn in an age when so many cards still lie, or fewer; or that at the end."""
    turns = (view for view in _views(seed) if "turn" in view.deciding.values() and view.age == age)
    return next((view for view in turns if len(view.layout) <= cards), finished(seed))


def draft(seed: int, taken: int) -> View:
    """Return the table of a draft in which so many wonders have been taken."""
    return next(view for view in _views(seed) if sum(len(city.wonders) for city in view.cities) >= taken)


def finished(seed: int) -> View:
    return _views(seed)[-1]
