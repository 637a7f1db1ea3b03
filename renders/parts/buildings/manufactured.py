"""Workshops of manufactured goods."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from renders.parts.buildings.elements import scroll, smoke
from renders.parts.buildings.plot import Building, Plot


def _glass(plot: Plot) -> None:
    """Draw a furnace with its glow, and vessels on a shelf."""
    tones = plot.tones
    plot.block(-50, 0, -6, 30)
    plot.dome(-28, 30, 22)
    plot.block(-52, 27, -4, 31, tones.lit)
    plot.block(-33, 48, -23, 66, tones.lit)
    smoke(plot, -27, 66)
    plot.arch(-28, 4, 24, 26, tones.deep)
    plot.arch(-28, 4, 15, 19, tones.pale)
    plot.block(0, 0, 52, 22, tones.lit)
    plot.block(-2, 22, 54, 26)
    _carafe(plot, 12, 26, 34)
    _carafe(plot, 32, 26, 26)
    plot.shape((42, 26), (43, 32), (40, 50), (54, 50), (51, 32), (52, 26), colour=tones.pale)
    for x in (14, 38):
        plot.block(x - 8, 4, x + 8, 18)


def _carafe(plot: Plot, x: float, bottom: float, height: float) -> None:
    tones = plot.tones
    radius = height * 0.3
    plot.block(x - height * 0.09, bottom + height * 0.5, x + height * 0.09, bottom + height, tones.pale)
    plot.block(x - height * 0.15, bottom + height * 0.92, x + height * 0.15, bottom + height, tones.pale)
    plot.disc(x, bottom + radius, radius, tones.pale)
    plot.bowl(x, bottom + radius, radius * 0.82, tones.bright)


def _cloth(plot: Plot) -> None:
    """Draw an upright loom with half a cloth on it, and a basket of wool."""
    tones = plot.tones
    for x in (-40, 34):
        plot.block(x, 0, x + 6, 72)
        plot.block(x, 0, x + 2.2, 72, tones.lit)
        plot.block(x - 5, 0, x + 11, 4)
    plot.block(-46, 64, 46, 70)
    plot.block(-46, 68, 46, 70, tones.lit)
    for index in range(15):
        thread = -31 + index * 4.4
        plot.block(thread, 8, thread + 1.2, 64, tones.pale)
        plot.oval(thread - 1.2, 4, thread + 2.4, 10)
    plot.block(-33, 36, 33, 64, tones.pale)
    for low in (40, 52):
        plot.block(-33, low, 33, low + 5, tones.lit)
        for index in range(6):
            left = -27 + index * 11
            plot.shape((left, low + 5), (left + 5, low), (left + 10, low + 5), colour=tones.bright)
    plot.block(-33, 35, 33, 37)
    plot.bowl(58, 14, 14)
    for dx, dy in ((-7, 15), (0, 19), (7, 15)):
        plot.disc(58 + dx, dy, 7, tones.pale)


def _papyrus(plot: Plot) -> None:
    """Draw sheets that dry on a line between reeds, and a large scroll."""
    tones = plot.tones
    for x, height in ((-66, 42), (-58, 54), (-51, 38), (60, 48), (68, 40)):
        plot.line(1.6, (x, 0), (x + 1.5, height))
        for dx, dy in ((-7, 4), (-4, 8), (0, 9.5), (4, 8), (7, 4)):
            plot.line(1.2, (x + 1.5, height), (x + 1.5 + dx, height + dy))
    for x in (-42, 42):
        plot.block(x - 2, 0, x + 2, 66, tones.lit)
    plot.line(1.6, (-42, 62), (0, 59), (42, 62))
    for x in (-32, 16):
        plot.shape((x, 61), (x + 16, 60), (x + 16, 30), (x, 31), colour=tones.pale)
        for low in (52, 46, 40):
            plot.block(x + 3, low, x + 13, low + 1.6, tones.bright)
    scroll(plot, 0, 30, 14, 46)
    plot.block(-24, 0, 24, 6)


BUILDINGS: Mapping[str, Building] = MappingProxyType({"glass": _glass, "cloth": _cloth, "papyrus": _papyrus})
