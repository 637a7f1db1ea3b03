"""Drawings are SVG files in `renders/art`: here they are opened, coloured and painted, in any size.

Painting one takes a millisecond or two, less than reading it from a picture file. So nothing is painted
ahead: every caller paints what it needs and keeps it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple
from xml.etree import ElementTree

from PIL import Image, ImageDraw
from thorvg_python.base import Colorspace, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture

from renders.drawing import theme
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans

ART = Path(__file__).parent.parent / "art"
"""The folder of the drawings; its README explains how to change them."""

Colours = Mapping[str, Rgba]
"""Colours by the ``class`` that drawings use for them."""

_SHARPER = 4
"""How much larger letters are written before they are reduced."""

GRADIENTS = "defs"
"""The name of the layer that isn't visible itself, but can be used by all others."""

_HARDLY_ROUND = "0.01"
_NOT_DRAWN = frozenset({"title", "style", "metadata", "namedview", "desc"})
_CLASS = re.compile(r'class="([\w-]+)"')
_LOCK = Lock()


@dataclass(frozen=True, slots=True)
class View:
    """The part of a drawing that is painted, in its units."""

    left: float
    top: float
    width: float
    height: float


BOX = View(0, 0, 100, 100)
"""The grid of an icon."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A file: its viewport, and its layers in order, as text, by id."""

    title: str
    layers: Mapping[str, str]

    def markup(self, *names: str) -> str:
        """Return these layers, or all if none are named; a missing layer is empty."""
        return "".join(self.layers.get(name, "") for name in names or self.layers)

    @property
    def gradients(self) -> str:
        """The gradients that any layer can use."""
        return self.layers.get(GRADIENTS, "")


def drawings(folder: str) -> list[str]:
    """List the names of all drawings in a folder."""
    return sorted(file.stem for file in (ART / folder).glob("*.svg"))


def is_drawn(name: str) -> bool:
    """Return whether there is a drawing with this name, such as ``scenes/giza``."""
    return (ART / f"{name}.svg").is_file()


@lru_cache(maxsize=256)
def drawing(name: str) -> Drawing:
    """Open the drawing with this name, such as ``scenes/giza``."""
    root = ElementTree.fromstring((ART / f"{name}.svg").read_text(encoding="utf-8"))
    for element in root.iter():
        _make_plain(element)
    layers: dict[str, str] = {}
    for place, element in enumerate(each for each in root if each.tag not in _NOT_DRAWN):
        layer = GRADIENTS if element.tag == "defs" else element.get("id") or f"layer {place}"
        layers[layer] = layers.get(layer, "") + written(element)
    return Drawing(root.findtext("title", ""), MappingProxyType(layers))


def _make_plain(element: ElementTree.Element) -> None:
    """Remove the metadata of drawing programs, and normalize the properties."""
    element.tag = element.tag.rpartition("}")[2]
    for key in [key for key in element.attrib if key.startswith("{")]:
        value = element.attrib.pop(key)
        if key.endswith("}href"):
            element.set("href", value)
    for declaration in element.attrib.pop("style", "").split(";"):
        name, _, value = declaration.partition(":")
        if value:
            element.set(name.strip(), value.strip())
    if element.tag == "rect":
        # The painter snaps rectangles with sharp corners to whole pixels, which makes rows of them uneven.
        element.attrib.setdefault("rx", _HARDLY_ROUND)


def written(element: ElementTree.Element) -> str:
    """Return an element as text."""
    return ElementTree.tostring(element, "unicode")


@lru_cache(maxsize=1)
def palette() -> Colours:
    """Return the colours that drawings share."""
    css = (ART / "palette.css").read_text(encoding="utf-8")
    found = re.findall(r"\.([\w-]+) *{ *color: *(#\w{6}) *}", css)
    return MappingProxyType({name: theme.hex_colour(code) for name, code in found})


def paint(markup: str, view: View, width: int, height: int, colours: Colours | None = None) -> Image.Image:
    """Paint a part of a drawing in a size in pixels; ``colours`` override those of the palette.

    Raises `ValueError` if it can't be painted, such as with a class that is no colour of the palette.
    """
    named = {**palette(), **(colours or {})}
    if unknown := set(_CLASS.findall(markup)) - named.keys():
        raise ValueError(f"palette.css has no colour for the class {', '.join(sorted(unknown))}")
    coloured = _CLASS.sub(lambda found: f'color="{_code(named[found[1]])}"', markup)
    document = (
        '<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" fill="currentColor"'
        f' viewBox="{view.left:.4f} {view.top:.4f} {view.width:.4f} {view.height:.4f}"'
        f' width="{width}" height="{height}">{coloured}</svg>'
    )
    return _rasterized(document, width, height)


def _rasterized(document: str, width: int, height: int) -> Image.Image:
    # The painter isn't guaranteed to be thread-safe.
    with _LOCK:
        engine = _engine()
        canvas, picture = SwCanvas(engine), Picture(engine)
        try:
            canvas.set_target(width, height, cs=Colorspace.ABGR8888S)
            _check(picture.load_data(document.encode(), "svg", None, True))
            _check(picture.set_size(width, height))
            _check(canvas.add(picture))
            _check(canvas.draw(True))
            _check(canvas.sync())
            return canvas.get_pillow()
        finally:
            canvas.destroy()


@lru_cache(maxsize=1)
def _engine() -> Engine:
    return Engine()


def _check(result: Result) -> None:
    if result is not Result.SUCCESS:
        raise ValueError(f"this cannot be painted: {result.name}")


def _code(colour: Rgba) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


class Part(NamedTuple):
    """A drawing in an icon, with its size and its middle in hundredths of the icon."""

    drawing: str
    size: float = 100
    x: float = 50
    y: float = 50
    ink: Rgba | None = None
    detail: Rgba | None = None
    field: Rgba | None = None
    rim: Rgba | None = None


class Letters(NamedTuple):
    """Text in an icon, around a point; its size is in hundredths of the icon."""

    text: str
    size: float
    colour: Rgba
    x: float = 50
    y: float = 48.5


def icon(size: int, *parts: Part | Letters) -> Image.Image:
    """Compose an icon, ``size`` pixels wide and high: the drawings, and the text on them."""
    drawn = "".join(_placed(part) for part in parts if isinstance(part, Part))
    image = paint(drawn, BOX, size, size) if drawn else Image.new("RGBA", (size, size), theme.TRANSPARENT)
    for part in parts:
        if isinstance(part, Letters):
            _write(image, part)
    return image


def _placed(part: Part) -> str:
    markup = drawing(f"icons/{part.drawing}").markup()
    for name in ("ink", "detail", "field", "rim"):
        colour: Rgba | None = getattr(part, name)
        if colour is not None:
            markup = markup.replace(f'class="{name}"', f'color="{_code(colour)}"')
    if part.size == BOX.width and part.x == part.y == BOX.width / 2:
        return markup
    left, top = part.x - part.size / 2, part.y - part.size / 2
    return f'<g transform="translate({left:.2f} {top:.2f}) scale({part.size / 100:.4f})">{markup}</g>'


def _write(image: Image.Image, letters: Letters) -> None:
    unit = image.width * _SHARPER / 100
    mask = Image.new("L", (image.width * _SHARPER, image.height * _SHARPER))
    font = sans(max(1, round(letters.size * unit)), 800)
    ImageDraw.Draw(mask).text((letters.x * unit, letters.y * unit), letters.text, 255, font, "mm")
    ink = Image.new("RGBA", image.size, letters.colour)
    ink.putalpha(mask.reduce(_SHARPER))
    image.alpha_composite(ink)
