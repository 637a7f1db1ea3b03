"""Whole games as text; ``python -m tests.engine.duel.write_goldens`` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.events import DuelEvent, GameEnded
from engine.duel.rules import DuelGame, begin
from engine.duel.scoring import score_cities
from engine.game import Decision
from engine.players.uniform import Uniform

FOLDER = Path(__file__).with_name("goldens")
SEEDS = {"civilian": 1, "military": 40, "scientific": 283}


def tell(seed: int) -> str:
    """Tell a game of random choices, a line for each choice, its events indented below it."""
    return "\n".join(_lines(seed)) + "\n"


def _lines(seed: int) -> Iterator[str]:
    game, source = begin(seed), Random(seed)
    while not game.over:
        (decision,) = game.decisions()
        yield _asked(game, decision)
        choice = Uniform().choose(None, decision, source)
        events = game.play({decision.seat: choice})
        yield "  > " + " ".join(str(value) for value in choice.as_json().values())
        yield from (f"    {_event(event)}" for event in events)
    for score in score_cities(game.table.cities, game.table.pawn):
        yield " ".join(f"{key} {value}" for key, value in score.as_json().items())


def _asked(game: DuelGame, decision: Decision[DuelChoice]) -> str:
    table = game.table
    coins = " and ".join(str(city.coins) for city in table.cities)
    return (
        f"age {table.age}, seat {decision.seat}, {decision.kind}: {len(decision.choices)} choices; "
        f"coins {coins}, pawn {table.pawn}"
    )


def _event(event: DuelEvent) -> str:
    values = [
        f"{each.name} {getattr(event, each.name)}"
        for each in fields(event)
        if not (isinstance(event, GameEnded) and each.name == "scores")
    ]
    return f"{type(event).__name__}: {', '.join(values)}"


if __name__ == "__main__":
    for name, seed in SEEDS.items():
        FOLDER.joinpath(f"{name}.txt").write_text(tell(seed), "utf-8")
