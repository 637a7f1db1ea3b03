"""Military buildings: where a city is guarded, and where its soldiers learn, live and ride."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from renders.drawing.theme import Rgba
from renders.parts.buildings.elements import (
    battlements,
    flag,
    flame,
    gable,
    person,
    tiled_roof,
    tower,
    wheel,
)
from renders.parts.buildings.horses import horse_looking_out, standing_horse
from renders.parts.buildings.plot import Building, Plot


def _archery_range(plot: Plot) -> None:
    tones = plot.tones
    for x in (-15, 19):
        plot.line(3, (x, 0), (2 + (x - 2) * 0.3, 66))
    plot.disc(2, 40, 28)
    for radius, colour in (
        (26, tones.pale),
        (20, tones.wall),
        (14, tones.pale),
        (8, tones.wall),
        (3, tones.pale),
    ):
        plot.disc(2, 40, radius, colour)
    for x, y in ((2, 41), (14, 30)):
        plot.line(1.8, (x, y), (x + 30, y + 12), colour=tones.deep)
        plot.shape((x + 25, y + 10), (x + 36, y + 19), (x + 40, y + 12), (x + 31, y + 8), colour=tones.deep)
    plot.block(-66, 0, -34, 12, tones.lit)
    plot.oval(-68, 2, -62, 12, tones.bright)


def _arsenal(plot: Plot) -> None:
    """Draw a store of arms: crossed swords over a shield on its front."""
    tones = plot.tones
    plot.block(-54, 0, 54, 44)
    plot.block(-54, 0, -16, 44, tones.lit)
    gable(plot, 0, 60, 44, 28)
    gable(plot, -4, 44, 46, 20, tones.lit)
    for x in (-40, 40):
        plot.arch(x, 0, 15, 28, tones.deep)
    for side in (-1, 1):
        plot.line(3.6, (side * 20, 6), (-side * 18, 52), colour=tones.pale)
        plot.line(2.6, (side * 10, 10), (side * 20, 18), colour=tones.pale)
    plot.shape((-13, 46), (13, 46), (13, 30), (0, 12), (-13, 30), colour=tones.deep)
    plot.shape((-10, 43), (10, 43), (10, 31), (0, 17), (-10, 31), colour=tones.bright)
    plot.block(-1.4, 18, 1.4, 43, tones.deep)


def _barracks(plot: Plot) -> None:
    """Draw long quarters, and shields along their wall."""
    tones = plot.tones
    plot.block(-62, 0, 62, 32, tones.lit)
    tiled_roof(plot, -62, 62, 32, 20, 10)
    plot.arch(0, 0, 16, 26, tones.deep)
    for x in (-48, -31, 31, 48):
        plot.disc(x, 16, 8)
        plot.ring(x, 16, 8, 1.6, tones.pale)
        plot.disc(x, 16, 2.4, tones.pale)
    flag(plot, 0, 50, 77, 18)


def _circus(plot: Plot) -> None:
    """Draw a chariot before the stands."""
    tones = plot.tones
    for row, half in enumerate((62, 52, 42)):
        plot.block(-half, 30 + row * 11, half, 42 + row * 11, tones.bright)
        plot.block(-half, 39.6 + row * 11, half, 42 + row * 11, tones.lit)
        for index in range(-5 + row, 6 - row):
            plot.disc(index * 10, 36 + row * 11, 2.4, tones.pale)
    plot.block(-62, 0, 62, 31, tones.bright)
    plot.block(-62, 26, 62, 30, tones.lit)
    _horse(plot, -26, 0, 42)
    wheel(plot, 31, 10, 10)
    plot.shape((18, 10), (20, 30), (26, 31), (28, 16), (46, 14), (46, 10))
    plot.line(1.6, (22, 16), (-10, 18))
    plot.disc(34, 49, 4.4)
    plot.shape((29, 45), (38, 44), (42, 16), (30, 16))
    plot.line(2.2, (31, 40), (16, 30))
    plot.line(0.9, (16, 30), (-28, 32))


def _horse(plot: Plot, x: float, bottom: float, height: float, colour: Rgba | None = None) -> None:
    """Draw a horse that runs to the left."""
    unit = height / 42
    body = (
        (-20, 24),
        (-16, 28),
        (-8, 27),
        (6, 27),
        (14, 29),
        (19, 25),
        (18, 17),
        (10, 15),
        (-8, 15),
        (-18, 17),
    )
    neck = ((-20, 20), (-27, 34), (-36, 34), (-38, 37), (-30, 42), (-24, 42), (-21, 40), (-13, 29), (-12, 18))
    for part in (body, neck):
        plot.shape(*((x + a * unit, bottom + b * unit) for a, b in part), colour=colour)
    for start, middle, end in (
        ((-15, 18), (-25, 14), (-23, 4)),
        ((-11, 17), (-14, 8), (-9, 0)),
        ((14, 19), (21, 11), (17, 1)),
        ((10, 18), (8, 9), (14, 0)),
    ):
        plot.line(
            3.2 * unit, *((x + a * unit, bottom + b * unit) for a, b in (start, middle, end)), colour=colour
        )
    plot.line(
        3 * unit,
        *((x + a * unit, bottom + b * unit) for a, b in ((18, 26), (25, 24), (28, 14))),
        colour=colour,
    )


def _fortifications(plot: Plot) -> None:
    """Draw a keep behind two rings of walls."""
    tones = plot.tones
    plot.block(-22, 20, 22, 66)
    plot.block(-22, 20, -4, 66, tones.lit)
    plot.block(-25, 60, 25, 66, tones.lit)
    battlements(plot, -25, 25, 66, 4, 5, tones.lit)
    for x in (-10, 10):
        plot.arch(x, 46, 5, 56)
    for x in (-44, 44):
        tower(plot, x, 9, 50, bottom=10)
    plot.block(-44, 10, 44, 36)
    plot.block(-44, 33, 44, 36, tones.lit)
    battlements(plot, -34, 34, 36, 6, 4, tones.wall)
    plot.block(-64, 0, 64, 17, tones.lit)
    plot.block(-64, 14.6, 64, 17, tones.bright)
    battlements(plot, -64, 64, 17, 10, 4, tones.lit)
    plot.arch(0, 0, 17, 22, tones.deep)
    flag(plot, 0, 66, 77, 10)


def _garrison(plot: Plot) -> None:
    """Draw rows of tents behind a standard."""
    tones = plot.tones
    for x, half, top in ((-44, 22, 38), (44, 22, 38), (-20, 24, 30), (22, 24, 30)):
        plot.shape((x - half, 0), (x, top), (x + half, 0))
        plot.shape((x - half, 0), (x, top), (x - half * 0.1, 0), colour=tones.lit)
        plot.shape((x - half * 0.26, 0), (x, top * 0.6), (x + half * 0.26, 0), colour=tones.deep)
    plot.block(-1.6, 0, 1.6, 70)
    plot.block(-15, 46, 15, 68, tones.bright)
    plot.shape((-15, 46), (-15, 41), (-7.5, 46), (0, 40), (7.5, 46), (15, 41), (15, 46), colour=tones.bright)
    plot.line(2.4, (-9, 52), (9, 64), colour=tones.pale)
    plot.line(2.4, (9, 52), (-9, 64), colour=tones.pale)
    plot.shape((-4.4, 70), (0, 77), (4.4, 70), colour=tones.pale)


def _guard_tower(plot: Plot) -> None:
    """Draw a timber tower with a fire on its platform."""
    tones = plot.tones
    for side in (-1, 1):
        plot.line(3.6, (side * 22, 0), (side * 13, 44))
    for low, half, upper in ((2, 21, 17), (22, 17, 13)):
        plot.line(2, (-half, low), (upper, low + 18), colour=tones.lit)
        plot.line(2, (half, low), (-upper, low + 18), colour=tones.lit)
        plot.line(2.4, (-upper, low + 19), (upper, low + 19))
    plot.block(-22, 42, 22, 46, tones.lit)
    plot.block(-20, 46, 20, 53)
    for x in (-18, 16.4):
        plot.block(x, 46, x + 2.2, 66)
    gable(plot, 0, 28, 64, 13)
    flame(plot, 0, 50, 13)
    for x in range(-60, -26, 7):
        plot.shape((x, 0), (x, 15), (x + 2.6, 19), (x + 5.2, 15), (x + 5.2, 0))
    for x in range(28, 62, 7):
        plot.shape((x, 0), (x, 15), (x + 2.6, 19), (x + 5.2, 15), (x + 5.2, 0))


def _palisade(plot: Plot) -> None:
    """Draw a wall of pointed trunks with a gate."""
    tones = plot.tones
    for index in range(17):
        x = -68 + index * 8
        if abs(x + 4) < 14:
            continue
        top = 44 + (index * 7) % 5
        plot.shape((x, 0), (x, top), (x + 3.7, top + 9), (x + 7.4, top), (x + 7.4, 0))
        plot.shape((x, 0), (x, top), (x + 3.7, top + 9), (x + 3, 0), colour=tones.lit)
    for low in (14, 34):
        for left, right in ((-68, -13), (13, 68)):
            plot.block(left, low, right, low + 3.4, tones.deep)
    for x in (-14, 14):
        plot.shape((x - 5, 0), (x - 5, 62), (x, 72), (x + 5, 62), (x + 5, 0))
    plot.block(-14, 52, 14, 57, tones.lit)
    for side in (-1, 1):
        plot.shape((side * 9, 0), (side * 9, 44), (side * 1, 44), (side * 1, 0), colour=tones.bright)
        plot.line(1.6, (side * 9, 6), (side * 1, 38), colour=tones.wall)


def _pretorium(plot: Plot) -> None:
    """Draw the general's tent between two standards."""
    tones = plot.tones
    plot.shape((-48, 0), (-40, 28), (0, 62), (40, 28), (48, 0))
    plot.shape((-48, 0), (-40, 28), (0, 62), (-14, 28), (-18, 0), colour=tones.lit)
    plot.block(-42, 26, 42, 30, tones.bright)
    plot.shape((0, 46), (-13, 0), (13, 0), colour=tones.deep)
    plot.shape((0, 46), (-13, 0), (-20, 0), colour=tones.pale)
    flag(plot, 0, 60, 77, 13)
    for x in (-56, 56):
        plot.block(x - 1.4, 0, x + 1.4, 58)
        plot.block(x - 10, 34, x + 10, 48, tones.bright)
        plot.shape((x - 10, 34), (x, 28), (x + 10, 34), colour=tones.bright)
        plot.ring(x, 41, 4.6, 1.4, tones.pale)
        plot.shape((x - 8, 58), (x, 62), (x + 8, 58), (x, 55))


