"""Train the computer player of a game by its own games: ``python -m engine.measuring.train --game base``.

Nothing goes in but the rules. In each round many games are played as has been learned so far; at some
decisions all sorts of choices are tried, and games are played on after each with the same luck. What features
count is found by least squares: by how much better games end after one choice than after another one of the
same decision. What features of a whole city count for its points at the end is found from the same games; it
tells how a game ends that was played on to the end of an age only. The next round is played with both.

Of each round a line is written, with games against players that have not learned, of seeds that nothing was
learned from. In the end the weights are written in the data file of the game, with how they were made.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from engine.base.player.evaluation import Learned
from engine.game import JsonObject
from engine.measuring.lessons import Example, Sample, examples

Matrix = np.ndarray[Any, Any]

RIDGE = 30.0
"""As if so many choices had shown each feature to count what was thought before."""

FORGET = 0.7
"""What the examples of a round count in the next one: they come from games of who had learned less."""

MOST_SAMPLES = 60_000
"""So many cities are remembered for the forecast."""

AT_ONCE = 20
"""Games that a process plays before it tells what it has seen."""

AGES = 3

WEIGHTS = Path(str(files("engine.base"))) / "data" / "weights.json"

FIRST_MATCH = 900_000
"""The seed of the first game that a round is measured by: nothing is learned from it."""


def main() -> None:
    """Play, learn, measure, and write the data file."""
    parser = argparse.ArgumentParser(description="Train the computer player of a game by its own games.")
    parser.add_argument("--game", choices=["base"], default="base")
    parser.add_argument("--games", type=int, nargs="+", default=[600, 600, 800, 1000, 1500, 2000])
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--from", dest="before", type=Path, help="a data file to go on from")
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="the data file")
    parser.add_argument("--matches", type=int, default=100, help="games to measure a round by, 0 for none")
    options = parser.parse_args()
    rows = [] if options.before is None else json.loads(options.before.read_text("utf-8"))
    learned = {row["use"]: row["weights"] for row in rows}
    choice, forecast = learned.get("choice", {}), learned.get("forecast", {})
    before = [row.get("made") for row in rows[:1]]
    kept: list[tuple[Example, float]] = []
    samples: list[Sample] = []
    seed = options.seed
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for games in options.games:
            parts = [
                range(first, min(first + AT_ONCE, seed + games))
                for first in range(seed, seed + games, AT_ONCE)
            ]
            found = [each for some in pool.map(partial(examples, choice, forecast), parts) for each in some]
            told = explained(found, choice)
            if choice:
                # What nobody meant to build tells nothing of how games end.
                samples += [sample for each in found for sample in each.samples]
                del samples[:-MOST_SAMPLES]
            kept = [(each, FORGET * part) for each, part in kept if choice] + [(each, 1.0) for each in found]
            choice = fitted(kept, choice if forecast else {})
            errors: Sequence[float] = ()
            if samples:
                forecast, errors = fitted_forecast(samples)
            seed += games
            made = {"games": options.games, "seed": options.seed, "after": before}
            options.to.write_text(as_text({"choice": choice, "forecast": forecast}, made), "utf-8")
            line = {
                "games": games,
                "decisions": len(found),
                "explained": round(told, 3),
                "forecast_off": [round(each, 2) for each in errors],
                "won": strength(options.matches) if options.to == WEIGHTS and options.matches else None,
            }
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()


def as_text(learned: Mapping[str, Learned], made: JsonObject) -> str:
    """Write what has been learned for each use as a data file, a feature a line."""
    rows = []
    for use, weights in learned.items():
        lines = [f"   {json.dumps(name)}: {json.dumps(weights[name])}" for name in sorted(weights)]
        head = f'  "use": {json.dumps(use)},\n  "made": {json.dumps(made)},\n'
        rows.append(f' {{\n{head}  "weights": {{\n' + ",\n".join(lines) + "\n  }\n }")
    return "[\n" + ",\n".join(rows) + "\n]\n"


def strength(games: int) -> float:
    """Tell the share of games that the normal player wins against three that have not learned."""
    seats = ",".join(["normal", *["normal-2"] * 3])
    command = ["-m", "engine", "match", "--game", "base", "--seats", seats, "--seed", str(FIRST_MATCH)]
    # Another interpreter reads the new data file.
    done = subprocess.run(
        [sys.executable, *command, "--games", str(games)], capture_output=True, text=True, check=True
    )
    share: float = json.loads(done.stdout.splitlines()[0])["share"]
    return share


def fitted(found: Sequence[tuple[Example, float]], before: Learned) -> Learned:
    """Find what features count at the beginning and at the end of each age.

    Each example counts as much as stands beside it. Where examples tell nothing, what was known before stays.
    """
    names = sorted({name for each, _ in found for row in each.features for name in row} | set(before))
    place = {name: number for number, name in enumerate(names)}
    size = len(names)
    weights: dict[str, list[list[float]]] = {name: [] for name in names}
    for age in range(1, AGES + 1):
        prior = np.zeros(2 * size)
        for name, ages in before.items():
            prior[place[name]], prior[size + place[name]] = ages[age - 1]
        squares, sums = RIDGE * np.eye(2 * size), RIDGE * prior
        for some in _in_parts([each for each in found if each[0].age == age], 500):
            matrix = np.concatenate([part * _differences(each, place) for each, part in some])
            ends = np.concatenate([part * (np.array(each.ends) - np.mean(each.ends)) for each, part in some])
            squares += matrix.T @ matrix
            sums += matrix.T @ ends
        solution = np.linalg.solve(squares, sums)
        for name, number in place.items():
            weights[name].append([round(float(solution[number + late]), 3) for late in (0, size)])
    return weights


def _differences(example: Example, place: Mapping[str, int]) -> Matrix:
    """Give the features of each choice, early and late, less their mean."""
    size = len(place)
    matrix: Matrix = np.zeros((len(example.ends), 2 * size))
    for row, features in enumerate(example.features):
        for name, amount in features.items():
            if name in place:
                matrix[row, place[name]] = amount * (1 - example.late)
                matrix[row, size + place[name]] = amount * example.late
    matrix -= matrix.mean(axis=0)
    return matrix


def _in_parts(found: Sequence[Any], most: int) -> Iterator[Sequence[Any]]:
    return (found[first : first + most] for first in range(0, len(found), most))


def explained(found: Sequence[Example], weights: Learned) -> float:
    """Tell how much of the differences in how games end these weights foretell."""
    place = {name: number for number, name in enumerate(weights)}
    left = whole = 0.0
    for each in found:
        known = [weights[name][each.age - 1][late] for late in (0, 1) for name in place]
        ends = np.array(each.ends) - np.mean(each.ends)
        left += float(((ends - _differences(each, place) @ np.array(known)) ** 2).sum())
        whole += float((ends**2).sum())
    return 1 - left / whole


def fitted_forecast(samples: Sequence[Sample]) -> tuple[Learned, list[float]]:
    """Find what features of a city count after each age, and how far off that is in the mean square.

    That is told of every eighth sample, by what the others tell.
    """
    weights: dict[str, list[float]] = {}
    errors = []
    for age in range(1, AGES):
        some = [each for each in samples if each.age == age]
        names = sorted({name for each in some for name in each.features})
        place = {name: number for number, name in enumerate(names)}
        matrix: Matrix = np.zeros((len(some), len(names)))
        for row, each in enumerate(some):
            for name, amount in each.features.items():
                matrix[row, place[name]] = amount
        points = np.array([float(each.points) for each in some])
        held = np.arange(len(some)) % 8 == 0
        off = matrix[held] @ _solved(matrix[~held], points[~held]) - points[held]
        errors.append(float(np.sqrt((off**2).mean())))
        solution = _solved(matrix, points)
        for name, number in place.items():
            weights.setdefault(name, [0.0] * (AGES - 1))[age - 1] = round(float(solution[number]), 3)
    return weights, errors


def _solved(matrix: Matrix, ends: Matrix) -> Matrix:
    solution: Matrix = np.linalg.solve(matrix.T @ matrix + RIDGE * np.eye(matrix.shape[1]), matrix.T @ ends)
    return solution


if __name__ == "__main__":
    main()
