"""Guild houses: each known by the emblem on the great banner before its hall."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from renders.parts.buildings.plot import Building, Plot

_Emblem = Callable[[Plot], None]
"""Draws an emblem around the middle of the banner, within 19 units of it."""

_Y = 42
"""How high the middle of the banner hangs."""


def _hall(plot: Plot, emblem: _Emblem) -> None:
    tones = plot.tones
    for side in (-1, 1):
        x = side * 50
        left, right = min(x, x + side * 20), max(x, x + side * 20)
        plot.block(left - 6, 0, right + 6, 36, tones.lit if side < 0 else tones.wall)
        for step in range(4):
            plot.block(left - 6 + step * 4, 36 + step * 4, right + 6 - step * 4, 40 + step * 4)
        for place in (left + 2, right - 2):
            plot.arch(place, 20, 6, 30)
            plot.arch(place, 4, 6, 14)
    plot.block(-34, 70, 34, 74)
    for x in (-34, 34):
        plot.disc(x, 72, 3.4, tones.bright)
        plot.block(x - 1.4, 0, x + 1.4, 72)
    plot.shape((-28, 71), (28, 71), (28, 18), (14, 10), (0, 16), (-14, 10), (-28, 18))
    plot.shape((-28, 71), (-24, 71), (-24, 15.8), (-28, 18), colour=tones.lit)
    plot.shape((28, 71), (24, 71), (24, 15.8), (28, 18), colour=tones.lit)
    plot.block(-28, 66.5, 28, 69, tones.lit)
    emblem(plot)


def _workers(plot: Plot) -> None:
    pale = plot.tones.pale
    plot.line(3.6, (-12, _Y - 16), (8, _Y + 12), colour=pale)
    plot.shape(
        (-8, _Y + 14), (2, _Y + 19), (14, _Y + 15), (19, _Y + 4), (13, _Y + 9), (4, _Y + 12), colour=pale
    )
    plot.line(3.6, (12, _Y - 16), (-5, _Y + 8), colour=pale)
    plot.shape((-16, _Y + 6), (-8, _Y + 15), (0, _Y + 8), (-4, _Y + 3), (-8, _Y + 2), colour=pale)


def _craftsmen(plot: Plot) -> None:
    pale = plot.tones.pale
    plot.line(4, (-13, _Y - 15), (7, _Y + 9), colour=pale)
    plot.shape((-4, _Y + 14), (12, _Y + 1), (18, _Y + 8), (2, _Y + 20), colour=pale)
    plot.shape(
        (14, _Y - 17),
        (10, _Y - 17),
        (-6, _Y + 4),
        (-14, _Y + 8),
        (-13, _Y + 16),
        (-5, _Y + 11),
        (-1, _Y + 8),
        colour=pale,
    )


def _traders(plot: Plot) -> None:
    """Draw a purse with coins."""
    tones = plot.tones
    plot.oval(-17, _Y - 19, 17, _Y + 8, tones.pale)
    plot.shape((-13, _Y + 1), (-4, _Y + 11), (4, _Y + 11), (13, _Y + 1), colour=tones.pale)
    plot.shape(
        (-11, _Y + 20),
        (-4, _Y + 12),
        (4, _Y + 12),
        (11, _Y + 20),
        (4, _Y + 17.5),
        (0, _Y + 20),
        (-4, _Y + 17.5),
        colour=tones.pale,
    )
    plot.line(2.6, (-5.4, _Y + 11.4), (5.4, _Y + 11.4), (12, _Y + 6), colour=tones.bright)
    plot.disc(0, _Y - 6, 7.6, tones.lit)
    plot.disc(0, _Y - 6, 5.4, tones.pale)
    plot.block(-1, _Y - 9, 1, _Y - 3, tones.lit)


def _philosophers(plot: Plot) -> None:
    """Draw an owl."""
    tones = plot.tones
    plot.oval(-13, _Y - 18, 13, _Y + 14, tones.pale)
    plot.shape((-13, _Y + 18), (-12, _Y + 2), (0, _Y + 9), colour=tones.pale)
    plot.shape((13, _Y + 18), (12, _Y + 2), (0, _Y + 9), colour=tones.pale)
    for x in (-6, 6):
        plot.disc(x, _Y + 6, 5.4)
        plot.disc(x, _Y + 6, 2.6, tones.pale)
    plot.shape((-2.2, _Y + 2), (2.2, _Y + 2), (0, _Y - 3))
    for row in range(2):
        for x in (-5, 0, 5):
            plot.arc(x, _Y - 5 - row * 5, 3, 0, 180, 1.1)


def _spies(plot: Plot) -> None:
    """Draw an eye."""
    tones = plot.tones
    points = [(-20 + step * 2, _Y + 11.5 * math.sin(math.pi * step / 20)) for step in range(21)]
    lower = [(20 - step * 2, _Y - 11.5 * math.sin(math.pi * step / 20)) for step in range(21)]
    plot.shape(*points, *lower, colour=tones.pale)
    plot.disc(0, _Y, 8.8)
    plot.disc(0, _Y, 4, tones.pale)
    for x, y in ((-13, 15), (0, 18), (13, 15)):
        plot.line(2.2, (x * 0.8, _Y + y * 0.78), (x, _Y + y), colour=tones.pale)


def _strategists(plot: Plot) -> None:
    """Draw a crested helmet."""
    tones = plot.tones
    plot.arc(0, _Y + 2, 18, 150, 350, 6, tones.bright)
    plot.dome(0, _Y + 2, 13, tones.pale)
    plot.block(-13, _Y - 14, 13, _Y + 3, tones.pale)
    plot.shape((-6, _Y + 2), (-2, _Y + 2), (-2, _Y - 14), (-6, _Y - 14))
    plot.block(-13, _Y - 2, 2, _Y + 3)
    plot.shape((-13, _Y - 14), (-7, _Y - 18), (-7, _Y - 12), colour=tones.pale)


def _shipowners(plot: Plot) -> None:
    """Draw an anchor."""
    pale = plot.tones.pale
    plot.ring(0, _Y + 14, 5.6, 2.4, pale)
    plot.block(-1.9, _Y - 16, 1.9, _Y + 10, pale)
    plot.block(-10, _Y + 3, 10, _Y + 6.4, pale)
    plot.arc(0, _Y - 1, 16.5, 12, 168, 3.8, pale)
    for side in (-1, 1):
        plot.shape((side * 19, _Y), (side * 12, _Y - 3), (side * 18, _Y - 10), colour=pale)


def _scientists(plot: Plot) -> None:
    """Draw a globe of rings."""
    tones = plot.tones
    plot.ring(0, _Y + 2, 16, 2.4, tones.pale)
    for half in (6, 11):
        points = [
            (half * math.cos(step / 6 * math.pi), _Y + 2 + 14.6 * math.sin(step / 6 * math.pi))
            for step in range(13)
        ]
        plot.line(1.6, *points, colour=tones.pale)
    plot.line(2, (-19, _Y - 5), (19, _Y + 9), colour=tones.pale)
    plot.disc(0, _Y + 2, 3.4, tones.pale)
    plot.block(-8, _Y - 18, 8, _Y - 15, tones.pale)


def _magistrates(plot: Plot) -> None:
    """Draw a bundle of rods with an axe."""
    tones = plot.tones
    for x in (-6, -2, 2, 6):
        plot.block(x - 1.6, _Y - 18, x + 1.6, _Y + 15, tones.pale)
    for low in (-12, -1, 10):
        plot.block(-9, _Y + low, 9, _Y + low + 2.6)
    plot.shape((6, _Y + 10), (17, _Y + 16), (19, _Y + 8), (17, _Y), (6, _Y + 4), colour=tones.pale)
    plot.shape((-2, _Y + 15), (0, _Y + 20), (2, _Y + 15), colour=tones.pale)


def _builders(plot: Plot) -> None:
    """Draw a plumb line in a set square, over stones."""
    tones = plot.tones
    plot.shape((0, _Y + 18), (-17, _Y - 9), (17, _Y - 9), colour=tones.pale)
    plot.shape((0, _Y + 11), (-11, _Y - 6), (11, _Y - 6))
    plot.line(1.2, (0, _Y + 12), (0, _Y - 3), colour=tones.pale)
    plot.disc(0, _Y - 4, 2.4, tones.pale)
    for left in (-17, -5.4, 6.2):
        plot.block(left, _Y - 17, left + 10.6, _Y - 11.4, tones.pale)


def _moneylenders(plot: Plot) -> None:
    """Draw a pile of coins and one on its edge."""
    tones = plot.tones
    plot.disc(0, _Y + 9, 10, tones.pale)
    plot.ring(0, _Y + 9, 7.4, 1.4)
    plot.block(-1.2, _Y + 5, 1.2, _Y + 13)
    for x, count in ((-12, 4), (0, 3), (12, 5)):
        for index in range(count):
            low = _Y - 18 + index * 4
            plot.block(x - 5.4, low, x + 5.4, low + 3, tones.pale if index % 2 else tones.bright)


_EMBLEMS: Mapping[str, _Emblem] = MappingProxyType(
    {
        "workers_guild": _workers,
        "craftsmens_guild": _craftsmen,
        "merchants_guild": _traders,
        "traders_guild": _traders,
        "philosophers_guild": _philosophers,
        "spies_guild": _spies,
        "strategists_guild": _strategists,
        "tacticians_guild": _strategists,
        "shipowners_guild": _shipowners,
        "scientists_guild": _scientists,
        "magistrates_guild": _magistrates,
        "builders_guild": _builders,
        "moneylenders_guild": _moneylenders,
    }
)

_HALLS: Mapping[_Emblem, Building] = MappingProxyType(
    {emblem: partial(_hall, emblem=emblem) for emblem in _EMBLEMS.values()}
)

BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {guild: _HALLS[emblem] for guild, emblem in _EMBLEMS.items()}
)
