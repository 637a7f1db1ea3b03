"""The poster scene on a card: one silhouette for each colour, moved a little for each card."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PIL import Image, ImageDraw

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.surfaces import vertical_gradient
from renders.drawing.theme import Rgba, mix

_SCALE = 3


class _Scene:
    """A landscape in which a building stands; its units are hundredths of the height, upwards."""

    def __init__(self, colour: Colour, width: int, height: int, seed: str) -> None:
        self.chance = random.Random(f"{colour} {seed}")
        self.width, self.height = width * _SCALE, height * _SCALE
        self.high_sky, self.low_sky = theme.CARD_SKIES[colour]
        body = theme.CARD_COLOURS[colour]
        light = colour in theme.LIGHT_CARD_COLOURS
        self.dark = mix(body, theme.DARK_EARTH, 0.72) if light else mix(body, theme.BLACK, 0.12)
        self.light = mix(self.high_sky, theme.WHITE, 0.3)
        self.image = vertical_gradient(self.width, self.height, self.high_sky, self.low_sky)
        self._draw = ImageDraw.Draw(self.image)
        self._unit = min(self.height, self.width * 146 / 276) / 100
        self._sun()
        self._hills(0.60, 0.07, mix(self.low_sky, self.dark, 0.16), 4)
        self._hills(0.74, 0.05, mix(self.low_sky, self.dark, 0.45), 6)
        self._centre = self.width * self.chance.uniform(0.4, 0.6)
        ground = self.height - 12 * self._unit
        self._draw.rectangle((0, ground, self.width, self.height), fill=self.dark)

    def _sun(self) -> None:
        x = self.chance.uniform(0.18, 0.82) * self.width
        radius = self.chance.uniform(15, 22) * self._unit
        y = self.chance.uniform(0.26, 0.4) * self.height
        pale = mix(self.high_sky, theme.WHITE, 0.65)
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=pale)

    def _hills(self, base: float, swing: float, colour: Rgba, waves: float) -> None:
        phase = self.chance.uniform(0, 2 * math.pi)
        outline = [(0.0, float(self.height))]
        for step in range(61):
            along = step / 60
            wave = math.sin(along * waves + phase) + 0.45 * math.sin(along * waves * 2.3 + phase * 2)
            outline.append((along * self.width, self.height * (base + swing * wave)))
        self._draw.polygon([*outline, (self.width, self.height)], fill=colour)

    def place(self, x: float, y: float) -> tuple[float, float]:
        return (self._centre + x * self._unit, self.height - y * self._unit)

    def block(self, left: float, bottom: float, right: float, top: float, colour: Rgba | None = None) -> None:
        self._draw.rectangle((*self.place(left, top), *self.place(right, bottom)), fill=colour or self.dark)

    def shape(self, points: Sequence[tuple[float, float]], colour: Rgba | None = None) -> None:
        self._draw.polygon([self.place(x, y) for x, y in points], fill=colour or self.dark)

    def oval(self, left: float, bottom: float, right: float, top: float, colour: Rgba | None = None) -> None:
        self._draw.ellipse((*self.place(left, top), *self.place(right, bottom)), fill=colour or self.dark)

    def dome(self, x: float, y: float, radius: float) -> None:
        box = (*self.place(x - radius, y + radius), *self.place(x + radius, y - radius))
        self._draw.pieslice(box, 180, 360, fill=self.dark)


def _mine(scene: _Scene) -> None:
    step = scene.chance.randrange(3)
    scene.shape([(-95, 8), (-50, 44 + 8 * step), (-20, 30), (15, 62 - 6 * step), (60, 26), (95, 8)])
    pine = mix(scene.dark, theme.BLACK, 0.3)
    for x in (-62, -34, 30, 58):
        scene.shape([(x - 9, 10), (x, 40), (x + 9, 10)], pine)
    scene.block(-8, 8, 8, 30, scene.light)
    scene.block(-5, 8, 5, 26)


def _workshop(scene: _Scene) -> None:
    step = scene.chance.randrange(3)
    scene.block(-50, 8, 50, 44)
    scene.shape([(-56, 44), (0, 64 + 5 * step), (56, 44)])
    scene.block(28, 44, 40, 80)
    for x in (-38, -14, 10, 34):
        scene.oval(x - 1, 24, x + 11, 40, scene.light)
        scene.block(x - 1, 12, x + 11, 32, scene.light)
    smoke = mix(scene.light, scene.low_sky, 0.45)
    scene.oval(30, 80, 46, 92, smoke)
    scene.oval(38, 88, 60, 104, smoke)


def _temple(scene: _Scene) -> None:
    scene.shape([(-62, 58), (0, 84), (62, 58)])
    scene.block(-58, 50, 58, 58)
    for column in range(6):
        scene.block(-52 + column * 19.5, 16, -43 + column * 19.5, 50)
    scene.block(-60, 8, 60, 13)
    scene.block(-66, 4, 66, 9)
    scene.block(-56, 13, 56, 17)
    scene.oval(-7, 62, 7, 76, scene.light)


def _academy(scene: _Scene) -> None:
    scene.block(-54, 8, 54, 42)
    for window in range(5):
        left = -46 + window * 20
        scene.oval(left, 22, left + 12, 36, scene.light)
        scene.block(left, 8, left + 12, 29, scene.light)
    scene.block(-60, 42, 60, 48)
    scene.dome(0, 48, 34)
    scene.block(-3, 80, 3, 94)
    scene.oval(-5, 90, 5, 100)


def _market(scene: _Scene) -> None:
    for x in (-64, -14, 36):
        scene.block(x, 8, x + 4, 46)
        scene.block(x + 34, 8, x + 38, 46)
        scene.shape([(x - 8, 44), (x + 4, 60), (x + 34, 60), (x + 46, 44)])
        for stripe in range(3):
            low, high = x - 8 + stripe * 18, x + 4 + stripe * 11
            scene.shape([(low, 44), (low + 5, 44), (high + 2, 60), (high - 2, 60)], scene.light)
        scene.block(x + 4, 14, x + 34, 22)


def _fortress(scene: _Scene) -> None:
    scene.block(-60, 8, 60, 40)
    for left in (-70, 44):
        scene.block(left, 8, left + 26, 62)
    for left in (-72, -61, -50, 42, 53, 64):
        scene.block(left, 62, left + 7, 70)
    for battlement in range(7):
        scene.block(-40 + battlement * 12, 40, -33 + battlement * 12, 47)
    scene.oval(-12, 18, 12, 38, scene.light)
    scene.block(-12, 8, 12, 28, scene.light)
    flag = mix(theme.CARD_COLOURS["red"], theme.WHITE, 0.1)
    for x in (-57, 57):
        scene.block(x - 1, 62, x + 1, 90)
        scene.shape([(x + 1, 90), (x + 22, 84), (x + 1, 77)], flag)


def _banners(scene: _Scene) -> None:
    for x, top in ((-46, 70), (0, 88), (46, 70)):
        scene.block(x - 1.5, 8, x + 1.5, top)
        cloth = [(x - 16, top - 4), (x + 16, top - 4), (x + 16, top - 44), (x, top - 34), (x - 16, top - 44)]
        scene.shape(cloth)
        scene.oval(x - 7, top - 26, x + 7, top - 12, scene.light)
        scene.oval(x - 3, top, x + 3, top + 6)
    scene.block(-70, 8, 70, 16)


_BUILDINGS: Mapping[Colour, Callable[[_Scene], None]] = MappingProxyType(
    {
        "brown": _mine,
        "grey": _workshop,
        "blue": _temple,
        "green": _academy,
        "yellow": _market,
        "red": _fortress,
        "purple": _banners,
    }
)


def card_scene(colour: Colour, width: int, height: int, seed: str) -> Image.Image:
    """Paint the scene of a card colour; the same ``seed`` gives the same scene."""
    scene = _Scene(colour, width, height, seed)
    _BUILDINGS[colour](scene)
    return scene.image.reduce(_SCALE)
