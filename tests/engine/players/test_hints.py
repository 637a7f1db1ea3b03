"""Hints of all games: they know a choice and why, and use nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.architects.player.strong import StrongArchitectsPlayer
from engine.base.player.strong import StrongBasePlayer
from engine.duel.player.strong import StrongDuelPlayer
from engine.game import Decision
from engine.players.hints import Hint, hint, reasons_for
from engine.players.weighing import Searchers, weigh
from engine.reasons import ROUNDING, by_theme, told
from engine.registry import GAMES
from tests.engine.players.test_levels import SOME_TABLES, hasty, questions
from tests.engine.secrets import WITH_OTHER_SECRETS
from tests.engine.test_all_games import in_mid_course

LUCKY = Searchers(
    StrongBasePlayer(300, 3, (0, 0, 0)),
    StrongDuelPlayer(300, 3, (0, 0, 0, 0)),
    StrongArchitectsPlayer(5, 3, 0),
)
"""They search little and have no opinion: often they choose something else than what seems best."""

QUICK = Searchers(StrongBasePlayer(1, 3), StrongDuelPlayer(1, 3), StrongArchitectsPlayer(1, 3))
"""The players of `hasty`."""

SEARCHED = {"search", "search-mean", "search-close"}


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
def test_a_hint_is_what_the_strong_player_does(game: str, players: int) -> None:
    for running, decision in questions(game, players):
        view: Any = running.view(decision.chooser)
        assert hint(view, decision, QUICK).choice == hasty().choose(view, decision, Random(1))


POSITIONS = [
    (game, players, seed, part)
    for game, tables in (("base", (2, 3, 5)), ("duel", (2, 2, 2)), ("architects", (2, 3, 5)))
    for seed, players in enumerate(tables, start=1)
    for part in [(number + 0.5) / 14 for number in range(14)]
]
"""42 of each game."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_told_for_a_choice_speaks_for_another_one(game: str) -> None:
    kinds: Counter[str] = Counter()
    all_that_it_does = 0
    for view, decision in asked_at(game):
        found = hint(view, decision, LUCKY)
        assert not favoured(view, decision, found)
        kinds.update(each.kind for each in found.reasons)
        everything = Hint(found.choice, told(reasons_for(view, decision, found.choice)))
        all_that_it_does += bool(favoured(view, decision, everything))
    searched = sum(kinds[each] for each in SEARCHED)
    assert 0 < searched < kinds.total() - searched, "mostly facts are told, and else what the search saw"
    assert all_that_it_does, "to tell all that a choice does would speak for another one"


def asked_at(game: str) -> Iterator[tuple[Any, Decision[Any]]]:
    """Give a view and what is asked, where there is a choice."""
    for name, players, seed, part in POSITIONS:
        if name == game:
            running = in_mid_course(name, players, seed, part)
            decision = running.decisions()[0]
            if len(decision.choices) > 1:
                yield running.view(decision.chooser), decision


def favoured(view: Any, decision: Decision[Any], found: Hint) -> list[Any]:
    """List the choices that are better in what is told for the advised one.

    That is in all of it together; the choice that came next in the search is to be better in no part of it.
    """
    themes = {theme for theme in by_theme(found.reasons) if not theme & SEARCHED}
    own = by_theme(reasons_for(view, decision, found.choice))
    wrong = []
    next_best = weigh(view, decision, LUCKY)[1].choice
    for choice in decision.choices:
        other = by_theme(reasons_for(view, decision, choice))
        leads = [own[theme] - other.get(theme, 0.0) for theme in themes]
        if sum(leads) < -ROUNDING or (choice == next_best and min(leads, default=0.0) < -ROUNDING):
            wrong.append(choice)
    return wrong


def test_nobody_else_s_game_has_reasons() -> None:
    running, decision = questions("duel", 2)[0]
    with pytest.raises(TypeError, match="str"):
        reasons_for("no view", decision, running.decisions()[0].choices[0])
