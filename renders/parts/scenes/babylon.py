"""The hanging gardens of Babylon above the Euphrates, on a clear afternoon."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, barge, crowd, lamp, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import bush, palm
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    bend,
    disc,
    ellipse,
    polygon,
    rectangle,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    BLOSSOM,
    BRICK,
    BRICK_DEEP,
    BRICK_SHADE,
    GLAZE,
    GLAZE_SHADE,
    GOLD,
    LEAF,
    LEAF_LIGHT,
    LEAF_SHADE,
    OPENING_DEEP,
    SUN,
    WATER,
    WATER_LIGHT,
)

SKY, HAZE, RIVER, BANK = "#2A6080", "#FADFA4", "#3F7F96", "#93863F"


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.5, "#7FA79F"), (0.82, "#E4CF9C"), (1, HAZE), until=92)
    painter.glow(-8, 40, 62, "#FFF4C6", 150)
    painter.shapes([disc(SUN, -8, 40, 14)])
    painter.clouds("babylon", 14, 12, 58, "#FFFFFF40")
    painter.ridge(90, 1.6, mix(HAZE, SKY, 0.3), 160, 0.9)
    painter.shapes(_ziggurat(-132, 95, 74) + _city_wall(-250, -46, 97) + _gate(-74, 98))
    painter.shapes(_city_wall(150, 720, 97) + _gate(182, 98))
    painter.ridge(97, 1.2, BANK, 200, 1.2)
    painter.level(109, mix(BANK, "#3C3A1E", 0.35))
    painter.level(112, RIVER)
    painter.level(122, mix(RIVER, SKY, 0.4))
    painter.glints("babylon", 113, "#D5EBE077")
    for x, y, height in ((-30, 106, 30), (-42, 108, 24), (-112, 107, 34), (-124, 109, 27), (-176, 107, 30)):
        painter.shapes(palm(x, y, height, "#5B4226", "#467A3C"))
    for x, y, height in ((124, 106, 32), (136, 108, 25), (228, 107, 35), (242, 109, 27), (292, 107, 30)):
        painter.shapes(palm(x, y, height, "#5B4226", "#3E7038"))
    for x, width in ((-58, 16), (-92, 20), (-150, 18), (150, 18), (206, 20), (270, 18)):
        painter.shapes(bush(x, 110, width, LEAF, LEAF_SHADE))
    painter.shapes(_boat(-64, 121) + _boat(176, 119))


def _ziggurat(x: float, foot: float, width: float) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for step in range(5):
        half, top = width / 2 * (1 - 0.17 * step), foot - width * 0.13 * (step + 1)
        bottom = foot - width * 0.13 * step
        shapes.append(rectangle("#D9B780", x - half, top, x + half, bottom))
        shapes.append(rectangle("#BD9263", x + half * 0.35, top, x + half, bottom))
    shapes.append(
        rectangle("#5E84A4", x - width * 0.08, foot - width * 0.75, x + width * 0.08, foot - width * 0.65)
    )
    return tuple(shapes)


def _city_wall(left: float, right: float, foot: float) -> tuple[Shape, ...]:
    shapes = [
        rectangle("#D8B27A", left, foot - 13, right, foot + 4),
        rectangle("#4C7A9E", left, foot - 11.5, right, foot - 10),
    ]
    count = int((right - left) / 5)
    shapes.extend(
        rectangle("#D8B27A", left + 5 * step, foot - 15, left + 5 * step + 2.8, foot - 13)
        for step in range(count)
    )
    for step in range(int((right - left) / 44)):
        tower = left + 22 + 44 * step
        shapes.append(rectangle("#C79E66", tower, foot - 20, tower + 11, foot + 4))
        shapes.extend(
            rectangle("#C79E66", tower - 0.6 + 4.4 * notch, foot - 22.4, tower + 2.2 + 4.4 * notch, foot - 20)
            for notch in range(3)
        )
    return tuple(shapes)


def _gate(x: float, foot: float) -> tuple[Shape, ...]:
    shapes = []
    for side in (-1, 1):
        left = x + side * 14 - 7
        shapes.append(rectangle(GLAZE, left, foot - 37, left + 14, foot + 4))
        shapes.append(rectangle(GLAZE_SHADE, left + 8.6, foot - 37, left + 14, foot + 4))
        shapes.extend(
            rectangle(GLAZE, left - 0.4 + 5.2 * notch, foot - 40.6, left + 3.4 + 5.2 * notch, foot - 37)
            for notch in range(3)
        )
        shapes.extend(rectangle(GOLD, left, foot - y, left + 14, foot - y + 1.2) for y in (35, 8))
        shapes.extend(ellipse(GOLD, left + 7, foot - y, 6, 2.6) for y in (13, 20, 27))
    shapes.append(rectangle(GLAZE_SHADE, x - 8, foot - 30, x + 8, foot + 4))
    shapes.append(rectangle(GOLD, x - 8, foot - 30, x + 8, foot - 28.6))
    shapes.append(arch(OPENING_DEEP, x, 11, foot - 24, foot + 4))
    return tuple(shapes)


def _boat(x: float, y: float) -> tuple[Shape, ...]:
    return (
        smooth(
            "#6B4426",
            (x - 15, y - 5),
            (x - 10, y - 0.6),
            (x, y + 1),
            (x + 10, y - 0.6),
            (x + 15, y - 5),
            (x + 8, y - 2.6),
            (x - 8, y - 2.6),
        ),
        polygon("#F4E3BF", (x, y - 19), (x + 11, y - 6), (x, y - 4)),
        rectangle("#5B3A20", x - 0.6, y - 21, x + 0.3, y - 2),
    )


def _terrace(left: float, right: float, top: float, bottom: float, arches: int) -> Course:
    middle = (left + right) / 2
    width = right - left
    shapes = [
        rectangle(BRICK, left, top, right, bottom),
        rectangle(BRICK_SHADE, middle + width * 0.18, top, right, bottom),
    ]
    step = width / arches
    for index in range(arches):
        x = left + step * (index + 0.5)
        deep = x > middle + width * 0.18
        shapes.append(
            arch(BRICK_DEEP if deep else BRICK_SHADE, x, step * 0.68, top + (bottom - top) * 0.28, bottom)
        )
        shapes.append(arch(OPENING_DEEP, x, step * 0.5, top + (bottom - top) * 0.38, bottom))
    shapes.append(rectangle(GLAZE, left, top + 1.4, right, top + 3.6))
    shapes.append(rectangle(GLAZE_SHADE, middle + width * 0.18, top + 1.4, right, top + 3.6))
    shapes.extend(disc(GOLD, left + step * (index + 0.5), top + 2.5, 0.8) for index in range(arches))
    shapes.append(rectangle(BRICK, left - 1.4, top - 1.2, right + 1.4, top + 1.4))
    shapes.append(rectangle(BRICK_SHADE, middle + width * 0.18, top - 1.2, right + 1.4, top + 1.4))
    return tuple(shapes)


def _vine(x: float, top: float, length: float) -> Course:
    points = bend(
        (x, top - 1), (x - 1.2, top + length * 0.35), (x + 1, top + length * 0.7), (x - 0.4, top + length)
    )
    return (
        taper(LEAF_SHADE, 2.6, 1, *points),
        *(
            ellipse(
                LEAF_LIGHT if index % 2 else LEAF,
                x + (1.1 if index % 2 else -1.2),
                top + length * (0.14 + 0.2 * index),
                3,
                2.2,
            )
            for index in range(5)
        ),
        disc(BLOSSOM, x + 0.2, top + length * 0.62, 0.8),
    )


def _garden(
    left: float, right: float, top: float, size: float, vines: tuple[tuple[float, float], ...]
) -> Course:
    shapes: list[Shape] = []
    count = int((right - left) / (size * 1.3))
    for index in range(count + 1):
        x = left + (right - left) * index / count
        shapes.append(disc(LEAF_SHADE, x, top - size * 0.5, size * 0.95))
    for index in range(count + 1):
        x = left + (right - left) * index / count
        shapes.append(
            disc(LEAF if index % 2 else LEAF_LIGHT, x - size * 0.14, top - size * 0.72, size * 0.68)
        )
        if index % 3 == 1:
            shapes.append(disc(BLOSSOM, x + size * 0.2, top - size * 0.9, size * 0.2))
    for x, length in vines:
        shapes.extend(_vine(x, top, length))
    return tuple(shapes)


def _fall(top: float, bottom: float, width: float) -> Course:
    return (
        rectangle(WATER, 50 - width / 2, top, 50 + width / 2, bottom),
        rectangle(WATER_LIGHT, 50 - width * 0.32, top, 50 - width * 0.14, bottom),
        rectangle(WATER_LIGHT, 50 + width * 0.12, top, 50 + width * 0.26, bottom),
        ellipse(WATER_LIGHT, 50, bottom, width * 1.7, 2.2),
    )


_TOP_TREES: Course = (
    *palm(39, 21, 24, "#6B4A2A", LEAF),
    *palm(62, 21, 21, "#6B4A2A", LEAF_SHADE),
    *palm(50, 20, 26, "#6B4A2A", LEAF_LIGHT),
    *bush(44, 22, 9, LEAF_LIGHT, LEAF),
    *bush(57, 22, 9, LEAF_LIGHT, LEAF_SHADE),
)
_BASIN: Course = (
    stroke(BRICK_DEEP, 1.6, (38, 100.8), (62, 100.8)),
    ellipse(WATER, 50, 100.6, 22, 2.8),
    ellipse(WATER_LIGHT, 50, 100.4, 12, 1.2),
)

_SUNLIGHT = Light(-8, 40, "#FFF0BE", "#2E4257", rays=0.3, far=0.38)
_LIFE: tuple[Shape, ...] = (
    *barge(20, 115, 24, BRICK),
    *worker(2, 101.3, 7.4, "#F1E3C8"),
    *worker(12, 101.4, 7.4, "#C9543C"),
    *crowd(101.3, 7, ("#F1E3C8", "#3F6E9A"), 84, 90, 97),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-4, 101.2, 34, "#2C63A8", "#1E4680"),
    *banner(102, 101.2, 34, "#2C63A8", "#1E4680"),
    *lamp(14, 101.6, 13),
    *lamp(86, 101.6, 13),
    *crowd(101.6, 7, ("#F1E3C8", "#C9543C"), 28, 34, 62, 70),
)

BABYLON = Scene(
    _landscape,
    (
        _terrace(1, 99, 76, 100, 7),
        (
            *_garden(5, 42, 76, 4.6, ((10, 13), (25, 9), (38, 12))),
            *_garden(58, 95, 76, 4.6, ((62, 9), (77, 13), (91, 10))),
        ),
        _terrace(16, 84, 50, 75, 5),
        (
            *_garden(20, 44, 50, 4.2, ((21.6, 12), (34, 9))),
            *_garden(56, 80, 50, 4.2, ((65, 10), (78, 13))),
            *_fall(76, 100, 6),
            *_BASIN,
        ),
        _terrace(31, 69, 26, 49, 3),
        (
            *_garden(34, 66, 26, 3.6, ((33.4, 12), (44, 8), (56.6, 9), (66.8, 12))),
            *_fall(26, 50, 3.6),
            *_fall(51, 76, 4.8),
            *_TOP_TREES,
        ),
    ),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
)
