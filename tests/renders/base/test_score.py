from dataclasses import replace

from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.base.result import ENDING, winners
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.base_moments import play_out
from tests.gallery.exhibit import LONG_NAMES, NAMES


def final(players: int) -> View:
    return play_out(players, 1)[-1].view


def test_the_free_city_never_wins(text: Text) -> None:
    view = final(2)
    assert view.free_city is not None
    best = tuple(
        replace(score, rank=1, total=99) if score.seat == view.free_city else replace(score, rank=2)
        for score in view.scores
    )
    shown = replace(view, scores=best)
    assert {score.seat for score in winners(shown)} == {Seat(0), Seat(1)}
    assert not ENDING.describe_score(shown, (*NAMES[:2], "Free City"), text).startswith("Free City")


def test_what_was_settled_for_the_players_shows(text: Text) -> None:
    view = final(3)
    first = replace(view.scores[0], symbols=(), guild=None)
    pictures = {
        ENDING.draw_score(replace(view, scores=(score, *view.scores[1:])), NAMES, text).tobytes()
        for score in (
            first,
            replace(first, symbols=("gear",), symbols_points=8),
            replace(first, symbols=("tablet",), symbols_points=8),
            replace(first, guild=CardId("spies_guild"), guild_from=Seat(1), guild_points=5),
        )
    }
    assert len(pictures) == 4


def test_the_words_give_every_total(text: Text) -> None:
    view = final(5)
    words = ENDING.describe_score(view, NAMES, text)
    for score in view.scores:
        assert f"{NAMES[score.seat]}: {score.total} points" in words


def test_long_names_leave_out_no_player(text: Text) -> None:
    view = final(7)
    words = ENDING.describe_score(view, LONG_NAMES, text)
    assert len(words) <= ALT_TEXT_LIMIT
    assert [name for name in LONG_NAMES if name not in words] == []
    assert "Military" in words
    shared = replace(view, scores=tuple(replace(score, rank=1, total=50) for score in view.scores))
    lines = ENDING.describe_score(shared, LONG_NAMES, text).splitlines()
    assert lines[1:] == [f"1. {name}: 50 points." for name in LONG_NAMES]
