"""Duels played by chance, stopped where a picture is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from engine.duel.choice import Build, BuildWonder
from engine.duel.rules import DuelGame, begin
from engine.duel.view import View

NAMES = ("Marguerite", "Tobias")


def play(seed: int, stop: Callable[[View], bool]) -> DuelGame:
    """Play the game of a seed until its table is as wished, or to its end."""
    game, source = begin(seed), random.Random(seed)
    while not game.over and not stop(game.view(None)):
        [decision] = game.decisions()
        choices = decision.choices
        for kind in (BuildWonder, Build):
            if any(isinstance(each, kind) for each in choices):
                choices = tuple(each for each in choices if isinstance(each, kind))
                break
        game.play({decision.seat: source.choice(choices)})
    return game


@cache
def turn(seed: int, age: int, cards: int = 20) -> View:
    """Give the table of a turn in an age when so many cards still lie, or fewer."""
    return play(
        seed,
        lambda view: "turn" in view.deciding.values() and view.age == age and len(view.layout) <= cards,
    ).view(None)


@cache
def draft(seed: int, taken: int) -> View:
    """Give the table of a draft in which so many wonders have been taken."""
    return play(seed, lambda view: sum(len(city.wonders) for city in view.cities) >= taken).view(None)


@cache
def finished(seed: int) -> View:
    """Give the table of a game that is over."""
    return play(seed, lambda view: False).view(None)
