"""The great pyramid of Giza over the desert, at sunset."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, barge, crowd, lamp, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import camel, palm, sphinx
from renders.parts.scenes.shapes import (
    Shape,
    disc,
    ellipse,
    polygon,
    shine,
    smooth,
)
from renders.parts.scenes.tones import (
    FIRE,
    FIRE_LIGHT,
    GOLD,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    OPENING,
    SUN,
)

NIGHT, AMBER, SAND = "#34285A", "#F6AE5C", "#C4914D"
TOP, BOTTOM, HALF_BASE = 3.0, 100.0, 54.0
RIDGE = 16.0
"""How far right of the middle the edge between the light and the dark face meets the ground."""


def _landscape(painter: Painter) -> None:
    painter.sky((0, NIGHT), (0.4, "#7A4A74"), (0.72, "#D87F62"), (1, AMBER), until=92)
    painter.stars("giza", 100, 28)
    painter.glow(-6, 72, 78, "#FFD58A", 170)
    painter.shapes([disc(SUN, -6, 72, 23)])
    painter.clouds("giza", 13, 10, 52, "#FFE0BE2C")
    painter.ridge(89, 1.8, mix(AMBER, NIGHT, 0.34), 120, 0.4)
    painter.shapes(_small_pyramid(-118, 92, 62) + _small_pyramid(158, 93, 78) + _small_pyramid(214, 93, 40))
    painter.ridge(93, 1.6, mix(SAND, NIGHT, 0.28), 170, 2.1)
    painter.ridge(98, 1.5, SAND, 210, 0.6)
    painter.shapes(sphinx(130, 104, 44, "#B98650", "#8C6142"))
    painter.shapes(_river())
    dark = "#4A3040"
    for index, (x, height) in enumerate(((-58, 13), (-76, 12.4), (-93, 13), (-110, 12))):
        painter.shapes(camel(x, 102 + index % 2, height, dark))
    painter.shapes(palm(-150, 108, 34, "#4A3328", "#3D5A37") + palm(-166, 110, 27, "#4A3328", "#355033"))
    painter.shapes(palm(196, 110, 36, "#4A3328", "#3D5A37") + palm(214, 111, 26, "#4A3328", "#355033"))
    painter.shapes(palm(-3, 107, 18, "#4A3328", "#3D5A37"))
    painter.shapes(palm(104, 108, 15, "#4A3328", "#355033"))


def _small_pyramid(x: float, foot: float, width: float) -> tuple[Shape, ...]:
    half, height = width / 2, width * 0.62
    return (
        polygon("#DDA468", (x, foot - height), (x - half, foot), (x + half, foot)),
        polygon("#A5705A", (x, foot - height), (x + half, foot), (x + half * 0.3, foot)),
    )


def _river() -> tuple[Shape, ...]:
    return (
        smooth(
            "#A9744A", (-260, 113), (-60, 110), (60, 112), (180, 109), (760, 112), (760, 140), (-260, 140)
        ),
        smooth(
            "#4C6E8C", (-260, 116), (-60, 113), (60, 115), (180, 112), (760, 115), (760, 150), (-260, 150)
        ),
        *(
            ellipse("#F6C98A70", x, 118 + y, w, 1.1)
            for x, y, w in ((-40, 0, 40), (-10, 4, 56), (-26, 9, 34), (90, 3, 30), (160, 0, 44))
        ),
    )


def _half(y: float) -> float:
    return HALF_BASE * (y - TOP) / (BOTTOM - TOP)


def _ridge(y: float) -> float:
    return 50 + RIDGE * (y - TOP) / (BOTTOM - TOP)


def _band(top: float, bottom: float, lines: int) -> Course:
    shapes = [
        polygon(
            LIMESTONE,
            (50 - _half(top), top),
            (50 + _half(top), top),
            (50 + _half(bottom), bottom),
            (50 - _half(bottom), bottom),
        ),
        polygon(
            LIMESTONE_SHADE,
            (_ridge(top), top),
            (50 + _half(top), top),
            (50 + _half(bottom), bottom),
            (_ridge(bottom), bottom),
        ),
    ]
    for line in range(1, lines + 1):
        y = top + (bottom - top) * line / (lines + 1)
        shapes.append(
            polygon(
                "#DDC79B",
                (50 - _half(y), y),
                (_ridge(y), y),
                (_ridge(y), y + 0.9),
                (50 - _half(y + 0.9), y + 0.9),
            )
        )
        shapes.append(
            polygon(
                LIMESTONE_DEEP,
                (_ridge(y), y),
                (50 + _half(y), y),
                (50 + _half(y + 0.9), y + 0.9),
                (_ridge(y), y + 0.9),
            )
        )
    return tuple(shapes)


_ENTRANCE: tuple[Shape, ...] = (
    polygon(LIMESTONE_DEEP, (39, 100), (42, 86.5), (52, 86.5), (55, 100)),
    polygon(OPENING, (43, 100), (45, 89.5), (49, 89.5), (51, 100)),
    polygon(GOLD, (41.2, 88), (47, 84), (52.8, 88)),
)
_CAPSTONE: Course = (
    *_band(20, 32, 1),
    polygon(FIRE, (50, TOP), (50 - _half(20), 20), (50 + _half(20), 20)),
    polygon(GOLD, (50, TOP), (50 + _half(20), 20), (_ridge(20), 20)),
    polygon(FIRE_LIGHT, (50, TOP), (50 - _half(20), 20), (50 - _half(20) * 0.45, 20)),
)
_SHINE: tuple[Shape, ...] = (
    *(
        polygon(
            "#FFF0BE58",
            (50 + a, 7 + b),
            (50 + a * 0.12 - b * 0.03, 7 + b * 0.12 + a * 0.03),
            (50 + a * 0.12 + b * 0.03, 7 + b * 0.12 - a * 0.03),
        )
        for a, b in ((0, -16), (17, -9), (-17, -9), (22, 4), (-22, 4))
    ),
    *shine("#FFF0BE", 50, 8, 42, 40, 150),
)

_SUNLIGHT = Light(-6, 72, "#FFD79A", "#4A2B55", rays=0.38, far=0.36, slant=2.6)
_LIFE: tuple[Shape, ...] = (
    *worker(8, 101.2, 6.4, "#F1E3C8"),
    *worker(17, 101.3, 6.4, "#F1E3C8"),
    *worker(26, 101.2, 6.4, "#C9543C"),
    *barge(84, 112, 24, LIMESTONE),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-12, 101.1, 30, "#C9543C", "#96382A"),
    *banner(108, 101.1, 30, "#2C63A8", "#1E4680"),
    *lamp(36, 101.2, 12),
    *lamp(64, 101.2, 12),
    *crowd(101.2, 6.2, ("#F1E3C8", "#C9543C"), 20, 25, 74, 80),
)

GIZA = Scene(
    _landscape,
    (
        (*_band(84, 100, 2), *_ENTRANCE),
        _band(68, 84, 2),
        _band(54, 68, 2),
        _band(43, 54, 1),
        _band(32, 43, 1),
        _CAPSTONE,
    ),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_SHINE,
)
