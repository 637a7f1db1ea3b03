"""The pictures that end a game: what they say, and that they are small enough to load."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from renders.base.result import ENDING, by_place, result_of
from renders.drawing.encode import encode
from renders.parts.language import Text
from renders.parts.story import Curve, ahead_of_average
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


def test_the_free_city_comes_last_and_wears_no_rank(text: Text) -> None:
    view = base_game(2).end
    names = [*NAMES[:2], "Free City"]
    assert by_place(view)[-1].seat == view.free_city
    for words in (ENDING.describe_victory(view, names, text), ENDING.describe_score(view, names, text)):
        first, second, free_city = words.splitlines()[1:]
        assert (first[:2], second[:2]) == ("1.", "2.")
        assert free_city.startswith("Free City: ")


def test_a_story_counts_from_the_average_of_the_players() -> None:
    def curve(*points: int, grey: bool = False) -> Curve:
        standing = result_of(base_game(3).end).standings[0]
        return Curve(replace(standing, place=None if grey else 1), points)

    ahead = ahead_of_average([curve(0, 6, 50), curve(0, 2, 40), curve(0, 30, 60, grey=True)])
    assert ahead == [[0, 2, 5], [0, -2, -5], [0, 26, 15]]
