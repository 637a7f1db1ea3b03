"""Civilian buildings: where a city prays, bathes, watches and is governed."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from renders.drawing.theme import Rgba
from renders.parts.buildings.elements import (
    columns,
    cypress,
    flag,
    flame,
    pedestal,
    pediment,
    person,
    smoke,
    steps,
    windows,
)
from renders.parts.buildings.plot import Building, Plot


def _altar(plot: Plot) -> None:
    tones = plot.tones
    steps(plot, 46, 3, 4)
    plot.block(-24, 12, 24, 40, tones.lit)
    plot.block(2, 12, 24, 40)
    plot.block(-30, 40, 30, 46, tones.lit)
    plot.block(-30, 12, 30, 16)
    plot.ring(-2, 28, 8, 2, tones.pale)
    plot.bowl(0, 54, 13)
    plot.block(-13, 52, 13, 55, tones.bright)
    flame(plot, 0, 54, 24)
    for x in (-48, 48):
        plot.block(x - 2, 8, x + 2, 36)
        plot.bowl(x, 42, 8)
        flame(plot, x, 42, 13)


def _aqueduct(plot: Plot) -> None:
    tones = plot.tones
    edge = plot.edge + 2
    plot.block(-edge, 0, edge, 60)
    plot.block(-edge, 57, edge, 60, tones.pale)
    plot.block(-edge, 53.5, edge, 57, tones.lit)
    plot.block(-edge, 34, edge, 37.5, tones.lit)
    for index in range(-5, 6):
        plot.arch(index * 26, -1, 18, 32, tones.bright)
        plot.block(index * 26 - 14.5, 0, index * 26 - 11.5, 34, tones.lit)
    for index in range(-10, 11):
        plot.arch(index * 13, 37.5, 8, 51, tones.bright)


def _baths(plot: Plot) -> None:
    tones = plot.tones
    plot.dome(-30, 34, 19)
    plot.dome(30, 34, 19)
    plot.dome(0, 34, 29, tones.lit)
    plot.dome(6, 34, 24)
    plot.block(-56, 0, 56, 32)
    plot.block(-59, 32, 59, 37, tones.lit)
    windows(plot, -52, -14, 8, 24, 3, 7)
    windows(plot, 14, 52, 8, 24, 3, 7)
    plot.arch(0, 0, 19, 29)
    smoke(plot, -4, 62)


def _courthouse(plot: Plot) -> None:
    tones = plot.tones
    plot.block(-54, 0, 54, 30)
    plot.block(-58, 30, 58, 34, tones.lit)
    windows(plot, -52, -24, 8, 22, 2, 7)
    windows(plot, 24, 52, 8, 22, 2, 7)
    plot.block(-22, 0, 22, 46, tones.lit)
    columns(plot, -20, 20, 6, 40, 4, 4.6, tones.pale)
    pediment(plot, 22, 40, 15)
    steps(plot, 20, 2)
    # The scales of justice above the gable.
    plot.block(-1.2, 58, 1.2, 75)
    plot.line(1.8, (-15, 72), (15, 72))
    for x in (-15, 15):
        plot.line(0.8, (x, 72), (x - 5, 64))
        plot.line(0.8, (x, 72), (x + 5, 64))
        plot.bowl(x, 64.5, 6)


def _gardens(plot: Plot) -> None:
    tones = plot.tones
    for x, height in ((-60, 42), (-44, 60), (44, 62), (60, 44)):
        cypress(plot, x, height)
    for x in (-24, 24):
        plot.oval(x - 13, -2, x + 13, 18, tones.lit)
    plot.block(-28, 0, 28, 5, tones.lit)
    plot.block(-3.4, 5, 3.4, 44)
    plot.bowl(0, 26, 24)
    plot.block(-25, 24, 25, 27.5, tones.bright)
    plot.bowl(0, 48, 13)
    plot.block(-13.5, 46, 13.5, 49.5, tones.bright)
    plot.disc(0, 53, 4)
    for side in (-1, 1):
        for step in range(9):
            along = step / 8
            plot.disc(side * (3 + 17 * along), 56 + 16 * along - 44 * along * along, 1.5, tones.pale)


def _palace(plot: Plot) -> None:
    tones = plot.tones
    for half, bottom, top, count in ((58, 0, 28, 9), (40, 30, 48, 7), (24, 50, 62, 5)):
        plot.block(-half, bottom, half, top)
        plot.block(-half, bottom, -half * 0.2, top, tones.lit)
        plot.block(-half - 3, top, half + 3, top + 2.6, tones.lit)
        for index in range(count):
            x = -half + half * 2 * (index + 0.5) / count
            if index != count // 2 or bottom:
                plot.block(
                    x - 2.2, bottom + 4, x + 2.2, top - 4, tones.pale if (index * 5) % 3 else tones.deep
                )
    plot.shape((-30, 64.6), (0, 77), (30, 64.6), colour=tones.wall)
    plot.arch(0, 0, 14, 23)


def _pantheon(plot: Plot) -> None:
    tones = plot.tones
    plot.block(-48, 0, 48, 44)
    plot.dome(0, 44, 31, tones.lit)
    plot.dome(6, 44, 26)
    plot.block(-44, 44, 44, 48, tones.lit)
    plot.block(-40, 48, 40, 51.5)
    steps(plot, 34, 2)
    plot.block(-34, 6, 34, 34, tones.deep)
    columns(plot, -34, 34, 6, 34, 6, 5.4, tones.pale)
    pediment(plot, 35, 34, 15)


def _pawnshop(plot: Plot) -> None:
    """Draw a shop with the three balls of a pawnbroker over its counter."""
    tones = plot.tones
    plot.block(-48, 0, 18, 50, tones.lit)
    plot.block(0, 0, 18, 50)
    plot.block(-52, 50, 22, 55)
    plot.block(-43, 17, -6, 42, tones.deep)
    for x, height in ((-35, 13), (-25, 17), (-14, 11)):
        plot.block(x - 3.6, 17, x + 3.6, 17 + height, tones.pale)
        plot.disc(x, 17 + height, 3.6, tones.pale)
    plot.block(-46, 12, -3, 17, tones.bright)
    plot.arch(9, 0, 12, 32, tones.deep)
    plot.line(2.8, (8, 72), (46, 72))
    plot.block(6, 55, 10, 74)
    for x, y in ((27, 60), (41, 60), (34, 48)):
        plot.line(1.2, (34, 72), (x, y))
        plot.disc(x, y, 7.2, tones.pale)
        plot.ring(x, y, 7.2, 1.6)


def _rostrum(plot: Plot) -> None:
    """Draw a speaker on the platform with the bows of captured ships, people before him."""
    tones = plot.tones
    plot.block(-34, 0, 54, 34)
    plot.block(-34, 0, 0, 34, tones.lit)
    plot.block(-38, 34, 58, 39, tones.lit)
    for x in (-20, 8, 36):
        plot.shape((x - 7, 22), (x + 8, 26), (x + 15, 19), (x + 9, 15), (x - 7, 14), colour=tones.pale)
        plot.disc(x + 2, 20, 1.8)
    person(plot, 6, 39, 34)
    plot.line(3.4, (9, 63), (22, 72))
    plot.line(3, (3, 62), (-6, 54))
    for x, height in ((-64, 22), (-54, 26), (-45, 21)):
        person(plot, x, 0, height)


def _obelisk(plot: Plot) -> None:
    tones = plot.tones
    steps(plot, 22, 3, 3.4)
    plot.block(-14, 10, 14, 18, tones.lit)
    plot.shape((-9.5, 18), (-6.5, 68), (6.5, 68), (9.5, 18))
    plot.shape((-9.5, 18), (-6.5, 68), (0, 68), (0, 18), colour=tones.lit)
    plot.shape((-6.5, 68), (0, 77), (6.5, 68), colour=tones.pale)
    for index in range(5):
        y = 25 + index * 8.4
        plot.disc(-3.4, y + 3, 1.6, tones.pale)
        plot.block(-5, y - 1.4, -1.6, y, tones.pale)
        plot.block(1.8, y - 1, 4.6, y + 3.6)
    for x, height in ((-46, 24), (-58, 34), (48, 30), (60, 22)):
        cypress(plot, x, height)


def _senate(plot: Plot) -> None:
    """Draw the curved benches of the senators around the speaker."""
    tones = plot.tones
    plot.block(-56, 0, 56, 6)
    for index in range(4):
        radius = 56 - index * 10
        plot.dome(0, 4, radius, (tones.wall, tones.lit)[index % 2])
    plot.dome(0, 4, 15, tones.deep)
    for radius, count in ((51, 9), (41, 7), (31, 5)):
        for index in range(count):
            angle = math.radians(180 * (index + 0.5) / count)
            x, y = radius * math.cos(angle), 4 + radius * math.sin(angle)
            plot.disc(x, y + 3, 2.5, tones.pale)
            plot.dome(x, y - 3.6, 4.2, tones.pale)
    person(plot, 0, 4, 22, tones.bright)
    for x in (-64, 64):
        flag(plot, x, 0, 52, 12 if x < 0 else -12)


def _statue(plot: Plot) -> None:
    """Draw a figure with a raised arm and a long cloak on a pedestal."""
    tones = plot.tones
    pedestal(plot, 0, 19, 26)
    plot.disc(-1, 68, 5.4)
    plot.shape((-9, 60), (8, 60), (6, 46), (9, 26), (-9, 26), (-6, 46))
    plot.shape((-9, 60), (-1, 60), (-1, 26), (-9, 26), (-6, 46), colour=tones.lit)
    plot.shape((-8, 60), (-17, 46), (-15, 30), (-8, 27))
    plot.line(4.4, (7, 58), (17, 66), (25, 76))
    plot.line(3.8, (-8, 58), (-16, 48), (-12, 40))
    for x, height in ((-44, 20), (46, 16)):
        person(plot, x, 0, height)


def _temple(plot: Plot) -> None:
    tones = plot.tones
    low = steps(plot, 48, 3)
    plot.block(-40, low, 40, 48, tones.deep)
    columns(plot, -46, 46, low, 50, 6, 7)
    pediment(plot, 50, 50, 20)
    plot.disc(0, 61, 4.4, tones.pale)


def _theater(plot: Plot) -> None:
    tones = plot.tones
    plot.dome(0, 0, 64)
    for index in range(4):
        plot.dome(0, 0, 57 - index * 9, (tones.lit, tones.wall)[index % 2])
        plot.arc(0, 0, 57 - index * 9, 182, 358, 1, tones.bright)
    for degrees in (36, 72, 108, 144):
        angle = math.radians(degrees)
        plot.line(
            1.8,
            (26 * math.cos(angle), 26 * math.sin(angle)),
            (60 * math.cos(angle), 60 * math.sin(angle)),
            colour=tones.bright,
        )
    plot.dome(0, 0, 22, tones.bright)
    plot.block(-24, 0, 24, 7, tones.pale)
    plot.block(-20, 7, 20, 22, tones.deep)
    columns(plot, -20, 20, 7, 24, 5, 3.6, tones.pale)
    plot.block(-23, 24, 23, 27.5)
    plot.shape((-25, 27.5), (0, 37), (25, 27.5))


def _town_hall(plot: Plot) -> None:
    """Draw a hall with arcades and a tower whose bell hangs free."""
    tones = plot.tones
    plot.block(-54, 0, 54, 38)
    plot.block(-54, 0, -14, 38, tones.lit)
    plot.block(-58, 38, 58, 42, tones.lit)
    windows(plot, -52, -14, 0, 17, 3, 9, tones.deep)
    windows(plot, 14, 52, 0, 17, 3, 9, tones.deep)
    windows(plot, -52, -14, 23, 34, 3, 6)
    windows(plot, 14, 52, 23, 34, 3, 6)
    plot.block(-13, 0, 13, 58)
    plot.block(-13, 0, 1, 58, tones.lit)
    plot.arch(0, 0, 12, 20, tones.deep)
    plot.block(-16, 42, 16, 45, tones.bright)
    plot.arch(0, 46, 14, 60)
    plot.shape((-4.4, 49), (-2.6, 56), (2.6, 56), (4.4, 49))
    plot.shape((-17, 60), (0, 77), (17, 60))


def _laurel(plot: Plot) -> None:
    """Draw a laurel wreath on a monument."""
    tones = plot.tones
    pedestal(plot, 0, 28, 18)
    for side in (-1, 1):
        plot.arc(0, 48, 25, *((0, 110) if side > 0 else (70, 180)), 2)
        plot.arc(0, 48, 25, *((290, 360) if side > 0 else (180, 250)), 2)
        for step in range(7):
            degrees = -68 + step * 22
            for reach, turn in ((29, 20), (17.5, 14)):
                _leaf(plot, side, degrees, reach, turn, tones.pale if reach > 20 else tones.bright)
    plot.shape((-7, 20), (0, 28), (7, 20), (4, 17), (-4, 17), colour=tones.lit)


def _leaf(plot: Plot, side: int, degrees: float, reach: float, turn: float, colour: Rgba) -> None:
    """Set one leaf beside the twig of a wreath around (0, 48)."""

    def place(radius: float, angle: float) -> tuple[float, float]:
        return (side * radius * math.cos(math.radians(angle)), 48 + radius * math.sin(math.radians(angle)))

    middle = (24 + reach) / 2
    ends = (
        place(23, degrees),
        place(middle - 1, degrees + turn),
        place(reach, degrees + turn + 10),
        place(middle + 2, degrees + turn * 0.2),
    )
    plot.shape(*ends, colour=colour)


def _cat(plot: Plot) -> None:
    """Draw the statue of a sitting cat between two columns."""
    tones = plot.tones
    pedestal(plot, 0, 24, 20)
    plot.oval(-15, 18, 15, 50)
    plot.oval(-15, 18, 6, 50, tones.lit)
    plot.block(-9, 20, 9, 40)
    plot.disc(0, 54, 11, tones.lit)
    plot.shape((-10, 58), (-9, 71), (-2, 63), colour=tones.lit)
    plot.shape((10, 58), (9, 71), (2, 63))
    for x in (-4.4, 4.4):
        plot.oval(x - 1.6, 53, x + 1.6, 57, tones.pale)
    plot.arc(14, 26, 10, 10, 120, 3.6)
    for x in (-46, 46):
        columns(plot, x - 4, x + 4.2, 0, 52, 2, 4)
        plot.block(x - 8, 52, x + 8, 56)


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        "altar": _altar,
        "aqueduct": _aqueduct,
        "baths": _baths,
        "courthouse": _courthouse,
        "gardens": _gardens,
        "obelisk": _obelisk,
        "palace": _palace,
        "pantheon": _pantheon,
        "pawnshop": _pawnshop,
        "rostrum": _rostrum,
        "senate": _senate,
        "statue": _statue,
        "temple": _temple,
        "theater": _theater,
        "town_hall": _town_hall,
        "laurel3": _laurel,
        "laurel2cat": _cat,
    }
)
