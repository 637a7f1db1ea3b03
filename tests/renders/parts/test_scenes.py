from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.architects.box import standard_box as architects_box
from engine.base.city import SIDES
from engine.base.rules import second_edition_box, standard_box
from engine.duel.rules import standard_box as duel_box
from engine.terms import WonderId
from renders.drawing import theme
from renders.drawing.art import GRADIENTS, View, drawing, drawings, is_drawn, paint, palette
from renders.duel.wonder_card import scene_of
from renders.parts.scenes import COURSES, STANDING, by_day, by_night, courses_built, emblem, panorama
from renders.parts.scenes.frame import Frame
from renders.parts.scenes.hours import in_daylight, moonlit
from renders.parts.scenes.light import Light

WONDERS = standard_box().wonders

APART = 25
"""Levels by which what is seen differs in the mean where nobody takes one for the other."""


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_every_stage_changes_the_scene_and_the_emblem(wonder_id: WonderId) -> None:
    for side in SIDES:
        total = len(WONDERS[wonder_id].sides[side])
        wide = {panorama(wonder_id, 232, 62, built, total).tobytes() for built in range(total + 1)}
        round_ones = {emblem(wonder_id, 60, built, total).tobytes() for built in range(total + 1)}
        assert len(wide) == len(round_ones) == total + 1


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_a_scene_fills_its_rectangle_and_an_emblem_its_disc(wonder_id: WonderId) -> None:
    for size in ((232, 62), (1600, 300)):
        scene = panorama(wonder_id, *size, 1, 3)
        assert scene.size == size
        assert scene.getchannel("A").getextrema() == (255, 255)
    small = emblem(wonder_id, 60, 1, 3)
    assert small.size == (60, 60)
    assert small.getchannel("A").getpixel((0, 0)) == 0
    assert small.getchannel("A").getpixel((30, 30)) == 255


def test_wonders_look_different() -> None:
    assert len({emblem(each, 60, 3, 3).tobytes() for each in WONDERS}) == len(WONDERS)


def mean(picture: Image.Image) -> float:
    """Return how bright a picture is on the whole."""
    return sum(ImageStat.Stat(picture).mean) / 3


BY_DAY_AND_NIGHT = second_edition_box().wonders


@pytest.mark.parametrize("wonder_id", BY_DAY_AND_NIGHT)
@pytest.mark.parametrize("built", range(4))
def test_day_and_night_can_be_told_apart_however_small(wonder_id: WonderId, built: int) -> None:
    """The night is dark, whatever the hour of the day is at which the wonder is drawn."""
    for size in (42, 100):
        day, night = (
            emblem(each, size, built, 3).convert("RGB") for each in (by_day(wonder_id), by_night(wonder_id))
        )
        assert mean(ImageChops.difference(day, night)) > APART
        assert mean(night) < 0.8 * mean(day)


@pytest.mark.parametrize("wonder_id", BY_DAY_AND_NIGHT)
def test_by_day_the_sun_is_in_the_sky_and_no_star(wonder_id: WonderId) -> None:
    heavens = in_daylight(drawing(f"scenes/{wonder_id}")).layers["heavens"]
    assert 'class="sun"' in heavens
    assert not any(of_night in heavens for of_night in ('class="moon"', 'id="stars"'))


def test_by_day_a_wonder_looks_as_it_is_drawn_but_for_the_one_under_the_moon() -> None:
    changed = {
        each
        for each in BY_DAY_AND_NIGHT
        if differing(emblem(by_day(each), 60, 3, 3), emblem(each, 60, 3, 3)) > 1
    }
    assert changed == {"ephesus"}


def test_nights_look_different() -> None:
    names = [*map(by_day, BY_DAY_AND_NIGHT), *map(by_night, BY_DAY_AND_NIGHT)]
    assert len({emblem(each, 60, 3, 3).tobytes() for each in names}) == 14


@pytest.mark.parametrize("wonder_id", BY_DAY_AND_NIGHT)
def test_something_shines_in_every_night(wonder_id: WonderId) -> None:
    night = panorama(by_night(wonder_id), 400, 160, 3, 3, ground=0.86).convert("RGB")
    red, _, blue = night.split()
    warm = ImageChops.subtract(red, blue).point([255 * (value > 60) for value in range(256)])
    assert ImageChops.multiply(red, warm).histogram()[220:] != [0] * 36


def test_what_is_grey_turns_blue_at_night_and_what_is_bright_keeps_its_colour() -> None:
    grey, red = (moonlit(theme.hex_colour(code))[:3] for code in ("#C0C0C0", "#DD2715"))
    assert grey[2] > grey[0] + 10
    assert red[0] > red[2] + 60
    assert sum(grey) < 3 * 0xC0


@pytest.mark.parametrize("total", [1, 2, 3, 4, 5])
def test_each_stage_adds_at_least_one_course_and_the_last_one_completes_the_wonder(total: int) -> None:
    built = [courses_built(stage, total) for stage in range(total + 1)]
    assert built[0] == 0
    assert built[-1] == COURSES
    assert all(before < after for before, after in itertools.pairwise(built))


