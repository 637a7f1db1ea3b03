"""What is not built yet: a pale body with every line of the plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import Image, ImageChops

from renders.drawing.art import Drawing, paint, written
from renders.parts.scenes.frame import Frame

BODY = 44
LINE = 62
EDGE = 165
"""How white a plan is: everywhere, along the lines inside of it, and along its edge."""

_BLACK, _WHITE = "#000", "#FFF"
_OPACITIES = ("opacity", "fill-opacity", "stroke-opacity")
_INHERITED = ("fill", "stroke", "stroke-width", *_OPACITIES)
_FORM = ("d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points")


def draw_plan(scene: Drawing, layers: Iterable[str], frame: Frame) -> Image.Image:
    """Draw what some layers of a scene will look like once they are built."""
    drawn_layers = (ElementTree.fromstring(scene.layers[layer]) for layer in layers)
    forms = [form for layer in drawn_layers for form in _outlined(layer, 1 / frame.unit, {})]
    # The body is where anything is painted, the lines are the white in it.
    drawn = paint("".join(written(form) for form in forms), frame.view, frame.width, frame.height)
    body = drawn.getchannel("A")
    edge = ImageChops.subtract(body, _inside(body))
    lines = ImageChops.multiply(drawn.getchannel("G"), body)
    shares = ((body, BODY), (lines, LINE - BODY), (edge, EDGE - LINE))
    plan = Image.new("RGBA", body.size, "white")
    plan.putalpha(reduce(ImageChops.add, (_times(mask, strength) for mask, strength in shares)))
    return plan


def _inside(body: Image.Image) -> Image.Image:
    """Give what is left of a mask one pixel from its border, also where the mask itself ends."""
    width, height = body.size
    # What is cropped beyond an image is empty. Three pixels are compared in two steps, across and down.
    part = body.crop((-1, -1, width + 1, height + 1))
    for x, y in ((1, 0), (0, 1)):
        for step in (1, -1):
            moved = part.crop((step * x, step * y, part.width + step * x, part.height + step * y))
            part = ImageChops.darker(part, moved)
    return part.crop((1, 1, width + 1, height + 1))


def _times(mask: Image.Image, strength: int) -> Image.Image:
    return mask.point([value * strength // 255 for value in range(256)])


def _outlined(element: Element, line: float, around: Mapping[str, str]) -> Iterator[Element]:
    """Give black forms with white outlines for all that is drawn and lets nothing through."""
    paints = {**around, **{key: element.attrib[key] for key in _INHERITED if key in element.attrib}}
    if element.tag == "g":
        group = Element("g", {key: element.attrib[key] for key in ("transform",) if key in element.attrib})
        for child in element:
            group.extend(_outlined(child, line, paints))
        yield group
        return
    fill, stroke = paints.get("fill", "currentColor"), paints.get("stroke", "none")
    if any(float(paints.get(key, "1")) < 1 for key in _OPACITIES) or fill.startswith("url"):
        return
    form = {key: element.attrib[key] for key in (*_FORM, "transform") if key in element.attrib}
    if fill != "none":
        outline = {"fill": _BLACK, "stroke": _WHITE, "stroke-width": f"{line:.3f}"}
        yield Element(element.tag, {**form, **outline})
    elif stroke != "none":
        width = float(paints.get("stroke-width", "1"))
        for colour, wide in ((_WHITE, width + line), (_BLACK, width - line)):
            if wide > 0:
                band = {"fill": "none", "stroke": colour, "stroke-width": f"{wide:.3f}"}
                yield Element(element.tag, {**form, **band})
