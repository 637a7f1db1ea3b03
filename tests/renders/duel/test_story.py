from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.duel.rules import DuelGame
from engine.duel.story import Story, story_of
from engine.duel.terms import Victory
from engine.game import Seat
from engine.measuring.uniform import Uniform, play_out
from engine.record import new_game, resume
from renders.duel.result import draw_game_story
from renders.parts.chart import Chart
from renders.parts.language import Text
from tests.renders.duel.played import NAMES


def played() -> Story:
    game: DuelGame = play_out(new_game("duel", 2, 3), [Uniform()] * 2, Random(3))
    steps: list[Any] = []
    resume(game.record(), steps.append)
    return story_of(steps, game.view(None))


@pytest.mark.parametrize(("victory", "before"), [("civilian", 0), ("military", 1), ("scientific", 1)])
def test_the_points_end_before_the_turn_that_wins_without_them(
    victory: Victory, before: int, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = played()
    lengths: list[int] = []
    line = Chart.line

    def counted(chart: Chart, values: Sequence[float], *look: Any) -> None:
        lengths.append(len(values))
        line(chart, values, *look)

    monkeypatch.setattr(Chart, "line", counted)
    end = replace(story.end, victory=victory, winner=Seat(0))
    draw_game_story(replace(story, end=end), NAMES, text)
    way, points = lengths[:2]
    assert way == story.rounds + 1
    assert points == way - before
