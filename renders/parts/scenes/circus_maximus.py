"""The Circus Maximus on the day of the races, late in the afternoon."""

from __future__ import annotations

import math

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import crowd, lamp, worker
from renders.parts.scenes.roman import aqueduct, umbrella_pine
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import cypress, town
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    disc,
    ellipse,
    moved,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    MARBLE,
    MARBLE_SHADE,
    OPENING,
    OPENING_DEEP,
    SUN,
)

SKY, PEACH, GROUND = "#3E4A86", "#F7B27A", "#8A7B52"
SAND, SAND_SHADE = "#EBCB8C", "#D2A965"
RED, BLUE, GREEN, WHITE = "#C43B2E", "#2F62A8", "#3E8A4E", "#F6EFE0"
WIDE, DEEP = 98.0, 46.0
"""The outer oval of the stands; its middle lies at ``MIDDLE``."""
MIDDLE = 62.0


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.45, "#8A6A96"), (0.8, "#E59A80"), (1, PEACH), until=88)
    painter.glow(-22, 58, 76, "#FFDF9E", 170)
    painter.shapes([disc(SUN, -22, 60, 17)])
    painter.clouds("circus", 15, 6, 46, "#FFE8D634")
    painter.ridge(80, 4, mix(PEACH, SKY, 0.42), 150, 1.1)
    painter.shapes(aqueduct(-150, 86, 22, 7, "#C99A82", "#A0746C") + _palace(-46, 88))
    painter.ridge(87, 2.4, mix(GROUND, SKY, 0.36), 120, 2.6)
    painter.shapes(town(150, 94, 0.54, "#E9C7A0", "#C49B7A", "#6F5448"))
    painter.shapes(town(226, 95, 0.5, "#DDB892", "#B58C70", "#6F5448"))
    painter.ridge(94, 1.6, mix(GROUND, SKY, 0.16), 200, 0.2)
    for x, y, height in ((-22, 103, 30), (-34, 105, 36), (-58, 104, 30), (122, 103, 34), (136, 105, 28)):
        painter.shapes(umbrella_pine(x, y, height, "#5B4032", "#3C5E40", "#55794C"))
    for x in (-88, -100, 176, 262, 274):
        painter.shapes(cypress(x, 103, 30, "#48684A", "#34503E"))
    painter.ridge(104, 1.0, mix(GROUND, "#3A2C22", 0.2), 260, 1.2)


def _palace(x: float, y: float) -> tuple[Shape, ...]:
    wall, shade = "#DDB494", "#B88A78"
    return (
        rectangle(wall, x - 26, y - 20, x + 22, y),
        rectangle(shade, x + 6, y - 20, x + 22, y),
        rectangle(wall, x - 18, y - 32, x + 4, y - 20),
        polygon("#A8543F", (x - 20, y - 32), (x - 7, y - 38), (x + 6, y - 32)),
        *(arch(shade, x - 22 + 7 * index, 3.6, y - 14, y - 4) for index in range(6)),
    )


def _ring(share: float, fill: str, lift: float = 0, *, start: float = 180, end: float = 360) -> Shape:
    return ellipse(fill, 50, MIDDLE - lift, WIDE * share, DEEP * share, start=start, end=end)


_FAR_STANDS: Course = (
    _ring(1.0, LIMESTONE_DEEP, 14),
    rectangle(LIMESTONE_DEEP, 1, MIDDLE - 14, 99, MIDDLE),
    *(
        _ring(share, fill, lift)
        for share, fill, lift in (
            (0.97, LIMESTONE, 13),
            (0.9, LIMESTONE_SHADE, 10.4),
            (0.84, LIMESTONE, 8),
            (0.77, LIMESTONE_SHADE, 5),
            (0.71, LIMESTONE, 2.6),
        )
    ),
    *(
        stroke(
            LIMESTONE_DEEP,
            0.9,
            (50 + 33 * math.cos(turn), MIDDLE - 2 + 15 * math.sin(turn)),
            (50 + 47.5 * math.cos(turn), MIDDLE - 13 + 22 * math.sin(turn)),
        )
        for turn in (math.radians(angle) for angle in range(196, 350, 14))
    ),
    *(
        disc(
            (RED, BLUE, WHITE, GREEN)[index % 4],
            50 + reach * 49 * math.cos(math.radians(190 + index * 5.1)),
            MIDDLE - lift + reach * 23 * math.sin(math.radians(190 + index * 5.1)),
            0.85,
        )
        for reach, lift in ((0.92, 12), (0.8, 6.6))
        for index in range(32)
    ),
)


