"""The Appian Way: paved between tombs and pines towards the hills, in the first sun."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, crowd, lamp, worker
from renders.parts.scenes.roman import aqueduct, umbrella_pine
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import cypress
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    disc,
    ellipse,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
)
from renders.parts.scenes.tones import (
    BRICK,
    BRICK_DEEP,
    BRICK_SHADE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_SHADE,
    LEAF_SHADE,
    MARBLE,
    MARBLE_DEEP,
    MARBLE_SHADE,
    OPENING,
    OPENING_DEEP,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STONE_SHADE,
    SUN,
)

SKY, PEACH, MEADOW = "#3C5F92", "#F9C88E", "#7F9450"
NEAR, FAR = 100.0, 50.0
"""Where the road begins and where it meets the gate, in heights."""
NEAR_HALF, FAR_HALF = 44.0, 6.0


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.5, "#8D93AE"), (0.82, "#EDB394"), (1, PEACH), until=80)
    painter.glow(18, 50, 82, "#FFE9B0", 180)
    painter.shapes([disc(SUN, 18, 46, 18)])
    painter.clouds("appian", 15, 2, 36, "#FFF0E03C")
    painter.ridge(58, 4.6, mix(PEACH, SKY, 0.4), 170, 0.9)
    painter.ridge(64, 3.2, mix(MEADOW, SKY, 0.45), 130, 2.4)
    painter.shapes(aqueduct(92, 72, 17, 18, "#D3AE92", "#A98678"))
    painter.ridge(71, 2.0, mix(MEADOW, SKY, 0.25), 160, 0.4)
    painter.shapes(_farm(-76, 77) + _farm(236, 78))
    painter.shapes(_hill())
    painter.ridge(79, 1.4, MEADOW, 240, 1.8)
    for x, y, height in (
        (-22, 84, 36),
        (-48, 86, 44),
        (-98, 85, 36),
        (122, 86, 44),
        (146, 84, 34),
        (206, 85, 40),
        (-170, 86, 42),
        (280, 86, 40),
    ):
        painter.shapes(umbrella_pine(x, y, height, "#6A4A36", "#3F6A42", "#5C8A4E"))
    for x, y, height in ((-70, 86, 26), (-128, 88, 30), (172, 87, 28), (182, 88, 22)):
        painter.shapes(cypress(x, y, height, "#4E7A48", "#385B3C"))
    painter.level(98, mix(MEADOW, "#3E4A2A", 0.22))
    painter.shapes(
        [
            polygon("#9A9174", (6, 99), (94, 99), (136, 136), (-36, 136)),
            *(
                stroke("#7F775E", 0.9, (50 + (x - 50) * 1.0, 99), (50 + (x - 50) * 1.9, 136))
                for x in range(14, 92, 12)
            ),
            stroke("#7F775E", 0.9, (0, 107), (104, 107)),
            stroke("#7F775E", 0.9, (-12, 119), (112, 119)),
        ]
    )


def _hill() -> tuple[Shape, ...]:
    fill = mix(MEADOW, SKY, 0.12)
    return (
        smooth(
            fill,
            (-70, 92),
            (-30, 76),
            (8, 61),
            (36, 52),
            (50, 50.6),
            (64, 52),
            (92, 61),
            (130, 76),
            (170, 92),
        ),
        smooth(mix(MEADOW, "#3E4A2A", 0.2), (56, 92), (58, 60), (66, 52.6), (92, 61), (130, 76), (170, 92)),
    )


def _farm(x: float, y: float) -> tuple[Shape, ...]:
    return (
        rectangle("#E9D0A8", x - 14, y - 10, x + 14, y),
        rectangle("#C6A682", x + 3, y - 10, x + 14, y),
        polygon("#B4553C", (x - 16, y - 10), (x - 10, y - 15), (x + 10, y - 15), (x + 16, y - 10)),
        arch("#6F5448", x - 5, 3.4, y - 6, y),
    )


def _half(y: float) -> float:
    return FAR_HALF + (NEAR_HALF - FAR_HALF) * (y - FAR) / (NEAR - FAR)


def _stretch(top: float, bottom: float, rows: int) -> Course:
    """Draw a stretch of the road: kerbs, and paving that narrows towards the gate."""
    shapes: list[Shape] = [
        polygon(
            STONE_LIGHT,
            (50 - _half(top) * 1.16, top),
            (50 + _half(top) * 1.16, top),
            (50 + _half(bottom) * 1.16, bottom),
            (50 - _half(bottom) * 1.16, bottom),
        ),
        polygon(
            STONE_DEEP,
            (50 - _half(top), top),
            (50 + _half(top), top),
            (50 + _half(bottom), bottom),
            (50 - _half(bottom), bottom),
        ),
    ]
    for row in range(rows):
        start = top + (bottom - top) * (row / rows) ** 1.2
        end = top + (bottom - top) * ((row + 1) / rows) ** 1.2
        stones = 6
        for index in range(stones + row % 2):
            left = max(-1.0, -1 + 2 * (index - (row % 2) * 0.5) / stones)
            right = min(1.0, -1 + 2 * (index + 1 - (row % 2) * 0.5) / stones)
            inset = 0.03
            fill = (STONE, STONE_SHADE, "#B5B1A8")[(index * 2 + row * 5) % 3]
            gap = (end - start) * 0.09
            shapes.append(
                polygon(
                    fill,
                    (50 + _half(start) * (left + inset), start + gap),
                    (50 + _half(start) * (right - inset), start + gap),
                    (50 + _half(end) * (right - inset), end - gap),
                    (50 + _half(end) * (left + inset), end - gap),
                )
            )
    return tuple(shapes)


_ROUND_TOMB: Course = (
    rectangle(MARBLE_SHADE, -6, 74, 30, 88),
    rectangle(MARBLE, -6, 72, 30, 76),
    *(stroke(MARBLE_DEEP, 0.7, (x, 76), (x, 88)) for x in (0, 6, 12, 18, 24)),
    rectangle(BRICK, -2, 48, 26, 73),
    rectangle(BRICK_SHADE, 16, 48, 26, 73),
    *(stroke(BRICK_DEEP, 0.6, (-2, y), (26, y)) for y in (55, 61, 67)),
    rectangle(MARBLE, -3, 44, 27, 49),
    rectangle(MARBLE_SHADE, 16, 44, 27, 49),
    *(disc(GOLD_SHADE, 0 + 4 * index, 46.6, 1.0) for index in range(7)),
    *(
        rectangle(BRICK if index < 3 else BRICK_SHADE, -3 + 6.4 * index, 39, 1 + 6.4 * index, 44.4)
        for index in range(5)
    ),
    arch(OPENING_DEEP, 12, 6.4, 60, 73),
)

_TEMPLE_TOMB: Course = (
    rectangle(MARBLE, 72, 82, 104, 88),
    rectangle(MARBLE_SHADE, 90, 82, 104, 88),
    rectangle(BRICK_SHADE, 76, 58, 100, 82),
    arch(OPENING, 88, 7.4, 64, 82),
    *(rectangle(MARBLE, x, 58, x + 2.8, 82) for x in (75, 81, 92.4, 98.4)),
    rectangle(MARBLE, 73, 54, 103, 58.4),
    rectangle(MARBLE_SHADE, 90, 54, 103, 58.4),
    polygon(MARBLE, (72, 54), (88, 44), (104, 54)),
    polygon(MARBLE_SHADE, (88, 44), (104, 54), (90, 54)),
    polygon(BRICK_DEEP, (78, 52.6), (88, 46.6), (98, 52.6)),
    disc(GOLD, 88, 50, 1.7),
)

_GATE: Course = (
    rectangle(MARBLE, 30, 22, 70, 52),
    rectangle(MARBLE_SHADE, 57, 22, 70, 52),
    arch("#F6C98A", 50, 12, 28, 52),
    arch("#FFE9B8", 50, 12, 36, 52),
    *(arch("#C98F6C", x, 5.6, 38, 52) for x in (36.4, 63.6)),
    *(disc(MARBLE_DEEP, x, 32.4, 2.1) for x in (36.4, 63.6)),
    *(disc(GOLD, x, 32.4, 1.4) for x in (36.4, 63.6)),
    *(
        shape
        for x in (31.6, 41.4, 58.6, 68.4)
        for shape in (
            rectangle(MARBLE, x - 1.4, 25.4, x + 1.4, 52),
            rectangle(MARBLE_DEEP, x + 0.4, 25.4, x + 1.4, 52),
            rectangle(MARBLE, x - 2, 24.4, x + 2, 26.2),
            rectangle(MARBLE_SHADE, x - 2.2, 49, x + 2.2, 52),
        )
    ),
    rectangle(MARBLE, 28.4, 21, 71.6, 24.4),
    rectangle(MARBLE_DEEP, 28.4, 23.8, 71.6, 24.6),
    rectangle(MARBLE, 31, 11, 69, 21),
    rectangle(MARBLE_SHADE, 57, 11, 69, 21),
    rectangle(GOLD_SHADE, 38.4, 12.8, 61.6, 19.2),
    rectangle(GOLD, 39, 13.4, 61, 18.6),
    *(stroke(GOLD_DEEP, 0.7, (x, 14.6), (x, 17.4)) for x in range(41, 60, 2)),
    rectangle(MARBLE, 29.4, 9, 70.6, 11.4),
    rectangle(MARBLE_DEEP, 29.4, 10.8, 70.6, 11.6),
)


def _wing(side: int) -> Course:
    """Draw a raised wing, feather by feather from its tip inwards."""
    tips = ((-22, -10), (-21, -5.4), (-18.4, -1.8), (-15, 0.8), (-11.4, 2.4))
    return tuple(
        polygon(
            (GOLD, GOLD_SHADE)[index % 2] if side < 0 else (GOLD_SHADE, GOLD_DEEP)[index % 2],
            (50 + side * 1.6, 1.4),
            (50 + side * 7, -5.6 + index * 1.5),
            (50 - side * x, y),
            (50 + side * (7.6 - index * 0.7), -1.6 + index * 1.5),
        )
        for index, (x, y) in enumerate(tips)
    )


_EAGLE: Course = (
    rectangle(MARBLE_SHADE, 44, 7, 56, 9.4),
    ellipse(LEAF_SHADE, 50, 6.4, 9, 3.2),
    *_wing(-1),
    *_wing(1),
    polygon(GOLD_SHADE, (47.4, 3), (52.6, 3), (54, 8), (50, 6.8), (46, 8)),
    smooth(GOLD, (50, -5.6), (53, -2.4), (53, 2), (50, 6), (47, 2), (47, -2.4)),
    smooth(GOLD_SHADE, (50.6, -5.4), (53, -2.4), (53, 2), (50, 6), (51.4, 0)),
    disc(GOLD_LIGHT, 49.6, -6.6, 2.4),
    polygon(GOLD_DEEP, (47.6, -7.4), (44.8, -5.8), (47.4, -5.4)),
)


def _milestone(x: float, foot: float, height: float) -> Course:
    half = height * 0.15
    return (
        rectangle(STONE_LIGHT, x - half * 1.5, foot - height * 0.14, x + half * 1.5, foot),
        rectangle(STONE_LIGHT, x - half, foot - height * 0.9, x + half, foot - height * 0.1),
        rectangle(STONE_SHADE, x + half * 0.3, foot - height * 0.9, x + half, foot - height * 0.1),
        ellipse(STONE_LIGHT, x, foot - height * 0.9, 2 * half, half),
        *(
            stroke(
                OPENING, 0.7, (x - half * 0.6, foot - height * share), (x + half * 0.5, foot - height * share)
            )
            for share in (0.7, 0.58, 0.46)
        ),
    )


_MILESTONES: Course = (
    *_milestone(-1, 102, 22),
    *_milestone(101, 102, 22),
    *_milestone(34, 74, 9),
    *_milestone(66, 74, 9),
)

_SUNLIGHT = Light(18, 46, "#FFE3B0", "#4B3F5C", rays=0.36, far=0.32, shadow=0.34)
_LIFE: tuple[Shape, ...] = (
    *crowd(93, 9, ("#F1E3C8", "#A8503A"), 38, 44),
    *worker(60, 97, 9.6, "#C9543C"),
    *worker(30, 101, 10.4, "#F1E3C8"),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-16, 98, 34, "#C9543C", "#96382A"),
    *banner(112, 98, 34, "#C9543C", "#96382A"),
    *lamp(8, 101.2, 15),
    *lamp(92, 101.2, 15),
    *crowd(92, 8.6, ("#F1E3C8", "#A8503A", "#3F6E9A"), 41, 46, 55),
)

APPIAN_WAY = Scene(
    _landscape,
    (
        _stretch(76, 100, 4),
        (*_stretch(50, 76, 5),),
        _ROUND_TOMB,
        _TEMPLE_TOMB,
        _GATE,
        (*_MILESTONES, *_EAGLE),
    ),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=shine("#FFF0BE", 50, -1, 44, 32, 130),
)
