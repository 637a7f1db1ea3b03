"""Train the computer player of a game by playing: ``python -m engine.measuring.train --game base``.

It starts from the rules alone. In each round many games are played by the weights learned so far; at some
decisions a variety of choices is tried, with playouts after each with the same luck. Weights are fitted by
least squares: to the difference in results after two choices of the same decision. If games aren't played out
to their ends, the weights of a whole city's features for its final points are fitted from the same games, for
forecasts. The next round is played with all of these.

Each round prints a line, measured on games with seeds that nothing was learned from. In the end the weights
are written to the data file of the box, with how they were made.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from engine.facts import data_file
from engine.game import JsonObject
from engine.measuring.lessons import Example, Sample, Seen, architects, base, duel
from engine.players.learned import Weights
from engine.rules import STANDARD, Box, box_named

Matrix = np.ndarray[Any, Any]

Learned = Mapping[str, Weights]
"""Weights by use."""

LESSONS: Mapping[str, Callable[[Any, Learned, Sequence[int]], Seen]] = {
    "architects": architects.play,
    "base": base.play,
    "duel": duel.play,
}
"""Plays games with a box to learn from, by the weights learned so far, one a seed."""

MEASURED_BY: Mapping[str, Sequence[str]] = {
    "architects": ("normal", "normal-1"),
    "base": ("normal", "normal-2", "normal-2", "normal-2"),
    "duel": ("normal", "normal-1"),
}
"""The players that a round is measured by."""

RIDGE = 30.0
"""The weight of the previous estimate of each feature, in choices."""

RIDGES: Mapping[str, float] = {"architects": 200.0, "duel": 200.0}
"""The same with playouts to the end, where luck counts more and each choice says less."""

FORGET = 0.7
"""The weight of a round's examples in the next one: they come from weaker players."""

MOST_SAMPLES = 60_000
"""The number of cities remembered for the forecast."""

AT_ONCE = 20
"""The number of games that a process plays per task."""

FIRST_MATCH = 900_000
"""The seed of the first game that a round is measured by: nothing is learned from it."""


def main() -> None:
    """Play, learn, measure, and write the data file."""
    parser = argparse.ArgumentParser(description="Train the computer player of a game by its own games.")
    parser.add_argument("--game", choices=LESSONS, default="base")
    parser.add_argument("--boxes", nargs="+", default=list(STANDARD), help="what it is played with")
    parser.add_argument("--games", type=int, nargs="+", default=[600, 600, 800, 1000, 1500, 2000])
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--from", dest="before", type=Path, help="a data file to go on from")
    parser.add_argument("--to", type=Path, help="another file to write than the data file of the box")
    parser.add_argument("--matches", type=int, default=100, help="games to measure a round by, 0 for none")
    options = parser.parse_args()
    rows = json.loads(options.before.read_text("utf-8")) if options.before else []
    learned: dict[str, Weights] = {row["use"]: row["weights"] for row in rows}
    made: JsonObject = {"games": options.games, "seed": options.seed}
    if rows:
        made["after"] = rows[0]["made"]
    box = box_named(options.game, tuple(options.boxes))
    place = Path(str(data_file(box.game, box.weights)))
    kept: list[tuple[Example, float]] = []
    samples: list[Sample] = []
    seed = options.seed
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for games in options.games:
            seen = played(pool, box, learned, range(seed, seed + games))
            seed += games
            told = explained(seen.examples, learned)
            if learned:
                # Unintended buildings say nothing about the final points.
                samples = [*samples, *seen.samples][-MOST_SAMPLES:]
            kept = [*[(each, FORGET * part) for each, part in kept], *[(each, 1.0) for each in seen.examples]]
            forecasts, errors = fitted_forecasts(samples)
            learned = {**fitted(kept, learned, RIDGES.get(options.game, RIDGE)), **forecasts}
            (options.to or place).write_text(as_text(learned, made), "utf-8")
            line: JsonObject = {
                "games": games,
                "decisions": len(seen.examples),
                "explained": round(told, 3),
                "forecast_off": errors,
            }
            if options.matches and not options.to:
                line["won"] = strength(box, options.matches)
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()


def played(pool: Executor, box: Box, learned: Learned, seeds: range) -> Seen:
    """Play games of these seeds on all processes, and combine their examples."""
    parts = [seeds[first : first + AT_ONCE] for first in range(0, len(seeds), AT_ONCE)]
    found = list(pool.map(partial(LESSONS[box.game], box, learned), parts))
    return Seen(
        [each for seen in found for each in seen.examples], [each for seen in found for each in seen.samples]
    )


def as_text(learned: Learned, made: JsonObject) -> str:
    """Format the weights of each use as a data file, a feature a line."""
    rows = []
    for use, weights in learned.items():
        lines = [f"   {json.dumps(name)}: {json.dumps(weights[name])}" for name in sorted(weights)]
        head = f'  "use": {json.dumps(use)},\n  "made": {json.dumps(made)},\n'
        rows.append(f' {{\n{head}  "weights": {{\n' + ",\n".join(lines) + "\n  }\n }")
    return "[\n" + ",\n".join(rows) + "\n]\n"


