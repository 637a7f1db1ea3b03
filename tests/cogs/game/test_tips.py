"""Every tip has its words."""

from __future__ import annotations

import pytest

from bot.languages import load_languages
from cogs.game.tips import tip_line
from engine.game import Seat, View
from engine.players.reasons import Reason
from engine.players.tips import Tip
from engine.record import new_game
from tests.engine.players.test_tips import PLAYERS, told_in


@pytest.mark.parametrize("game", PLAYERS)
def test_every_tip_is_a_sentence(game: str) -> None:
    text, names = load_languages().of("en"), ["ann", "ben", "cyd"]
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    for tip in told_in(game):
        line = tip_line(tip, view, names, text)
        assert line.endswith(".")
        assert "{" not in line


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_what_keeps_the_opponent_from_winning_is_told_before_the_rule(language: str) -> None:
    text, names = load_languages().of(language), ["ann", "ben"]
    view: View = new_game("duel", 2, 1).view(None)
    reasons = (Reason("paid-bank", -1.0, {}, {"coins": 2}), Reason("stops-science", 50.0, {"name": Seat(1)}))
    line = tip_line(Tip("trade", {}, {"card": "university", "coins": 2}, reasons), view, names, text)
    threat, price = line.index("ben"), line.index("2")
    assert threat < price < line.index(text("tip-duel-trade", card=text("duel-card-university"), coins=2))
