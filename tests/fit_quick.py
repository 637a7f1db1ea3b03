"""Fit how the base game is played on quickly: ``python -m tests.fit_quick [--games 120]`` prints weights.

Normal players play; what they choose of a hand is made as likely as possible, where a choice is the likelier
the more it is worth at a glance (a conditional logit, climbed in small steps). Worths are sums of terms: what
a weight adds to a choice is found with a glance that knows this weight alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

from engine.base.choice import BaseChoice, Build, BuildStage
from engine.base.payment.payment import POWER, Payment
from engine.base.player.glance import Glance
from engine.base.player.glance_weights import GlanceWeights, quick_weights
from engine.base.view import View
from engine.game import Decision
from engine.players import policies
from engine.record import new_game

PLAYERS = (4, 4, 3, 7)
WATCHED = ("normal", "normal-1")
FIRST_SEED = 15_000
EPOCHS = 30
STEP = 0.1
SIZE = 0.24
"""What one unit of the logit is in weights: they are about points."""

Place = tuple[str, int, int]
"""A weight: its name, which of three lines (0 where there is one), the age from 0 (0 where there is none)."""

Terms = Mapping[Place, float]


class Chosen(NamedTuple):
    """What each choice of a decision is made up of, and the place of the one taken."""

    terms: Sequence[Terms]
    taken: int


def main() -> None:
    """Watch games, fit, and print the weights."""
    parser = argparse.ArgumentParser(description="Fit how the base game is played on quickly.")
    parser.add_argument("--games", type=int, default=120)
    watched = list(all_chosen(parser.parse_args().games))
    weights = {place: value / SIZE for place, value in placed(quick_weights()).items()}
    squares = dict.fromkeys(weights, 1.0)
    order = Random(1)
    for _ in range(EPOCHS):
        order.shuffle(watched)
        for chosen in watched:
            _climb(weights, squares, chosen)
    for name, *rest in printed(weights):
        sys.stdout.write(f"        {name}={rest[0]},\n")
    right = sum(_values(weights, each).index(max(_values(weights, each))) == each.taken for each in watched)
    sys.stdout.write(f"the same choice: {right} of {len(watched)}\n")


def placed(weights: GlanceWeights) -> dict[Place, float]:
    """Give every weight by its place, `variety` left out."""
    found: dict[Place, float] = {}
    for name, value in weights._asdict().items():
        if isinstance(value, float) and name != "variety":
            found[name, 0, 0] = value
        elif isinstance(value, tuple):
            lines = value if isinstance(value[0], tuple) else (value,)
            found |= {
                (name, line, age): worth
                for line, of_line in enumerate(lines)
                for age, worth in enumerate(of_line)
            }
    return found


def printed(weights: Mapping[Place, float]) -> Iterator[tuple[str, Any]]:
    """Give the weights as they are written, in points."""
    sizes: dict[str, list[Place]] = {}
    for place in weights:
        sizes.setdefault(place[0], []).append(place)
    for name, places in sizes.items():
        worths = [round(SIZE * weights[place], 2) for place in places]
        lines = [tuple(worths[first : first + 3]) for first in range(0, len(worths), 3)]
        yield name, worths[0] if len(worths) == 1 else lines[0] if len(lines) == 1 else tuple(lines)


def all_chosen(games: int) -> Iterator[Chosen]:
    """Watch normal players; gives every choice of a hand that a glance can tell apart."""
    glances = _glances()
    for number in range(games):
        policy = policies()[WATCHED[number % len(WATCHED)]]
        players = PLAYERS[number % len(PLAYERS)]
        game, luck = new_game("base", players, FIRST_SEED + number, {}), Random(number)
        while not game.over:
            asked = game.decisions()
            choices = {}
            for decision in asked:
                view = game.view(decision.chooser)
                choices[decision.seat] = policy.choose(view, decision, luck)
                if decision.kind == "round":
                    yield _chosen(glances, view, decision, choices[decision.seat])
            game.play(choices)


def _glances() -> Mapping[tuple[str, int], Glance]:
    """Give a glance for each weight, in all ages, that knows nothing else."""
    box = new_game("base", 4, 1, {}).table.box
    nothing: dict[str, Any] = {}
    for name, value in quick_weights()._asdict().items():
        is_lines = isinstance(value, tuple) and isinstance(value[0], tuple)
        nothing[name] = ((0.0,) * 3,) * 3 if is_lines else (0.0,) * 3 if isinstance(value, tuple) else 0.0
    found = {}
    for name, line in dict.fromkeys((name, line) for name, line, _ in placed(quick_weights())):
        one: Any = (1.0,) * 3 if isinstance(nothing[name], tuple) else 1.0
        if nothing[name] == ((0.0,) * 3,) * 3:
            one = tuple(one if other == line else (0.0,) * 3 for other in range(3))
        found[name, line] = Glance(box, GlanceWeights(**{**nothing, name: one}))
    return found


def _chosen(
    glances: Mapping[tuple[str, int], Glance], view: View, decision: Decision[BaseChoice], taken: BaseChoice
) -> Chosen:
    """Look at the first way to do each thing: a card built, the next stage, a sale."""
    choices: dict[object, BaseChoice] = {}
    for choice in decision.choices:
        choices.setdefault(_told_apart(choice), choice)
    city = view.cities[decision.seat]
    by_age = {name for name, value in quick_weights()._asdict().items() if isinstance(value, tuple)}
    terms: list[dict[Place, float]] = [{} for _ in choices]
    for (name, line), glance in glances.items():
        glance.look(view.age, view.round, view.cities, decision.seat)
        place = (name, line, view.age - 1 if name in by_age else 0)
        for found, choice in zip(terms, choices.values(), strict=True):
            match choice:
                case Build(card, payment):
                    worth = glance.card(card) - _price(glance, payment)
                case BuildStage(_, payment, copy):
                    is_last = city.stages + 1 == len(city.plan)
                    worth = glance.stage(city.next_stage(copy).stage, is_last=is_last)
                    worth -= _price(glance, payment)
                case _:
                    worth = glance.sale
            if worth:
                found[place] = worth
    return Chosen(terms, list(choices).index(_told_apart(taken)))


def _price(glance: Glance, payment: Payment) -> float:
    return 0.0 if payment == POWER else glance.price(payment)


def _told_apart(choice: BaseChoice) -> object:
    return (choice.action, choice.card) if isinstance(choice, Build) else type(choice)


def _values(weights: Mapping[Place, float], chosen: Chosen) -> list[float]:
    return [sum([weights[place] * each for place, each in terms.items()]) for terms in chosen.terms]


def _climb(weights: dict[Place, float], squares: dict[Place, float], chosen: Chosen) -> None:
    """Make a choice a little likelier; each weight moves the less the more it has moved."""
    values = _values(weights, chosen)
    likely = [exp(value - max(values)) for value in values]
    slope: dict[Place, float] = {}
    for number, terms in enumerate(chosen.terms):
        surprise = (number == chosen.taken) - likely[number] / sum(likely)
        for place, each in terms.items():
            slope[place] = slope.get(place, 0.0) + surprise * each
    for place, each in slope.items():
        squares[place] += each * each
        weights[place] += STEP * each / sqrt(squares[place])


if __name__ == "__main__":
    main()
