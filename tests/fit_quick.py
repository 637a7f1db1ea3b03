"""Fit how the base game is played on quickly: ``python -m tests.fit_quick --style at_sight``.

Players play; what they choose of a hand is made as likely as possible, where a choice is the likelier
the more it is worth at a glance (a conditional logit, climbed in small steps). Worths are sums of terms: what
a weight adds to a choice is found with a glance that knows this weight alone, and likings are terms of their
own. What is found is written to the data file of styles. A fifth of the choices is kept apart, to tell in how
many of these the same choice is made.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.base.choice import BaseChoice, Build, BuildStage, Sell
from engine.base.effects import Produce, Science, Shields
from engine.base.payment import BYTE, POWER, UNITS, Payment
from engine.base.player import quick
from engine.base.player.glance import (
    MOST_COINS,
    MOST_SHIELDS_AHEAD,
    MOST_SYMBOLS,
    Glance,
    GlanceWeights,
    no_likings,
)
from engine.base.player.quick import StyleName, style_of
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.measuring.players import policies
from engine.record import new_game

PLAYERS = (4, 4, 3, 4, 7)
WATCHED: Mapping[StyleName, str] = {"normal": "normal-1", "at_sight": "one-ply", "strong": "strong"}
FIRST_SEED = 5_400_000
EPOCHS = 12
STEP = 0.1
AGES = range(3)
KEPT_APART = 5
STYLES = Path(quick.__file__).parents[1] / "data" / "styles.json"
SIZE = 0.24
"""What one unit of the logit is in weights: they are about points."""

Place = tuple[str, int, int]
"""A weight: its name, which of three lines (0 where there is one), the age from 0 (0 where there is none).

