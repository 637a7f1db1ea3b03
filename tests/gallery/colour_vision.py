"""How a picture looks to people who see colours differently, and in grey."""

from typing import Literal, get_args

import numpy
from daltonlens import simulate as daltonlens  # type: ignore[import-untyped]
from PIL import Image

ColourVision = Literal["normal", "deuteranopia", "protanopia", "tritanopia", "grey"]
COLOUR_VISIONS: tuple[ColourVision, ...] = get_args(ColourVision)
_LACKING = {
    "deuteranopia": (daltonlens.Simulator_Machado2009, daltonlens.Deficiency.DEUTAN),
    "protanopia": (daltonlens.Simulator_Machado2009, daltonlens.Deficiency.PROTAN),
    "tritanopia": (daltonlens.Simulator_Brettel1997, daltonlens.Deficiency.TRITAN),
}


def simulate(image: Image.Image, vision: ColourVision) -> Image.Image:
    """Return a picture as it looks in a kind of colour vision; its opacity stays."""
    if vision == "normal":
        return image
    if vision == "grey":
        seen = image.convert("L").convert("RGB")
    else:
        simulator, cones = _LACKING[vision]
        seen = Image.fromarray(simulator().simulate_cvd(numpy.asarray(image.convert("RGB")), cones, 1.0))
    if "A" in image.getbands():
        seen.putalpha(image.getchannel("A"))
    return seen
