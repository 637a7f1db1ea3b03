"""Things that stand around wonders. Each is given by its foot on the ground and its size in units."""

from __future__ import annotations

import math

from renders.parts.scenes.shapes import (
    Shape,
    arch,
    bend,
    disc,
    ellipse,
    moved,
    polygon,
    rectangle,
    smooth,
    stroke,
    taper,
)


def palm(x: float, y: float, height: float, trunk: str, leaves: str) -> tuple[Shape, ...]:
    """Draw a date palm that leans a little."""
    crown_x, crown_y = 9.0, -88.0
    shapes = [taper(trunk, 7, 4.5, *bend((0, 0), (1, -30), (4, -60), (crown_x, crown_y)))]
    for angle, length in (
        (-168, 40),
        (-140, 44),
        (-108, 36),
        (-74, 36),
        (-42, 44),
        (-12, 40),
        (168, 30),
        (14, 30),
    ):
        end_x = crown_x + length * math.cos(math.radians(angle))
        end_y = crown_y + length * math.sin(math.radians(angle)) * 0.75
        middle = (crown_x + (end_x - crown_x) * 0.55, crown_y + (end_y - crown_y) * 0.6 - 9)
        shapes.append(
            smooth(
                leaves,
                (crown_x, crown_y - 2),
                (middle[0], middle[1] - 3),
                (end_x, end_y + 13),
                (middle[0], middle[1] + 7),
                (crown_x, crown_y + 3),
            )
        )
    return moved(shapes, x, y, scale=height / 110)


def cypress(x: float, y: float, height: float, fill: str, shade: str) -> tuple[Shape, ...]:
    """Draw a slender cypress."""
    shapes = (
        rectangle(shade, -3, -12, 3, 0),
        smooth(fill, (0, -104), (-9, -74), (-14, -36), (-9, -8), (0, -4), (9, -8), (14, -36), (9, -74)),
        smooth(shade, (0, -102), (5, -70), (3, -34), (1, -6), (9, -8), (14, -36), (9, -74)),
    )
    return moved(shapes, x, y, scale=height / 104)


def round_tree(x: float, y: float, height: float, fill: str, shade: str, trunk: str) -> tuple[Shape, ...]:
    """Draw a tree with a broad crown, such as an olive tree."""
    shapes = (
        taper(trunk, 11, 6, *bend((0, 0), (-3, -18), (3, -34), (1, -46))),
        taper(trunk, 6, 3, *bend((0, -28), (10, -40), (18, -52))),
        disc(shade, -22, -56, 21),
        disc(shade, 22, -58, 22),
        disc(shade, 2, -72, 27),
        disc(fill, -25, -60, 17),
        disc(fill, -3, -77, 22),
        disc(fill, 17, -63, 17),
    )
    return moved(shapes, x, y, scale=height / 100)


def bush(x: float, y: float, width: float, fill: str, shade: str) -> tuple[Shape, ...]:
    """Draw a low round bush."""
    shapes = (
        ellipse(shade, 0, -12, 100, 44),
        disc(shade, -26, -16, 22),
        disc(shade, 24, -18, 24),
        disc(fill, -28, -22, 17),
        disc(fill, -2, -26, 21),
        disc(fill, 22, -25, 16),
    )
    return moved(shapes, x, y, scale=width / 100)


def galley(x: float, y: float, length: float, hull: str, sail: str, stripe: str) -> tuple[Shape, ...]:
    """Draw a ship with one square sail; its foot is the water line."""
    shapes = [
        rectangle(hull, -1.2, -66, 1.2, -8),
        smooth(sail, (-25, -60), (0, -58), (25, -60), (31, -38), (27, -20), (0, -23), (-27, -20), (-21, -40)),
        polygon(stripe, (-24, -45), (30, -44), (30.5, -36), (-22, -37)),
        stroke(hull, 2.2, (-28, -61), (28, -61)),
        smooth(
            hull,
            (-50, -25),
            (-45, -10),
            (-34, -1),
            (0, 2),
            (34, -1),
            (46, -11),
            (53, -28),
            (44, -16),
            (0, -11),
            (-42, -15),
        ),
        disc(stripe, 39, -11, 2.4),
    ]
    for oar in range(5):
        start = -26 + oar * 12
        shapes.append(stroke(hull, 1.1, (start, -5), (start - 7, 6)))
    return moved(shapes, x, y, scale=length / 100)


