from dataclasses import replace

import pytest

from engine.game import Seat
from renders.base.city import describe_city, draw_city
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.base_tables import CITIES, Sketch
from tests.gallery.exhibit import NAMES, ODD_NAMES

TYPICAL = CITIES["typical"]
FULLEST = "24 buildings, 60 coins, 7 tokens"
SEAT = Seat(0)


def picture_of(own: Sketch, text: Text, names: tuple[str, ...] = NAMES) -> bytes:
    staging = replace(TYPICAL, sketches=(own, *TYPICAL.sketches[1:]))
    return draw_city(staging.view(), SEAT, names, text).tobytes()


def test_what_a_city_has_none_of_has_no_empty_panel(text: Text, written: list[str]) -> None:
    staging = CITIES["empty"]
    draw_city(staging.view(), staging.seat, NAMES, text)
    assert "0" not in written
    assert text("picture-points-short", points=0) not in written


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
