import pytest
from PIL import Image, ImageChops, ImageStat

from engine.architects.box import standard_box as architects_box
from engine.base.city import SIDES
from engine.base.rules import second_edition_box, standard_box
from engine.duel.rules import standard_box as duel_box
from engine.terms import WonderId
from renders.drawing.art import GRADIENTS, View, drawing, drawings, is_drawn, paint
from renders.duel.wonder_card import scene_of
from renders.parts.scenes import COURSES, STANDING, by_day, by_night, emblem, panorama
from renders.parts.scenes.hours import in_daylight
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


@pytest.mark.parametrize("wonder_id", BY_DAY_AND_NIGHT)
def test_something_shines_in_every_night(wonder_id: WonderId) -> None:
    night = panorama(by_night(wonder_id), 400, 160, 3, 3, ground=0.86).convert("RGB")
    red, _, blue = night.split()
    warm = ImageChops.subtract(red, blue).point([255 * (value > 60) for value in range(256)])
    assert ImageChops.multiply(red, warm).histogram()[220:] != [0] * 36


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


def test_any_other_wonder_grows_in_a_land_of_its_own() -> None:
    drawn = {panorama(WonderId("atlantis"), 232, 62, built, 6).tobytes() for built in range(7)}
    assert len(drawn) == 7
    assert not drawn & {panorama(each, 232, 62, 6, 6).tobytes() for each in WONDERS}


@pytest.mark.parametrize("scene", [*WONDERS, *map(scene_of, duel_box().wonders), *architects_box().wonders])
def test_every_wonder_has_a_scene(scene: str) -> None:
    assert is_drawn(f"scenes/{scene}")


STANDS = [f"course-{number}" for number in range(1, COURSES + 1)]
LAYERS = ("sky", "heavens", "scenery", *STANDS, "people", "feast", "light")


@pytest.mark.parametrize("name", drawings("scenes"))
def test_a_scene_has_all_its_layers_and_is_built_where_it_is_painted(name: str) -> None:
    scene = drawing(f"scenes/{name}")
    assert set(scene.layers) - {"finish"} == {GRADIENTS, *LAYERS}
    assert "sky-colours" in scene.gradients
    for layer in LAYERS:
        painted = paint(scene.gradients + scene.markup(layer), View(-200, -20, 500, 140), 500, 140)
        assert painted.getbbox(), layer
    light = Light.of(scene)
    assert light.warm.startswith("#") and light.shade.startswith("#")
    left, right = STANDING
    courses = scene.gradients + scene.markup(*STANDS)
    width = right - left + 200
    box = paint(courses, View(left - 100, -100, width, 300), width, 300).getbbox()
    assert box is not None
    assert box[0] >= 100 and box[2] <= 100 + right - left
