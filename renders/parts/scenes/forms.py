"""Solid forms without joints for built parts, and plans of unbuilt ones."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import Image, ImageChops

from renders.drawing.art import Drawing, paint, written
from renders.parts.scenes.frame import Frame

BODY = 44
LINE = 62
EDGE = 165
"""The whiteness of a plan: everywhere, along the lines inside it, and along its edge."""

Paints = Mapping[str, str]
"""The paint of an element: its own properties, and those of the groups around it."""

_BLACK, _WHITE = "#000", "#FFF"
_OPACITIES = ("opacity", "fill-opacity", "stroke-opacity")
_INHERITED = ("fill", "stroke", "stroke-width", *_OPACITIES)
_FORM = (
    "transform",
    "d",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "ry",
    "cx",
    "cy",
    "r",
    "x1",
    "y1",
    "x2",
    "y2",
    "points",
)


def draw_plan(scene: Drawing, layers: Iterable[str], frame: Frame) -> Image.Image:
    """Draw a plan of some layers of a scene."""
    drawn_layers = (ElementTree.fromstring(scene.layers[layer]) for layer in layers)
    forms = [form for layer in drawn_layers for form in _outlined(layer, 1 / frame.unit, {})]
    # The body is everything painted, the lines are the white in it.
    drawn = paint("".join(written(form) for form in forms), frame.view, frame.width, frame.height)
    body = drawn.getchannel("A")
    edge = ImageChops.subtract(body, _inside(body))
    lines = ImageChops.multiply(drawn.getchannel("G"), body)
    shares = ((body, BODY), (lines, LINE - BODY), (edge, EDGE - LINE))
    plan = Image.new("RGBA", body.size, "white")
    plan.putalpha(reduce(ImageChops.add, (_times(mask, strength) for mask, strength in shares)))
    return plan


def _inside(body: Image.Image) -> Image.Image:
    """Return a mask without its outermost pixel, also at its own edges."""
    width, height = body.size
    # A crop beyond an image is empty. Three pixels are compared in two steps, across and down.
    part = body.crop((-1, -1, width + 1, height + 1))
    for x, y in ((1, 0), (0, 1)):
        for step in (1, -1):
            moved = part.crop((step * x, step * y, part.width + step * x, part.height + step * y))
            part = ImageChops.darker(part, moved)
    return part.crop((1, 1, width + 1, height + 1))


def _times(mask: Image.Image, strength: int) -> Image.Image:
    return mask.point([value * strength // 255 for value in range(256)])


def _outlined(element: Element, line: float, around: Paints) -> Iterator[Element]:
    """Yield black forms with white outlines for all opaque elements."""
    paints = _paints(element, around)
    if element.tag == "g":
        group = Element("g", {key: element.attrib[key] for key in ("transform",) if key in element.attrib})
        for child in element:
            group.extend(_outlined(child, line, paints))
        yield group
        return
    form = {key: element.attrib[key] for key in _FORM if key in element.attrib}
    if _is_solid(paints):
        outline = {"fill": _BLACK, "stroke": _WHITE, "stroke-width": f"{line:.3f}"}
        yield Element(element.tag, {**form, **outline})
    elif _is_band(paints):
        width = float(paints.get("stroke-width", "1"))
        for colour, wide in ((_WHITE, width + line), (_BLACK, width - line)):
            if wide > 0:
                band = {"fill": "none", "stroke": colour, "stroke-width": f"{wide:.3f}"}
                yield Element(element.tag, {**form, **band})


@lru_cache(maxsize=128)
def without_joints(markup: str) -> str:
    """Return forms with an outline in their own colour, as wide as the lines around them.

    Otherwise the background would show between the edges of touching forms.
    """
    layer = ElementTree.fromstring(markup)
    _close_joints(layer, {})
    return written(layer)


def _close_joints(element: Element, around: Paints) -> None:
    paints = _paints(element, around)
    for child in element:
        _close_joints(child, paints)
    if element.tag != "g" and _is_solid(paints) and "stroke" not in paints:
        element.set("stroke", paints.get("fill", "currentColor"))


def _paints(element: Element, around: Paints) -> Paints:
    return {**around, **{key: element.attrib[key] for key in _INHERITED if key in element.attrib}}


def _is_solid(paints: Paints) -> bool:
    fill = paints.get("fill", "currentColor")
    return _is_opaque(paints) and fill != "none" and not fill.startswith("url")


def _is_band(paints: Paints) -> bool:
    return _is_opaque(paints) and paints.get("fill") == "none" and paints.get("stroke", "none") != "none"


def _is_opaque(paints: Paints) -> bool:
    return all(float(paints.get(key, "1")) == 1 for key in _OPACITIES)
