"""Every tip has its words."""

from __future__ import annotations

import pytest

from bot.languages import load_languages
from cogs.game.tips import tip_line
from engine.game import View
from engine.record import new_game
from tests.engine.test_tips import PLAYERS, told_in


@pytest.mark.parametrize("game", PLAYERS)
def test_every_tip_is_a_sentence(game: str) -> None:
    text, names = load_languages().of("en"), ["ann", "ben", "cyd"]
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    for tip in told_in(game):
        line = tip_line(tip, view, names, text)
        assert line.endswith(".")
        assert "{" not in line
