from __future__ import annotations

import numpy
import pytest
from daltonlens import simulate as daltonlens  # type: ignore[import-untyped]
from PIL import Image

from renders.drawing import theme
from tests.gallery.colour_vision import ColourVision, simulate

SIMULATORS = {
    "protanopia": (daltonlens.Simulator_Machado2009(), daltonlens.Deficiency.PROTAN),
    "deuteranopia": (daltonlens.Simulator_Machado2009(), daltonlens.Deficiency.DEUTAN),
    "tritanopia": (daltonlens.Simulator_Brettel1997(), daltonlens.Deficiency.TRITAN),
}


@pytest.mark.parametrize("vision", SIMULATORS)
@pytest.mark.parametrize("colour", [look.field for look in theme.CARD_LOOKS.values()])
def test_colours_look_as_published_models_say(vision: ColourVision, colour: theme.Rgba) -> None:
    simulator, deficiency = SIMULATORS[vision]
    pixel = numpy.array(colour[:3], dtype=numpy.uint8).reshape(1, 1, 3)
    expected = simulator.simulate_cvd(pixel, deficiency, 1.0).reshape(3).astype(int)
    found = simulate(Image.new("RGBA", (2, 2), colour), vision).getpixel((0, 0))
    assert isinstance(found, tuple)
    # The table between whose entries colours are interpolated is exact to a few steps of 255.
    assert numpy.abs(numpy.array(found[:3]) - expected).max() <= 6


def test_opacity_stays() -> None:
    image = Image.new("RGBA", (2, 2), (10, 20, 30, 40))
    assert simulate(image, "grey").getpixel((0, 0))[3] == 40  # type: ignore[index]
    assert simulate(image, "normal") is image
