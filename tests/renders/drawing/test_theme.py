"""The colours stay apart in every kind of colour vision, and text keeps its contrast."""

from itertools import combinations

import colorspacious  # type: ignore[import-untyped]
import numpy
import pytest
from PIL import Image

from engine.terms import RESOURCES, Resource
from renders.drawing import theme
from renders.drawing.theme import Rgba
from tests.gallery.colour_vision import COLOUR_VISIONS, ColourVision, simulate

Vector = numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.float64]]
SMALLEST_DIFFERENCE = 18
SMALLEST_CONTRAST = 4.5

CARDS = [*((name, look.field) for name, look in theme.CARD_LOOKS.items()), ("other", theme.OTHER_CARDS.field)]
FILLS = [(name, look.fill) for name, look in theme.RESOURCE_LOOKS.items()]


def seen(colour: Rgba, vision: ColourVision) -> Vector:
    pixel = numpy.asarray(simulate(Image.new("RGB", (1, 1), colour[:3]), vision))
    place: Vector = colorspacious.cspace_convert(pixel.reshape(3) / 255, "sRGB1", "CAM02-UCS")
    return place


def luminance(colour: Rgba) -> float:
    light = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour[:3])
    ]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: Rgba, other: Rgba) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("vision", COLOUR_VISIONS[:-1])
@pytest.mark.parametrize("colours", [CARDS, FILLS], ids=["cards", "resources"])
def test_colours_stay_apart(colours: list[tuple[str, Rgba]], vision: ColourVision) -> None:
    looks = {name: seen(colour, vision) for name, colour in colours}
    distances = {
        (one, other): float(numpy.linalg.norm(looks[one] - looks[other]))
        for one, other in combinations(looks, 2)
    }
    nearest = min(distances, key=lambda pair: distances[pair])
    assert distances[nearest] >= SMALLEST_DIFFERENCE, (nearest, distances[nearest])


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((look.ink, look.field) for look in (*theme.CARD_LOOKS.values(), theme.OTHER_CARDS)),
        (theme.WHITE, theme.NIGHT_TOP),
        (theme.WHITE, theme.NIGHT_BOTTOM),
        (theme.WHITE, theme.PANEL),
        (theme.WHITE, theme.PANEL_LOW),
        (theme.MUTED, theme.PANEL_LOW),
        (theme.MUTED, theme.NIGHT_TOP),
        (theme.GOLD, theme.PANEL_LOW),
        (theme.GOLD, theme.NIGHT_TOP),
        (theme.GOLD, theme.GOLD_FIELD),
        (theme.INK, theme.IVORY_LOW),
        (theme.WHITE, theme.POSSIBLE),
        (theme.WHITE, theme.IMPOSSIBLE),
        (theme.FREE_TEXT, theme.FREE),
        (theme.SAND, theme.IVORY_LOW),
        (theme.NEGATIVE, theme.NIGHT_TOP),
        (theme.SCIENCE_TEXT, theme.PANEL_LOW),
        (theme.FAINT, theme.NIGHT_TOP),
        (theme.FAINT, theme.PANEL_LOW),
    ],
)
def test_text_can_be_read(ink: Rgba, ground: Rgba) -> None:
    assert contrast(ink, ground) >= SMALLEST_CONTRAST


@pytest.mark.parametrize("resource", RESOURCES)
def test_glyphs_can_be_told_from_their_token(resource: Resource) -> None:
    # Large shapes need a contrast of 3.
    look = theme.RESOURCE_LOOKS[resource]
    assert contrast(look.glyph, look.fill) >= 3