def strength(box: Box, games: int) -> float:
    """Return the share of games that the normal player wins against those that it is measured by."""
    command = [sys.executable, "-m", "engine", "match", "--game", box.game, "--boxes", *box.names]
    seats, seed = ",".join(MEASURED_BY[box.game]), str(FIRST_MATCH)
    # A new interpreter reads the new data file.
    done = subprocess.run(
        [*command, "--seats", seats, "--seed", seed, "--games", str(games)],
        capture_output=True,
        text=True,
        check=True,
    )
    share: float = json.loads(done.stdout.splitlines()[0])["share"]
    return share


def fitted(found: Sequence[tuple[Example, float]], before: Learned, ridge: float = RIDGE) -> Learned:
    """Fit the weights at each knot, for each use.

    Each example has its own weight. Without examples of a feature, its earlier weight stays.
    """
    uses = dict.fromkeys([*before, *[each.use for each, _ in found]])
    examples = {use: [pair for pair in found if pair[0].use == use] for use in uses}
    return {use: _fitted(some, before.get(use, {}), ridge) for use, some in examples.items() if some}


def _fitted(found: Sequence[tuple[Example, float]], before: Weights, ridge: float) -> Weights:
    columns = _Columns([each for each, _ in found], before)
    prior = columns.row(before)
    squares, sums = ridge * np.eye(columns.size), ridge * prior
    for first in range(0, len(found), 500):
        some = found[first : first + 500]
        matrix = np.concatenate([part * columns.differences(each) for each, part in some])
        ends = np.concatenate([part * (np.array(each.ends) - np.mean(each.ends)) for each, part in some])
        squares += matrix.T @ matrix
        sums += matrix.T @ ends
    return columns.weights(np.linalg.solve(squares, sums))


class _Columns:
    """The columns of features at knots in a matrix."""

    def __init__(self, found: Sequence[Example], known: Weights) -> None:
        names = {name for each in found for row in each.features for name in row}
        self._names = sorted(names | set(known))
        self._place = {name: number for number, name in enumerate(self._names)}
        self._knots = max(
            [*[max(each.shares) + 1 for each in found], *[len(knots) for knots in known.values()]]
        )
        self.size = len(self._names) * self._knots

    def differences(self, example: Example) -> Matrix:
        """Return the features of each choice at each knot, minus their mean."""
        names = len(self._names)
        matrix: Matrix = np.zeros((len(example.ends), names))
        for row, features in enumerate(example.features):
            for name, amount in features.items():
                matrix[row, self._place[name]] = amount
        matrix -= matrix.mean(axis=0)
        return np.concatenate([example.shares.get(knot, 0.0) * matrix for knot in range(self._knots)], axis=1)

    def row(self, weights: Weights) -> Matrix:
        """Return weights as a row; unknown features are 0."""
        row: Matrix = np.zeros((self._knots, len(self._names)))
        for name, knots in weights.items():
            row[:, self._place[name]] = knots
        return row.reshape(-1)

    def weights(self, row: Matrix) -> Weights:
        """Return the weights of a row."""
        knots = row.reshape(self._knots, len(self._names)).round(3).tolist()
        return {name: [knot[place] for knot in knots] for name, place in self._place.items()}


def explained(found: Sequence[Example], learned: Learned) -> float:
    """Return the share of the variance of results that these weights explain."""
    left = whole = 0.0
    for use in dict.fromkeys(each.use for each in found):
        some = [each for each in found if each.use == use]
        columns = _Columns(some, learned.get(use, {}))
        row = columns.row(learned.get(use, {}))
        for each in some:
            ends = np.array(each.ends) - np.mean(each.ends)
            left += float(((ends - columns.differences(each) @ row) ** 2).sum())
            whole += float((ends**2).sum())
    return 1 - left / whole


def fitted_forecasts(samples: Sequence[Sample]) -> tuple[Learned, dict[str, list[float]]]:
    """Fit the weights of a city's features at each knot, by use, and the errors of forecasts.

    That is the root mean square error on every eighth sample, fitted on the others.
    """
    found: dict[str, Weights] = {}
    errors: dict[str, list[float]] = {}
    for use in dict.fromkeys(each.use for each in samples):
        some = [each for each in samples if each.use == use]
        found[use], errors[use] = _fitted_forecast(some)
    return found, errors


def _fitted_forecast(samples: Sequence[Sample]) -> tuple[Weights, list[float]]:
    weights: dict[str, list[float]] = {}
    errors = []
    knots = 1 + max(each.knot for each in samples)
    for knot in range(knots):
        some = [each for each in samples if each.knot == knot]
        names = sorted({name for each in some for name in each.features})
        place = {name: number for number, name in enumerate(names)}
        matrix: Matrix = np.zeros((len(some), len(names)))
        for row, each in enumerate(some):
            for name, amount in each.features.items():
                matrix[row, place[name]] = amount
        points = np.array([float(each.points) for each in some])
        held = np.arange(len(some)) % 8 == 0
        off = matrix[held] @ _solved(matrix[~held], points[~held]) - points[held]
        errors.append(round(float(np.sqrt((off**2).mean())), 2))
        solution = _solved(matrix, points)
        for name, number in place.items():
            weights.setdefault(name, [0.0] * knots)[knot] = round(float(solution[number]), 3)
    return weights, errors


def _solved(matrix: Matrix, ends: Matrix) -> Matrix:
    solution: Matrix = np.linalg.solve(matrix.T @ matrix + RIDGE * np.eye(matrix.shape[1]), matrix.T @ ends)
    return solution


if __name__ == "__main__":
    main()
