"""The computer player of Duel: features tell what has changed, and a victory is taken, not left."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from engine.duel.choice import Build, DuelChoice
from engine.duel.player.evaluation import features_of, foretold, standing, valuations_of
from engine.duel.player.playouts import evaluator_at
from engine.duel.rules import standard_box
from engine.duel.table import Table
from engine.game import Seat
from engine.players.learned import changed_features
from engine.players.levels import by_level
from engine.terms import Level
from tests.engine.duel.setting import city, game_at, table
from tests.engine.test_all_games import in_mid_course

OWN, OTHER = Seat(0), Seat(1)
FEATURES = partial(features_of, standard_box())


def _wonders(start: Table) -> int:
    return sum(len(city.wonders) for city in start.cities)


@pytest.mark.parametrize("part", [0.05, 0.2, 0.4, 0.6, 0.8, 0.95])
def test_features_of_a_choice_are_what_it_changes_on_the_table(part: float) -> None:
    seen = 0
    for seed in range(6):
        game: Any = in_mid_course("duel", 2, seed, part)
        (decision,) = game.decisions()
        view, seat = game.view(decision.chooser), decision.chooser
        evaluator = evaluator_at(view, decision)
        for choice in decision.choices:
            tried, features = game.copy(), evaluator.features(choice)
            tried.play({seat: choice})
            terms = {name.split(":")[0] for name in features}
            # Answers are worth what they may bring; the seventh wonder takes others away; loot is no coins.
            if tried.over or tried.table.age != view.age or terms & {"answer", "loot"}:
                continue
            if tried.table.military_tokens != game.table.military_tokens:
                continue
            if _wonders(tried.table) < _wonders(game.table):
                continue
            before = [(after, before) for before, after in standing(game.table, seat)]
            change = changed_features([*standing(tried.table, seat), *before], FEATURES)
            # What is built may add to what has been counted before.
            for name in {*change, *features} - {"points: counted"}:
                if name.split(":")[0] not in {"reply", "again", "turn"}:
                    assert features.get(name, 0) == change.get(name, 0), (choice, name)
                    seen += 1
    assert seen > 100 or part < 0.1


def test_more_points_and_shields_are_foretold_to_end_better() -> None:
    valuations = valuations_of(standard_box())
    even, ahead = (table(city(), city(), free="altar baths", age=3, pawn=pawn) for pawn in (0, 6))
    rich = table(city("palace"), city(), free="altar baths", age=3)
    assert foretold(valuations, even, OWN) < foretold(valuations, ahead, OWN)
    assert foretold(valuations, even, OWN) < foretold(valuations, rich, OWN)


# -- the computer player of Duel takes what wins, and leaves the opponent no victory -------------------


def choose(start: Table, level: Level = "normal") -> DuelChoice:
    """Let the player choose in the turn of a table."""
    game = game_at(start)
    (decision,) = game.decisions()
    choice: DuelChoice = by_level(level).choose(game.view(decision.chooser), decision, Random(1))
    return choice


WON_BY_FORCE = table(city(coins=4), city("palace", coins=30), free="town_hall walls altar", pawn=7)
WON_BY_SCIENCE = table(
    city("scriptorium pharmacist apothecary workshop university", coins=9),
    city(),
    free="palace academy altar",
)


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(("start", "card"), [(WON_BY_FORCE, "walls"), (WON_BY_SCIENCE, "academy")])
def test_it_takes_a_victory(level: Level, start: Table, card: str) -> None:
    choice = choose(start, level)
    assert isinstance(choice, Build)
    assert choice.card == card


def test_it_does_not_leave_the_opponent_a_victory() -> None:
    start = table(city(coins=9), city(coins=9), free="walls altar", pawn=-7)
    assert getattr(choose(start), "card", None) == "walls"


@pytest.mark.parametrize("pawn", [7, 8])
def test_the_strong_player_is_not_led_into_a_defeat_by_force(pawn: int) -> None:
    """Two or three shields are free and would win for the opponent, who cannot pay for anything else."""
    start = table(city(coins=9), city(coins=9), free="walls altar theater", pawn=-pawn)
    assert getattr(choose(start, "strong"), "card", None) == "walls"
