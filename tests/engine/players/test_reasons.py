"""Reasons add up; which of them are told, and in which order."""

from __future__ import annotations

import pytest

from engine.duel.player.evaluation import POINT
from engine.players.advice import reasons_for
from engine.players.levels import CAREFUL
from engine.players.reasons import MOST_TOLD, Reason, reasons_to_tell
from tests.engine.players.test_levels import SOME_TABLES
from tests.engine.test_all_games import in_mid_course


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9])
def test_they_add_up_to_what_the_computer_player_sees(game: str, players: int, part: float) -> None:
    for seed in range(1, 4):
        running = in_mid_course(game, players, seed, part)
        decision = running.decisions()[0]
        view = running.view(decision.chooser)
        for choice, value in CAREFUL.of(view).model.ranked(view, decision):
            worth = sum(each.worth for each in reasons_for(view, decision, choice))
            assert worth == pytest.approx(value / (POINT if game == "duel" else 1), abs=1e-5)


PRICE = Reason("paid-bank", -9.0, {}, {"coins": 1})
KEPT = Reason("denies", 9.0)
DECIDES = Reason("stops-science", 50.0)


@pytest.mark.parametrize(
    ("reasons", "kinds"),
    [
        # What it brings is told first, and what others do not get last.
        (
            [KEPT, PRICE, Reason("coins", 1.0), Reason("uncovers", -3.0), Reason("points", 5.0)],
            ["points", "coins", "uncovers", "paid-bank", "denies"],
        ),
        # What a choice brings is told however little it counts, but not what hardly counts against it.
        ([Reason("makes", -0.1), Reason("rest", 5.0), Reason("no-cost", 0.0)], ["makes", "no-cost"]),
        ([Reason("coins", 0.1), Reason("uncovers", -0.1)], ["coins"]),
        # Hope is told where there is nothing else.
        ([Reason("later", 5.0), Reason("no-cost", 0.0)], ["later", "no-cost"]),
        ([Reason("later", 5.0), Reason("points", 1.0)], ["points"]),
        ([Reason("later", 5.0), Reason("denies", 1.0)], ["denies"]),
        ([Reason("later", 0.1)], []),
        # Not everything is told.
        ([Reason("points", float(number)) for number in range(1, 9)], ["points"] * MOST_TOLD),
        # Who sells hears of the coins first.
        ([Reason("denies", 4.0), Reason("sale", 1.0)], ["sale", "denies"]),
        # What decides the game is told first of all.
        (
            [PRICE, Reason("sale", 99.0), Reason("coins", 99.0), DECIDES],
            ["stops-science", "sale", "coins", "paid-bank"],
        ),
    ],
)
def test_which_reasons_are_told_and_in_which_order(reasons: list[Reason], kinds: list[str]) -> None:
    assert [each.kind for each in reasons_to_tell(reasons)] == kinds