def _siege_workshop(plot: Plot) -> None:
    """Draw a catapult, its arm drawn."""
    tones = plot.tones
    plot.stand(9)
    plot.block(-46, 12, 42, 18)
    for x in (-34, 30):
        wheel(plot, x, 10, 10)
    plot.line(4, (-14, 16), (-2, 52))
    plot.line(4, (22, 16), (2, 52))
    plot.line(2.4, (-6, 36), (10, 36), colour=tones.lit)
    plot.line(5, (34, 20), (-34, 66))
    plot.shape((-44, 62), (-40, 74), (-28, 70), (-30, 62), colour=tones.wall)
    plot.disc(-35, 73, 6, tones.bright)
    plot.disc(0, 43, 3.6, tones.pale)
    plot.line(1.4, (-40, 17), (-26, 60), colour=tones.bright)
    for x, y in ((54, 6), (66, 6), (60, 16)):
        plot.disc(x, y, 6, tones.lit)


def _stables(plot: Plot) -> None:
    """Draw a horse before its open box."""
    tones = plot.tones
    plot.block(-60, 0, 60, 42, tones.lit)
    tiled_roof(plot, -60, 60, 42, 20)
    for x in (-30, 30):
        plot.block(x - 22, 0, x + 22, 36, tones.deep)
    plot.block(8, 0, 52, 16)
    for low in (3, 9):
        plot.block(8, low, 52, low + 1.4, tones.bright)
    for x in (-54, -6, 54):
        plot.block(x - 2, 0, x + 2, 42)
    standing_horse(plot, -26, tones.pale, tones.bright)
    horse_looking_out(plot, 40, 16, tones.pale, tones.bright)


