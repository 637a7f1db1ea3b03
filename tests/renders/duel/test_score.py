from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from engine.duel.rules import standard_box
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.duel import score
from renders.duel.score import draw_score
from renders.duel.score_words import describe_score
from renders.parts.language import Text
from renders.parts.score_sheet import Sheet, draw_sheet
from tests.renders.duel.played import NAMES, finished

CAPITAL = standard_box().track.capital


def test_the_score_tells_every_category_and_who_has_won(text: Text) -> None:
    view = finished(136)
    picture = draw_score(view, NAMES, text)
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
    words = describe_score(view, NAMES, text)
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
    assert describe_score(instant, NAMES, text).startswith(f"Marguerite {words}")
    assert draw_score(instant, NAMES, text).tobytes() != draw_score(view, NAMES, text).tobytes()


def test_both_columns_are_raised_where_both_win(text: Text) -> None:
    view = finished(136)
    level = tuple(replace(each, rank=1, total=50) for each in view.scores)
    shared = replace(view, scores=level, winner=None)
    assert describe_score(shared, NAMES, text).startswith("Marguerite and Tobias win together with 50 points")
    assert draw_score(shared, NAMES, text).tobytes() != draw_score(view, NAMES, text).tobytes()


def sheet_of(view: View, text: Text, monkeypatch: pytest.MonkeyPatch) -> Sheet:
    """Give what a score sheet is drawn from."""
    drawn: list[Sheet] = []

    def draw(sheet: Sheet, text: Text) -> Image.Image:
        drawn.append(sheet)
        return draw_sheet(sheet, text)

    monkeypatch.setattr(score, "draw_sheet", draw)
    draw_score(view, NAMES, text)
    return drawn[0]


def test_the_track_counts_nothing_at_a_capital(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(finished(136), victory="military", pawn=CAPITAL, winner=Seat(0))
    sheet = sheet_of(view, text, monkeypatch)
    assert [column.points[-1] for column in sheet.columns] == [None, None]
    assert (sheet.heading, sheet.total, sheet.decided) == ("Military Supremacy", "Points then", False)
    assert not sheet.tied


def test_blue_cards_break_a_tie(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    view = finished(136)
    assert not sheet_of(view, text, monkeypatch).tied
    level = tuple(replace(each, rank=1, total=50) for each in view.scores)
    sheet = sheet_of(replace(view, scores=level, winner=None), text, monkeypatch)
    assert sheet.tied
    assert [column.tie_break for column in sheet.columns] == [each.rows["civilian"] for each in view.scores]
    science = replace(view, scores=level, victory="scientific", winner=Seat(0))
    assert not sheet_of(science, text, monkeypatch).tied
