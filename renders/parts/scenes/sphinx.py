"""The great sphinx before its pyramids, at moonrise."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, crowd, lamp, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.scenery import palm
from renders.parts.scenes.shapes import (
    Shape,
    bend,
    disc,
    ellipse,
    mirrored,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    GLAZE,
    GLAZE_SHADE,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    MOON,
    OPENING,
)

NIGHT, TEAL, SAND = "#16284A", "#4FA0A0", "#B98F56"
SKIN, SKIN_SHADE, SKIN_DEEP = "#EBC88C", "#C89C5E", "#9C7440"


def _landscape(painter: Painter) -> None:
    painter.sky((0, NIGHT), (0.45, "#2C5577"), (0.8, "#5B9C9F"), (1, "#E9D9A6"), until=92)
    painter.stars("sphinx", 130, 50)
    painter.glow(-6, 22, 62, "#EAF3D8", 140)
    painter.shapes([disc(MOON, -6, 20, 12), disc("#DAD9BE", -10, 16, 2.6), disc("#DAD9BE", -2, 24, 1.8)])
    painter.clouds("sphinx", 12, 20, 62, "#E8F4EA24")
    painter.ridge(88, 2.0, mix(TEAL, NIGHT, 0.5), 140, 1.4)
    painter.shapes(_pyramid(-38, 93, 92) + _pyramid(-112, 94, 60) + _pyramid(176, 94, 74))
    painter.ridge(93, 1.8, mix(SAND, NIGHT, 0.42), 170, 0.3)
    painter.ridge(98, 1.4, mix(SAND, NIGHT, 0.12), 230, 2.0)
    for x, y, height in ((-64, 106, 34), (-80, 108, 26), (150, 105, 32), (166, 107, 24), (238, 106, 30)):
        painter.shapes(palm(x, y, height, "#3A2B2A", "#274A45"))
    painter.shapes(
        [
            smooth(
                mix(SAND, NIGHT, 0.3),
                (-260, 112),
                (-40, 107),
                (50, 105.5),
                (150, 108),
                (400, 106),
                (760, 110),
                (760, 160),
                (-260, 160),
            ),
            polygon("#CDA66A", (36, 104), (64, 104), (86, 132), (14, 132)),
        ]
    )


def _pyramid(x: float, foot: float, width: float) -> tuple[Shape, ...]:
    half, height = width / 2, width * 0.62
    return (
        polygon("#3D6B7C", (x, foot - height), (x - half, foot), (x + half, foot)),
        polygon("#8FB8A8", (x, foot - height), (x + half * 0.3, foot), (x + half, foot)),
    )


_BODY: Course = (
    smooth(SKIN_SHADE, (60, 101), (62, 62), (74, 50), (90, 50), (101, 60), (105, 76), (104, 101)),
    smooth(SKIN_DEEP, (88, 101), (84, 84), (90, 68), (100, 64), (105, 76), (104, 101)),
    stroke("#85602F", 1.2, *bend((84, 97), (85, 82), (92, 70), (100, 68))),
    taper(SKIN_DEEP, 4, 2.4, *bend((103, 97), (111, 98), (112, 90), (107, 87))),
    smooth(SKIN_SHADE, (14, 100), (12, 74), (20, 54), (36, 45), (64, 45), (76, 54), (82, 74), (80, 100)),
    smooth(SKIN_DEEP, (60, 100), (62, 45), (64, 45), (76, 54), (82, 74), (80, 100)),
    *(stroke(SKIN_DEEP, 1.1, (15, y), (50, y - 1)) for y in (70, 80, 90)),
    *(stroke("#85602F", 1.1, (62, y - 1), (80, y)) for y in (70, 80, 90)),
)


def _collar_row(low: float, half: float, fill: str, width: float) -> Shape:
    return stroke(
        fill,
        width,
        *bend(
            (50 - half, 54),
            (50 - half * 0.6, low - 2),
            (50, low),
            (50 + half * 0.6, low - 2),
            (50 + half, 54),
        ),
    )


_CHEST: Course = (
    smooth(SKIN, (30, 98), (29, 70), (34, 56), (50, 50), (66, 56), (71, 70), (70, 98)),
    smooth(SKIN_SHADE, (54, 98), (56, 52), (66, 56), (71, 70), (70, 98)),
    _collar_row(74, 18, GOLD, 3),
    _collar_row(70.6, 17, GLAZE, 2.6),
    _collar_row(67.4, 16, GOLD_SHADE, 2.4),
    _collar_row(64.4, 15, GLAZE_SHADE, 2.4),
)


def _paw(x: float) -> Course:
    return (
        smooth(SKIN, (x - 9, 104), (x - 10, 88), (x - 6, 78), (x + 6, 78), (x + 10, 88), (x + 9, 104)),
        smooth(SKIN_SHADE, (x + 2, 104), (x + 4, 79), (x + 8, 82), (x + 10, 90), (x + 9, 104)),
        rectangle(SKIN, x - 10, 96, x + 10, 103),
        rectangle(SKIN_SHADE, x + 3, 96, x + 10, 103),
        *(stroke(SKIN_DEEP, 0.9, (x + toe, 95.5), (x + toe, 103)) for toe in (-5, 0, 5)),
        rectangle(LIMESTONE_DEEP, x - 11, 102.4, x + 11, 105),
    )


_PAWS: Course = (*_paw(24), *_paw(76))

_STELE: Course = (
    smooth(
        LIMESTONE,
        (44, 102),
        (44, 82),
        (45, 79),
        (50, 77),
        (55, 79),
        (56, 82),
        (56, 102),
        (55.5, 103),
        (44.5, 103),
    ),
    rectangle(LIMESTONE_SHADE, 52.5, 81, 56, 103),
    ellipse(GOLD, 50, 82.5, 7, 3.4),
    *(stroke(OPENING, 0.7, (46.4, y), (53.6, y)) for y in (87, 90, 93, 96)),
    rectangle(GOLD_SHADE, 41, 102, 59, 105),
)

_HEADDRESS_HALF: Course = (
    smooth(
        GOLD,
        (50, 3),
        (36, 6),
        (28, 15),
        (25, 28),
        (20, 44),
        (18, 56),
        (23, 64),
        (36, 62),
        (40, 48),
        (42, 24),
        (50, 14),
    ),
)
_STRIPES: Course = tuple(
    taper(GLAZE, 2.6, 2.0, (x, y), (x + dx, y + dy))
    for x, y, dx, dy in (
        (30, 13, 9, 3),
        (27.5, 20, 12, 3.4),
        (26, 27, 13, 4),
        (24, 34, 15, 4.4),
        (22, 41, 17, 5),
        (20, 48, 18, 5),
        (19.5, 55, 18, 4),
    )
)
_HEADDRESS: Course = (
    *_HEADDRESS_HALF,
    *mirrored((Shape(_HEADDRESS_HALF[0].points, GOLD_SHADE),)),
    *_STRIPES,
    *(Shape(shape.points, GLAZE_SHADE) for shape in mirrored(_STRIPES)),
)

_FACE: Course = (
    smooth(SKIN, (37, 20), (36, 32), (39, 42), (45, 49), (55, 49), (61, 42), (64, 32), (63, 20), (50, 14)),
    smooth(SKIN_SHADE, (51, 15), (63, 20), (64, 32), (61, 42), (55, 49), (50.5, 49.4)),
    rectangle(GOLD_LIGHT, 36.5, 13.5, 63.5, 19),
    rectangle(GOLD_SHADE, 51, 13.5, 63.5, 19),
    *(
        taper("#6B4A2C", 1.2, 0.7, *bend((x, 25), (x + dx / 2, 23.6), (x + dx, 25)))
        for x, dx in ((47, -7.5), (53, 7.5))
    ),
    *(ellipse(LIMESTONE, x, 29, 6.6, 2.5) for x in (43.5, 56.5)),
    *(disc("#5A3B26", x, 28.8, 1.25) for x in (43.8, 56.2)),
    *(stroke("#5A3B26", 0.7, *bend((x - 3.4, 29), (x, 27.5), (x + 3.4, 29))) for x in (43.5, 56.5)),
    *(taper("#2D1F18", 0.9, 0.5, (x, 30.4), (x + dx, 31)) for x, dx in ((40.5, -4), (59.5, 4))),
    polygon(SKIN_DEEP, (50.2, 26), (53.6, 36.6), (50.2, 37.2)),
    polygon(LIMESTONE, (49, 27), (50.2, 26), (50.2, 37.2), (47.2, 36.4)),
    smooth(SKIN_DEEP, (45.4, 40.8), (48, 39.7), (50, 40.2), (52, 39.7), (54.6, 40.8), (50, 43)),
    stroke("#85602F", 0.6, *bend((45, 40.9), (50, 41.4), (55, 40.9))),
    rectangle(GLAZE_SHADE, 47, 49, 53, 59),
    *(rectangle(GOLD, 47, y, 53, y + 1.2) for y in (51, 54, 57)),
)

_URAEUS: Course = (
    taper(GOLD_SHADE, 2.6, 2, (50, 17), (50.6, 11), (48.8, 6)),
    smooth(GOLD_LIGHT, (50, 9), (46.4, 6), (46.6, 1.6), (50, -1), (53.4, 1.6), (53.6, 6)),
    disc(GOLD_SHADE, 50, 3.4, 1.3),
)

_MOONLIGHT = Light(-6, 20, "#F1F0D2", "#16233F", rays=0.14, rim=0.5, far=0.44)
_LIFE: tuple[Shape, ...] = (
    *worker(-2, 101.3, 8, "#F1E3C8"),
    *worker(106, 101.3, 8, "#C9543C"),
    *crowd(101.6, 7.8, ("#F1E3C8", "#3F6E9A"), 38, 62),
)
_FEAST: tuple[Shape, ...] = (
    *lamp(6, 101.7, 16),
    *lamp(94, 101.7, 16),
    *banner(-8, 101.3, 36, "#2C63A8", "#1E4680"),
    *banner(106, 101.3, 36, "#2C63A8", "#1E4680"),
    *crowd(101.8, 7.8, ("#F1E3C8", "#C9A24A"), 36, 64),
)

SPHINX = Scene(
    _landscape,
    (_BODY, _CHEST, (*_PAWS, *_STELE), _HEADDRESS, _FACE, _URAEUS),
    light=_MOONLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=(*shine("#FFF0BE", 50, 3, 34, 32, 150),),
)