def _horse_breeders(plot: Plot) -> None:
    """Draw a mare and her foal in a fenced meadow."""
    tones = plot.tones
    plot.stand(14, 1.55)
    standing_horse(plot, -4, tones.wall, tones.deep)
    plot.stand(-44, 0.8)
    standing_horse(plot, 0, tones.deep, tones.wall)
    plot.stand(0)
    for x in (-74, -46, -18, 10, 38, 66):
        plot.block(x, 0, x + 3.6, 26)
    for low in (8, 19):
        plot.block(-84, low, 84, low + 3, tones.lit)


def _parade_ground(plot: Plot) -> None:
    """Draw soldiers in rank with shields and spears before their commander."""
    tones = plot.tones
    for x in (-44, -26, -8, 10):
        plot.line(1.6, (x + 8, 4), (x + 8, 66))
        plot.shape((x + 5.6, 64), (x + 8, 74), (x + 10.4, 64), colour=tones.pale)
        person(plot, x, 0, 50)
        plot.arc(x, 45, 8, 180, 350, 2.6, tones.bright)
        plot.disc(x - 1, 24, 8.6, tones.lit)
        plot.ring(x - 1, 24, 8.6, 1.6, tones.pale)
        plot.disc(x - 1, 24, 2.4, tones.pale)
    person(plot, 46, 0, 58, tones.wall)
    plot.arc(46, 52, 9.4, 190, 360, 3.4, tones.pale)
    plot.line(3, (42, 40), (28, 50))
    plot.line(1.8, (28, 50), (20, 66), colour=tones.pale)


