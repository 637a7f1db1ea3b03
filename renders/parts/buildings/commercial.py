"""Commercial buildings of the whole city: halls, squares, harbours, the road inn of the caravans."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from renders.drawing.theme import with_opacity
from renders.parts.buildings.elements import (
    barrel,
    coins,
    columns,
    crate,
    flag,
    gable,
    palm,
    person,
    steps,
    tiled_roof,
    wheel,
)
from renders.parts.buildings.plot import Building, Plot


def _arena(plot: Plot) -> None:
    tones = plot.tones
    plot.block(-58, 0, 58, 50)
    plot.oval(-58, 40, 58, 60, tones.lit)
    plot.oval(-50, 43, 50, 57, tones.deep)
    for row, (bottom, top) in enumerate(((2, 18), (22, 36))):
        plot.block(-58, top + 1.4, 58, top + 3.6, tones.lit)
        for index in range(9):
            x = -51 + index * 12.75
            plot.arch(x, bottom, 8, top, tones.pale if row else tones.bright)
    for x in (-40, 0, 40):
        flag(plot, x, 56 if x else 60, 74, 12)


def _armory(plot: Plot) -> None:
    """Draw a rack with spears, a shield and a helmet."""
    tones = plot.tones
    plot.block(-50, 0, 50, 6)
    for x in (-44, 44):
        plot.block(x - 2, 0, x + 2, 54)
    plot.block(-48, 46, 48, 50, tones.lit)
    for x in (-34, -26, 26, 34):
        plot.block(x - 1, 4, x + 1, 62)
        plot.shape((x - 3.4, 60), (x, 75), (x + 3.4, 60), colour=tones.pale)
    plot.disc(0, 26, 20, tones.lit)
    plot.ring(0, 26, 20, 3, tones.pale)
    plot.disc(0, 26, 6, tones.pale)
    plot.dome(0, 55, 10)
    plot.block(-10, 50, -4, 56)
    plot.block(4, 50, 10, 56)
    plot.arc(0, 57, 15, 190, 350, 4, tones.pale)


def _caravansery(plot: Plot) -> None:
    """Draw a walled yard and the camels before its gate."""
    tones = plot.tones
    plot.block(-62, 0, 62, 38)
    plot.block(-62, 35, 62, 38, tones.lit)
    plot.block(-16, 0, 16, 56, tones.lit)
    plot.block(4, 0, 16, 56)
    for index in range(3):
        plot.block(-17 + index * 12.6, 56, -8.6 + index * 12.6, 61, tones.lit)
    plot.arch(0, 0, 20, 42, tones.deep)
    for x in (-50, -34, 34, 50):
        plot.arch(x, 20, 8, 30, tones.bright)
    palm(plot, -46, 56)
    _camel(plot, 46, 42)


def _camel(plot: Plot, x: float, height: float) -> None:
    tones, unit = plot.tones, height / 34
    points = (
        (-16, 18),
        (-14, 21),
        (-9, 21),
        (-5, 29),
        (-1, 22),
        (3, 22),
        (7, 29),
        (11, 21),
        (15, 20),
        (16, 15),
        (12, 12),
        (-13, 12),
    )
    plot.shape(*((x + a * unit, b * unit) for a, b in points), colour=tones.pale)
    for leg in (-12, -8, 9, 13):
        plot.line(2.2 * unit, (x + leg * unit, 14 * unit), (x + (leg + 1) * unit, 0), colour=tones.pale)
    plot.line(
        4 * unit,
        (x - 14 * unit, 18 * unit),
        (x - 21 * unit, 18 * unit),
        (x - 22 * unit, 30 * unit),
        colour=tones.pale,
    )
    plot.line(4.6 * unit, (x - 22 * unit, 31 * unit), (x - 28 * unit, 29.5 * unit), colour=tones.pale)
    plot.shape(
        (x - 4 * unit, 30 * unit),
        (x + 6 * unit, 30 * unit),
        (x + 9 * unit, 14 * unit),
        (x - 7 * unit, 14 * unit),
        colour=tones.lit,
    )


def _chamber(plot: Plot) -> None:
    """Draw the hall of the merchants with a great coin in its gable."""
    tones = plot.tones
    low = steps(plot, 50, 2)
    plot.block(-48, low, 48, 40, tones.lit)
    plot.block(10, low, 48, 40)
    for x in (-38, -22, 22, 38):
        plot.arch(x, low, 10, 28, tones.deep)
        plot.block(x - 4, 31, x + 4, 36, tones.pale)
    plot.arch(0, low, 18, 34, tones.deep)
    plot.block(-53, 40, 53, 45, tones.lit)
    plot.shape((-50, 45), (-24, 60), (24, 60), (50, 45))
    plot.disc(0, 58, 18)
    plot.disc(0, 58, 15.4, tones.pale)
    plot.ring(0, 58, 12.6, 1.4, tones.bright)
    plot.block(-1.2, 50, 1.2, 66)
    plot.line(1.4, (-7, 63), (7, 63))
    for x in (-7, 7):
        plot.bowl(x, 58, 4.2)


def _customs(plot: Plot) -> None:
    """Draw a barrier across the road before a guarded house."""
    tones = plot.tones
    plot.block(-52, 0, -8, 40, tones.lit)
    plot.block(-22, 0, -8, 40)
    tiled_roof(plot, -52, -8, 40, 18)
    plot.arch(-38, 0, 13, 26, tones.deep)
    plot.arch(-16, 12, 9, 28)
    flag(plot, -46, 54, 76, 16)
    plot.block(0, 0, 8, 30)
    for index in range(7):
        start = 4 + index * 9.2
        low = 26 + index * 4.2
        plot.line(4, (start, low), (start + 8.6, low + 3.9), colour=tones.pale if index % 2 else tones.wall)
    plot.disc(4, 26, 4, tones.bright)
    plot.block(-8, 12, 2, 26, tones.wall)
    crate(plot, 24, 0, 17)
    crate(plot, 42, 0, 15)
    crate(plot, 30, 17, 13)


def _forum(plot: Plot) -> None:
    """Draw a square between two colonnades, a column of honour in its middle."""
    tones = plot.tones
    for side in (-1, 1):
        outer, inner = side * 62, side * 20
        left, right = min(outer, inner), max(outer, inner)
        plot.block(left, 0, right, 34, tones.deep)
        columns(plot, left, right, 0, 34, 5, 5, tones.lit)
        plot.block(left - 2, 34, right + 2, 39, tones.lit)
        plot.shape((left - 3, 39), (left + 6, 47), (right - 6, 47), (right + 3, 39))
    plot.block(-11, 0, 11, 8)
    plot.block(-8, 8, 8, 13, tones.lit)
    plot.block(-4, 13, 4, 58, tones.pale)
    plot.block(1, 13, 4, 58, tones.bright)
    for low in (22, 32, 42):
        plot.line(1, (-4, low), (4, low + 5))
    plot.block(-7, 58, 7, 61)
    person(plot, 0, 61, 16)


def _haven(plot: Plot) -> None:
    """Draw a ship at the quay under full sail."""
    tones = plot.tones
    edge = plot.edge + 1
    plot.block(-edge, -2, edge, 6, tones.bright)
    for x in (-60, -34, 44, 62):
        plot.line(1.1, (x - 8, 2), (x + 8, 2), colour=tones.pale)
    plot.shape((-44, 22), (-36, 8), (-26, 2), (26, 2), (38, 10), (46, 28), (36, 22), (30, 16), (-34, 16))
    plot.shape((-44, 22), (-34, 16), (30, 16), (36, 22), (30, 19), (-34, 19), colour=tones.lit)
    plot.block(-1.4, 16, 1.4, 76)
    plot.line(2, (-26, 70), (26, 70))
    plot.shape((-25, 69), (25, 69), (29, 48), (24, 26), (0, 30), (-24, 26), (-20, 48), colour=tones.pale)
    plot.shape((-21, 53), (28, 53), (27, 42), (-21, 42), colour=tones.lit)
    for index in range(6):
        plot.disc(-22 + index * 9, 11, 1.6, tones.pale)
    plot.block(52, 0, edge, 14)
    plot.block(52, 12, edge, 14, tones.lit)
    crate(plot, 58, 14, 11)


def _port(plot: Plot) -> None:
    """Draw a treadwheel crane that lifts a bale over the quay."""
    tones = plot.tones
    edge = plot.edge + 1
    plot.block(-edge, -2, -8, 4, tones.bright)
    plot.block(-8, 0, edge, 12)
    plot.block(-8, 9.6, edge, 12, tones.lit)
    plot.shape((-66, 14), (-60, 3), (-20, 3), (-12, 16), (-20, 12), (-58, 12))
    plot.block(-40, 12, -37, 46)
    plot.shape((-58, 40), (-20, 40), (-24, 18), (-54, 18), colour=tones.pale)
    plot.block(12, 12, 44, 34, tones.lit)
    gable(plot, 28, 20, 34, 14)
    wheel(plot, 28, 24, 12)
    plot.line(4, (30, 40), (-6, 74))
    plot.line(2.6, (40, 36), (12, 56), colour=tones.lit)
    plot.line(1, (-6, 74), (-6, 50))
    plot.block(-14, 36, 2, 50, tones.bright)
    plot.line(1.2, (-14, 43), (2, 43))
    plot.line(1.2, (-6, 36), (-6, 50))
    barrel(plot, 56, 12, 13, 16)


def _lighthouse(plot: Plot) -> None:
    tones = plot.tones
    plot.shape((-90, 0), (-30, 3), (-22, 10), (22, 10), (30, 3), (60, 0))
    plot.shape((-14, 10), (-9, 50), (9, 50), (14, 10))
    plot.shape((-14, 10), (-9, 50), (0, 50), (0, 10), colour=tones.lit)
    plot.block(-13, 48, 13, 52.5, tones.lit)
    plot.block(-7, 52, 7, 63, tones.pale)
    for x in (-7, -1, 5):
        plot.block(x, 52, x + 2, 63)
    plot.block(-10, 62, 10, 65)
    plot.dome(0, 65, 8)
    plot.block(-0.8, 72, 0.8, 77)
    plot.arch(0, 10, 8, 22, tones.deep)
    for y in (27, 38):
        plot.arch(-2, y, 4, y + 7)
    for side in (-1, 1):
        plot.shape((side * 10, 58), (side * 60, 66), (side * 60, 52), colour=with_opacity(tones.pale, 150))


def _treasury(plot: Plot) -> None:
    """Draw a chest full of coins."""
    tones = plot.tones
    plot.block(-34, 0, 34, 24, tones.lit)
    plot.block(-34, 21, 34, 25)
    for x in (-24, 20):
        plot.block(x, 0, x + 5, 24)
    plot.shape((-34, 44), (-30, 62), (30, 62), (34, 44))
    plot.block(-34, 42, 34, 46, tones.bright)
    for x, low in ((-22, 26), (-8, 28), (8, 29), (22, 26), (-15, 35), (1, 37), (15, 35)):
        plot.disc(x, low, 8, tones.pale)
        plot.ring(x, low, 8, 1.2, tones.lit)
    plot.block(-5, 12, 5, 24, tones.pale)
    for x, count in ((-50, 6), (48, 8), (62, 4)):
        coins(plot, x, 0, count)


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        "arena": _arena,
        "armory": _armory,
        "caravansery": _caravansery,
        "chamber_of_commerce": _chamber,
        "customs_house": _customs,
        "forum": _forum,
        "haven": _haven,
        "port": _port,
        "lighthouse": _lighthouse,
        "coin": _treasury,
    }
)
