"""What the strong computer player thinks of choices, told to who asks; it looks longer than when it plays."""

from __future__ import annotations

from random import Random

import pytest

from engine.players.levels import CAREFUL, by_level
from tests.engine.test_all_games import in_mid_course


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("duel", 2), ("architects", 2)])
def test_tells_the_worth_of_choices_that_the_strong_player_tries(game: str, players: int) -> None:
    running = in_mid_course(game, players, players, 0.95)
    decision = running.decisions()[0]
    view = running.view(decision.chooser)
    weighed = CAREFUL.of(view).weigh(view, decision)
    tried = {each.choice for each in weighed}
    assert by_level("strong").choose(view, decision, Random(1)) in tried
    assert tried <= set(decision.choices)
    assert weighed == CAREFUL.of(view).weigh(view, decision)
    assert 0 < weighed[-1].playouts <= weighed[0].playouts


def test_knows_no_other_games() -> None:
    with pytest.raises(TypeError):
        CAREFUL.of(object())