A liking: its name, which number of its line or the card, and the age from 0.
"""

Terms = Mapping[Place, float]


class Chosen(NamedTuple):
    """What each choice of a decision is made up of, and the place of the one taken."""

    terms: Sequence[Terms]
    taken: int


def main() -> None:
    """Watch games, fit, and print the weights."""
    parser = argparse.ArgumentParser(description="Fit how the base game is played on quickly.")
    parser.add_argument("--style", choices=WATCHED, default="normal")
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    watched = list(all_chosen(WATCHED[asked.style], asked.games))
    weights = {place: value / SIZE for place, value in placed(template()).items()}
    weights |= {
        place: 0.0 for each in watched for terms in each.terms for place in terms if place not in weights
    }
    squares = dict.fromkeys(weights, 1.0)
    order = Random(1)
    apart = len(watched) // KEPT_APART
    kept, shown = watched[-apart:], watched[:-apart]
    for _ in range(EPOCHS):
        order.shuffle(shown)
        for chosen in shown:
            _climb(weights, squares, chosen)
    weighed = placed(template())
    fitted = dict(printed({place: weights[place] for place in weighed}))
    others = {place: weight for place, weight in weights.items() if place not in weighed}
    row = {
        "style": asked.style,
        "weights": {name: fitted.get(name, value) for name, value in template()._asdict().items()},
        "likings": liked(others),
    }
    rows = [row if each["style"] == asked.style else each for each in json.loads(STYLES.read_text("utf-8"))]
    STYLES.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    right = sum(_values(weights, each).index(max(_values(weights, each))) == each.taken for each in kept)
    sys.stdout.write(f"the same choice: {right} of {len(kept)}\n")


def template() -> GlanceWeights:
    """Give the weights that there are, with the numbers that climbing begins with."""
    return style_of("normal").weights


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


def all_chosen(watched: str, games: int) -> Iterator[Chosen]:
    """Watch players; gives every choice of a hand that a glance can tell apart."""
    glances = _glances()
    for number in range(games):
        policy = policies()[watched]
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
    for name, value in template()._asdict().items():
        is_lines = isinstance(value, tuple) and isinstance(value[0], tuple)
        nothing[name] = ((0.0,) * 3,) * 3 if is_lines else (0.0,) * 3 if isinstance(value, tuple) else 0.0
    found = {}
    for name, line in dict.fromkeys((name, line) for name, line, _ in placed(template())):
        one: Any = (1.0,) * 3 if isinstance(nothing[name], tuple) else 1.0
        if nothing[name] == ((0.0,) * 3,) * 3:
            one = tuple(one if other == line else (0.0,) * 3 for other in range(3))
        found[name, line] = Glance(box, GlanceWeights(**{**nothing, name: one}), no_likings())
    return found


def _chosen(
    glances: Mapping[tuple[str, int], Glance], view: View, decision: Decision[BaseChoice], taken: BaseChoice
) -> Chosen:
    """Look at the first way to do each thing: a card built, the next stage, a sale."""
    choices: dict[object, BaseChoice] = {}
    for choice in decision.choices:
        choices.setdefault(_told_apart(choice), choice)
    city = view.cities[decision.seat]
    by_age = {name for name, value in template()._asdict().items() if isinstance(value, tuple)}
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
                    worth = glance.stage(city.next_stage(copy), is_last=is_last)
                    worth -= _price(glance, payment)
                case _:
                    worth = glance.sale
            if worth:
                found[place] = worth
    for found, choice in zip(terms, choices.values(), strict=True):
        for place, number in _likings_of(view, decision.seat, choice):
            found[place] = found.get(place, 0.0) + number
    return Chosen(terms, list(choices).index(_told_apart(taken)))


def _likings_of(view: View, seat: Seat, choice: BaseChoice) -> Iterator[tuple[Place, float]]:
    """Give the likings that a choice goes by, and how much of each."""
    age, late, city = view.age - 1, view.round / view.box.rounds, view.cities[seat]
    beside = (view.cities[left_of(seat, view.players)], view.cities[right_of(seat, view.players)])
    if isinstance(choice, Sell):
        yield ("sale", min(city.coins, MOST_COINS), age), 1.0
        yield ("sale_later", 0, age), late
        return
    if isinstance(choice, Build | BuildStage) and choice.payment.total:
        yield ("purse", 0, age), -choice.payment.total / max(1, city.coins)
    if not isinstance(choice, Build):
        return
    card = view.box.cards[choice.card]
    yield (f"card {card.id}", 0, age), 1.0
    yield (f"later {card.colour}", 0, age), late
    for effect in card.effects:
        match effect:
            case Produce(options) if len(options) == 1:
                unit = UNITS[options[0]]
                if any(other.for_sale.fixed // unit & BYTE for other in beside):
                    yield ("near", 0, age), 1.0
            case Shields():
                for other in beside:
                    ahead = max(-MOST_SHIELDS_AHEAD, min(MOST_SHIELDS_AHEAD, city.shields - other.shields))
                    yield ("ahead", MOST_SHIELDS_AHEAD + ahead, age), 1.0
            case Science(options):
                if len(options) == 1:
                    yield ("symbols", min(MOST_SYMBOLS, sum(city.symbols.values())), age), 1.0
            case _:
                pass


def liked(weights: Mapping[Place, float]) -> Mapping[str, Any]:
    """Give the likings as their data file has them, in points."""
    found: dict[str, Any] = {"cards": {}, "later": {}}
    for name, numbers in (
        ("ahead", 2 * MOST_SHIELDS_AHEAD + 1),
        ("symbols", MOST_SYMBOLS + 1),
        ("sale", MOST_COINS + 1),
    ):
        found[name] = [[0.0] * numbers for _ in AGES]
    for name in ("near", "purse", "sale_later"):
        found[name] = [0.0 for _ in AGES]
    for (name, number, age), weight in sorted(weights.items()):
        worth = round(SIZE * weight, 2)
        kind, _, of = name.partition(" ")
        match kind:
            case "card":
                found["cards"][of] = worth
            case "later":
                found["later"].setdefault(of, [0.0 for _ in AGES])[age] = worth
            case "ahead" | "symbols" | "sale":
                found[kind][age][number] = worth
            case _:
                found[kind][age] = worth
    return found


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
