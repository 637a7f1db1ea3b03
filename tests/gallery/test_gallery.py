"""The pictures of the gallery, the README and the App Directory are drawn, whatever people are called."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from renders.base.result import ENDING, by_place, result_of
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.parts.language import Text
from renders.parts.story import Curve, ahead_of_average
from tests.gallery import architects, base, duel, endings, statistics, writing
from tests.gallery.__main__ import main
from tests.gallery.catalogue import exhibit_of, exhibits
from tests.gallery.endings import base_game, with_level_scores
from tests.gallery.exhibit import NAMES
from tests.gallery.writing import SIZE

LARGEST = 250_000
HOSTILE = ("a\nb", "\r", "\u202eevil", "\ud83d", "\u0301\u0489\u0336", "a\u2029b" * 12, "\u3164", "")


@pytest.mark.parametrize("room", ["base", "duel", "architects", "statistics"])
def test_no_name_stops_a_picture(room: str, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (architects, base, duel, endings, statistics):
        monkeypatch.setattr(module, "ODD_NAMES", HOSTILE)
    one_of_each = {each.group: each for each in exhibits(text, room) if "odd names" in each.name}
    assert one_of_each
    for exhibit in one_of_each.values():
        assert exhibit.draw().size


def test_the_page_shows_every_picture(tmp_path: Path, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    few = list(islice(exhibits(text), 2))
    monkeypatch.setattr(writing, "exhibits", lambda _: few)
    assert main(["draw", "--language", "en", str(tmp_path)]) == 0
    written = (tmp_path / "index.html").read_text()
    files = sorted(tmp_path.glob("*.png"))
    assert len(files) == written.count("<figure>") > 2
    assert all(f'src="{file.name}"' in written for file in files)


def test_the_pictures_of_the_readme_are_small_and_the_directorys_have_the_shape_of_a_screen(
    tmp_path: Path,
) -> None:
    assert main(["readme", str(tmp_path)]) == 0
    readme = {file.stem: file for file in tmp_path.iterdir()}
    assert sorted(readme) == ["city", "conflicts", "hand", "round", "table", "victory"]
    assert {Image.open(file).width for file in readme.values()} == {theme.WIDTH}
    assert max(file.stat().st_size for file in readme.values()) < LARGEST
    assert main(["directory", str(tmp_path), "--language", "fr"]) == 0
    shown = {file.name: Image.open(file).size for file in (tmp_path / "fr").iterdir()}
    assert shown == dict.fromkeys(("1-hand.png", "2-table.png", "3-duel.png", "4-victory.png"), SIZE)


# -- the pictures that end a game ------------------------------------------------------------------------

LARGEST_ENDING = 190_000

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
            assert len(encode(exhibit_of(group, name, text).draw())) <= LARGEST_ENDING, (group, name)


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