def _near_stands() -> Course:
    """Draw the inner side of the near stands, from the sand up to the wall's edge."""
    steps = [1 + index * 98 / 28 for index in range(29)]
    edge = tuple((x, _front_edge(x) + 3) for x in reversed(steps))
    return (
        Shape(((1, MIDDLE - 6), (99, MIDDLE - 6), *edge), LIMESTONE_SHADE),
        *(
            ellipse(fill, 50, MIDDLE + lift, WIDE * share, DEEP * share, start=0, end=180)
            for share, lift, fill in (
                (0.9, 1.4, LIMESTONE),
                (0.84, 0.8, LIMESTONE_SHADE),
                (0.77, 0.2, LIMESTONE),
            )
        ),
    )


def _front_edge(x: float) -> float:
    """Give the height of the near wall's upper edge: it bulges towards us."""
    return MIDDLE + 12 + 9 * math.sqrt(max(0.0, 1 - ((x - 50) / 49.5) ** 2))


_TRACK: Course = (
    *_near_stands(),
    _ring(0.68, SAND, 0, start=0, end=360),
    _ring(0.68, SAND_SHADE, 0, start=60, end=120),
    ellipse(SAND, 50, MIDDLE - 1, WIDE * 0.66, DEEP * 0.62),
    ellipse(SAND_SHADE, 50, MIDDLE, WIDE * 0.5, DEEP * 0.34),
    ellipse(SAND, 50, MIDDLE + 0.6, WIDE * 0.48, DEEP * 0.3),
)


def _chariot(x: float, y: float, scale: float, coat: str, horse: str) -> Course:
    shapes = (
        *(
            shape
            for dx, dy in ((-1.5, -1.4), (0, 0))
            for shape in (
                smooth(
                    horse,
                    (-9 + dx, -4 + dy),
                    (-2 + dx, -5.4 + dy),
                    (0 + dx, -3 + dy),
                    (-2 + dx, -1.4 + dy),
                    (-8 + dx, -1.4 + dy),
                ),
                taper(horse, 2.2, 1.3, (-8.4 + dx, -4 + dy), (-11.4 + dx, -8 + dy), (-13.4 + dx, -7 + dy)),
                *(
                    taper(horse, 1.0, 0.6, (leg + dx, -2 + dy), (leg + lean + dx, 1.6 + dy))
                    for leg, lean in ((-8, -2.6), (-7, 1.6), (-2.4, -2), (-1.4, 2.4))
                ),
            )
        ),
        stroke("#4A2E24", 0.6, (-2, -3), (5, -3)),
        polygon(GOLD, (3, -5), (8, -6), (8.6, 0), (4, 0)),
        disc("#4A2E24", 6.2, 0, 2.1),
        disc(GOLD, 6.2, 0, 1.1),
        taper(coat, 2.0, 2.6, (6.2, -9), (5.6, -4.4)),
        disc("#C99468", 6.4, -10.4, 1.3),
        stroke(coat, 0.7, (5.8, -8), (-8, -6)),
    )
    return moved(shapes, x, y, scale=scale)


_SPINE: Course = (
    rectangle(MARBLE_SHADE, 28, MIDDLE - 1.4, 72, MIDDLE + 2.8),
    rectangle(MARBLE, 28, MIDDLE - 2.6, 72, MIDDLE - 0.6),
    *(
        shape
        for x in (29, 71)
        for dx in (-1.8, 0, 1.8)
        for shape in (
            polygon(GOLD, (x + dx - 0.9, MIDDLE - 2), (x + dx, MIDDLE - 8), (x + dx + 0.9, MIDDLE - 2)),
        )
    ),
    rectangle(MARBLE_SHADE, 38, MIDDLE - 8, 44, MIDDLE - 7),
    *(stroke(MARBLE_SHADE, 0.9, (x, MIDDLE - 7), (x, MIDDLE - 2)) for x in (38.6, 43.4)),
    *(ellipse(WHITE, 39 + 2 * index, MIDDLE - 9, 1.5, 2) for index in range(3)),
    rectangle(MARBLE_SHADE, 57, MIDDLE - 9, 63, MIDDLE - 2),
    polygon(MARBLE, (56.4, MIDDLE - 9), (60, MIDDLE - 12), (63.6, MIDDLE - 9)),
    rectangle(MARBLE_SHADE, 47.4, MIDDLE - 5, 52.6, MIDDLE - 1),
    polygon("#D98F62", (48.4, MIDDLE - 5), (49, 22), (51, 22), (51.6, MIDDLE - 5)),
    polygon("#B06C48", (50.2, MIDDLE - 5), (50.2, 22), (51, 22), (51.6, MIDDLE - 5)),
    polygon(GOLD_LIGHT, (48.8, 22.4), (50, 17), (51.2, 22.4)),
    *_chariot(34, MIDDLE + 10.5, 0.62, RED, "#6A4630"),
    *_chariot(57, MIDDLE + 12, 0.68, GREEN, "#F2E6D2"),
    *_chariot(78, MIDDLE + 3, 0.5, BLUE, "#3E2C24"),
)


