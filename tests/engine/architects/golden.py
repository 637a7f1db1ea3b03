"""Whole games as text, so that any change of the rules shows.

``python -m tests.engine.architects.golden`` writes them anew.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random

from engine.architects.city import City
from engine.architects.events import ArchitectsEvent
from engine.architects.rules import ArchitectsGame
from tests.engine.architects.setting import dealt, random_choice, words

FOLDER = Path(__file__).parent / "goldens"
GAMES = ((2, 11), (3, 12), (4, 13), (5, 14), (6, 15), (7, 16))
"""Number of players and seed."""


def path(players: int, seed: int) -> Path:
    return FOLDER / f"{players}_players_seed_{seed}.txt"


def text(players: int, seed: int) -> str:
    """Play a game at random and write down every choice, what followed and the score."""
    game, source = dealt(players, seed), Random(seed)
    lines = [f"{players} players, seed {seed}: " + ", ".join(each.wonder for each in game.view(None).cities)]
    while not game.over:
        (decision,) = game.decisions()
        choices = random_choice(game, source)
        lines.append(f"{decision.seat} {words(choices[decision.seat])} (of {len(decision.choices)})")
        lines += [f"    {line(event)}" for event in game.play(choices)]
    lines += [str(score.as_json()) for score in game.view(None).scores]
    return "\n".join([*lines, *closing(game)]) + "\n"


def closing(game: ArchitectsGame) -> list[str]:
    """Give what the cities hold at the end."""
    return [
        f"{each.wonder}: stages {list(each.stages)}, cards {held(each)}, tokens {list(each.tokens)}"
        for each in game.view(None).cities
    ]


def held(city: City) -> dict[str, int]:
    return {card: count for card, count in city.cards.items() if count}


def line(event: ArchitectsEvent) -> str:
    told = ", ".join(
        f"{field.name} {getattr(event, field.name)}" for field in fields(event) if field.name != "scores"
    )
    return f"{type(event).__name__}: {told}"


def renew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players, seed in GAMES:
        path(players, seed).write_text(text(players, seed), "utf-8")


if __name__ == "__main__":
    renew()