def _training_ground(plot: Plot) -> None:
    """Draw a straw man that is fought with, and a rack of spears."""
    tones = plot.tones
    plot.block(-2.4, 0, 2.4, 60)
    plot.line(5, (-24, 46), (24, 46))
    plot.disc(0, 64, 8.4, tones.bright)
    plot.shape((-12, 52), (12, 52), (9, 22), (-9, 22), colour=tones.bright)
    for low in (30, 40):
        plot.block(-11, low, 11, low + 2)
    plot.disc(-25, 42, 11)
    plot.ring(-25, 42, 11, 2, tones.pale)
    plot.line(2.6, (24, 46), (36, 70), colour=tones.pale)
    plot.line(2.4, (22, 52), (31, 48), colour=tones.pale)
    for start in (-66, 46):
        plot.line(2.4, (start, 26), (start + 22, 26))
        for x in (start + 2, start + 11, start + 20):
            plot.line(1.6, (x, 0), (x, 44))
            plot.shape((x - 3, 42), (x, 52), (x + 3, 42), colour=tones.pale)


def _walls(plot: Plot) -> None:
    tones = plot.tones
    edge = plot.edge + 2
    plot.block(-edge, 0, edge, 40)
    plot.block(-edge, 36, edge, 40, tones.lit)
    battlements(plot, -edge, edge, 40, 17, 6, tones.wall)
    for row in range(4):
        for index in range(-12, 12):
            x = index * 14 + (row % 2) * 7
            plot.block(x, 5 + row * 8, x + 8, 8 + row * 8, tones.lit if (index + row) % 3 else tones.wall)
    for x in (-27, 27):
        tower(plot, x, 13, 62)
        plot.arch(x, 34, 5, 46)
    plot.block(-14, 0, 14, 48, tones.lit)
    battlements(plot, -14, 14, 48, 3, 5, tones.lit)
    plot.arch(0, 0, 19, 36, tones.deep)
    for x in (-5, 0, 5):
        plot.block(x - 0.7, 0, x + 0.7, 33, tones.bright)
    for y in (10, 20):
        plot.block(-9, y, 9, y + 1.4, tones.bright)


def _horns(plot: Plot, horns: int) -> None:
    """Draw a shield between spears, and the war horns that call for battle."""
    tones = plot.tones
    for x in (-44, 44):
        plot.block(x - 1.6, 0, x + 1.6, 62)
        plot.shape((x - 6, 60), (x, 77), (x + 6, 60), colour=tones.pale)
    plot.shape((-24, 70), (24, 70), (24, 40), (14, 18), (0, 6), (-14, 18), (-24, 40), colour=tones.pale)
    plot.shape((-20, 66), (20, 66), (20, 40), (12, 21), (0, 11), (-12, 21), (-20, 40), colour=tones.lit)
    plot.shape((0, 66), (20, 66), (20, 40), (12, 21), (0, 11))
    plot.disc(0, 42, 7, tones.pale)
    for side in (-1, 1)[:horns]:
        plot.line(6, (side * 70, 34), (side * 56, 20), (side * 30, 18), colour=tones.bright)
        plot.shape((side * 66, 24), (side * 86, 44), (side * 62, 42), colour=tones.pale)


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {
        "archery_range": _archery_range,
        "arsenal": _arsenal,
        "barracks": _barracks,
        "garrison": _garrison,
        "circus": _circus,
        "fortifications": _fortifications,
        "guard_tower": _guard_tower,
        "palisade": _palisade,
        "stockade": _palisade,
        "pretorium": _pretorium,
        "siege_workshop": _siege_workshop,
        "stable": _stables,
        "stables": _stables,
        "horse_breeders": _horse_breeders,
        "parade_ground": _parade_ground,
        "training_ground": _training_ground,
        "walls": _walls,
        **{f"shield{horns}": partial(_horns, horns=horns) for horns in range(3)},
    }
)
