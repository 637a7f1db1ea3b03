from __future__ import annotations

from dataclasses import replace

import pytest

from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.base.result import ENDING, by_place, winners
from renders.drawing import theme
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.renders.base.played import LONG_NAMES, NAMES, names_for, steps_of


def final(players: int) -> View:
    return steps_of(players, 1)[-1].after


def sharing_victory(view: View) -> View:
    first, second, *others = by_place(view)
    equal = replace(first, seat=second.seat)
    return replace(view, scores=tuple(sorted((first, equal, *others), key=lambda score: score.seat)))


@pytest.mark.usefixtures("unpainted")
def test_a_score_is_within_the_size_of_pictures(text: Text) -> None:
    for players in range(2, 8):
        view = final(players)
        noted = replace(
            view,
            scores=tuple(
                replace(score, symbols=("gear", "tablet"), guild=CardId("workers_guild"), guild_from=Seat(0))
                for score in view.scores[:3]
            )
            + view.scores[3:],
        )
        for shown in (view, noted):
            picture = ENDING.draw_score(shown, names_for(shown), text)
            assert picture.width == theme.WIDTH
            assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT


def test_the_best_stand_first() -> None:
    ranked = by_place(final(7))
    assert [score.rank for score in ranked] == sorted(score.rank for score in ranked)
    assert ranked[0].total == max(score.total for score in ranked)


def test_a_victory_can_be_shared(text: Text) -> None:
    view = sharing_victory(final(4))
    assert len(winners(view)) == 2
    assert "win together with" in ENDING.describe_score(view, NAMES, text).splitlines()[0]


def test_the_headline_says_what_decided(text: Text) -> None:
    view = final(4)
    first, second, *_ = by_place(view)
    by, of = NAMES[first.seat], NAMES[second.seat]
    level = replace(second, total=first.total, tie_break=first.tie_break - 1)
    tied = replace(view, scores=tuple(level if score.seat == level.seat else score for score in view.scores))
    for shown, words in (
        (view, f"{first.total} points, {first.total - second.total} more than {of}."),
        (
            tied,
            f"{first.total} points, tied with {of} but with more coins: "
            f"{first.tie_break} to {level.tie_break}.",
        ),
    ):
        assert ENDING.describe_score(shown, NAMES, text).splitlines()[0] == f"{by} wins with {words}"


def test_the_free_city_never_wins(text: Text) -> None:
    view = final(2)
    assert view.free_city is not None
    best = tuple(
        replace(score, rank=1, total=99) if score.seat == view.free_city else replace(score, rank=2)
        for score in view.scores
    )
    shown = replace(view, scores=best)
    assert {score.seat for score in winners(shown)} == {Seat(0), Seat(1)}
    assert not ENDING.describe_score(shown, names_for(view), text).startswith("Free City")


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


def test_a_victory_of_all_leaves_out_no_player(text: Text) -> None:
    view = final(7)
    shared = replace(view, scores=tuple(replace(score, rank=1, total=50) for score in view.scores))
    lines = ENDING.describe_score(shared, LONG_NAMES, text).splitlines()
    assert lines[1:] == [f"1. {name}: 50 points." for name in LONG_NAMES]
