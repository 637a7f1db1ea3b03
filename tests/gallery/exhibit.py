"""What the gallery shows: a picture and its words, names hard to draw, and games played by chance."""

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from PIL import Image

from engine.course import Game
from engine.rules import ViewT
from renders.parts.language import Text

NAMES = ("Marguerite", "Nessi", "Tobias", "Yannick V.", "Sofie", "Vreneli", "Hera")
ODD_NAMES = (
    "Bartholomäus von Hohenfels-Łódź",
    "さくら🌸",
    "Zoë 🎲 d’Été",
    "🔥🔥🔥",
    "محمد",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "i",
)
WIDE_NAMES = (*ODD_NAMES[5:], *ODD_NAMES[:5])
"""The widest one at the first seat."""
LONG_NAMES = tuple(f"Bartholomäus von Hohenfels {number:05}" for number in range(7))


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture of the gallery and what it says in words."""

    group: str
    name: str
    draw: Callable[[], Image.Image]
    words: str

    @property
    def file(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", f"{self.group} {self.name}".lower()).strip("-")


class Case(NamedTuple):
    """A state in which a picture is shown: what it is drawn from, before the language and behind it."""

    name: str
    drawn_from: tuple[Any, ...]
    more: tuple[Any, ...] = ()


class Picture(NamedTuple):
    """A line of the gallery: a kind of picture, its states in a language, what draws it and what tells it."""

    group: str
    cases: Callable[[Text], Iterable[Case]]
    draw: Callable[..., Image.Image]
    describe: Callable[..., str]

    def exhibits(self, text: Text) -> Iterator[Exhibit]:
        for name, drawn_from, more in self.cases(text):
            arguments = (*drawn_from, text, *more)
            yield Exhibit(self.group, name, partial(self.draw, *arguments), self.describe(*arguments))


def views_of(game: Game[Any, Any, Any, Any, ViewT], seed: int) -> list[ViewT]:
    """Play a game in which one seat chooses at a time; return what a spectator sees from start to end."""
    views, chance = [game.view(None)], random.Random(seed)
    while not game.over:
        (decision,) = game.decisions()
        game.play({decision.seat: chance.choice(decision.choices)})
        views.append(game.view(None))
    return views
