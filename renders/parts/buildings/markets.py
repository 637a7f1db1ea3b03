"""Commercial buildings in which things are made, kept and sold: markets, inns, stores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from renders.parts.buildings.elements import (
    barrel,
    crate,
    flag,
    jar,
    tiled_roof,
    windows,
)
from renders.parts.buildings.plot import Building, Plot


def _awning(plot: Plot, left: float, right: float, bottom: float, rise: float, stripes: int) -> None:
    """Stretch a striped awning whose edge hangs in scallops."""
    width = (right - left) / stripes
    for index in range(stripes):
        colour = plot.tones.pale if index % 2 else plot.tones.wall
        low, high = left + index * width, left + rise * 0.5 + index * (right - left - rise) / stripes
        upper = high + (right - left - rise) / stripes
        plot.shape(
            (low, bottom), (high, bottom + rise), (upper, bottom + rise), (low + width, bottom), colour=colour
        )
        plot.bowl(low + width / 2, bottom + 0.3, width / 2, colour)


def _stall(plot: Plot, x: float, half: float, top: float) -> None:
    tones = plot.tones
    plot.block(x - half + 2, 12, x + half - 2, top, tones.deep)
    for side in (-1, 1):
        plot.block(x + side * (half - 2) - 1.4, 0, x + side * (half - 2) + 1.4, top)
    plot.block(x - half, 0, x + half, 14, tones.lit)
    plot.block(x - half - 1, 13, x + half + 1, 16.5, tones.bright)
    _awning(plot, x - half - 4, x + half + 4, top, 13, 6)


def _bazar(plot: Plot) -> None:
    """Draw a domed market hall with carpets that hang from its arches."""
    tones = plot.tones
    plot.block(-58, 0, 58, 40)
    plot.block(-61, 40, 61, 44, tones.lit)
    for x, radius in ((-36, 14), (36, 14), (0, 22)):
        plot.dome(x, 44, radius, tones.lit if x <= 0 else tones.wall)
        plot.block(x - 0.9, 44 + radius, x + 0.9, 50 + radius)
        plot.disc(x, 51 + radius, 1.8)
    for x in (-39, 0, 39):
        plot.arch(x, 0, 26, 35, tones.deep)
    for x in (-39, 39):
        plot.block(x - 8, 8, x + 8, 26, tones.pale)
        plot.shape((x - 8, 17), (x, 26), (x + 8, 17), (x, 8), colour=tones.lit)
        plot.block(x - 3, 14, x + 3, 20, tones.pale)
    for x, height in ((-7, 17), (6, 20)):
        jar(plot, x, 0, height, tones.pale)


def _brewery(plot: Plot) -> None:
    tones = plot.tones
    plot.block(-8, 0, 50, 36, tones.lit)
    tiled_roof(plot, -8, 50, 36, 17)
    plot.block(30, 48, 39, 66)
    windows(plot, 0, 46, 14, 27, 3, 8)
    # A copper still with its long neck.
    plot.block(-44, 0, -20, 8, tones.deep)
    plot.disc(-32, 23, 18, tones.bright)
    plot.block(-50, 21, -14, 24)
    plot.shape((-40, 38), (-34, 58), (-28, 60), (-26, 40), colour=tones.bright)
    plot.line(4, (-31, 58), (-22, 64), (-10, 50), (-8, 30), colour=tones.bright)
    barrel(plot, 4, 0, 17, 19)
    barrel(plot, 58, 0, 16, 20)


def _marketplace(plot: Plot) -> None:
    _stall(plot, -42, 17, 38)
    _stall(plot, 42, 17, 38)
    _stall(plot, 0, 20, 52)
    for x, height in ((-9, 11), (0, 14), (9, 11)):
        jar(plot, x, 16.5, height + 4, plot.tones.bright)
    for x in (-48, -38, 36, 46):
        plot.disc(x, 19.5, 4, plot.tones.bright)
        plot.disc(x + 5, 19.5, 3.4, plot.tones.pale)


def _tavern(plot: Plot) -> None:
    """Draw an inn with its sign, a table and barrels."""
    tones = plot.tones
    plot.block(-46, 0, 26, 38, tones.lit)
    plot.block(6, 0, 26, 38)
    tiled_roof(plot, -46, 26, 38, 22)
    plot.arch(-32, 0, 15, 28, tones.deep)
    plot.block(-18, 14, 2, 30, tones.pale)
    plot.block(-9, 14, -7, 30)
    plot.block(-18, 21, 2, 23)
    plot.line(2.4, (26, 54), (52, 54))
    plot.block(25, 40, 28, 57)
    plot.line(1, (40, 54), (40, 50))
    plot.block(31, 28, 51, 50, tones.pale)
    # A cup on the sign.
    plot.shape((35, 46), (47, 46), (45, 36), (43, 34), (39, 34), (37, 36))
    plot.block(40, 30, 42, 35)
    plot.block(37, 30, 45, 32)
    barrel(plot, 38, 0, 17, 21)
    barrel(plot, 57, 0, 16, 17)


def _trading_post(plot: Plot, side: int) -> None:
    """Draw a tent with goods, and a sign that points to the neighbour it trades with."""
    tones = plot.tones
    x = -side * 10
    plot.shape((x - 36, 0), (x - 30, 32), (x, 60), (x + 30, 32), (x + 36, 0))
    plot.shape((x - 36, 0), (x - 30, 32), (x, 60), (x - 9, 32), (x - 12, 0), colour=tones.lit)
    plot.shape((x - 11, 0), (x - 8, 30), (x, 40), (x + 8, 30), (x + 11, 0), colour=tones.deep)
    for index in range(6):
        left = x - 30 + index * 10
        plot.bowl(left + 5, 32.5, 5, tones.pale if index % 2 else tones.wall)
    flag(plot, x, 58, 76, 13)
    pole = side * 46
    plot.block(pole - 1.8, 0, pole + 1.8, 37)
    plot.shape(
        (pole - side * 12, 34),
        (pole + side * 14, 34),
        (pole + side * 23, 26.5),
        (pole + side * 14, 19),
        (pole - side * 12, 19),
        colour=tones.pale,
    )
    crate(plot, pole + side * 12 - 7, 0, 14)
    jar(plot, pole - side * 12, 0, 18, tones.bright)


def _vineyard(plot: Plot) -> None:
    """Draw vines on trellises before the house, and grapes."""
    tones = plot.tones
    plot.block(18, 0, 54, 36, tones.lit)
    plot.block(40, 0, 54, 36)
    tiled_roof(plot, 18, 54, 36, 16)
    windows(plot, 20, 52, 14, 27, 2, 8)
    for x in (-64, -42, -20, 2):
        plot.line(2.2, (x, 0), (x, 36))
    plot.line(2, (-66, 34), (6, 34))
    for x in range(-64, 6, 11):
        plot.disc(x, 36, 7.4, tones.lit)
        plot.disc(x + 5, 40, 6)
    for x, rows in ((-31, 5), (-53, 4), (-9, 4)):
        for row in range(rows):
            for index in range(rows - row):
                plot.disc(
                    x + (index - (rows - row - 1) / 2) * 5,
                    30 - row * 5,
                    2.9,
                    tones.pale if index % 2 == row % 2 else tones.bright,
                )


def _store(plot: Plot, goods: Callable[[Plot, float], None]) -> None:
    """Draw an open shed with a large stock of one good."""
    tones = plot.tones
    plot.block(-50, 0, 50, 44, tones.deep)
    for x in (-50, -2, 46):
        plot.block(x, 0, x + 4.6, 46, tones.lit)
    plot.shape((-58, 44), (-34, 66), (34, 66), (58, 44))
    plot.block(-58, 42, 58, 46, tones.lit)
    plot.disc(0, 56, 8, tones.bright)
    for x in (-24, 24):
        goods(plot, x)


def _logs(plot: Plot, x: float) -> None:
    for row, count in enumerate((3, 2, 1)):
        for index in range(count):
            plot.disc(x + (index - (count - 1) / 2) * 13, 6.4 + row * 11.2, 6.2, plot.tones.pale)
            plot.ring(x + (index - (count - 1) / 2) * 13, 6.4 + row * 11.2, 3.8, 1, plot.tones.lit)


def _blocks(plot: Plot, x: float) -> None:
    for left, low, width in ((-19, 0, 18), (1, 0, 18), (-11, 13, 20)):
        plot.block(x + left, low, x + left + width, low + 12, plot.tones.pale)
        plot.block(x + left + width - 4, low, x + left + width, low + 12, plot.tones.bright)


def _bricks(plot: Plot, x: float) -> None:
    for row in range(5):
        for index in range(4 - row % 2):
            left = x - 19 + index * 10 + (row % 2) * 5
            plot.block(
                left, row * 6, left + 8.6, row * 6 + 4.8, plot.tones.pale if row % 2 else plot.tones.bright
            )


_GOODS: Mapping[str, Callable[[Plot, float], None]] = MappingProxyType(
    {"wood": _logs, "stone": _blocks, "clay": _bricks}
)

BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        "bazar": _bazar,
        "brewery": _brewery,
        "marketplace": _marketplace,
        "tavern": _tavern,
        "east_trading_post": partial(_trading_post, side=1),
        "west_trading_post": partial(_trading_post, side=-1),
        "vineyard": _vineyard,
        **{f"{resource}_reserve": partial(_store, goods=goods) for resource, goods in _GOODS.items()},
    }
)
