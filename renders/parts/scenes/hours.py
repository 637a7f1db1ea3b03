"""A scene at another time of day: the same drawing in another light.

The skies are in `renders/art/day.svg` and `renders/art/night.svg`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import ImageColor

from renders.drawing import theme
from renders.drawing.art import GRADIENTS, Drawing, drawing, palette, written
from renders.drawing.theme import Rgba, mix

SHINING = frozenset({"fire", "fire-light", "fire-deep", "window", "window-deep"})
"""Colours of things that shine by themselves; the light in a window is visible only at night."""

_LIT: Mapping[str, str] = MappingProxyType(
    {
        "opening": "window",
        "opening-deep": "window-deep",
        "window": "window",
        "window-deep": "window-deep",
    }
)
"""The colours of lit doors and windows at night."""

_KEPT = frozenset({GRADIENTS, "sky", "heavens", "light"})
"""The layers that are not simply darker at night."""

_MOONLIT, _DARK = theme.hex_colour("#93A8DE"), theme.hex_colour("#070C24")
"""The colours at night of white and black."""

_MOON_SHARE, _OF_BRIGHT_COLOURS, _DIMMER = 0.46, 0.22, 0.6
"""How much grey and bright colours take the moon's, and how dark their own becomes beside it."""

_SKY_SHARE = 0.4
"""How much of its daytime hue the sky of a scene keeps."""


def at_night(scene: Drawing) -> Drawing:
    """Return a scene at night: with stars, a moon, and lit windows."""
    dimmed = {name: _dimmed(markup) for name, markup in scene.layers.items() if name not in _KEPT}
    return _under(drawing("night"), Drawing(scene.title, {**scene.layers, **dimmed}))


def in_daylight(scene: Drawing) -> Drawing:
    """Return a scene by day: as drawn, but without stars, and with a sun instead of a moon."""
    lit = _under(drawing("day"), scene) if 'class="moon"' in scene.layers["heavens"] else scene
    return Drawing(scene.title, {**lit.layers, "heavens": _without_stars(lit.layers["heavens"])})


def _without_stars(markup: str) -> str:
    """Return the sky's elements without its stars."""
    heavens = ElementTree.fromstring(markup)
    stars = heavens.find("*[@id='stars']")
    if stars is not None:
        heavens.remove(stars)
    return written(heavens)


def _under(heavens: Drawing, scene: Drawing) -> Drawing:
    """Return a scene under another sky, and in its light."""
    other = {
        GRADIENTS: _gradients(scene, heavens),
        "heavens": heavens.layers["heavens"],
        "light": _light(scene, heavens),
    }
    return Drawing(scene.title, MappingProxyType({**scene.layers, **other}))


def _dimmed(markup: str) -> str:
    """Return elements in the colours of the night, except those that shine."""
    layer = ElementTree.fromstring(markup)
    for element in layer.iter():
        _dim(element)
    return written(layer)


def _dim(element: Element) -> None:
    for paint in ("fill", "stroke"):
        colour = element.get(paint, "")
        if colour.startswith("#"):
            element.set(paint, _code(moonlit(_colour(colour))))
    name = element.get("class", "")
    if name in _LIT:
        element.set("class", _LIT[name])
        element.attrib.pop("fill", None)
    elif name and name not in SHINING:
        del element.attrib["class"]
        element.set("color", _code(moonlit(palette()[name])))


def moonlit(colour: Rgba) -> Rgba:
    """Return a colour at night."""
    red, green, blue, _ = colour
    brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    grey = min(red, green, blue) / max(red, green, blue, 1)
    share = _OF_BRIGHT_COLOURS + (_MOON_SHARE - _OF_BRIGHT_COLOURS) * grey
    return mix(mix(theme.BLACK, colour, _DIMMER), mix(_DARK, _MOONLIT, brightness), share)


def _colour(code: str) -> Rgba:
    return (*ImageColor.getrgb(code)[:3], 255)


def _code(colour: Rgba) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _gradients(scene: Drawing, heavens: Drawing) -> str:
    """Return the gradients of a scene under another sky, with a trace of its own colours."""
    own, others = (ElementTree.fromstring(each.gradients) for each in (scene, heavens))
    sky, other_sky = (each.find("*[@id='sky-colours']") for each in (own, others))
    assert sky is not None, scene.title
    if other_sky is not None:
        _recolour(sky, other_sky)
    own.extend(each for each in others if each is not other_sky)
    return written(own)


def _recolour(sky: Element, dark: Element) -> None:
    before = {float(stop.attrib["offset"]): stop.attrib["stop-color"] for stop in sky}
    for stop in list(sky):
        sky.remove(stop)
    for stop in dark:
        offset, code = stop.attrib["offset"], stop.attrib["stop-color"]
        day = before[min(before, key=lambda each: abs(each - float(offset)))]
        colour = mix(_colour(code), moonlit(_colour(day)), _SKY_SHARE)
        ElementTree.SubElement(sky, "stop", {"offset": offset, "stop-color": _code(colour)})


def _light(scene: Drawing, heavens: Drawing) -> str:
    """Return the light of another sky, with the places of the scene's own."""
    own, other = (ElementTree.fromstring(each.layers["light"]) for each in (scene, heavens))
    own.attrib.update(other.attrib)
    return written(own)
