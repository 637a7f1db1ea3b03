"""The pictures that end a game: what they say, and that they are small enough to load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from renders.base.result import ENDING, by_place, describe_game_story, draw_game_story, result_of
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.parts.chart import PLAYER_COLOURS
from renders.parts.language import Text
from renders.parts.story import STORY_TOP, Curve, ahead_of_average
from tests.gallery.catalogue import exhibit_of
from tests.gallery.endings import base_game, with_level_scores
from tests.gallery.exhibit import NAMES

LARGEST = 190_000

FULLEST: Mapping[str, Sequence[str]] = {
    "": ("won by all seven", "wide names level"),
    "duel ": ("by science", "odd names"),
    "architects ": ("odd names",),
}
"""The endings whose posters and stories are the largest files of each game."""


@pytest.mark.parametrize("game", FULLEST)
def test_no_picture_is_too_large_to_load(game: str, text: Text) -> None:
    for group in (f"{game}poster", f"{game}story"):
        for name in FULLEST[game]:
            assert len(encode(exhibit_of(group, name, text).draw())) <= LARGEST, (group, name)


def test_a_story_counts_from_the_average_of_the_players() -> None:
    def curve(*points: int, grey: bool = False) -> Curve:
        standing = result_of(base_game(3).end).standings[0]
        return Curve(replace(standing, place=None if grey else 1), points)

    ahead = ahead_of_average([curve(0, 6, 50), curve(0, 2, 40), curve(0, 30, 60, grey=True)])
    assert ahead == [[0, 2, 5], [0, -2, -5], [0, 26, 15]]


def test_a_story_has_no_red_but_marks_stages_in_the_colour_of_their_player(text: Text) -> None:
    story = base_game(5)
    picture = draw_game_story(story, NAMES, text).convert("RGB")
    rows = picture.crop((400, STORY_TOP, theme.WIDTH, picture.height))
    seen = rows.getcolors(rows.width * rows.height)
    assert seen is not None
    colours = {colour for _, colour in seen if isinstance(colour, tuple)}
    assert any(fight.winner is not None for seat in story.players for fight in story.fought(seat))
    assert not [(r, g, b) for r, g, b in colours if r > 80 and g < r / 2 and b < r / 2]
    assert theme.POSSIBLE[:3] in colours
    assert theme.GOLD_BRIGHT[:3] not in colours
    assert {colour[:3] for colour in PLAYER_COLOURS[:5]} <= colours


def test_the_free_city_comes_last_and_wears_no_rank(text: Text) -> None:
    view = base_game(2).end
    names = [*NAMES[:2], "Free City"]
    assert by_place(view)[-1].seat == view.free_city
    for words in (ENDING.describe_victory(view, names, text), ENDING.describe_score(view, names, text)):
        first, second, free_city = words.splitlines()[1:]
        assert (first[:2], second[:2]) == ("1.", "2.")
        assert free_city.startswith("Free City: ")


def test_the_headline_says_by_how_many_points_it_was_won(text: Text) -> None:
    story = base_game(4)
    found = result_of(story.end).decided
    (winner,), ahead = found.winners, str(found.ahead)
    for words in (ENDING.describe_victory(story.end, NAMES, text), describe_game_story(story, NAMES, text)):
        first = words.splitlines()[0]
        assert NAMES[winner] in first
        assert ahead in first
        assert "more than" in first


@pytest.mark.parametrize(
    ("coins", "headline"),
    [
        ((9, 8, 3, 3), "Marguerite wins with 54 points, tied with Nessi but with more coins: 9 to 8"),
        ((5, 5, 4), "Marguerite and Nessi win together with 47 points and more coins than Tobias"),
        ((9, 8, 8, 8, 8, 8, 8), "tied with 6 others"),
    ],
)
def test_the_headline_says_that_coins_decided(coins: Sequence[int], headline: str, text: Text) -> None:
    level = with_level_scores(base_game(len(coins)), coins)
    assert headline in ENDING.headline(level.end, NAMES, text)
