"""Horses on cards, all looking to the left."""

from __future__ import annotations

from renders.drawing.theme import Rgba
from renders.parts.buildings.plot import Plot, Point

_HEAD: tuple[Point, ...] = (
    (-8, 29.5),
    (-10.5, 34.5),
    (-14, 38.6),
    (-15.2, 42.8),
    (-17.4, 40.4),
    (-20.6, 38.2),
    (-24.4, 33.4),
    (-27, 30.2),
    (-27.2, 28),
    (-25.2, 27.2),
    (-22.6, 29),
    (-19.2, 31),
    (-17, 31.4),
    (-15.8, 27.5),
    (-15, 23.5),
)
"""From the withers over the ear and the nose down to the chest."""
_TRUNK: tuple[Point, ...] = (
    *_HEAD,
    (-14.6, 20),
    (-11.5, 16.6),
    (-4, 15),
    (3, 15.8),
    (9, 18),
    (16.6, 17),
    (18.4, 22),
    (17.4, 26.4),
    (14, 29.2),
    (8.5, 29.4),
    (2, 27.6),
    (-3, 27.8),
)
_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-14.6, 20), (-9, 18), (-10.4, 10), (-10.9, 3), (-9.6, 0), (-13.8, 0), (-13, 3), (-13.2, 10)),
    (
        (-13.8, 20),
        (-8.6, 17),
        (-13.6, 12.2),
        (-15.2, 9.6),
        (-13.4, 4.6),
        (-16.4, 2.6),
        (-18.6, 9.4),
        (-17.8, 12.4),
    ),
    (
        (8, 21),
        (18.2, 22),
        (17.4, 15.4),
        (18, 11.4),
        (16.2, 3),
        (16.6, 0),
        (12.4, 0),
        (13.8, 3),
        (14.8, 10.6),
        (11, 16),
    ),
    ((4, 20), (13, 20), (12.2, 15), (12.4, 11), (9.8, 3), (10, 0), (5.8, 0), (7.4, 3), (9.2, 10.6), (6, 15)),
)
"""The first foreleg stands, the other is lifted; then the hind legs."""
_TAIL: tuple[Point, ...] = (
    (15.6, 28.6),
    (19.6, 27.6),
    (22, 23),
    (22.2, 16),
    (20.6, 8.4),
    (19.2, 12),
    (19.2, 18),
    (17.8, 23.6),
)
_MANE: tuple[Point, ...] = (
    (-16.4, 40),
    (-14.6, 41.4),
    (-11.4, 38),
    (-8.6, 34),
    (-5.4, 28.6),
    (-9.4, 29.4),
    (-11.6, 32.6),
    (-13.4, 36.4),
)


def standing_horse(plot: Plot, x: float, colour: Rgba, mane: Rgba) -> None:
    """Draw a horse that stands and paws the ground, its mane and tail in another colour."""
    for leg in _LEGS:
        plot.shape(*_moved(leg, x), colour=colour)
    plot.shape(*_moved(_TAIL, x), colour=mane)
    plot.shape(*_moved(_TRUNK, x), colour=colour)
    _draw_mane(plot, x, 0, mane)


def horse_looking_out(plot: Plot, x: float, bottom: float, colour: Rgba, mane: Rgba) -> None:
    """Draw head and neck of a horse behind something that reaches up to ``bottom``."""
    hidden = bottom - _HEAD[-1][1]
    plot.shape(*_moved(_HEAD, x, hidden), (x - 2, bottom), colour=colour)
    _draw_mane(plot, x, hidden, mane)


def _draw_mane(plot: Plot, x: float, bottom: float, mane: Rgba) -> None:
    plot.shape(*_moved(_MANE, x, bottom), colour=mane)
    plot.disc(x - 20.4, bottom + 35.6, 0.8, mane)


def _moved(points: tuple[Point, ...], x: float, bottom: float = 0) -> tuple[Point, ...]:
    return tuple((x + a, bottom + b) for a, b in points)
