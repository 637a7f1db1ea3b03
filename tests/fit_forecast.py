"""Fit the forecast of the base game: ``python -m tests.fit_forecast [--games 36000]`` writes its data file.

Quick games are played at tables of all sizes, up to the end of age I or II with strong moods, so that all
sorts of cities come about. What each trait of a city counts is found by least squares from its points at the
end, with `RIDGE` against chance. It takes some minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.base.choice import BaseChoice
from engine.base.city import City
from engine.base.course import course
from engine.base.events import AgeBegan, BaseEvent, GameEnded
from engine.base.player import strong
from engine.base.player.quick import Quick, Style, style_of
from engine.base.player.strong import UNIT, Trait, features, traits
from engine.game import Decision, Seat
from engine.players.search import play_on
from engine.record import new_game

PLAYERS = (3, 4, 3, 4, 7, 2, 5, 4, 7, 6)
"""How many play, one game after the other: the usual tables more often."""

VARIETIES = (0.4, 0.8, 1.5, 3.0)
"""How strong moods may be while cities are made that are looked at."""

RIDGE = 20.0
"""As if so many cities had shown each trait to count nothing."""

FIRST_SEED = 1_000_000


class Sample(NamedTuple):
    """The traits of a city after an age, and its points at the end."""

    after_age: int
    traits: tuple[Trait, ...]
    points: int


def main() -> None:
    """Play, fit and write the file."""
    parser = argparse.ArgumentParser(description="Fit the forecast of the base game.")
    parser.add_argument("--games", type=int, default=36_000)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the seed of the first game")
    options = parser.parse_args()
    sums = {1: Sums(), 2: Sums()}
    for number in range(options.games):
        for sample in samples(options.seed + number, number):
            sums[sample.after_age].add(sample.traits, sample.points)
    rows = [{"after_age": age, "weights": fitted(each)} for age, each in sums.items()]
    path = Path(strong.__file__).parents[1] / "data" / "forecast.json"
    path.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", "utf-8")
    sys.stdout.write(f"{path}\n")


def samples(seed: int, number: int) -> Iterator[Sample]:
    """Play a game; gives what became of each city as it lay after an age."""
    players = PLAYERS[number % len(PLAYERS)]
    game = new_game("base", players, seed, {"manneken_pis": number % 3 == 0})
    table, luck = game.rules.lay_table(game.deal), Random(seed)
    varied_age = 1 + number // len(PLAYERS) % 2
    normal = style_of("normal")
    variety = luck.choice(VARIETIES)
    varied = Quick(table.box, Style(normal.weights._replace(variety=variety), normal.likings))
    usual = Quick(table.box, normal)
    for each in (varied, usual):
        each.start(luck)
    seen: dict[int, tuple[City, ...]] = {}
    totals: list[int] = []

    def look(event: BaseEvent) -> None:
        if isinstance(event, AgeBegan) and event.age > varied_age:
            seen[event.age - 1] = tuple(city.copy() for city in table.cities)
        elif isinstance(event, GameEnded):
            totals.extend(score.total for score in event.scores)

    def choose(decision: Decision[BaseChoice]) -> BaseChoice:
        return (varied if table.age_number <= varied_age else usual).choose(table, decision)

    play_on(course(table, look), choose, {})
    for age, cities in seen.items():
        for seat in range(players):
            found = [trait for feature in features(cities, Seat(seat)) for trait in traits(feature)]
            yield Sample(age, tuple(found), totals[seat])


class Sums:
    """What least squares need: for each two traits how often they come together, and with what points."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.names: dict[str, int] = {}
        self.squares: list[dict[int, int]] = []
        self.points: list[int] = []
        self.met: list[int] = []
        self.cities = self.all_points = 0

    def add(self, found: Sequence[Trait], points: int) -> None:
        """Add a city."""
        row: dict[int, int] = {}
        for name, number in found:
            place = self.names.setdefault(name, len(self.names))
            row[place] = row.get(place, 0) + number
        while len(self.squares) < len(self.names):
            self.squares.append({})
            self.points.append(0)
            self.met.append(0)
        self.cities += 1
        self.all_points += points
        for place, number in row.items():
            self.points[place] += number * points
            self.met[place] += number
            line = self.squares[place]
            for other, count in row.items():
                line[other] = line.get(other, 0) + number * count


def fitted(sums: Sums) -> Mapping[str, int]:
    """Give what each trait counts, in units of the forecast; what counts nothing is left out."""
    size, mean = len(sums.names), sums.all_points / sums.cities
    lines = [[float(line.get(place, 0)) for place in range(size)] for line in sums.squares]
    for place, line in enumerate(lines):
        line[place] += RIDGE
        line.append(sums.points[place] - mean * sums.met[place])
    found = solved(lines)
    for name, place in sums.names.items():
        found[place] += mean if name.startswith("cities ") else 0.0
    weights = {name: round(UNIT * found[place]) for name, place in sums.names.items()}
    return {name: weight for name, weight in weights.items() if weight}


def solved(lines: list[list[float]]) -> list[float]:
    """Solve linear equations of a positive definite matrix; the last number of a line is its right side."""
    size = len(lines)
    for place, line in enumerate(lines):
        for other in lines[place + 1 :]:
            part = other[place] / line[place]
            if part:
                for column in range(place, size + 1):
                    other[column] -= part * line[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        line = lines[place]
        known = sum([line[column] * found[column] for column in range(place + 1, size)])
        found[place] = (line[size] - known) / line[place]
    return found


if __name__ == "__main__":
    main()
