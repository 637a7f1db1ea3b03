"""Duels played by chance, stopped where a picture is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from engine.duel.choice import Build, BuildWonder
from engine.duel.view import View
from engine.record import new_game

NAMES = ("Marguerite", "Tobias")


class _Played:
    """The game of a seed: it is played on when a table is asked for to which it has not come yet."""

    def __init__(self, seed: int) -> None:
        self._seen: list[View] = []
        self._to_come = _views(seed)

    def first(self, wished: Callable[[View], bool]) -> View:
        """Return the first table as wished, or the one at the end."""
        for view in self._seen:
            if wished(view):
                return view
        for view in self._to_come:
            self._seen.append(view)
            if wished(view):
                return view
        return self._seen[-1]


def _views(seed: int) -> Iterator[View]:
    game, source = new_game("duel", 2, seed), random.Random(seed)
    yield game.view(None)
    while not game.over:
        [decision] = game.decisions()
        choices = decision.choices
        for kind in (BuildWonder, Build):
            if any(isinstance(each, kind) for each in choices):
                choices = tuple(each for each in choices if isinstance(each, kind))
                break
        game.play({decision.seat: source.choice(choices)})
        yield game.view(None)


_played = cache(_Played)


def turn(seed: int, age: int, cards: int = 20) -> View:
    """Return the table of a turn in an age when so many cards still lie, or fewer."""
    return _played(seed).first(
        lambda view: "turn" in view.deciding.values() and view.age == age and len(view.layout) <= cards
    )


def draft(seed: int, taken: int) -> View:
    """Return the table of a draft in which so many wonders have been taken."""
    return _played(seed).first(lambda view: sum(len(city.wonders) for city in view.cities) >= taken)


def finished(seed: int) -> View:
    """Return the table of a game that is over."""
    return _played(seed).first(lambda view: False)
