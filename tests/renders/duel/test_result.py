"""The score and the story of a duel."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.duel.rules import standard_box
from engine.duel.terms import Victory, opponent
from engine.game import Seat
from renders.duel.result import ENDING, draw_game_story, result_of
from renders.parts.chart import Chart
from renders.parts.language import Text
from tests.gallery.endings import told
from tests.renders.duel.played import NAMES, finished

CAPITAL = standard_box().track.capital


def test_the_score_tells_every_category_and_who_has_won(text: Text) -> None:
    view = finished(136)
    words = ENDING.describe_score(view, NAMES, text)
    assert view.winner is not None
    won, lost = (view.scores[seat].total for seat in (view.winner, opponent(view.winner)))
    how = f"wins with {won} points, {won - lost} more than {NAMES[opponent(view.winner)]}."
    assert words.startswith(f"{NAMES[view.winner]} {how} {NAMES[view.winner]}: ")
    for each in view.scores:
        assert f"{NAMES[each.seat]}: {each.total} points. Civilian {each.rows['civilian']}, " in words


@pytest.mark.parametrize(
    ("victory", "words"),
    [
        ("military", "reaches Tobias’s capital and wins by military supremacy."),
        ("scientific", "has six different symbols and wins by scientific supremacy."),
    ],
)
def test_an_instant_victory_is_called_what_it_is(victory: str, words: str, text: Text) -> None:
    view = finished(136)
    scores = (replace(view.scores[0], rank=1), replace(view.scores[1], rank=2))
    instant = replace(view, victory=victory, pawn=CAPITAL, scores=scores, winner=Seat(0))  # type: ignore[arg-type]
    assert ENDING.describe_score(instant, NAMES, text).startswith(f"Marguerite {words}")
    assert ENDING.draw_score(instant, NAMES, text).tobytes() != ENDING.draw_score(view, NAMES, text).tobytes()
    result = result_of(instant)
    # The track counts nothing at a capital.
    assert (result.categories[-1].field in result.uncounted) == (victory == "military")
    assert text(result.heading).lower().startswith(victory)
    assert not result.tie_breaks()


def test_where_both_win_the_blue_cards_have_not_parted_them(text: Text) -> None:
    view = finished(136)
    level = tuple(replace(each, rank=1, total=50) for each in view.scores)
    shared = replace(view, scores=level, winner=None)
    together = "Marguerite and Tobias win together with 50 points"
    assert ENDING.describe_score(shared, NAMES, text).startswith(together)
    assert ENDING.draw_score(shared, NAMES, text).tobytes() != ENDING.draw_score(view, NAMES, text).tobytes()
    assert not result_of(view).tie_breaks()
    blue = {each.seat: each.rows["civilian"] for each in view.scores}
    assert result_of(shared).tie_breaks() == blue
    assert not result_of(replace(shared, victory="scientific", winner=Seat(0))).tie_breaks()


@pytest.mark.parametrize(("victory", "before"), [("civilian", 0), ("military", 1), ("scientific", 1)])
def test_the_points_end_before_the_turn_that_wins_without_them(
    victory: Victory, before: int, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    story, line = told("duel", 2, 0), Chart.line
    lengths: list[int] = []

    def counted(chart: Chart, values: Sequence[float], *look: Any) -> None:
        lengths.append(len(values))
        line(chart, values, *look)

    monkeypatch.setattr(Chart, "line", counted)
    end = replace(story.end, victory=victory, winner=Seat(0))
    draw_game_story(replace(story, end=end), NAMES, text)
    way, points = lengths[:2]
    assert way == story.rounds + 1
    assert points == way - before
