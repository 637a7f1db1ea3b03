"""Duels played by chance, stopped where a picture is wanted."""

from collections.abc import Sequence
from functools import cache

from engine.duel.view import View
from engine.record import new_game
from tests.gallery.exhibit import views_of

NAMES = ("Marguerite", "Tobias")


@cache
def _views(seed: int) -> Sequence[View]:
    """Return what a spectator sees before each step of the game of a seed, and at its end."""
    return views_of(new_game("duel", 2, seed), seed)


def turn(seed: int, age: int, cards: int = 20) -> View:
    """Return the table of a turn in an age when so many cards still lie, or fewer; or that at the end."""
    turns = (view for view in _views(seed) if "turn" in view.deciding.values() and view.age == age)
    return next((view for view in turns if len(view.layout) <= cards), finished(seed))


def draft(seed: int, taken: int) -> View:
    """Return the table of a draft in which so many wonders have been taken."""
    return next(view for view in _views(seed) if sum(len(city.wonders) for city in view.cities) >= taken)


def finished(seed: int) -> View:
    return _views(seed)[-1]