def _wall() -> Course:
    steps = [1 + index * 98 / 28 for index in range(29)]
    top = [(x, _front_edge(x)) for x in steps]
    foot = [(x, _front_edge(x) + 17) for x in reversed(steps)]
    shapes = [
        Shape((*top, *foot), LIMESTONE),
        Shape((*((x, y) for x, y in top if x >= 66), *((x, y) for x, y in foot if x >= 66)), LIMESTONE_SHADE),
    ]
    for index in range(13):
        share = (index + 0.5) / 13
        x = 50 - 48 * math.cos(math.pi * share)
        edge = _front_edge(x)
        width = 6.2 * math.sin(math.pi * share) ** 0.6
        shapes.append(arch(OPENING if x < 66 else OPENING_DEEP, x, width, edge + 4.4, edge + 16))
    for offset, fill in ((0, GOLD), (2.4, MARBLE_SHADE)):
        shapes.append(stroke(fill, 1.5, *((x, _front_edge(x) + offset) for x in steps)))
    return tuple(shapes)


def _gate(x: float) -> Course:
    return (
        rectangle(LIMESTONE, x - 7, 44, x + 7, 92),
        rectangle(LIMESTONE_SHADE, x + 1.6, 44, x + 7, 92),
        arch(OPENING_DEEP, x, 7.4, 74, 92),
        *(arch(OPENING, x + dx, 3, 56, 66) for dx in (-3.4, 3.4)),
        rectangle(MARBLE, x - 8, 68.4, x + 8, 70.6),
        rectangle(MARBLE, x - 8, 42, x + 8, 46),
        rectangle(MARBLE_SHADE, x + 1.6, 42, x + 8, 46),
        *(rectangle(MARBLE, x + dx, 38.6, x + dx + 2.4, 42.4) for dx in (-8, -3.6, 1.2, 5.6)),
    )


def _flag(x: float, foot: float, fill: str) -> Course:
    return (
        stroke(GOLD_SHADE, 0.9, (x, foot), (x, foot - 19)),
        smooth(
            fill,
            (x, foot - 19),
            (x + 5, foot - 20),
            (x + 11, foot - 17.6),
            (x + 6, foot - 15.4),
            (x + 10, foot - 13),
            (x, foot - 12.4),
        ),
        disc(GOLD_LIGHT, x, foot - 19.4, 0.9),
    )


_FLAGS: Course = (
    *_flag(7, 39, RED),
    *_flag(20, 33, BLUE),
    *_flag(35, 27.6, WHITE),
    *_flag(65, 27.6, GREEN),
    *_flag(80, 33, RED),
    *_flag(93, 39, BLUE),
)

_SUNLIGHT = Light(-22, 60, "#FFDDA0", "#3B3358", rays=0.34, far=0.36)
_LIFE: tuple[Shape, ...] = (
    *worker(4, 101.4, 7.4, "#F1E3C8"),
    *worker(14, 101.6, 7.4, "#C9543C"),
    *crowd(101.6, 7.2, ("#F1E3C8", "#A8503A", "#3F6E9A"), 84, 92, 100),
)
_FEAST: tuple[Shape, ...] = (
    *lamp(6, 101.7, 13),
    *lamp(94, 101.7, 13),
    *crowd(101.7, 7.2, ("#F1E3C8", "#C9543C", "#3F6E9A"), 22, 27, 36, 62, 70, 78),
)

CIRCUS_MAXIMUS = Scene(
    _landscape,
    (
        _FAR_STANDS,
        _TRACK,
        _SPINE,
        _wall(),
        (*_gate(7), *_gate(93)),
        _FLAGS,
    ),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=shine("#FFF0BE", 50, 19, 20, 20, 130),
)
