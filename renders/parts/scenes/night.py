"""A scene at night: the same drawing by moonlight, under the heavens of `renders/art/night.svg`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PIL import ImageColor

from renders.drawing import theme
from renders.drawing.art import GRADIENTS, Drawing, drawing, palette, written
from renders.drawing.theme import Rgba, mix

SHINING = frozenset({"fire", "fire-light", "fire-deep", "window", "window-deep"})
"""Colours of what shines by itself; the light in a window is only seen by night."""

_LIT: Mapping[str, str] = MappingProxyType(
    {
        "opening": "window",
        "opening-deep": "window-deep",
        "window": "window",
        "window-deep": "window-deep",
    }
)
"""How the colours of doors and windows shine by night, when lamps stand behind them."""

_KEPT = frozenset({GRADIENTS, "sky", "heavens", "light"})
"""The layers that are not simply darker at night."""

_MOONLIT, _DARK = theme.hex_colour("#93A8DE"), theme.hex_colour("#070C24")
"""What is white by day and what is black."""

_MOON_SHARE, _OF_BRIGHT_COLOURS, _DIMMER = 0.46, 0.22, 0.6
"""How far grey things and bright ones take the colour of the moon, and how dark their own is beside it."""

_SKY_SHARE = 0.4
"""How much of the hue of its day the sky of a scene keeps."""


def at_night(scene: Drawing) -> Drawing:
    """Return a scene as it is at night: its stars, its moon, and lamps in its windows."""
    night = drawing("night")
    layers = {name: _dimmed(markup) for name, markup in scene.layers.items() if name not in _KEPT}
    layers |= {GRADIENTS: _gradients(scene, night), "sky": scene.layers["sky"]}
    layers |= {"heavens": night.layers["heavens"], "light": _moonlight(scene, night)}
    return Drawing(scene.title, MappingProxyType(layers))


def _dimmed(markup: str) -> str:
    """Return what is drawn in the colours of the night, but for what shines."""
    layer = ElementTree.fromstring(markup)
    for element in layer.iter():
        _dim(element)
    return written(layer)


def _dim(element: Element) -> None:
    for paint in ("fill", "stroke"):
        colour = element.get(paint, "")
        if colour.startswith("#"):
            element.set(paint, _by_moonlight(colour))
    name = element.get("class", "")
    if name in _LIT:
        element.set("class", _LIT[name])
        element.attrib.pop("fill", None)
    elif name and name not in SHINING:
        del element.attrib["class"]
        element.set("color", _code(moonlit(palette()[name])))


def _by_moonlight(code: str) -> str:
    return _code(moonlit((*ImageColor.getrgb(code)[:3], 255)))


def moonlit(colour: Rgba) -> Rgba:
    """Return how a colour looks at night."""
    red, green, blue, _ = colour
    brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    grey = min(red, green, blue) / max(red, green, blue, 1)
    share = _OF_BRIGHT_COLOURS + (_MOON_SHARE - _OF_BRIGHT_COLOURS) * grey
    return mix(mix(theme.BLACK, colour, _DIMMER), mix(_DARK, _MOONLIT, brightness), share)


def _code(colour: Rgba) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _gradients(scene: Drawing, night: Drawing) -> str:
    """Return what a scene is filled with, its sky dark with a trace of the colours of its day."""
    own, dark = ElementTree.fromstring(scene.gradients), ElementTree.fromstring(night.gradients)
    sky = _sky(own)
    stops = [(stop.attrib["offset"], stop.attrib["stop-color"]) for stop in _sky(dark)]
    by_day = [(float(stop.attrib["offset"]), stop.attrib["stop-color"]) for stop in sky]
    for stop in list(sky):
        sky.remove(stop)
    for offset, code in stops:
        day = min(by_day, key=lambda each: abs(each[0] - float(offset)))[1]
        hue = moonlit((*ImageColor.getrgb(day)[:3], 255))
        colour = mix((*ImageColor.getrgb(code)[:3], 255), hue, _SKY_SHARE)
        ElementTree.SubElement(sky, "stop", {"offset": offset, "stop-color": _code(colour)})
    own.extend(each for each in dark if each.get("id") != "sky-colours")
    return written(own)


def _sky(gradients: Element) -> Element:
    found = gradients.find("*[@id='sky-colours']")
    assert found is not None
    return found


def _moonlight(scene: Drawing, night: Drawing) -> str:
    """Return the light of the moon, which falls on a scene where the light of its day does."""
    own, moon = (ElementTree.fromstring(each.layers["light"]) for each in (scene, night))
    own.attrib.update(moon.attrib)
    return written(own)
