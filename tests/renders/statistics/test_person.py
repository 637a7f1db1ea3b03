"""The picture of what a person has reached, and its words."""

from dataclasses import replace

import pytest

from renders.base.result import CATEGORIES
from renders.parts.result import Backdrop
from renders.parts.scenes import emblem
from renders.statistics.person import (
    CategoryFigure,
    OpponentFigure,
    PersonFigures,
    ShareFigure,
    TableFigure,
    decimal,
    describe_person,
    draw_person,
    share,
)
from tests.gallery.language import LOCALES, language

TEXT = language(LOCALES / "en.ftl")
FIGURES = PersonFigures(
    name="Nessi",
    game="7 Wonders",
    where="Olympus",
    games=3,
    wins=2,
    average=51.25,
    best=60,
    streak=2,
    backdrop=Backdrop("giza", 3, 3),
    places=(2, 0, 1),
    categories=(),
    by_players=(TableFigure(3, 3, 2, 51.25, 60),),
    shares_of="Wins by wonder",
    shares=[
        ShareFigure(f"Giza {number}", lambda size: emblem("giza", size, 3, 3), 1, 2) for number in range(6)
    ],
    opponents=[OpponentFigure("Tobias", 2, 1, 3)],
)


def test_beside_the_points_of_the_person_stands_the_average_of_everybody(written: list[str]) -> None:
    """As the heading and the alternative text say it, not the difference of both."""
    military = next(each for each in CATEGORIES if each.field == "military")
    figures = replace(FIGURES, categories=[CategoryFigure(military, 8.4, 6.9)])
    draw_person(figures, TEXT)
    assert {"8.4", "6.9", TEXT("person-mine-everybody")} <= set(written)
    assert "+1.5" not in written
    assert "Military 8.4 (6.9)" in describe_person(figures, TEXT)


def test_words_tell_what_the_picture_shows() -> None:
    words = describe_person(FIGURES, TEXT)
    for each in (
        "Nessi",
        "7 Wonders",
        "Olympus",
        "3 games",
        "2 won (67%)",
        "51.2 points on average",
        "best 60",
    ):
        assert each in words
    assert "Places: 1. 2, 2. 0, 3. 1." in words
    assert "Giza 3: won 1 of 2." in words
    # What has no room in the picture is not told either.
    assert "Giza 4" not in words
    assert "Against Tobias: ahead 2 times, behind once." in words


@pytest.mark.parametrize(
    ("number", "written"), [(51.25, "51.2"), (-1.5, "−1.5"), (-0.04, "0.0"), (0, "0.0"), (100.96, "101.0")]
)
def test_decimals_have_one_place_and_a_long_minus(number: float, written: str) -> None:
    assert decimal(number, TEXT) == written
    assert (share(0, 0), share(1, 3)) == (0, 33)
