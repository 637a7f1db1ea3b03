"""Every tip has its words."""

from __future__ import annotations

import pytest

from bot.languages import load_languages
from bot.options import GameName
from cogs.game.tips import tip_line
from tests.engine.test_tips import PLAYERS, told_in


@pytest.mark.parametrize("game", PLAYERS)
def test_every_tip_is_a_sentence(game: GameName) -> None:
    text, names = load_languages().of("en"), ["ann", "ben", "cyd"]
    for tip in told_in(game):
        line = tip_line(tip, game, names, text)
        assert line.endswith(".")
        assert "{" not in line
