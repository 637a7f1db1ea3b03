"""The great library of Alexandria: scrolls behind columns, at dawn over the harbour."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, crowd, lamp, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import column, cypress, galley, palm, town
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
    taper,
)
from renders.parts.scenes.tones import (
    BRICK_DEEP,
    BRICK_SHADE,
    BRONZE,
    BRONZE_SHADE,
    EBONY,
    EBONY_SHADE,
    FIRE,
    FIRE_LIGHT,
    GLAZE,
    GLAZE_SHADE,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    LIMESTONE_SHADE,
    MARBLE,
    MARBLE_DEEP,
    MARBLE_SHADE,
    OPENING_DEEP,
    SUN,
)

SKY, ROSE, SEA, GROUND = "#24456E", "#F2A98C", "#3E7C98", "#8C7B58"
DOME, DOME_SHADE, DOME_DEEP = "#3F9E96", "#2B7A77", "#1E5C5C"
COLUMNS = (10.0, 23.0, 36.0, 64.0, 77.0, 90.0)


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.5, "#7D7BA0"), (0.8, "#DD9A94"), (1, "#FBD7A0"), until=88)
    painter.glow(-20, 72, 74, "#FFE3AC", 170)
    painter.shapes([disc(SUN, -20, 74, 17)])
    painter.clouds("library", 15, 6, 54, "#FFEBDC34")
    painter.level(86, SEA)
    painter.level(92, mix(SEA, SKY, 0.25))
    painter.glints("library", 86, "#D8E6E666")
    painter.glints("library sun", 86, "#FFE3B4AA", centre=128, spread=9)
    painter.shapes(_lighthouse(168, 88))
    painter.shapes(galley(142, 93, 22, "#432E2A", "#F4E2C6", "#3F7A8A"))
    painter.shapes(galley(228, 91, 16, "#4A3540", "#E2CDB6", "#A8503A"))
    painter.shapes(galley(-74, 91, 18, "#432E2A", "#EAD6BC", "#7A4B86"))
    painter.shapes(_shore())
    for x, y, height in ((-12, 104, 34), (-24, 106, 27), (112, 104, 33), (124, 106, 26)):
        painter.shapes(cypress(x, y, height, "#4C7A55", "#345A44"))
    painter.shapes(palm(-52, 107, 30, "#5A4330", "#4E7A4C") + palm(152, 107, 26, "#5A4330", "#4E7A4C"))


def _lighthouse(x: float, foot: float) -> tuple[Shape, ...]:
    return (
        polygon("#D9B99A", (x - 4, foot - 16), (x + 4, foot - 16), (x + 6, foot), (x - 6, foot)),
        polygon("#B4917C", (x, foot - 16), (x + 4, foot - 16), (x + 6, foot), (x, foot)),
        rectangle("#D9B99A", x - 2.6, foot - 26, x + 2.6, foot - 16),
        rectangle("#B4917C", x, foot - 26, x + 2.6, foot - 16),
        rectangle("#D9B99A", x - 1.6, foot - 31, x + 1.6, foot - 26),
        ellipse(FIRE, x, foot - 32.5, 3.4, 4.2),
    )


def _shore() -> tuple[Shape, ...]:
    return (
        smooth(mix(GROUND, SKY, 0.3), (-260, 98), (-150, 84), (-90, 86), (-46, 97), (-30, 120), (-260, 120)),
        *town(-150, 95, 0.5, "#EBCFA8", "#C7A282", "#735A50"),
        *town(-226, 97, 0.5, "#DDBD9C", "#B59178", "#735A50"),
        smooth(
            GROUND,
            (-260, 108),
            (-60, 102),
            (0, 99.5),
            (50, 99),
            (104, 99.5),
            (180, 103),
            (330, 101),
            (760, 104),
            (760, 160),
            (-260, 160),
        ),
        polygon("#D9C39A", (33, 100), (67, 100), (96, 132), (4, 132)),
        polygon("#C5AB80", (46, 100), (54, 100), (62, 132), (38, 132)),
    )


_PODIUM: Course = tuple(
    shape
    for left, top in ((0, 97), (2, 94), (4, 91))
    for shape in (
        rectangle(MARBLE, left, top, 100 - left, top + 3.2),
        rectangle(MARBLE_SHADE, 66, top, 100 - left, top + 3.2),
        rectangle(MARBLE_DEEP, left, top + 2.6, 100 - left, top + 3.2),
    )
)


def _shelf(left: float, right: float) -> Course:
    """Draw a case of pigeon-holes with the ends of scrolls in them."""
    shapes: list[Shape] = [rectangle(EBONY, left, 56, right, 91)]
    rows, holes = 5, max(2, round((right - left) / 4.2))
    width = (right - left - 1) / holes
    for row in range(rows):
        for hole in range(holes):
            x, y = left + 0.5 + (hole + 0.5) * width, 59.4 + row * 6.8
            shapes.append(rectangle(EBONY_SHADE, x - width * 0.42, y - 2.7, x + width * 0.42, y + 2.7))
            if (row * 3 + hole * 5) % 7:
                shapes.append(disc("#F4DFAE", x - 0.7, y + 0.8, 1.25))
                shapes.append(disc("#D9B46C", x + 0.9, y + 0.9, 1.1))
                shapes.append(disc("#F9EBC8", x + 0.1, y - 0.9, 1.1))
    return tuple(shapes)


_SCROLLS: Course = (
    rectangle(OPENING_DEEP, 7, 54, 93, 91),
    *_shelf(12.6, 20.4),
    *_shelf(25.6, 33.4),
    *_shelf(66.6, 74.4),
    *_shelf(79.6, 87.4),
)

_DOOR: Course = (
    rectangle("#7A5730", 39, 54, 61, 91),
    arch(FIRE, 50, 15, 60, 91),
    arch(FIRE_LIGHT, 50, 9.6, 66, 91),
    *(taper(BRONZE_SHADE, 1.6, 1.2, (x, 91), (x, 72)) for x in (42, 58)),
    *(disc(FIRE_LIGHT, x, 70, 1.9) for x in (42, 58)),
    smooth(GLAZE_SHADE, (48, 91), (48.4, 80), (47.6, 77), (50, 75.6), (52.4, 77), (51.6, 80), (52, 91)),
    disc("#C99468", 50, 74, 1.9),
    stroke(GOLD, 1.3, (46.4, 81), (53.6, 81)),
)

_COLONNADE: Course = tuple(
    shape
    for x in COLUMNS
    for shape in column(
        x, 53, 91, 5.4, MARBLE if x < 66 else MARBLE_SHADE, MARBLE_SHADE if x < 66 else MARBLE_DEEP
    )
)

_ROOF: Course = (
    rectangle(MARBLE, 3, 49, 97, 53),
    rectangle(MARBLE_SHADE, 66, 49, 97, 53),
    rectangle(GLAZE, 3, 43.4, 97, 49),
    rectangle(GLAZE_SHADE, 66, 43.4, 97, 49),
    *(
        shape
        for index in range(15)
        for shape in (
            ellipse(GOLD_LIGHT if index < 10 else GOLD_SHADE, 6.6 + index * 6.2, 46.2, 2.4, 3.4),
            stroke(
                GOLD if index < 10 else GOLD_SHADE, 0.6, (8.4 + index * 6.2, 46.2), (10.9 + index * 6.2, 46.2)
            ),
        )
    ),
    rectangle(GOLD, 2, 41.8, 98, 43.6),
    rectangle(GOLD_SHADE, 66, 41.8, 98, 43.6),
    polygon(MARBLE, (29, 42), (50, 29), (71, 42)),
    polygon(MARBLE_SHADE, (50, 29), (71, 42), (54, 42)),
    polygon(BRICK_DEEP, (34.5, 40.6), (50, 31.2), (65.5, 40.6)),
    rectangle("#F9EBC8", 43.4, 35.4, 56.6, 39.6),
    *(stroke(BRICK_SHADE, 0.5, (45, y), (55, y)) for y in (36.6, 37.6, 38.6)),
    *(ellipse(LIMESTONE_SHADE, x, 37.5, 1.8, 5.4) for x in (43.4, 56.6)),
)

_DOME: Course = (
    rectangle(MARBLE, 30, 26.6, 70, 44),
    rectangle(MARBLE_SHADE, 60, 26.6, 70, 44),
    *(arch(BRICK_SHADE, x, 3, 32, 40) for x in (35, 65)),
    ellipse(DOME, 50, 27, 42, 42, start=180, end=360),
    ellipse(DOME_SHADE, 50, 27, 42, 42, start=270, end=360),
    *(ellipse(fill, 50, 27, width, 42, start=180, end=360) for width, fill in ((22, DOME_SHADE), (18, DOME))),
    ellipse(DOME_SHADE, 50, 27, 18, 42, start=270, end=360),
    stroke(DOME_DEEP, 0.8, (31, 20), (69, 20)),
    rectangle(GOLD, 28, 25.8, 72, 27.4),
    rectangle(GOLD_SHADE, 60, 25.8, 72, 27.4),
    rectangle(BRONZE, 47.4, 3.4, 52.6, 7),
    ellipse(GOLD, 50, 1.4, 6.4, 5.4),
    taper(GOLD_LIGHT, 1.4, 0.5, (50, -1), (50, -7)),
)

_SUNLIGHT = Light(-20, 74, "#FFE0AC", "#34365C", rays=0.34, far=0.36)
_LIFE: tuple[Shape, ...] = (
    *worker(2, 101.2, 7.6, "#F1E3C8"),
    *worker(13, 101.3, 7.6, "#C9543C"),
    *crowd(101.3, 7.4, ("#F1E3C8", "#3F6E9A"), 88, 95),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-6, 101.1, 34, "#2E8A7C", "#1E625A"),
    *banner(104, 101.1, 34, "#2E8A7C", "#1E625A"),
    *lamp(16, 101.7, 14),
    *lamp(84, 101.7, 14),
    *crowd(101.6, 7.4, ("#F1E3C8", "#3F6E9A", "#C9543C"), 30, 37, 62),
)

GREAT_LIBRARY = Scene(
    _landscape,
    (_PODIUM, _SCROLLS, _DOOR, _COLONNADE, _DOME, _ROOF),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=(
        *shine("#FFF0BE", 50, 80, 30, 34, 90),
        *shine("#FFF0BE", 50, 0, 20, 19, 150),
    ),
)
