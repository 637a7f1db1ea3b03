"""Tables that may lie there: they look to the viewer as the real one does, and not always the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.architects.player import playouts as architects
from engine.base.player import playouts as base
from engine.duel.player import playouts as duel
from engine.game import Decision
from engine.players.player import play_on, tell_nobody
from engine.rules import rules_named
from tests.engine.test_all_games import TABLES, in_mid_course

POSSIBLE: dict[str, Any] = {
    "base": lambda view: base.PossibleTables(view).deal,
    "duel": lambda view: partial(duel.possible_table, view),
    "architects": lambda view: partial(architects.possible_table, view),
}
QUICK: dict[str, Any] = {"base": base.Quick, "duel": duel.Quick, "architects": architects.Quick}
PARTS = (0.0, 0.3, 0.55, 0.8)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_they_look_to_the_viewer_as_the_real_one_does(game: str, players: int) -> None:
    source = Random(players)
    for part in PARTS:
        running = in_mid_course(game, players, players, part)
        asked = running.decisions()
        view: Any = running.view(asked[0].chooser)
        table = POSSIBLE[game](view)(source)
        seen: Any = running.rules.view(table, asked, asked[0].chooser)
        if game == "base":
            # They lie as if the age had begun with this round: nothing has been held before.
            seen = replace(seen, passed_on=view.passed_on, gone=view.gone)
        assert seen == view


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_hidden_lies_otherwise_each_time(game: str, players: int) -> None:
    running = in_mid_course(game, players, players, 0.2)
    possible = POSSIBLE[game](running.view(running.decisions()[0].chooser))
    tables = [possible(Random(luck)) for luck in (1, 2)]
    hidden: dict[str, Callable[[Any], Any]] = {
        "base": lambda table: (table.hands, table.dealt),
        "duel": lambda table: (table.layout.cards, table.ages_to_come),
        "architects": lambda table: table.decks,
    }
    assert hidden[game](tables[0]) != hidden[game](tables[1])


def test_a_hand_that_has_been_held_is_dealt_to_who_has_it() -> None:
    running = in_mid_course("base", 4, 4, 0.15)
    view = running.view(running.decisions()[0].chooser)
    assert view.passed_on
    for luck in range(5):
        table = base.PossibleTables(view).deal(Random(luck))
        for seat, known in view.passed_on.items():
            assert set(table.hands[seat]) <= set(known)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_plays_on_chooses_what_is_legal(game: str, players: int) -> None:
    rules: Any = rules_named(game)
    running = in_mid_course(game, players, players, 0.0)
    table = rules.lay_table(running.deal)
    quick = QUICK[game](table.box)
    quick.start(Random(players))
    kinds = set()

    def choose(decision: Decision[Any]) -> Any:
        choice = quick.choose(table, decision)
        assert choice in decision.choices
        kinds.add(decision.kind)
        return choice

    play_on(rules.course(table, tell_nobody), choose, {})
    assert rules.scores(table)
    assert kinds
