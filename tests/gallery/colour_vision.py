"""How a picture looks to people who see colours differently, and in grey."""

from __future__ import annotations

from typing import Any, Literal

import numpy
from daltonlens import simulate as daltonlens  # type: ignore[import-untyped]
from PIL import Image

ColourVision = Literal["normal", "deuteranopia", "protanopia", "tritanopia", "grey"]
COLOUR_VISIONS: tuple[ColourVision, ...] = ("normal", "deuteranopia", "protanopia", "tritanopia", "grey")


def simulate(image: Image.Image, vision: ColourVision) -> Image.Image:
    """Return a picture as it looks in a kind of colour vision; its opacity stays."""
    if vision == "normal":
        return image
    colours = image.convert("RGB")
    match vision:
        case "grey":
            seen = colours.convert("L").convert("RGB")
        case "tritanopia":
            seen = _lacking(daltonlens.Simulator_Brettel1997(), daltonlens.Deficiency.TRITAN, colours)
        case "protanopia":
            seen = _lacking(daltonlens.Simulator_Machado2009(), daltonlens.Deficiency.PROTAN, colours)
        case "deuteranopia":
            seen = _lacking(daltonlens.Simulator_Machado2009(), daltonlens.Deficiency.DEUTAN, colours)
    if "A" in image.getbands():
        seen.putalpha(image.getchannel("A"))
    return seen


def _lacking(simulator: Any, cones: Any, image: Image.Image) -> Image.Image:
    return Image.fromarray(simulator.simulate_cvd(numpy.asarray(image), cones, 1.0))
