from functools import partial

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.game import Seat
from engine.terms import WonderId
from renders.base import city as base_city
from renders.drawing.encode import encode
from renders.drawing.palette import Palette
from renders.parts.language import Text
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.scenes import by_night
from tests.gallery.base_tables import CITIES
from tests.gallery.exhibit import NAMES

SKY = (60, 130, 1140, 330)
LARGEST = 200_000


def exactly(picture: Image.Image, _: Palette) -> Image.Image:
    """Leave a picture in all its colours."""
    return picture


def off(shown: Image.Image, exact: Image.Image) -> float:
    """Return by how many levels the sky is off, seen from so far that single pixels are not seen."""
    blur = ImageFilter.BoxBlur(3)
    seen = [each.convert("RGB").filter(blur).crop(SKY) for each in (shown, exact)]
    return sum(ImageStat.Stat(ImageChops.difference(*seen)).mean) / 3


@pytest.mark.parametrize("name", ["typical", "24 buildings, 60 coins, 7 tokens"])
def test_the_sky_of_a_city_shows_no_bands(name: str, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    """A palette chosen quickly for the one picture is off by two and a half levels, seen as bands."""
    draw = partial(base_city.draw_city, CITIES[name].view(), CITIES[name].seat, NAMES, text)
    shown = draw()
    monkeypatch.setattr(base_city, "in_few_colours", exactly)
    assert off(shown, draw()) < 1.7
    assert len(encode(shown)) <= LARGEST


def test_cities_of_one_wonder_at_one_stage_share_their_colours(text: Text) -> None:
    crowded = CITIES["24 buildings, 60 coins, 7 tokens"].view()
    pictures = [base_city.draw_city(crowded, Seat(0), names, text) for names in (NAMES, NAMES[::-1])]
    assert pictures[0].tobytes() != pictures[1].tobytes()
    assert pictures[0].getpalette() == pictures[1].getpalette()


def test_each_look_of_a_wonder_has_colours_of_its_own() -> None:
    giza, rhodes = WonderId("giza"), WonderId("rhodes")
    looks = [Shown(giza, 0, 3), Shown(giza, 3, 3), Shown(by_night(giza), 3, 3), Shown(rhodes, 0, 3)]
    assert len({scene_palette(look).colours for look in looks}) == len(looks)