def house(
    x: float, y: float, width: float, height: float, wall: str, shade: str, opening: str
) -> tuple[Shape, ...]:
    """Draw a plain house with a flat roof."""
    left, right, top = x - width / 2, x + width / 2, y - height
    return (
        rectangle(wall, left, top, right, y),
        rectangle(shade, x + width * 0.12, top, right, y),
        rectangle(wall, left - width * 0.05, top, right + width * 0.05, top + height * 0.1),
        rectangle(opening, left + width * 0.16, top + height * 0.3, left + width * 0.32, top + height * 0.52),
        arch(opening, x + width * 0.28, width * 0.2, top + height * 0.5, y),
    )


def town(x: float, y: float, scale: float, wall: str, shade: str, opening: str) -> tuple[Shape, ...]:
    """Draw a handful of houses up a slope; the foot of the lowest row is given."""
    shapes: list[Shape] = []
    rows = (
        (-30, ((-34, 16, 18), (-12, 14, 24), (10, 18, 16), (34, 13, 20))),
        (-15, ((-46, 18, 20), (-22, 16, 16), (2, 17, 24), (24, 16, 17), (44, 18, 22))),
        (0, ((-56, 16, 15), (-36, 18, 20), (-14, 17, 15), (12, 18, 21), (34, 17, 15), (56, 16, 18))),
    )
    for foot, houses in rows:
        for place, width, height in houses:
            shapes.extend(house(place, foot, width, height, wall, shade, opening))
    return moved(shapes, x, y, scale=scale)


def column(x: float, top: float, bottom: float, width: float, light: str, shade: str) -> tuple[Shape, ...]:
    """Draw a column with base, capital and its shaded right half."""
    half = width / 2
    lip = width * 0.28
    return (
        polygon(
            light, (x - half * 0.86, top), (x + half * 0.86, top), (x + half, bottom), (x - half, bottom)
        ),
        polygon(
            shade,
            (x + half * 0.18, top),
            (x + half * 0.86, top),
            (x + half, bottom),
            (x + half * 0.2, bottom),
        ),
        rectangle(light, x - half - lip, top, x + half + lip, top + width * 0.34),
        rectangle(light, x - half - lip, bottom - width * 0.3, x + half + lip, bottom),
        rectangle(shade, x + half * 0.3, bottom - width * 0.3, x + half + lip, bottom),
    )


def sphinx(x: float, y: float, length: float, light: str, shade: str) -> tuple[Shape, ...]:
    """Draw a sphinx that looks to the left."""
    shapes = (
        rectangle(shade, -52, -6, 54, 0),
        smooth(
            light, (-50, -6), (-50, -13), (-30, -15), (-24, -30), (10, -34), (40, -32), (52, -18), (52, -6)
        ),
        smooth(shade, (-8, -6), (2, -22), (18, -32), (40, -32), (52, -18), (52, -6)),
        polygon(light, (-36, -56), (-24, -62), (-12, -56), (-5, -26), (-20, -30), (-34, -32)),
        polygon(shade, (-22, -61), (-12, -56), (-5, -26), (-17, -29)),
        smooth(light, (-38, -56), (-30, -60), (-24, -54), (-24, -40), (-32, -36), (-38, -42)),
        polygon(light, (-35, -37), (-30, -37), (-31, -28), (-34, -28)),
    )
    return moved(shapes, x, y, scale=length / 104)


