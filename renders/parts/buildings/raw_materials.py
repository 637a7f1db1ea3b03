"""Where raw materials come from: forest, quarry, clay pit and mine; large works; two of them side by side."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from engine.terms import Resource
from renders.drawing import theme
from renders.drawing.theme import mix
from renders.parts.buildings.elements import gable, pine, smoke
from renders.parts.buildings.plot import Building, Plot

_BESIDE, _SMALLER = 30, 0.82
"""Where each of two stands, and how large."""

_Source = Callable[[Plot, float], None]
"""Draws where a raw material comes from, around a place on the ground line, 44 units to both sides."""


def _logs(plot: Plot, x: float, radius: float = 6.5) -> None:
    for row, count in enumerate((3, 2, 1)):
        for index in range(count):
            place = x + (index - (count - 1) / 2) * 2 * radius
            y = radius + row * radius * 1.74
            plot.disc(place, y, radius)
            plot.disc(place, y, radius * 0.8, plot.tones.bright)
            plot.ring(place, y, radius * 0.52, 1, plot.tones.lit)
            plot.disc(place, y, radius * 0.16, plot.tones.wall)


def _wood(plot: Plot, x: float) -> None:
    for place, height in ((-33, 46), (34, 50), (-18, 62), (16, 66)):
        pine(plot, x + place, height)
    _logs(plot, x - 2)


def _stone(plot: Plot, x: float) -> None:
    tones = plot.tones
    plot.shape(
        (x - 44, 0),
        (x - 40, 30),
        (x - 26, 34),
        (x - 22, 56),
        (x + 2, 62),
        (x + 6, 44),
        (x + 26, 40),
        (x + 32, 16),
        (x + 46, 0),
    )
    for left, bottom, right, top in ((-38, 16, -24, 30), (-22, 34, -4, 54), (-24, 0, 2, 30), (4, 22, 24, 38)):
        plot.block(x + left, bottom, x + right, top, tones.lit)
        plot.block(x + left, top - 2.4, x + right, top, tones.bright)
    for left, bottom, side in ((8, 0, 17), (26, 0, 15), (14, 17, 14)):
        plot.block(x + left, bottom, x + left + side, bottom + side * 0.86, tones.bright)
        plot.shape(
            (x + left, bottom + side * 0.86),
            (x + left + 3, bottom + side),
            (x + left + side + 3, bottom + side),
            (x + left + side, bottom + side * 0.86),
            colour=tones.pale,
        )
        plot.shape(
            (x + left + side, bottom),
            (x + left + side, bottom + side * 0.86),
            (x + left + side + 3, bottom + side),
            (x + left + side + 3, bottom + 2),
            colour=tones.lit,
        )


def _bricks(plot: Plot, left: float, rows: int, across: int) -> None:
    for row in range(rows):
        for index in range(across - row % 2):
            start = left + index * 10 + (row % 2) * 5
            plot.block(start, row * 6, start + 9, row * 6 + 5, plot.tones.bright)
            plot.block(start, row * 6 + 3.8, start + 9, row * 6 + 5, plot.tones.pale)


def _clay(plot: Plot, x: float) -> None:
    tones = plot.tones
    plot.shape((x - 46, 0), (x - 40, 26), (x - 30, 36), (x - 6, 40), (x + 4, 30), (x + 12, 0))
    for index, inset in enumerate((0.0, 6.0, 13.0)):
        low = 4 + index * 10
        plot.shape(
            (x - 40 + inset, low),
            (x - 37 + inset, low + 7),
            (x + 1 - inset, low + 7),
            (x + 5 - inset, low),
            colour=(tones.lit, tones.bright)[index % 2],
        )
    plot.block(x + 2, 0, x + 36, 30)
    plot.dome(x + 19, 30, 17)
    plot.block(x + 2, 29, x + 36, 32, tones.lit)
    plot.arch(x + 19, 0, 15, 22, tones.deep)
    plot.arch(x + 19, 0, 9, 15, tones.pale)
    plot.block(x + 15, 44, x + 23, 56, tones.lit)
    smoke(plot, x + 20, 58)
    _bricks(plot, x - 34, 2, 3)


def _ore(plot: Plot, x: float) -> None:
    tones = plot.tones
    plot.shape(
        (x - 48, 0),
        (x - 34, 26),
        (x - 24, 30),
        (x - 6, 64),
        (x + 6, 56),
        (x + 16, 60),
        (x + 34, 28),
        (x + 48, 0),
    )
    plot.shape((x - 34, 26), (x - 24, 30), (x - 6, 64), (x - 8, 40), (x - 22, 20), colour=tones.lit)
    plot.shape((x + 6, 56), (x + 16, 60), (x + 10, 44), colour=tones.lit)
    # The entrance: two posts that lean, a beam across, boards above it, and the dark behind.
    plot.shape((x - 17, 0), (x - 13, 34), (x + 13, 34), (x + 17, 0), colour=tones.deep)
    plot.shape((x - 10, 0), (x - 8, 27), (x + 8, 27), (x + 10, 0), colour=mix(tones.deep, theme.BLACK, 0.5))
    for side in (-1, 1):
        plot.line(4.6, (x + side * 16, 1), (x + side * 12.5, 33), colour=tones.bright)
    plot.line(5.4, (x - 19, 34), (x + 19, 34), colour=tones.bright)
    plot.line(1.4, (x - 19, 35.6), (x + 19, 35.6), colour=tones.pale)
    for side in (-1, 1):
        plot.line(1.6, (x + side * 3, 12), (x + side * 9, -9), colour=tones.bright)
    _cart(plot, x + 1, 0)


def _cart(plot: Plot, x: float, bottom: float) -> None:
    tones = plot.tones
    for dx, dy, radius in ((-7, 17, 4), (0, 19, 5), (7, 17, 4)):
        plot.disc(x + dx, bottom + dy, radius, tones.pale)
    plot.shape(
        (x - 14, bottom + 17),
        (x - 10, bottom + 5),
        (x + 10, bottom + 5),
        (x + 14, bottom + 17),
        colour=tones.lit,
    )
    plot.block(x - 15, bottom + 15, x + 15, bottom + 18, tones.bright)
    for dx in (-6, 6):
        plot.disc(x + dx, bottom + 3.6, 3.8, tones.deep)
        plot.disc(x + dx, bottom + 3.6, 1.4, tones.bright)


def _sawmill(plot: Plot) -> None:
    tones = plot.tones
    for place, height in ((-56, 50), (-44, 64), (58, 56)):
        pine(plot, place, height)
    plot.block(-30, 0, 34, 36, tones.lit)
    for low in (8, 16, 24):
        plot.block(-30, low, 34, low + 1.2)
    gable(plot, 2, 40, 36, 24)
    plot.block(-20, 0, 24, 28, tones.deep)
    # A saw blade as tall as the gate, half sunk into a trunk.
    plot.disc(0, 22, 17, tones.pale)
    for turn in range(14):
        _tooth(plot, 0, 22, 17, turn * 360 / 14)
    plot.disc(0, 22, 4, tones.wall)
    plot.block(-44, 6, 44, 17)
    plot.disc(44, 11.5, 5.5, tones.bright)
    plot.ring(44, 11.5, 3.8, 1)
    plot.block(-44, 13.6, 42, 17, tones.bright)


def _tooth(plot: Plot, x: float, y: float, radius: float, degrees: float) -> None:
    points = []
    for reach, turn in ((radius - 1, degrees - 9), (radius + 3.4, degrees + 4), (radius - 1, degrees + 9)):
        angle = math.radians(turn)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    plot.shape(*points, colour=plot.tones.pale)


def _quarry(plot: Plot) -> None:
    tones = plot.tones
    for left, top in ((-70, 22), (-58, 40), (-44, 56)):
        plot.block(left, 0, -24, top)
        plot.block(left, top - 2.6, -24, top, tones.bright)
    plot.block(-24, 0, 70, 12)
    plot.block(-24, 9.6, 70, 12, tones.bright)
    for left, bottom in ((30, 12), (46, 12), (38, 24)):
        plot.block(left, bottom, left + 15, bottom + 11, tones.bright)
        plot.block(left, bottom + 9, left + 15, bottom + 11, tones.pale)
    # A crane: two legs, a beam, a block in the ropes.
    plot.line(3.4, (-18, 12), (12, 74))
    plot.line(3.4, (24, 12), (12, 74))
    plot.line(2.4, (-6, 36), (20, 36), colour=tones.lit)
    plot.line(1, (12, 74), (4, 44), colour=tones.deep)
    plot.line(1, (12, 74), (4, 60))
    plot.block(-6, 30, 14, 45, tones.pale)
    plot.line(1, (4, 45), (-6, 40), colour=tones.wall)
    plot.line(1, (4, 45), (14, 40), colour=tones.wall)


def _brickyard(plot: Plot) -> None:
    tones = plot.tones
    for x, radius, top in ((-26, 24, 26), (26, 20, 20)):
        plot.block(x - radius, 0, x + radius, top)
        plot.dome(x, top, radius)
        plot.block(x - radius, top - 1, x + radius, top + 2, tones.lit)
        plot.arch(x, 0, radius * 0.86, top * 0.9, tones.deep)
        plot.arch(x, 0, radius * 0.5, top * 0.6, tones.pale)
        plot.block(x - 4, top + radius - 2, x + 4, top + radius + 10, tones.lit)
    smoke(plot, -25, 62)
    smoke(plot, 27, 52)
    _bricks(plot, -16, 5, 3)


def _foundry(plot: Plot) -> None:
    tones = plot.tones
    plot.shape((-24, 0), (-18, 58), (18, 58), (24, 0))
    plot.shape((-24, 0), (-18, 58), (-5, 58), (-8, 0), colour=tones.lit)
    plot.block(-22, 56, 22, 61, tones.bright)
    for low in (36, 47):
        plot.block(-20, low, 20, low + 2, tones.deep)
    smoke(plot, -4, 61)
    plot.arch(0, 4, 26, 33, tones.deep)
    plot.arch(0, 4, 18, 26, tones.pale)
    plot.shape((-6, 4), (6, 4), (8, -8), (-12, -8), colour=tones.pale)
    plot.block(-62, 0, -24, 22, tones.lit)
    plot.shape((-66, 22), (-56, 36), (-22, 36), (-22, 22))
    plot.arch(-43, 0, 14, 17, tones.deep)
    for left, bottom in ((28, 0), (46, 0), (37, 9), (64, 0)):
        plot.shape(
            (left, bottom),
            (left + 3, bottom + 8),
            (left + 14, bottom + 8),
            (left + 17, bottom),
            colour=tones.bright,
        )
        plot.block(left + 3, bottom + 6, left + 14, bottom + 8, tones.pale)
    plot.line(2.6, (30, 22), (52, 40), colour=tones.lit)
    plot.shape((46, 46), (57, 33), (63, 39), (52, 51), colour=tones.bright)


_SOURCES: Mapping[Resource, _Source] = MappingProxyType(
    {"wood": _wood, "stone": _stone, "clay": _clay, "ore": _ore}
)
_WORKS: Mapping[Resource, Building] = MappingProxyType(
    {"wood": _sawmill, "stone": _quarry, "clay": _brickyard, "ore": _foundry}
)


def _source(plot: Plot, resource: Resource) -> None:
    _SOURCES[resource](plot, 0)


def _two_sources(plot: Plot, first: Resource, second: Resource) -> None:
    for x, resource in ((_BESIDE, second), (-_BESIDE, first)):
        plot.stand(x, _SMALLER)
        _SOURCES[resource](plot, 0)


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        **{resource: partial(_source, resource=resource) for resource in _SOURCES},
        **{f"{resource} works": works for resource, works in _WORKS.items()},
        **{
            f"{first} or {second}": partial(_two_sources, first=first, second=second)
            for first in _SOURCES
            for second in _SOURCES
            if first != second
        },
    }
)
