from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from engine.game import Seat
from engine.terms import CardId
from renders.base.board import BOARD_HEIGHT
from renders.base.city import describe_city, draw_city
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.base_cities import Sketch
from tests.gallery.base_tables import CITIES
from tests.gallery.exhibit import NAMES, ODD_NAMES

TYPICAL = CITIES["typical"]
FULLEST = "24 buildings, 60 coins, 7 tokens"
LARGEST = 190_000
SEAT = Seat(0)


def picture_of(own: Sketch, text: Text, names: tuple[str, ...] = NAMES) -> bytes:
    staging = replace(TYPICAL, sketches=(own, *TYPICAL.sketches[1:]))
    return draw_city(staging.view(), SEAT, names, text).tobytes()


@pytest.mark.parametrize("name", ["typical", FULLEST])
def test_a_full_city_is_a_small_file(name: str, text: Text) -> None:
    staging = CITIES[name]
    assert len(encode(draw_city(staging.view(), staging.seat, NAMES, text))) <= LARGEST


def test_everything_public_shows(text: Text) -> None:
    own = TYPICAL.sketches[0]
    changed = [
        own,
        replace(own, coins=own.coins + 1),
        replace(own, stages=own.stages + 1),
        replace(own, conflicts=(*own.conflicts, 5)),
        replace(own, board=own.board._replace(side="B")),
        replace(own, buildings=own.buildings[:-1]),
        replace(own, buildings=(*own.buildings, CardId("walls"))),
    ]
    assert len({picture_of(each, text) for each in changed}) == len(changed)


def has_edges(picture: Image.Image) -> bool:
    colours = picture.convert("RGB").getcolors(picture.width * picture.height) or []
    return theme.LINE[:3] in {colour for _, colour in colours}


def test_what_a_city_has_none_of_has_no_empty_panel(text: Text) -> None:
    line = (400, 124 + BOARD_HEIGHT + 16, theme.WIDTH, 124 + BOARD_HEIGHT + 100)
    for name, panels in (("typical", True), ("empty", False)):
        staging = CITIES[name]
        assert has_edges(draw_city(staging.view(), staging.seat, NAMES, text).crop(line)) is panels


def test_buildings_stand_by_colour_then_in_order_of_building(text: Text) -> None:
    own = replace(TYPICAL.sketches[0], buildings=())
    brown, other_brown, blue = CardId("clay_pool"), CardId("quarry"), CardId("gardens")
    together = picture_of(replace(own, buildings=(brown, other_brown, blue)), text)
    assert picture_of(replace(own, buildings=(blue, brown, other_brown)), text) == together
    assert picture_of(replace(own, buildings=(other_brown, brown, blue)), text) != together


def test_names_without_glyphs_become_seats(text: Text) -> None:
    odd = draw_city(TYPICAL.view(), SEAT, ODD_NAMES[1:], text)
    plain = draw_city(TYPICAL.view(), SEAT, ("Player 1", *ODD_NAMES[2:]), text)
    assert odd.tobytes() == plain.tobytes()


def test_the_power_of_olympia_shows_until_it_is_used(text: Text) -> None:
    own = CITIES["Olympia with its power"].sketches[0]
    assert picture_of(own, text) != picture_of(replace(own, free_build_used=True), text)


@pytest.mark.parametrize("name", CITIES)
def test_the_words_name_every_building(name: str, text: Text) -> None:
    staging = CITIES[name]
    said = describe_city(staging.view(), staging.seat, NAMES, text)
    assert len(said) <= ALT_TEXT_LIMIT
    for card_id in staging.sketches[staging.seat].buildings:
        assert text(f"card-{card_id}") in said


def test_the_words_say_what_the_picture_shows(text: Text) -> None:
    said = describe_city(TYPICAL.view(), SEAT, NAMES, text)
    for part in (
        "Marguerite: Alexandria, side A, 35 points so far.",
        "Left neighbour: Nessi with 1 shield.",
        "Right neighbour: Tobias with 3 shields.",
        "Wonder stages built: 2 of 3.",
        "7 coins, 3 shields.",
        "Conflict tokens: +1, −1 and +3.",
        "Science: 3 tablets and 1 compass, worth 10 points.",
        "Not for sale: wood, stone, ore or clay.",
        "Raw materials cost 1 coin each from the right neighbour.",
    ):
        assert part in said


@pytest.mark.usefixtures("unpainted")
def test_all_cities_of_a_table_are_as_high_as_the_fullest(text: Text) -> None:
    """A chat fits a picture into a box: a lower one would be wider."""
    for name in ("typical", FULLEST):
        view = CITIES[name].view()
        heights = {draw_city(view, Seat(seat), NAMES, text).height for seat in range(len(view.cities))}
        assert len(heights) == 1
        alone = replace(view, cities=view.cities[1:2] * 3)
        assert draw_city(alone, SEAT, NAMES, text).height < max(heights)
