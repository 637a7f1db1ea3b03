"""Who builds a wonder, and what they put up when it is complete; given by their foot, in units."""

from __future__ import annotations

from renders.parts.scenes.shapes import (
    Shape,
    bend,
    disc,
    moved,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import FIRE_DEEP, FIRE_LIGHT

_SKIN, _WOOD = "#8A5A3C", "#4A3226"


def worker(x: float, y: float, height: float, robe: str) -> tuple[Shape, ...]:
    """Draw somebody in a short tunic who carries a beam."""
    shapes = (
        taper(_SKIN, 12, 8, (-7, -42), (-12, 0)),
        taper(_SKIN, 12, 8, (7, -42), (13, 0)),
        polygon(robe, (-15, -80), (15, -80), (20, -32), (-20, -32)),
        disc(_SKIN, 0, -92, 12),
        stroke(_WOOD, 9, (-44, -84), (44, -92)),
        taper(_SKIN, 9, 7, (12, -76), (24, -88)),
    )
    return moved(shapes, x, y, scale=height / 104)


def crowd(y: float, height: float, robes: tuple[str, ...], *places: float) -> tuple[Shape, ...]:
    """Draw people in long robes at these places of one line."""
    return tuple(
        shape
        for index, x in enumerate(places)
        for shape in moved(
            (
                smooth(robes[index % len(robes)], (-14, -78), (0, -82), (14, -78), (22, 0), (-22, 0)),
                disc(_SKIN, 0, -91, 12),
            ),
            x,
            y + (index % 3) * 0.5,
            scale=height / 104,
        )
    )


def banner(x: float, y: float, height: float, cloth: str, shade: str) -> tuple[Shape, ...]:
    """Draw a long banner on a pole; the wind comes from the left."""
    shapes = (
        rectangle(_WOOD, -1.6, -100, 1.6, 0),
        disc("#FFE3A0", 0, -102, 3.6),
        polygon(
            cloth,
            *bend((1.6, -96), (16, -99), (32, -93), (50, -96)),
            (42, -80),
            *bend((50, -64), (32, -61), (16, -67), (1.6, -64)),
        ),
        polygon(
            shade,
            (1.6, -74),
            *bend((1.6, -74), (16, -77), (32, -71), (46, -73)),
            (50, -64),
            *bend((50, -64), (32, -61), (16, -67), (1.6, -64)),
        ),
    )
    return moved(shapes, x, y, scale=height / 100)


def lamp(x: float, y: float, height: float) -> tuple[Shape, ...]:
    """Draw a fire in a bowl on a stand, and its shine."""
    shapes = (
        *shine("#FFD98A", 0, -104, 170, 170, 150),
        taper(_WOOD, 5, 8, (0, -84), (0, 0)),
        polygon(_WOOD, (-18, -94), (18, -94), (9, -80), (-9, -80)),
        smooth(FIRE_DEEP, (0, -140), (15, -112), (12, -94), (-12, -94), (-15, -112)),
        smooth(FIRE_LIGHT, (0, -124), (8, -106), (6, -95), (-6, -95), (-8, -106)),
    )
    return moved(shapes, x, y, scale=height / 140)


def barge(x: float, y: float, length: float, load: str) -> tuple[Shape, ...]:
    """Draw a flat boat with a load of blocks and somebody at the oar; its foot is the water line."""
    shapes = (
        polygon(load, (-30, -22), (-2, -22), (-2, -9), (-30, -9)),
        polygon(load, (2, -18), (26, -18), (26, -9), (2, -9)),
        smooth(_WOOD, (-52, -16), (-44, -2), (0, 1), (42, -2), (54, -18), (44, -9), (-42, -9)),
        disc(_SKIN, 40, -34, 5),
        polygon("#F1DFC2", (34, -28), (46, -28), (47, -10), (33, -10)),
        stroke(_WOOD, 2.4, (42, -24), (60, 4)),
    )
    return moved(shapes, x, y, scale=length / 100)
