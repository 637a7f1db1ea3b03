"""The mausoleum of Halicarnassus above its bay, in the evening."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, crowd, lamp, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import column, cypress, galley, round_tree, town
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    bend,
    disc,
    ellipse,
    moved,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
    taper,
    trapezoid,
)
from renders.parts.scenes.tones import (
    GLAZE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_SHADE,
    MARBLE,
    MARBLE_DEEP,
    MARBLE_SHADE,
    OPENING,
    OPENING_DEEP,
    SUN,
)

SKY, APRICOT, SEA, HILL = "#2C3660", "#F5B67F", "#3A6D93", "#7C7148"
EDGE = 66.0
"""Where the light front meets the dark side."""


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.45, "#72618A"), (0.78, "#CF8A80"), (1, APRICOT), until=86)
    painter.stars("halicarnassus", 70, 26)
    painter.glow(-10, 68, 70, "#FFDDA0", 170)
    painter.shapes([disc(SUN, -10, 68, 18)])
    painter.clouds("halicarnassus", 14, 10, 56, "#FFE4D030")
    painter.ridge(80, 3.4, mix(APRICOT, SKY, 0.4), 150, 0.2)
    painter.level(86, SEA)
    painter.level(93, mix(SEA, SKY, 0.3))
    painter.glints("halicarnassus", 86, "#C9D6DC66")
    painter.glints("halicarnassus sun", 86, "#FFDCA8AA", centre=-10, spread=9)
    painter.shapes(galley(-66, 93, 25, "#402A26", "#F2DFC3", "#7A4B86"))
    painter.shapes(galley(-142, 90, 17, "#4A3540", "#DDC6B4", "#A8503A"))
    painter.shapes(_slopes())
    for x, y, height in (
        (-18, 106, 30),
        (-28, 108, 22),
        (110, 103, 34),
        (120, 104, 26),
        (176, 100, 30),
        (250, 99, 34),
        (262, 100, 26),
    ):
        painter.shapes(cypress(x, y, height, "#4F7450", "#37543F"))
    painter.shapes(round_tree(138, 106, 22, "#7E8F56", "#5F7048", "#5B4432"))
    painter.shapes(round_tree(-44, 112, 20, "#7E8F56", "#5F7048", "#5B4432"))


def _slopes() -> tuple[Shape, ...]:
    return (
        smooth(
            mix(HILL, SKY, 0.3),
            (96, 104),
            (130, 86),
            (180, 72),
            (240, 70),
            (320, 60),
            (420, 68),
            (560, 64),
            (760, 74),
            (760, 130),
            (96, 130),
        ),
        *town(176, 92, 0.5, "#EBCFA8", "#C7A282", "#735A50"),
        *_theatre(246, 86),
        *town(312, 92, 0.56, "#E6C8A4", "#BF9B7E", "#735A50"),
        *town(420, 90, 0.5, "#DDBD9C", "#B59178", "#735A50"),
        smooth(
            HILL,
            (-64, 124),
            (-34, 107),
            (0, 100),
            (50, 98.6),
            (110, 99),
            (190, 93),
            (300, 96),
            (460, 91),
            (760, 96),
            (760, 160),
            (-64, 160),
        ),
        smooth(
            mix(HILL, SKY, 0.34),
            (-64, 126),
            (-20, 112),
            (50, 108),
            (160, 107),
            (320, 104),
            (760, 106),
            (760, 170),
            (-64, 170),
        ),
    )


def _theatre(x: float, y: float) -> tuple[Shape, ...]:
    return tuple(
        ellipse(fill, x, y, 44 - 8 * ring, 34 - 6 * ring, start=180, end=360)
        for ring, fill in enumerate(("#E0C29C", "#BC9A7C", "#E0C29C", "#BC9A7C"))
    )


def _block(left: float, right: float, top: float, bottom: float) -> Course:
    return (
        rectangle(MARBLE, left, top, right, bottom),
        rectangle(MARBLE_SHADE, EDGE + (right - 92) * 0.3, top, right, bottom),
    )


def _frieze(left: float, right: float, top: float, bottom: float) -> Course:
    shapes = [rectangle(GLAZE, left, top, right, bottom), rectangle("#1E4680", EDGE, top, right, bottom)]
    foot = bottom - 0.3
    for index in range(int((right - left) / 6)):
        x = left + 3.4 + 6 * index
        fill = MARBLE if x < EDGE else MARBLE_SHADE
        shapes.append(disc(fill, x, top + 1.3, 0.85))
        shapes.append(taper(fill, 1.7, 1.1, (x, top + 2), (x - 0.3, foot)))
        shapes.append(stroke(fill, 0.7, (x - 1.8, top + 1.9), (x, top + 3), (x + 2, top + 1.5 + index % 2)))
    return tuple(shapes)


def _statue(x: float, foot: float, height: float, fill: str) -> Course:
    return (
        smooth(
            fill,
            (x, foot - height * 0.8),
            (x + height * 0.14, foot - height * 0.72),
            (x + height * 0.12, foot - height * 0.4),
            (x + height * 0.16, foot),
            (x - height * 0.16, foot),
            (x - height * 0.12, foot - height * 0.4),
            (x - height * 0.14, foot - height * 0.72),
        ),
        disc(fill, x, foot - height * 0.89, height * 0.1),
    )


def _lion(x: float, foot: float, fill: str) -> Course:
    shapes = (
        smooth(fill, (-4.4, 0), (-4, -3), (-2.6, -4.4), (2, -3.6), (4.4, -2.6), (4.6, 0)),
        disc(fill, -3.4, -5.2, 2),
        taper(fill, 1.2, 0.7, *bend((4.2, -1.6), (6, -3), (5.6, -5))),
    )
    return moved(shapes, x, foot)


_BASE: Course = (
    *_block(2, 98, 97, 101),
    *_block(5, 95, 93.6, 97),
    rectangle(MARBLE_DEEP, 5, 96.4, 95, 97),
    *_block(10, 90, 82, 93.6),
    arch(OPENING, 38, 9, 83.4, 93.6),
    arch(OPENING_DEEP, 38, 6, 85.4, 93.6),
    *(arch(MARBLE_SHADE, x, 5, 84.4, 91) for x in (18, 27, 49, 58)),
    *(shape for x in (18, 27, 49, 58) for shape in _statue(x, 91, 6.2, MARBLE_DEEP)),
    *(arch(MARBLE_DEEP, x, 4.4, 84.4, 91) for x in (73, 82)),
)
_PODIUM: Course = (
    *_block(12, 88, 70, 82),
    *_frieze(12, 88, 72.6, 78),
    rectangle(GOLD, 10, 80.8, 90, 82.6),
    rectangle(GOLD_SHADE, EDGE, 80.8, 90, 82.6),
    rectangle(MARBLE, 10, 67.8, 90, 70.4),
    rectangle(MARBLE_SHADE, EDGE, 67.8, 90, 70.4),
    *_lion(8.2, 93.6, MARBLE_SHADE),
    *_lion(92.4, 93.6, MARBLE_DEEP),
)
_COLONNADE: Course = (
    rectangle("#6E5A48", 16, 44, EDGE, 67.8),
    rectangle("#54443A", EDGE, 44, 84, 67.8),
    *(shape for x in (22.6, 32.4, 42.2, 52) for shape in _statue(x, 67.6, 11, MARBLE_DEEP)),
    *(
        shape
        for x in (17.8, 27.4, 37.2, 47, 56.8, 65)
        for shape in column(x, 43.4, 67.8, 4, MARBLE, MARBLE_SHADE)
    ),
    *(shape for x in (71.4, 77.2, 82.6) for shape in column(x, 43.4, 67.8, 3.4, MARBLE_SHADE, MARBLE_DEEP)),
)
_ENTABLATURE: Course = (
    *_block(12.6, 87.4, 39.4, 43.6),
    *_frieze(12.6, 87.4, 35.6, 40),
    rectangle(GOLD, 10.6, 33.4, 89.4, 35.8),
    rectangle(GOLD_SHADE, EDGE, 33.4, 89.4, 35.8),
    *(polygon(GOLD, (x - 1.4, 33.6), (x, 30.2), (x + 1.4, 33.6)) for x in (12, 88)),
)
_PYRAMID: Course = tuple(
    shape
    for step in range(6)
    for shape in (
        trapezoid(MARBLE, 50, 68 - 9.4 * step, 33.4 - 2.9 * (step + 1), 70 - 9.4 * step, 33.4 - 2.9 * step),
        polygon(
            MARBLE_SHADE,
            (EDGE - 2.0 * (step + 0.6), 33.4 - 2.9 * (step + 1)),
            (50 + (68 - 9.4 * step) / 2, 33.4 - 2.9 * (step + 1)),
            (50 + (70 - 9.4 * step) / 2, 33.4 - 2.9 * step),
            (EDGE - 2.0 * step, 33.4 - 2.9 * step),
        ),
        rectangle(
            MARBLE_DEEP,
            50 - (70 - 9.4 * step) / 2,
            33 - 2.9 * step,
            50 + (70 - 9.4 * step) / 2,
            33.6 - 2.9 * step,
        ),
    )
)
_HORSE: Course = (
    taper(GOLD, 1.6, 0.7, *bend((7.2, -8.4), (10.4, -8.4), (11.2, -3))),
    smooth(
        GOLD,
        (-6.4, -8.4),
        (-2, -9.6),
        (3, -9),
        (6.6, -9.6),
        (8.2, -7.4),
        (7, -4.8),
        (3, -5.2),
        (-3, -4.6),
        (-6.6, -5.4),
    ),
    polygon(
        GOLD,
        (-7, -5.2),
        (-8.4, -9.4),
        (-9.4, -12.4),
        (-11.6, -11.4),
        (-13.4, -9.8),
        (-14.6, -10.6),
        (-13.4, -13),
        (-10.8, -15.4),
        (-9.9, -17.2),
        (-8.8, -15.4),
        (-6, -13),
        (-3.4, -8.6),
    ),
    taper(GOLD_SHADE, 0.8, 1.4, *bend((-9.2, -15.6), (-6.2, -12.8), (-4, -9))),
    taper(GOLD, 2.4, 1.1, (-5.8, -5.8), (-10.2, -5), (-9.6, -1.4)),
    taper(GOLD, 2.2, 1.1, (-4, -5.4), (-4.8, 0)),
    taper(GOLD, 2.6, 1.1, (6, -6.4), (8.2, -3.2), (6.8, 0)),
    taper(GOLD, 2.4, 1.1, (4.4, -6), (4.8, -2.8), (3.4, 0)),
)


def _team() -> Course:
    """Draw the four horses of the chariot, the far ones darker and a little ahead."""
    fills = (GOLD_DEEP, GOLD_SHADE, GOLD, GOLD_LIGHT)
    return tuple(
        shape
        for index, fill in enumerate(fills)
        for shape in moved(
            (Shape(each.points, fill if each.fill == GOLD else GOLD_DEEP) for each in _HORSE),
            43.4 + 1.5 * index,
            12.2 + 0.45 * index,
            scale=0.86,
        )
    )


_CHARIOT: Course = (
    rectangle(MARBLE, 33, 13.4, 67, 16.2),
    rectangle(MARBLE_SHADE, 57, 13.4, 67, 16.2),
    *_team(),
    smooth(GOLD_SHADE, (60.6, -6), (63, -4.4), (63.6, 6), (60, 6)),
    disc(GOLD_SHADE, 61.6, -7.4, 1.8),
    smooth(GOLD_LIGHT, (57.6, -5), (60, -3.4), (60.4, 3), (60, 7), (56, 7), (55.6, 2), (55.8, -3.4)),
    disc(GOLD_LIGHT, 57.8, -6.8, 2),
    taper(GOLD_LIGHT, 1.4, 1, (57, -2.6), (53.6, 0.4), (50.6, 0)),
    stroke(GOLD_DEEP, 0.5, *bend((50.6, 0), (42, -0.6), (36.6, 2))),
    smooth(GOLD, (52.6, 5), (55, 3.4), (66, 3), (66.6, 10), (62, 12.6), (55, 12)),
    smooth(GOLD_SHADE, (61, 3.2), (66, 3), (66.6, 10), (62, 12.6), (60, 12.4)),
    stroke(GOLD_SHADE, 0.9, (46, 10.4), (57, 10.6)),
    disc(GOLD_DEEP, 60.4, 10.4, 3.9),
    disc(GOLD_LIGHT, 60.4, 10.4, 2.9),
    *(
        stroke(GOLD_DEEP, 0.6, (60.4 - dx, 10.4 - dy), (60.4 + dx, 10.4 + dy))
        for dx, dy in ((3, 0), (0, 3), (2.1, 2.1), (2.1, -2.1))
    ),
    disc(GOLD_SHADE, 60.4, 10.4, 0.9),
)
_GLEAM: tuple[Shape, ...] = shine("#FFE9A3", 52, 5, 50, 40, 110)

_SUNLIGHT = Light(-10, 68, "#FFDDA4", "#332F58", rays=0.36, far=0.36)
_LIFE: tuple[Shape, ...] = (
    *worker(-4, 101.3, 7, "#F1E3C8"),
    *worker(6, 101.4, 7, "#C9543C"),
    *crowd(101.4, 6.8, ("#F1E3C8", "#8A5A86"), 94, 101),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-6, 101.1, 32, "#2C63A8", "#1E4680"),
    *banner(105, 101.1, 32, "#2C63A8", "#1E4680"),
    *lamp(22, 101.6, 13),
    *lamp(78, 101.6, 13),
    *crowd(101.6, 6.8, ("#F1E3C8", "#C9543C"), 34, 40, 60),
)

HALICARNASSUS = Scene(
    _landscape,
    (_BASE, _PODIUM, _COLONNADE, _ENTABLATURE, _PYRAMID, _CHARIOT),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_GLEAM,
)
