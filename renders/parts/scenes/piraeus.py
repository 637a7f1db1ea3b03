"""The harbour of Piraeus: ship sheds between two towers, in the morning."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, barge, crowd
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import galley, round_tree, town
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    bend,
    disc,
    mirrored,
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
    BRONZE,
    FIRE,
    FIRE_LIGHT,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_SHADE,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    MARBLE,
    MARBLE_SHADE,
    OPENING_DEEP,
    STONE_DEEP,
    STONE_SHADE,
    SUN,
)

SKY, GLOW, SEA, HILL = "#3B7FB5", "#FBE3B4", "#2E7FA8", "#7E8B5C"
TILE, TILE_SHADE, TILE_DEEP = "#C9593F", "#A04330", "#7A3024"
SHEDS = (18.0, 34.0, 50.0, 66.0, 82.0)


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.5, "#7FB6D2"), (0.85, "#E9D9BC"), (1, GLOW), until=84)
    painter.glow(-18, 58, 72, "#FFF2C8", 160)
    painter.shapes([disc(SUN, -18, 58, 14)])
    painter.clouds("piraeus", 16, 4, 48, "#FFFFFF48")
    painter.ridge(76, 5, mix(HILL, SKY, 0.5), 160, 0.6)
    painter.shapes(_acropolis(176, 74))
    painter.ridge(82, 2.6, mix(HILL, SKY, 0.25), 120, 2.2)
    painter.shapes(town(122, 88, 0.5, "#F0DDBB", "#CDB18C", "#7A6650"))
    painter.shapes(town(-62, 88, 0.5, "#F0DDBB", "#CDB18C", "#7A6650"))
    painter.shapes(town(240, 88, 0.5, "#E6D0AE", "#C2A582", "#7A6650"))
    painter.shapes(town(-150, 88, 0.46, "#E6D0AE", "#C2A582", "#7A6650"))
    for x in (-100, -30, 96, 152, 206, 290):
        painter.shapes(round_tree(x, 89, 13, "#6F8A50", "#536F42", "#5B4432"))
    painter.level(88, SEA)
    painter.level(101, mix(SEA, "#123B58", 0.3))
    painter.glints("piraeus", 90, "#D9F0F570")
    painter.glints("piraeus sun", 92, "#FFF0C8A0", centre=-18, spread=9)
    painter.shapes(galley(-46, 104, 34, "#4A2E24", "#F7EAD2", "#B8402E"))
    painter.shapes(galley(150, 105, 38, "#4A2E24", "#F4E2C6", "#2C63A8"))
    painter.shapes(galley(-130, 98, 20, "#5A4034", "#EBDCC4", "#3F7A4A"))
    painter.shapes(galley(256, 99, 22, "#5A4034", "#EBDCC4", "#B8402E"))


def _acropolis(x: float, y: float) -> tuple[Shape, ...]:
    rock = mix("#B79A72", SKY, 0.25)
    temple = [
        rectangle(MARBLE, -14, -6, 14, -4),
        *(rectangle(MARBLE, -12.6 + 4.5 * index, -13, -10.6 + 4.5 * index, -6) for index in range(6)),
        rectangle(MARBLE, -14, -15.4, 14, -12.6),
        polygon(MARBLE_SHADE, (-15, -15.4), (0, -20.4), (15, -15.4)),
    ]
    return (
        smooth(
            rock,
            (x - 52, y + 10),
            (x - 34, y - 6),
            (x - 26, y - 17),
            (x + 24, y - 18),
            (x + 32, y - 5),
            (x + 52, y + 10),
        ),
        smooth(
            mix(rock, "#5A4630", 0.3),
            (x + 4, y + 10),
            (x + 10, y - 16),
            (x + 24, y - 18),
            (x + 32, y - 5),
            (x + 52, y + 10),
        ),
        *moved(temple, x - 2, y - 12),
    )


def _tower(x: float) -> Course:
    return (
        trapezoid(LIMESTONE, x, 13, 30, 17, 97),
        polygon(LIMESTONE_SHADE, (x + 1.5, 30), (x + 6.5, 30), (x + 8.5, 97), (x + 2, 97)),
        *(stroke(LIMESTONE_DEEP, 0.7, (x - 7.6, y), (x - 1, y)) for y in (40, 50, 60, 70, 80, 90)),
        arch(OPENING_DEEP, x - 1.6, 3.2, 42, 50),
        arch(OPENING_DEEP, x - 1.6, 3.2, 62, 70),
        rectangle(MARBLE, x - 8, 26, x + 8, 31),
        rectangle(MARBLE_SHADE, x + 2, 26, x + 8, 31),
        *(
            rectangle(MARBLE if offset < 2 else MARBLE_SHADE, x + offset, 21.6, x + offset + 3.2, 27)
            for offset in (-8, -2.9, 2, 4.8)
        ),
    )


def _beacon(x: float) -> Course:
    return (
        polygon(BRONZE, (x - 4, 20), (x + 4, 20), (x + 2.4, 25), (x - 2.4, 25)),
        smooth(FIRE, (x - 3.6, 20), (x - 3, 13), (x - 0.6, 5), (x + 1.4, 12), (x + 3.4, 14), (x + 3.6, 20)),
        smooth(FIRE_LIGHT, (x - 1.8, 20), (x - 1.4, 15), (x, 10.4), (x + 1.6, 15), (x + 1.8, 20)),
    )


def _shed(x: float) -> Course:
    """Draw the open end of a ship shed, and the bow of a war ship that comes out of it."""
    return (
        arch(OPENING_DEEP, x, 12.8, 65, 92),
        polygon("#F1DFC2", (x - 4.6, 72), (x + 3.6, 72), (x + 4.8, 77), (x - 5.2, 77)),
        polygon("#B8402E", (x - 5.2, 75.4), (x + 4.6, 75.4), (x + 4.8, 77.6), (x - 5.6, 77.6)),
        smooth(
            "#8C5732", (x - 5.6, 77), (x + 5, 77), (x + 4.4, 84), (x + 1.4, 92), (x - 1.6, 92), (x - 5.2, 84)
        ),
        smooth("#5A341F", (x + 0.4, 77), (x + 5, 77), (x + 4.4, 84), (x + 1.4, 92), (x + 0.2, 92)),
        *(stroke("#C79A62", 0.7, *bend((x - 5.4, y), (x, y + 2.6), (x + 4.8, y))) for y in (79.4, 82.6)),
        *(stroke("#F1DFC2", 0.6, (x + side * 4.4, 80), (x + side * 6.6, 90)) for side in (-1, 1)),
        taper(GOLD, 1.8, 1, *bend((x, 79), (x - 0.4, 72), (x - 2.4, 68.6), (x - 0.2, 66.8))),
        polygon(BRONZE, (x - 2.6, 88), (x + 2.6, 88), (x + 1.4, 91), (x, 96), (x - 1.4, 91)),
        polygon(GOLD_SHADE, (x + 0.2, 88), (x + 2.6, 88), (x + 1.4, 91), (x, 96)),
    )


_QUAY: Course = (
    rectangle(STONE_SHADE, -2, 92, 102, 101),
    rectangle("#E6E2D8", -2, 91, 102, 93.6),
    *(stroke(STONE_DEEP, 0.7, (x, 93.6), (x, 101)) for x in range(4, 102, 9)),
    stroke(STONE_DEEP, 0.7, (-2, 97.2), (102, 97.2)),
    *(polygon("#8E8A80", (x - 4.4, 92), (x + 4.4, 92), (x + 6, 103), (x - 6, 103)) for x in SHEDS),
)

_WALLS: Course = (
    rectangle(MARBLE, 10, 60, 90, 92),
    rectangle(MARBLE_SHADE, 74, 60, 90, 92),
    *(shape for x in SHEDS for shape in _shed(x)),
)

_GABLES: Course = tuple(
    shape
    for x in SHEDS
    for shape in (
        polygon(TILE, (x - 9, 62.4), (x, 53), (x + 9, 62.4)),
        polygon(TILE_SHADE, (x, 53), (x + 9, 62.4), (x + 1, 62.4)),
        polygon(MARBLE, (x - 6.2, 61.4), (x, 55), (x + 6.2, 61.4)),
        disc(GOLD, x, 59.2, 1.4),
        rectangle(TILE_DEEP, x - 9, 61.6, x + 9, 63),
    )
)

_STORE: Course = (
    rectangle(LIMESTONE, 17, 38, 83, 56),
    rectangle(LIMESTONE_SHADE, 64, 38, 83, 56),
    *(arch(OPENING_DEEP, 22 + 7 * index, 3.6, 43, 52) for index in range(9)),
    polygon(TILE, (14, 38.6), (20, 30), (80, 30), (86, 38.6)),
    polygon(TILE_SHADE, (64, 30), (80, 30), (86, 38.6), (66, 38.6)),
    *(stroke(TILE_DEEP, 0.6, (20 + 6 * index, 30.4), (15.6 + 6.8 * index, 38.4)) for index in range(11)),
)

_STATUE: Course = (
    rectangle(MARBLE, 44, 25, 56, 30.4),
    rectangle(MARBLE_SHADE, 52, 25, 56, 30.4),
    smooth(
        GOLD,
        (45, 25),
        (46.4, 17),
        (46.6, 11),
        (46, 7.4),
        (50, 6.2),
        (54, 7.4),
        (53.4, 11),
        (53.6, 17),
        (55, 25),
    ),
    smooth(GOLD_SHADE, (50.8, 25), (50.8, 6.4), (54, 7.4), (53.4, 11), (53.6, 17), (55, 25)),
    *(stroke(GOLD_DEEP, 0.5, (x, 14.6), (x + (x - 50) * 0.35, 24.6)) for x in (47.6, 49.4, 51.4, 53)),
    stroke(GOLD_DEEP, 0.9, (46.6, 13.2), (53.4, 13.2)),
    disc(GOLD_LIGHT, 50, 3.6, 2.5),
    smooth(GOLD, (46.8, 3.4), (47.6, -0.4), (52, -1.6), (54.6, 1.4), (53.4, 5.6), (52, 2.4)),
    stroke(GOLD_LIGHT, 1.1, *bend((46.6, 0.6), (49.6, -3.2), (54.4, -1.6), (56, 3))),
    taper(GOLD, 2, 1.4, (53.2, 8.4), (57, 12), (59, 8.6)),
    stroke(GOLD_SHADE, 1.0, (59, -7), (59, 25)),
    polygon(GOLD_LIGHT, (57.8, -6), (59, -11), (60.2, -6)),
    disc(GOLD_SHADE, 43.4, 18.4, 5.4),
    disc(GOLD_LIGHT, 43.4, 18.4, 4.4),
    disc(GOLD_SHADE, 43.4, 18.4, 1.6),
)

_SUNLIGHT = Light(-18, 58, "#FFEFC0", "#27406A", rays=0.32, far=0.34, water=101.0, foot=101.0)
_LIFE: tuple[Shape, ...] = (
    *barge(16, 108, 26, LIMESTONE),
    *crowd(93, 6.6, ("#F1E3C8", "#C9543C"), -26, -20, 118),
)
_FEAST: tuple[Shape, ...] = (
    *banner(10, 22, 22, "#C9543C", "#96382A"),
    *banner(86, 22, 22, "#C9543C", "#96382A"),
    *barge(60, 110, 24, "#C9543C"),
)

PIRAEUS = Scene(
    _landscape,
    (
        _QUAY,
        (*_STORE, *_WALLS),
        _GABLES,
        (*_tower(4), *mirrored(_tower(4))),
        _STATUE,
        (*_beacon(4), *_beacon(96)),
    ),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=(
        *shine("#FFF0BE", 4, 14, 28, 28, 130),
        *shine("#FFF0BE", 96, 14, 28, 28, 130),
    ),
)
