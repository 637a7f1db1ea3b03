"""Hints of all games: they know a choice and why, and use nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.players import hints
from engine.players.hints import hint, reasons_for
from engine.players.policy import Policy
from engine.reasons import told
from tests.engine.players.test_levels import SOME_TABLES, hasty, questions
from tests.engine.secrets import WITH_OTHER_SECRETS


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_reasons_see_nothing_that_is_hidden(game: str, players: int) -> None:
    for running, decision in questions(game, players):
        found = []
        for source in (Random(1), Random(2)):
            table = WITH_OTHER_SECRETS[game](running.table, decision.chooser, source)
            view = running.rules.view(table, running.decisions(), decision.chooser)
            found.append([reasons_for(view, decision, choice) for choice in decision.choices])
        assert found[0] == found[1]
        assert any(map(told, found[0])), "something is told of some choice"


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_a_hint_is_what_the_strong_player_does(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def level(name: str) -> Policy:
        asked.append(name)
        return hasty()

    monkeypatch.setattr(hints, "by_level", level)
    running, decision = questions(game, players)[0]
    view: Any = running.view(decision.chooser)
    found = hint(view, decision)
    assert found.choice == hasty().choose(view, decision, Random(1))
    assert found.reasons == reasons_for(view, decision, found.choice)
    assert asked == ["strong"]


def test_nobody_else_s_game_has_reasons() -> None:
    running, decision = questions("duel", 2)[0]
    with pytest.raises(TypeError, match="str"):
        reasons_for("no view", decision, running.decisions()[0].choices[0])
