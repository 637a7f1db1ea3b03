from __future__ import annotations

import numpy
import pytest
from daltonlens import simulate  # type: ignore[import-untyped]
from PIL import Image

from renders.drawing import theme
from tests.gallery.sight import Sight, seen_with

SIMULATORS = {
    "protanopia": (simulate.Simulator_Machado2009(), simulate.Deficiency.PROTAN),
    "deuteranopia": (simulate.Simulator_Machado2009(), simulate.Deficiency.DEUTAN),
    "tritanopia": (simulate.Simulator_Brettel1997(), simulate.Deficiency.TRITAN),
}


@pytest.mark.parametrize("sight", SIMULATORS)
@pytest.mark.parametrize("colour", [look.field for look in theme.CARD_LOOKS.values()])
def test_colours_look_as_published_models_say(sight: Sight, colour: theme.Rgba) -> None:
    simulator, deficiency = SIMULATORS[sight]
    pixel = numpy.array(colour[:3], dtype=numpy.uint8).reshape(1, 1, 3)
    expected = simulator.simulate_cvd(pixel, deficiency, 1.0).reshape(3).astype(int)
    found = seen_with(Image.new("RGBA", (2, 2), colour), sight).getpixel((0, 0))
    assert isinstance(found, tuple)
    # The table between whose entries colours are interpolated is exact to a few steps of 255.
    assert numpy.abs(numpy.array(found[:3]) - expected).max() <= 6


def test_opacity_stays() -> None:
    image = Image.new("RGBA", (2, 2), (10, 20, 30, 40))
    assert seen_with(image, "grey").getpixel((0, 0))[3] == 40  # type: ignore[index]
    assert seen_with(image, "normal") is image
