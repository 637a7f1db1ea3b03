"""The pictures look as they did when somebody last looked at them."""

from dataclasses import replace
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.game import Seat
from renders.base.city import draw_city
from renders.base.hand import draw_hand
from renders.drawing.encode import encode
from renders.drawing.palette import KIND, in_few_colours, palette_of, palette_of_kind
from renders.parts.language import Text
from tests.gallery.base_tables import CITIES, HANDS
from tests.gallery.exhibit import NAMES
from tests.renders import golden_pictures as goldens
from tests.renders.golden_pictures import GOLDENS, TOLERANCE, file_of, golden_pictures, small, worst_cell

PICTURES = golden_pictures()
ENOUGH = 600_000
LARGEST = 190_000
MORE_ERROR = 0.5
"""Levels that nobody sees: those of a palette that is not of the kind are more."""


class Drawn(NamedTuple):
    name: str
    picture: Image.Image


@pytest.fixture(scope="module", params=PICTURES)
def drawn(request: pytest.FixtureRequest, text: Text) -> Drawn:
    """Return each of the pictures, drawn once for all that is asked of it."""
    name: str = request.param
    return Drawn(name, PICTURES[name](text))


def test_a_picture_looks_as_before(drawn: Drawn) -> None:
    name = drawn.name
    with Image.open(file_of(name)) as file:
        expected = file.convert("RGB")
    found = small(drawn.picture)
    assert found.size == expected.size, name
    worst = worst_cell(expected, found)
    if worst > TOLERANCE:
        seen = goldens.write_difference(name, expected, found)
        pytest.fail(f"{name} differs by {worst} of 255 levels: see {seen}, or renew the golden pictures")


def test_a_picture_is_a_small_file(drawn: Drawn) -> None:
    assert len(encode(drawn.picture)) <= LARGEST


def test_the_colours_of_kinds_of_a_kind_suit_its_pictures(drawn: Drawn) -> None:
    """If they do not any more, ``python -m tests.gallery palettes`` chooses them again."""
    picture = drawn.picture
    kind = picture.info.get(KIND)
    if picture.mode == "P" or not kind:
        return
    kept = palette_of_kind(kind)
    assert kept is not None, kind
    own, shared = (seen_error(picture, in_few_colours(picture, each)) for each in (palette_of(picture), kept))
    assert shared < own + MORE_ERROR, kind


def seen_error(picture: Image.Image, painted: Image.Image) -> float:
    """Return the mean of the levels by which the colours differ at the size of a chat."""
    difference = ImageChops.difference(small(picture), small(painted))
    return sum(ImageStat.Stat(difference).mean) / 3


def test_every_golden_picture_is_compared() -> None:
    assert {file.stem for file in GOLDENS.glob("*.png")} == set(PICTURES)
    assert sum(file.stat().st_size for file in GOLDENS.glob("*.png")) < ENOUGH


def test_what_a_player_would_notice_is_noticed(text: Text) -> None:
    city, hand = CITIES["typical"].view(), HANDS["seven cards"].view()
    first, *others = city.cities
    richer = replace(city, cities=(replace(first, coins=first.coins + 1), *others))
    other_hand = replace(hand, hand=(*hand.hand[:6], hand.hand[0]))
    for pictures in (
        [draw_city(each, Seat(0), NAMES, text) for each in (city, richer)],
        [draw_hand(each, NAMES, text) for each in (hand, other_hand)],
    ):
        assert worst_cell(*map(small, pictures)) > TOLERANCE