def camel(x: float, y: float, height: float, fill: str) -> tuple[Shape, ...]:
    """Draw a walking camel in silhouette that goes to the left."""
    shapes = (
        smooth(
            fill,
            (-24, -40),
            (-10, -46),
            (2, -62),
            (13, -46),
            (28, -42),
            (32, -30),
            (20, -24),
            (-16, -24),
            (-27, -30),
        ),
        taper(fill, 10, 6, *bend((-22, -34), (-38, -36), (-44, -56), (-50, -64))),
        smooth(fill, (-48, -69), (-60, -66), (-63, -61), (-52, -59), (-46, -62)),
        taper(fill, 7, 3.5, (-18, -28), (-22, -14), (-18, 0)),
        taper(fill, 7, 3.5, (-12, -28), (-9, -14), (-12, 0)),
        taper(fill, 7, 3.5, (22, -28), (18, -14), (22, 0)),
        taper(fill, 7, 3.5, (27, -30), (31, -14), (28, 0)),
    )
    return moved(shapes, x, y, scale=height / 70)


def deer(x: float, y: float, height: float, fill: str) -> tuple[Shape, ...]:
    """Draw a standing deer in silhouette that looks to the left."""
    shapes = (
        smooth(fill, (-22, -50), (0, -54), (24, -52), (31, -42), (24, -32), (0, -34), (-18, -32), (-25, -40)),
        taper(fill, 13, 8, (-18, -44), (-30, -62), (-34, -72)),
        smooth(fill, (-30, -80), (-42, -76), (-50, -70), (-46, -66), (-34, -67), (-27, -74)),
        *(
            taper(fill, 6, 2.6, (leg, -40), (leg + lean, -20), (leg - 1, 0))
            for leg, lean in ((-18, -2), (-11, 3), (20, 4), (26, -1))
        ),
        taper(fill, 2.6, 1.4, *bend((-31, -78), (-26, -92), (-34, -104))),
        taper(fill, 2.2, 1.2, (-29, -90), (-20, -98)),
        taper(fill, 2.6, 1.4, *bend((-34, -79), (-40, -92), (-36, -108))),
        taper(fill, 2.2, 1.2, (-39, -90), (-48, -98)),
        taper(fill, 4, 2, (29, -48), (34, -42)),
    )
    return moved(shapes, x, y, scale=height / 108)


def gable_house(
    x: float, y: float, width: float, height: float, wall: str, shade: str, trim: str, window: str
) -> tuple[Shape, ...]:
    """Draw a guild house with a stepped gable and lit windows."""
    left, right, top = x - width / 2, x + width / 2, y - height
    eaves = top + width * 0.62
    shapes = [
        rectangle(wall, left, eaves, right, y),
        rectangle(shade, x + width * 0.2, eaves, right, y),
    ]
    for step in range(4):
        inset, rise = width * 0.115 * (step + 0.4), width * 0.145 * (step + 1)
        shapes.append(rectangle(wall, left + inset, eaves - rise, right - inset, eaves))
        shapes.append(
            rectangle(trim, left + inset - 0.4, eaves - rise - 0.7, right - inset + 0.4, eaves - rise)
        )
    shapes.append(
        polygon(trim, (x - 1.6, top + width * 0.06), (x, top - width * 0.14), (x + 1.6, top + width * 0.06))
    )
    shapes.append(disc(window, x, eaves - width * 0.2, width * 0.085))
    floors = max(2, int((y - eaves) // (width * 0.46)))
    storey = (y - eaves) / floors
    for floor in range(floors):
        foot = eaves + storey * (floor + 1)
        shapes.append(rectangle(trim, left, foot - storey - 0.4, right, foot - storey + 0.4))
        for place in (-1, 0, 1):
            centre, half = x + place * width * 0.3, width * 0.085
            lit = (floor * 5 + place * 3 + int(x)) % 3 > 0
            shapes.append(
                rectangle(
                    window if lit else shade,
                    centre - half,
                    foot - storey * 0.82,
                    centre + half,
                    foot - storey * 0.26,
                )
            )
    return tuple(shapes)
