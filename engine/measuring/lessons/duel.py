"""Examples from Duel: tables with results, and decisions with playouts after several choices."""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from engine.duel.box import Box
from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.player.evaluation import (
    SURE,
    USE,
    Evaluator,
    Valuation,
    features_of,
    foretold,
    moment_of,
    standing,
)
from engine.duel.player.playouts import Quick
from engine.duel.table import Table
from engine.game import Decision, Seat
from engine.measuring.lessons import Example, Features, Seen
from engine.players.learned import Cache, Shares, Weights, changed_features
from engine.players.player import play_on, tell_nobody
from engine.record import new_game

FIRST = Seat(0)

VARIETIES = (2.0, 6.0, 15.0)
"""The noise in the examined games, for a variety of cities."""

PLAYED_ON = 3.0
"""The noise in playouts."""

STOOD = 0.06
"""The share of turns whose table is examined."""

LOOKED_AT = 0.03
"""The share of decisions that are examined."""

TRIED, AT_RANDOM = 7, 2
"""The choices tried of a decision, and the random ones among them; the others are the best evaluated."""


def play(box: Box, learned: Mapping[str, Weights], seeds: Sequence[int]) -> Seen:
    """Play games by the weights learned so far, and examine some of their tables and decisions."""
    valuations = Cache(partial(Valuation, box, learned.get(USE, {})))
    played_on = Quick(box, PLAYED_ON, valuations)
    quicks = [Quick(box, variety, valuations) for variety in VARIETIES]
    seen = Seen([], [])
    for seed in seeds:
        game = new_game("duel", 2, seed, boxes=box.names)
        table, luck = game.rules.lay_table(game.deal), Random(f"lessons {seed}")
        quick = luck.choice(quicks)
        quick.start(luck)
        stood: list[tuple[Shares, Features]] = []

        def choose(
            decision: Decision[DuelChoice],
            table: Table = table,
            luck: Random = luck,
            quick: Quick = quick,
            stood: list[tuple[Shares, Features]] = stood,
        ) -> DuelChoice:
            if decision.kind in {"turn", "draft"} and luck.random() < STOOD:
                moment = moment_of(table)
                features = changed_features(standing(table, FIRST), partial(features_of, box))
                stood.append((dict(moment), features))
            if learned and luck.random() < LOOKED_AT:
                _look(played_on, table, decision, luck, seen)
            return quick.choose(table, decision)

        play_on(course(table, tell_nobody), choose, {})
        # It is compared with a table that is the same for both seats.
        ends = 0.0, foretold(valuations, table, FIRST)
        seen.examples.extend([Example(USE, shares, ({}, features), ends) for shares, features in stood])
    return seen


def _look(quick: Quick, table: Table, decision: Decision[DuelChoice], luck: Random, seen: Seen) -> None:
    """Compare choices of a decision."""
    evaluator = Evaluator(quick.valuations, table, decision.seat)
    ranked = sorted(decision.choices, key=evaluator.value, reverse=True)
    best, rest = ranked[: TRIED - AT_RANDOM], ranked[TRIED - AT_RANDOM :]
    tried = best + luck.sample(rest, min(AT_RANDOM, len(rest)))
    if len(tried) < 2:
        return
    features = tuple([evaluator.features(choice) for choice in tried])
    if any(SURE.keys() & each.keys() for each in features):
        # Facts that follow from the rules needn't be learned.
        return
    shares = dict(moment_of(table))
    seed = luck.random()
    ends = [quick.play_ahead(decision.seat, table.copy(), choice, Random(seed)) for choice in tried]
    seen.examples.append(Example(USE, shares, features, tuple(map(float, ends))))
