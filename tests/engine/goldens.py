"""Whole games of each kind as readable text, one file per game.

After an intended change of the rules or the deal, rewrite them with ``python -m tests.engine.goldens`` and
review the diff.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.course import AnyGame
from engine.game import Seat
from engine.measuring.uniform import Uniform
from engine.record import new_game

FOLDER = Path(__file__).parent / "goldens"
SHOWN = {
    "base": ("board", "coins", "buildings", "stages", "conflicts"),
    "duel": ("coins", "buildings", "wonders", "tokens"),
    "architects": ("wonder", "cards", "stages", "tokens", "victories"),
}
"""The attributes of a city shown at the beginning and the end."""


class Golden(NamedTuple):
    """A golden game; options are for the base game."""

    game: str
    players: int
    seed: int
    options: Mapping[str, object] = {}

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.players}-players-seed-{self.seed}.txt"


MIXED = {"sides": "A+B", "manneken_pis": True}
GOLDENS = (
    Golden("base", 2, 3, MIXED),
    Golden("base", 2, 12, {"sides": "B"}),
    Golden("base", 3, 4, {"sides": "A"}),
    Golden("base", 4, 21, {"sides": "B", "manneken_pis": True}),
    Golden("base", 5, 0, {"sides": "A+B"}),
    Golden("base", 7, 42, MIXED),
    # A civilian, a military and a scientific victory.
    *(Golden("duel", 2, seed) for seed in (1, 40, 283)),
    *(Golden("architects", players, 9 + players) for players in range(2, 8)),
)


def golden_text(golden: Golden) -> str:
    """Play a random game, and return its choices, their number, and the public events as text."""
    game = new_game(golden.game, golden.players, golden.seed, dict(golden.options))
    return "\n".join(_tell_game(game, Random(golden.seed))) + "\n"


def _tell_game(game: AnyGame, source: Random) -> Iterator[str]:
    yield from _tell_cities(game)
    while not game.over:
        yield ""
        chosen: dict[Seat, Any] = {}
        while pending := game.decisions(chosen):
            for decision in pending:
                choice = Uniform().choose(None, decision, source)
                chosen[decision.seat] = choice
                asked = f"seat {decision.seat}, {decision.kind}, one of {len(decision.choices)}"
                yield f"{asked}: {_tell(choice.as_json())}"
        for event in game.play(chosen):
            names = getattr(event, "_fields", None) or [each.name for each in fields(event)]
            # The final scores are listed below.
            facts = {name: getattr(event, name) for name in names if name != "scores"}
            yield f"    {type(event).__name__}: {_tell(facts)}"
        yield "  points " + " ".join(str(score.total) for score in game.view(None).scores)
    yield ""
    yield from _tell_cities(game)
    yield from (_tell(score.as_json()) for score in game.view(None).scores)


def _tell_cities(game: AnyGame) -> Iterator[str]:
    for seat, city in enumerate(game.view(None).cities):
        yield f"seat {seat}: {_tell({name: getattr(city, name) for name in SHOWN[game.name]})}"


def _tell(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_plain(value)}" for name, value in facts.items())


def _plain(value: Any) -> str:
    """Return a value of a city as text without class names."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}={count}" for key, count in value.items() if count) or "none"
    if isinstance(value, (list, tuple)):
        return " ".join(map(_plain, value)) or "none"
    return str(getattr(value, "wonder", value))


if __name__ == "__main__":
    for each in GOLDENS:
        each.path.parent.mkdir(parents=True, exist_ok=True)
        each.path.write_text(golden_text(each), "utf-8")
