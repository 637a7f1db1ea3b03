"""Scientific buildings: where a city heals, builds, writes, teaches and looks at the stars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from renders.parts.buildings.elements import (
    columns,
    cypress,
    gable,
    jar,
    pediment,
    person,
    steps,
    tiled_roof,
    windows,
)
from renders.parts.buildings.plot import Building, Plot


def _academy(plot: Plot) -> None:
    """Draw a round hall with columns under a flat dome, trees around it."""
    tones = plot.tones
    for x, height in ((-60, 46), (60, 46), (-50, 34), (50, 34)):
        cypress(plot, x, height)
    low = steps(plot, 36, 3)
    plot.block(-34, low, 34, 44, tones.deep)
    columns(plot, -38, 38, low, 46, 7, 5, tones.lit)
    plot.block(-42, 46, 42, 51.5, tones.lit)
    plot.dome(0, 51, 24)
    plot.dome(-4, 51, 18, tones.lit)
    plot.block(-38, 50, 38, 53)
    plot.disc(0, 76, 2.2)


def _apothecary(plot: Plot) -> None:
    """Draw mortar and pestle before shelves of jars."""
    tones = plot.tones
    plot.block(-62, 0, 62, 60, tones.lit)
    plot.block(-66, 58, 66, 63)
    for low in (18, 38):
        plot.block(-58, low, 58, low + 2.4)
        for x in (-50, -38, 38, 50):
            if low == 18 or abs(x) != 38:
                jar(plot, x, low + 2.4, 15, tones.pale if x % 4 else tones.bright)
    plot.block(-28, 0, 28, 56, tones.deep)
    plot.line(5.4, (6, 22), (22, 62), colour=tones.pale)
    plot.disc(22.5, 63, 4, tones.pale)
    plot.bowl(0, 36, 22, tones.bright)
    plot.block(-24, 33, 24, 37.5, tones.pale)
    plot.shape((-10, 15), (10, 15), (15, 6), (-15, 6), colour=tones.bright)
    plot.line(1.6, (-8, 44), (-14, 52), colour=tones.bright)
    plot.oval(-20, 50, -12, 57, tones.bright)


def _dispensary(plot: Plot) -> None:
    """Draw the staff of healing with its snake between two beds of herbs."""
    tones = plot.tones
    plot.block(-58, 0, 58, 34)
    plot.block(-58, 0, -20, 34, tones.lit)
    plot.block(-62, 34, 62, 39, tones.lit)
    windows(plot, -56, -20, 10, 26, 2, 9)
    windows(plot, 20, 56, 10, 26, 2, 9)
    plot.block(-20, 0, 20, 60, tones.lit)
    gable(plot, 0, 26, 60, 15)
    plot.block(-16, 4, 16, 56, tones.deep)
    plot.block(-1.6, 6, 1.6, 56, tones.pale)
    plot.disc(0, 57, 3.4, tones.pale)
    points = [(7.4 * math.sin(step / 3.2), 9 + step * 1.5) for step in range(29)]
    plot.line(3, *points, colour=tones.bright)
    plot.oval(1, 50, 10, 55, tones.bright)


def _laboratory(plot: Plot) -> None:
    """Draw glass vessels over a fire."""
    tones = plot.tones
    plot.block(-50, 0, 50, 8)
    plot.block(-54, 8, 54, 12, tones.lit)
    plot.disc(-20, 34, 17, tones.pale)
    plot.bowl(-20, 34, 13.6, tones.bright)
    plot.block(-24.4, 48, -15.6, 72, tones.pale)
    plot.block(-27, 69, -13, 72.6, tones.pale)
    plot.line(2, (-34, 12), (-28, 22))
    plot.line(2, (-6, 12), (-12, 22))
    plot.shape((-24, 12), (-20, 20), (-16, 12), colour=tones.pale)
    plot.line(3, (-16, 66), (6, 58), (16, 42), colour=tones.pale)
    plot.shape((10, 44), (20, 44), (20, 34), (34, 12), (-2, 12), (10, 34), colour=tones.pale)
    plot.shape((13, 28), (17, 28), (29, 14), (3, 14), colour=tones.bright)
    for x, y, radius in ((-22, 38, 2), (-16, 44, 1.5), (-20, 54, 1.5)):
        plot.disc(x, y, radius, tones.lit)
    for x, height in ((40, 15), (50, 21)):
        jar(plot, x, 12, height, tones.lit)


def _library(plot: Plot) -> None:
    """Draw shelves with scrolls and books under a roof."""
    tones = plot.tones
    plot.block(-46, 0, 46, 60)
    plot.block(-42, 4, 42, 56, tones.deep)
    plot.shape((-52, 60), (0, 77), (52, 60), colour=tones.lit)
    plot.disc(0, 66, 4, tones.pale)
    for row, low in enumerate((5, 22, 39)):
        plot.block(-42, low - 2.4, 42, low)
        x = -40.0
        index = row * 3
        while x < 36:
            width = (5, 6.5, 4, 7.5)[index % 4]
            if (index + row) % 5 == 4:
                for dx, dy in ((3, 3), (9, 3), (6, 8)):
                    plot.disc(x + dx, low + dy, 2.9, tones.pale)
                    plot.disc(x + dx, low + dy, 1, tones.wall)
                x += 12.6
            else:
                height = (11.5, 13, 10)[index % 3]
                plot.block(x, low, x + width, low + height, (tones.pale, tones.bright, tones.lit)[index % 3])
                x += width + 0.8
            index += 1
    for x in (-50, 45):
        plot.block(x, 0, x + 5, 60, tones.lit)


def _lodge(plot: Plot) -> None:
    """Draw compass and square over the door of a lodge."""
    tones = plot.tones
    plot.block(-48, 0, 48, 42, tones.lit)
    plot.block(12, 0, 48, 42)
    gable(plot, 0, 56, 42, 34)
    gable(plot, -3, 44, 44, 27, tones.lit)
    for x in (-34, 34):
        plot.arch(x, 10, 11, 30)
    plot.arch(0, 0, 22, 28, tones.deep)
    plot.line(3, (0, 68), (-15, 36), colour=tones.pale)
    plot.line(3, (0, 68), (15, 36), colour=tones.pale)
    plot.disc(0, 68, 3.8, tones.pale)
    plot.line(3, (-17, 50), (0, 36), (17, 50), colour=tones.pale)


def _observatory(plot: Plot) -> None:
    """Draw a dome that opens for a telescope, under the stars."""
    tones = plot.tones
    plot.block(-32, 0, 32, 34)
    plot.block(-32, 0, -6, 34, tones.lit)
    plot.block(-36, 34, 36, 39, tones.lit)
    plot.dome(0, 39, 30)
    plot.arc(0, 39, 30, 182, 268, 5, tones.lit)
    plot.shape((-2, 40), (8, 68), (20, 61), (14, 40), colour=tones.deep)
    plot.line(6.4, (6, 46), (27, 70), colour=tones.pale)
    plot.line(8.6, (24, 66), (30, 73), colour=tones.pale)
    plot.arch(0, 0, 14, 24, tones.deep)
    for x in (-20, 20):
        plot.arch(x, 10, 7, 24)
    for x, y, size in (
        (-50, 60, 3.4),
        (-58, 36, 2.4),
        (52, 50, 3),
        (60, 30, 2.2),
        (-42, 74, 2.4),
        (44, 34, 2),
    ):
        plot.shape(
            (x, y + size * 1.6),
            (x + size * 0.4, y + size * 0.4),
            (x + size * 1.6, y),
            (x + size * 0.4, y - size * 0.4),
            (x, y - size * 1.6),
            (x - size * 0.4, y - size * 0.4),
            (x - size * 1.6, y),
            (x - size * 0.4, y + size * 0.4),
            colour=tones.pale,
        )


def _pharmacist(plot: Plot) -> None:
    """Draw a cabinet of drawers with scales on it, herbs hung up to dry."""
    tones = plot.tones
    plot.block(-46, 0, 46, 34)
    plot.block(-50, 34, 50, 38, tones.lit)
    for column in range(6):
        for low in (4, 14, 24):
            left = -43 + column * 14.6
            plot.block(left, low, left + 12.6, low + 8.4, tones.lit)
            plot.disc(left + 6.3, low + 4.2, 1.6, tones.pale)
    plot.block(-1.6, 38, 1.6, 64, tones.wall)
    plot.block(-9, 38, 9, 41, tones.wall)
    plot.line(2.2, (-19, 61), (19, 65), colour=tones.wall)
    for x, y in ((-19, 61), (19, 65)):
        plot.line(0.9, (x, y), (x - 6, y - 13), colour=tones.wall)
        plot.line(0.9, (x, y), (x + 6, y - 13), colour=tones.wall)
        plot.bowl(x, y - 12, 8, tones.wall)
    jar(plot, -38, 38, 20, tones.bright)
    jar(plot, 38, 38, 20, tones.bright)
    plot.block(-50, 74, 50, 76.5)
    for x in (-40, -30, 31, 41):
        plot.line(1, (x, 74), (x, 69))
        plot.shape((x - 4.6, 60), (x, 71), (x + 4.6, 60), colour=tones.lit)


def _school(plot: Plot) -> None:
    """Draw a teacher at a board before children."""
    tones = plot.tones
    plot.block(-48, 16, 30, 68, tones.lit)
    plot.block(-44, 20, 26, 64, tones.deep)
    for x in (-40, 20):
        plot.line(2.6, (x, 16), (x - 4 if x < 0 else x + 4, 0))
    plot.ring(-26, 46, 11, 1.6, tones.pale)
    plot.shape((-4, 34), (6, 56), (16, 34), colour=tones.pale)
    plot.shape((-0.6, 36), (6, 51), (12.6, 36), colour=tones.deep)
    for low, right in ((29, 16), (24, 4)):
        plot.block(-38, low, right, low + 1.6, tones.bright)
    person(plot, 42, 0, 56)
    plot.line(3.2, (38, 40), (24, 46))
    plot.line(1.4, (26, 45), (12, 52), colour=tones.pale)
    for x in (-58, -40, -22, -4):
        plot.disc(x, 14, 4.6)
        plot.dome(x, 0, 8)


def _scriptorium(plot: Plot) -> None:
    """Draw a desk with a sheet and a quill, scrolls below it."""
    tones = plot.tones
    plot.shape((-40, 34), (32, 44), (36, 38), (-36, 28), colour=tones.lit)
    for x, top in ((-32.0, 30), (28.0, 38)):
        plot.line(3.6, (x - 4, 0), (x, top))
        plot.line(3.6, (x + 8, 0), (x + 2, top))
    plot.block(-40, 0, 40, 3.4)
    plot.shape((-28, 40), (16, 46), (12, 70), (-32, 64), colour=tones.pale)
    for index in range(4):
        low = 62 - index * 5
        plot.line(1.4, (-25, low - 2), (6 - index * 3, low + 2.2), colour=tones.lit)
    plot.shape((14, 48), (24, 58), (34, 76), (40, 77), (36, 66), (26, 54), colour=tones.bright)
    plot.line(1.4, (12, 46), (38, 76))
    plot.block(40, 0, 54, 13)
    plot.block(43, 13, 51, 17, tones.lit)
    for x, y in ((-14.0, 7), (-3.0, 7), (8.0, 7), (-8.5, 16), (2.5, 16)):
        plot.disc(x, y, 5, tones.bright)
        plot.disc(x, y, 1.8, tones.wall)


def _study(plot: Plot) -> None:
    """Draw an open book under a lamp at a round window."""
    tones = plot.tones
    plot.block(-48, 0, 48, 75, tones.lit)
    plot.block(-42, 22, 42, 70)
    plot.disc(0, 57, 12.5, tones.bright)
    plot.ring(0, 57, 14, 2.6, tones.lit)
    plot.block(-1, 45, 1, 69, tones.lit)
    plot.block(-12, 56, 12, 58, tones.lit)
    plot.block(-54, 0, 54, 13)
    plot.block(-57, 13, 57, 17, tones.bright)
    plot.shape((0, 17), (-30, 19), (-33, 36), (0, 26), colour=tones.deep)
    plot.shape((0, 17), (30, 19), (33, 36), (0, 26), colour=tones.deep)
    plot.shape((0, 21), (-27, 24), (-30, 39), (-16, 39), (0, 31), colour=tones.pale)
    plot.shape((0, 21), (27, 24), (30, 39), (16, 39), (0, 31), colour=tones.pale)
    for side in (-1, 1):
        for low in (27, 31):
            plot.line(1.2, (side * 5, low), (side * 23, low + 3.4), colour=tones.lit)
    plot.line(2, (40, 17), (40, 50), (30, 60), colour=tones.bright)
    plot.shape((20, 56), (30, 66), (35, 61), (29, 48), colour=tones.pale)


def _university(plot: Plot) -> None:
    """Draw a wide front with a temple gate, wings and a dome with lantern."""
    tones = plot.tones
    plot.block(-62, 0, 62, 32)
    plot.block(-62, 0, -22, 32, tones.lit)
    plot.block(-65, 32, 65, 36, tones.lit)
    windows(plot, -60, -24, 4, 14, 4, 5)
    windows(plot, 24, 60, 4, 14, 4, 5)
    windows(plot, -60, -24, 19, 29, 4, 5)
    windows(plot, 24, 60, 19, 29, 4, 5)
    plot.block(-18, 36, 18, 52)
    plot.dome(0, 50, 18, tones.lit)
    plot.block(-4, 66, 4, 72)
    plot.dome(0, 71, 5)
    plot.block(-24, 0, 24, 34, tones.deep)
    columns(plot, -23, 23, 4, 34, 5, 4.4, tones.pale)
    pediment(plot, 24, 34, 13)
    steps(plot, 22, 2, 2.4)


def _workshop(plot: Plot) -> None:
    """Draw a great gear wheel at work in an open shed."""
    tones = plot.tones
    plot.block(-52, 0, 52, 46, tones.deep)
    tiled_roof(plot, -54, 54, 46, 20)
    for x in (-52, 47):
        plot.block(x, 0, x + 5, 48, tones.lit)
    for x, y, radius, teeth in ((-12, 24, 17, 12), (18, 14, 11, 9)):
        for index in range(teeth):
            angle = math.tau * index / teeth
            plot.line(
                4.4,
                (x, y),
                (x + (radius + 3) * math.cos(angle), y + (radius + 3) * math.sin(angle)),
                colour=tones.pale,
            )
        plot.disc(x, y, radius, tones.pale)
        plot.disc(x, y, radius * 0.62, tones.lit)
        plot.disc(x, y, radius * 0.3, tones.deep)
    plot.block(28, 0, 44, 4, tones.lit)
    plot.line(2.4, (34, 34), (42, 20), colour=tones.bright)
    plot.shape((28, 36), (38, 42), (41, 37), (31, 31), colour=tones.pale)


def _compass(plot: Plot) -> None:
    """Draw dividers that measure a plan."""
    tones = plot.tones
    plot.shape((-50, 0), (-40, 18), (56, 18), (46, 0), colour=tones.pale)
    for x in (-24, 0, 24):
        plot.line(1.2, (x - 4, 3), (x + 4, 15), colour=tones.bright)
    plot.line(1.2, (-38, 9), (46, 9), colour=tones.bright)
    plot.line(6, (0, 68), (-24, 12), colour=tones.lit)
    plot.line(6, (0, 68), (24, 12))
    plot.arc(0, 66, 40, 58, 122, 3)
    plot.disc(0, 68, 8)
    plot.disc(0, 68, 4, tones.pale)


def _tablet(plot: Plot) -> None:
    """Draw a tablet of law on a stand."""
    tones = plot.tones
    plot.block(-32, 0, 32, 6)
    plot.block(-24, 6, 24, 58, tones.lit)
    plot.dome(0, 56, 24, tones.lit)
    plot.block(-18, 10, 18, 56)
    plot.dome(0, 55, 18)
    for index in range(6):
        low = 16 + index * 8
        plot.block(-12, low, 12 if index % 3 else 4, low + 2.6, tones.pale)
    cypress(plot, -50, 38)
    cypress(plot, 50, 44)


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        "academy": _academy,
        "apothecary": _apothecary,
        "pharmacist": _pharmacist,
        "dispensary": _dispensary,
        "laboratory": _laboratory,
        "library": _library,
        "lodge": _lodge,
        "observatory": _observatory,
        "school": _school,
        "scriptorium": _scriptorium,
        "study": _study,
        "university": _university,
        "workshop": _workshop,
        "compass": _compass,
        "gear": _workshop,
        "tablet": _tablet,
    }
)