def brightness(picture: Image.Image, x: int, y: int = 60) -> float:
    """Return how bright a picture is around a place."""
    means: list[float] = ImageStat.Stat(picture.convert("L").crop((x, y - 1, x + 1, y + 2))).mean
    return means[0]


def differing(one: Image.Image, other: Image.Image) -> float:
    """Return by how many levels two pictures differ on average."""
    means: list[float] = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean
    return max(means)


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_the_wonder_stands_where_it_is_wanted(wonder_id: WonderId) -> None:
    left = panorama(wonder_id, 400, 60, 3, 3, centre=0.2)
    right = panorama(wonder_id, 400, 60, 3, 3, centre=0.8)
    at_left, at_right = (60, 0, 100, 60), (300, 0, 340, 60)
    assert differing(left.crop(at_left), right.crop(at_right)) < 2
    assert differing(left.crop(at_left), right.crop(at_left)) > 8


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_every_stage_has_a_mood_of_its_own(wonder_id: WonderId) -> None:
    """Dawn before anything stands, people while it is built, lamps and banners when it is complete."""
    dawn, busy, busier, feast = (panorama(wonder_id, 400, 160, built, 3) for built in range(4))
    sky = (300, 0, 400, 30)
    assert differing(dawn.crop(sky), busy.crop(sky)) > 3
    assert differing(busy.crop(sky), busier.crop(sky)) < differing(dawn.crop(sky), busy.crop(sky))
    assert differing(busier, feast) > 0.5


def test_light_comes_from_the_left() -> None:
    """The same wall is brighter at its left end than at its right, and dark below it to the right."""
    frame = Frame(200, 120, 1.0, 100.0, 100.0)
    light = Light(-20, 40, "#FFE0A0", "#202040")
    layer, land = Image.new("RGBA", (200, 120)), Image.new("RGBA", (200, 120), "#808080")
    layer.paste("#C0C0C0", (60, 20, 140, 100))
    light.fall_on(layer, frame)
    light.darken(land, layer, 0, frame)
    assert brightness(layer, 60) > brightness(layer, 100) > brightness(layer, 138)
    assert brightness(land, 145, 102) < brightness(land, 55, 102)


def test_water_mirrors_a_wonder() -> None:
    frame = Frame(200, 140, 1.0, 100.0, 100.0)
    light = Light(-20, 40, "#FFE0A0", "#202040", water=100.0)
    layer, sea = Image.new("RGBA", (200, 140)), Image.new("RGBA", (200, 140), "#204080")
    layer.paste("#FFFFFF", (80, 20, 120, 100))
    light.darken(sea, layer, 0, frame)
    assert brightness(sea, 100, 101) > brightness(sea, 40, 101)
    assert brightness(sea, 100, 95) == brightness(sea, 40, 95)


def test_any_other_wonder_grows_in_a_land_of_its_own() -> None:
    drawn = {panorama(WonderId("atlantis"), 232, 62, built, 6).tobytes() for built in range(7)}
    assert len(drawn) == 7
    assert not drawn & {panorama(each, 232, 62, 6, 6).tobytes() for each in WONDERS}


def test_fire_shines_where_everything_else_is_lit_and_shaded() -> None:
    lantern = panorama(WonderId("alexandria"), 550, 590, 4, 5, ground=0.86, scale=0.86).convert("RGB")
    colours = {colour for _, colour in lantern.getcolors(lantern.width * lantern.height) or ()}
    assert palette()["fire"][:3] in colours
    assert palette()["limestone-shade"][:3] not in colours


@pytest.mark.parametrize("scene", [*WONDERS, *map(scene_of, duel_box().wonders), *architects_box().wonders])
def test_every_wonder_has_a_scene(scene: str) -> None:
    assert is_drawn(f"scenes/{scene}")


STANDS = [f"course-{number}" for number in range(1, COURSES + 1)]
LAYERS = ("sky", "heavens", "scenery", *STANDS, "people", "feast", "light")


@pytest.mark.parametrize("name", drawings("scenes"))
def test_a_scene_has_all_its_layers_with_something_in_them(name: str) -> None:
    scene = drawing(f"scenes/{name}")
    assert set(scene.layers) - {"finish"} == {GRADIENTS, *LAYERS}
    for layer in LAYERS:
        assert paint(scene.gradients + scene.markup(layer), View(-200, -20, 500, 140), 500, 140).getbbox(), (
            layer
        )
    assert "sky-colours" in scene.gradients
    light = Light.of(scene)
    assert light.warm.startswith("#") and light.shade.startswith("#")


@pytest.mark.parametrize("name", drawings("scenes"))
def test_all_that_is_built_lies_where_it_is_painted(name: str) -> None:
    scene = drawing(f"scenes/{name}")
    left, right = STANDING
    courses = scene.gradients + scene.markup(*STANDS)
    box = paint(courses, View(left - 100, -100, right - left + 200, 300), right - left + 200, 300).getbbox()
    assert box is not None
    assert box[0] >= 100 and box[2] <= 100 + right - left
