"""The colossus of Rhodes astride the mouth of the harbour, in the morning."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, barge, crowd, lamp, worker
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.scenery import cypress, galley, town
from renders.parts.scenes.shapes import (
    Shape,
    bend,
    disc,
    ellipse,
    mirrored,
    painted,
    polygon,
    rectangle,
    shine,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    BRONZE,
    BRONZE_DEEP,
    BRONZE_LIGHT,
    BRONZE_SHADE,
    FIRE,
    FIRE_DEEP,
    FIRE_LIGHT,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    SUN,
)

SKY, GLEAM, SEA = "#144E75", "#F6D08A", "#1C7191"
HORIZON = 86.0


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.5, "#4F8C9C"), (0.8, "#C9BE92"), (1, GLEAM), until=HORIZON)
    painter.glow(2, 70, 66, "#FFF0B8", 160)
    painter.shapes([disc(SUN, 2, 70, 17)])
    painter.clouds("rhodes", 15, 10, 58, "#FFFFFF38")
    painter.ridge(82, 3, mix(GLEAM, SKY, 0.38), 190, 2.2)
    painter.ridge(84, 2, mix(GLEAM, SKY, 0.52), 120, 0.2)
    painter.level(HORIZON, SEA)
    painter.level(HORIZON + 15, mix(SEA, SKY, 0.45))
    painter.glints("rhodes", HORIZON, "#BFE3E066")
    painter.glints("rhodes sun", HORIZON, "#FFEBB0A8", centre=6, spread=10)
    painter.shapes(_hill(-140) + _hill(196))
    painter.shapes(galley(50, 98, 21, "#4A2F22", "#F6E9CF", "#B4472F"))
    painter.shapes(galley(-52, 96, 26, "#4A2F22", "#F1DFC2", "#2F6B86"))
    painter.shapes(galley(128, 92, 17, "#4F4038", "#E6D8BD", "#A8503A"))
    painter.shapes(_moles())


def _hill(x: float) -> tuple[Shape, ...]:
    return (
        smooth("#8D8253", (x - 86, 93), (x - 60, 72), (x - 20, 60), (x + 24, 64), (x + 60, 78), (x + 84, 93)),
        smooth("#6E6B44", (x - 86, 94), (x - 40, 84), (x + 20, 80), (x + 60, 86), (x + 88, 94)),
        *town(x, 91, 0.62, "#F5E6C6", "#D3B992", "#7C6550"),
        rectangle("#C7AE84", x - 66, 88, x + 66, 94),
        *(rectangle("#C7AE84", x + step * 6 - 66, 86.4, x + step * 6 - 63, 88) for step in range(22)),
        *cypress(x - 52, 88, 17, "#3F6B49", "#2C5038"),
        *cypress(x - 46, 89, 13, "#3F6B49", "#2C5038"),
        *cypress(x + 50, 88, 18, "#3F6B49", "#2C5038"),
    )


def _moles() -> tuple[Shape, ...]:
    left = (
        smooth("#6E6047", (-34, 108), (-18, 100), (6, 98), (40, 98), (46, 106), (30, 114), (-20, 115)),
        smooth("#8C7B5A", (-28, 105), (-14, 100.5), (8, 98.6), (39, 98.6), (43, 103), (24, 106)),
    )
    return left + mirrored(left)


_LEFT_PIER: tuple[Shape, ...] = (
    rectangle(LIMESTONE, 15, 95, 43, 101),
    rectangle(LIMESTONE_DEEP, 15, 97.6, 43, 98.3),
    rectangle(LIMESTONE, 18, 90.6, 40, 95),
    rectangle(GOLD, 17, 90, 41, 91.4),
)
_PIERS: tuple[Shape, ...] = (
    *_LEFT_PIER,
    *(mirrored(_LEFT_PIER)),
    rectangle(LIMESTONE_SHADE, 71, 95, 85, 101),
    rectangle(LIMESTONE_SHADE, 70, 91.4, 82, 95),
    rectangle(GOLD_SHADE, 70, 90, 83, 91.4),
    polygon(LIMESTONE_DEEP, (23, 101), (26, 95), (32, 95), (35, 101)),
)
_LEFT_LEG: tuple[Shape, ...] = (
    smooth(
        BRONZE,
        (50, 57),
        (41, 56),
        (36.5, 63),
        (34.5, 71),
        (31.5, 75),
        (29.6, 82),
        (29.4, 86.4),
        (25, 88.8),
        (24.4, 90.2),
        (35, 90.2),
        (36, 86),
        (38.6, 79),
        (41.4, 73.5),
        (45, 66),
    ),
    smooth(BRONZE_LIGHT, (40.6, 59), (37.6, 64), (35.8, 71), (37, 71), (39.6, 65), (42, 60)),
    smooth(BRONZE_LIGHT, (33, 76), (31, 82), (31, 86), (32.4, 82), (34.4, 77)),
    stroke(BRONZE_SHADE, 0.8, *bend((34.8, 72.6), (37.4, 74), (40.6, 72.4))),
    stroke(GOLD, 1.1, *bend((29.8, 84), (33, 85.4), (36.6, 84.2))),
)
_LEGS: tuple[Shape, ...] = (
    *_LEFT_LEG,
    *painted(mirrored(_LEFT_LEG[:1]), BRONZE_SHADE),
    smooth(BRONZE, (56, 60), (59.6, 66), (62, 73), (66.4, 79), (68, 85), (65.4, 80), (61, 75), (57, 68)),
    smooth(
        BRONZE_DEEP,
        (62, 59),
        (64.6, 66),
        (66, 71.6),
        (69, 77),
        (70.4, 84),
        (70.6, 78),
        (67.6, 71),
        (65.8, 64),
    ),
    stroke(GOLD_SHADE, 1.1, *bend((63.4, 84.2), (67, 85.4), (70.2, 84))),
)
_DRAPERY: tuple[Shape, ...] = (
    smooth(
        GOLD,
        (39, 54),
        (50, 55),
        (61, 54),
        (64.4, 62),
        (65.4, 70),
        (61, 73),
        (57, 70),
        (53, 75),
        (49, 71),
        (45, 74),
        (41, 70),
        (35.4, 70),
        (36, 62),
    ),
    smooth(GOLD_SHADE, (53, 55), (61, 54), (64.4, 62), (65.4, 70), (61, 73), (57, 70), (55, 66)),
    *(stroke(GOLD_SHADE, 0.7, *bend((x, 56.5), (x - 1.4, 63), (x - 2.2, 69.5))) for x in (42, 46, 50)),
    *(stroke("#8A6420", 0.7, *bend((x, 56.5), (x + 1.2, 63), (x + 2, 69))) for x in (56, 60)),
)
_CLOAK: tuple[Shape, ...] = (
    smooth(
        "#B4472F",
        (38, 29),
        (31, 32),
        (25.5, 46),
        (21.6, 62),
        (19, 76),
        (25, 73),
        (29, 75),
        (31.4, 66),
        (34.6, 52),
        (39, 42),
    ),
    smooth("#8C3324", (33, 40), (28.6, 54), (25, 70), (29, 75), (31.4, 66), (34.6, 52), (37.5, 42)),
)
_TORSO: tuple[Shape, ...] = (
    *_CLOAK,
    smooth(
        BRONZE,
        (50, 26.5),
        (42, 27.6),
        (35, 30),
        (33, 35.5),
        (37, 42),
        (39.8, 49),
        (39.4, 56.5),
        (50, 58.6),
        (60.6, 56.5),
        (60.2, 49),
        (63, 42),
        (67, 35.5),
        (65, 30),
        (58, 27.6),
    ),
    smooth(
        BRONZE_SHADE,
        (54, 27),
        (58, 27.6),
        (65, 30),
        (67, 35.5),
        (63, 42),
        (60.2, 49),
        (60.6, 56.5),
        (54, 58),
        (56, 50),
        (57.4, 41),
        (56, 33),
    ),
    smooth(BRONZE_LIGHT, (37, 32), (43, 30.4), (48.4, 33), (46.5, 38.6), (40.6, 39.4), (36.8, 36.4)),
    stroke(BRONZE_SHADE, 0.9, *bend((37.4, 38), (42, 41), (49.4, 39.2))),
    stroke(BRONZE_DEEP, 0.9, *bend((51, 39.2), (57.6, 41), (62.4, 38))),
    stroke(BRONZE_SHADE, 0.8, (50, 31), (50, 54)),
    *(stroke(BRONZE_SHADE, 0.7, *bend((44.4, y), (50, y + 1), (55.6, y))) for y in (44.5, 49)),
    taper(BRONZE, 9.4, 6.6, *bend((36.4, 32.6), (29, 38.4), (25.4, 45.6))),
    taper(BRONZE, 6.8, 4.6, *bend((25.4, 45.4), (30.4, 50.6), (37.6, 53))),
    disc(BRONZE, 38, 53, 2.7),
    taper(BRONZE_LIGHT, 2.6, 1.6, *bend((34, 32.4), (28, 38.4), (25, 44))),
    rectangle(GOLD, 38.8, 54.4, 61.2, 57.4),
    disc(GOLD_LIGHT, 50, 56, 2.2),
    disc(GOLD, 38, 31, 2.4),
)
_HEAD: tuple[Shape, ...] = (
    *(
        polygon(
            GOLD_LIGHT if ray < 3 else GOLD,
            (50 + a * 6 - b * 1.6, 17 + b * 6 + a * 1.6),
            (50 + a * 17, 17 + b * 17),
            (50 + a * 6 + b * 1.6, 17 + b * 6 - a * 1.6),
        )
        for ray, (a, b) in enumerate(
            (
                (-0.98, -0.17),
                (-0.82, -0.57),
                (-0.45, -0.89),
                (0, -1),
                (0.45, -0.89),
                (0.82, -0.57),
                (0.98, -0.17),
            )
        )
    ),
    smooth(BRONZE_SHADE, (45.6, 22), (54.4, 22), (55.8, 30), (44.2, 30)),
    smooth(
        BRONZE,
        (43.2, 15),
        (44.6, 10.4),
        (50, 8.6),
        (55.4, 10.4),
        (56.8, 15),
        (56, 20.4),
        (53.4, 25.2),
        (50, 27),
        (46.6, 25.2),
        (44, 20.4),
    ),
    smooth(
        BRONZE_SHADE,
        (51.6, 9),
        (55.4, 10.4),
        (56.8, 15),
        (56, 20.4),
        (53.4, 25.2),
        (50, 27),
        (52.6, 22.4),
        (52, 17),
    ),
    *(
        disc(BRONZE_DEEP if x > 49 else "#8C5A2B", x, y, radius)
        for x, y, radius in (
            (43.2, 15.6, 1.7),
            (43.4, 12.8, 2),
            (45, 10.2, 2.3),
            (47.6, 8.6, 2.4),
            (50.4, 8, 2.5),
            (53.2, 8.8, 2.4),
            (55.6, 10.6, 2.2),
            (56.9, 13, 1.9),
            (57, 15.8, 1.6),
        )
    ),
    stroke(GOLD_LIGHT, 1.5, *bend((42.6, 13.4), (46, 11), (50, 10.4), (54, 11), (57.4, 13.4))),
    taper(BRONZE_DEEP, 0.7, 1, *bend((45, 16.4), (47, 15.4), (49, 16.2))),
    taper(BRONZE_DEEP, 1, 0.7, *bend((51.4, 16.2), (53.4, 15.4), (55.4, 16.4))),
    ellipse(BRONZE_DEEP, 47, 17.5, 2.2, 0.9),
    ellipse(BRONZE_DEEP, 53.4, 17.5, 2.2, 0.9),
    polygon(BRONZE_LIGHT, (49, 16.6), (50.2, 16.2), (50.2, 21), (48.6, 20.8)),
    polygon(BRONZE_DEEP, (50.2, 16.4), (52, 21), (50.2, 21.4)),
    stroke(BRONZE_DEEP, 0.8, *bend((47.8, 23.2), (50, 22.9), (52.2, 23.2))),
    stroke(BRONZE_SHADE, 0.6, *bend((48.8, 24.7), (50, 25), (51.2, 24.7))),
    smooth(BRONZE_LIGHT, (44.6, 18.6), (46.6, 19.4), (46.8, 22), (45.8, 22)),
)
_TORCH: tuple[Shape, ...] = (
    taper(BRONZE_SHADE, 9.6, 6.6, *bend((62.6, 33.4), (70.6, 30.6), (76.4, 27))),
    smooth(BRONZE, (62, 29), (66, 27.6), (71, 27.4), (75, 26), (74, 28), (67, 30.4)),
    taper(BRONZE, 7.2, 4.6, *bend((76.4, 29), (78, 21.6), (76, 14.6))),
    taper(BRONZE_LIGHT, 2.2, 1.2, *bend((75, 26.4), (76.4, 21), (75, 15.6))),
    disc(BRONZE, 75.8, 14, 3),
    taper(GOLD_SHADE, 2.2, 3.4, (76.8, 19), (75, 7)),
    polygon(GOLD, (71, 7), (79, 7), (77.4, 10.4), (72.6, 10.4)),
    smooth(FIRE_DEEP, (75, -5), (79, 2), (78, 7), (72, 7), (71, 2)),
    smooth(FIRE, (75, -2), (77.4, 3), (76.8, 7), (73.2, 7), (72.6, 3)),
    smooth(FIRE_LIGHT, (75, 1.6), (76.2, 4.6), (75.6, 6.8), (74.4, 6.8), (73.8, 4.6)),
)
_GLEAM: tuple[Shape, ...] = shine("#FFE9A3", 75, 2, 42, 40, 160)

_SUNLIGHT = Light(2, 70, "#FFEBB4", "#1F3A55", rays=0.34, far=0.34, water=112.0, foot=101.0)
_LIFE: tuple[Shape, ...] = (
    *worker(-8, 101.2, 6.6, "#F1E3C8"),
    *worker(2, 101.3, 6.6, "#C9543C"),
    *crowd(101.2, 6.4, ("#F1E3C8", "#3F6E9A"), 92, 98, 108),
    *barge(-74, 100, 22, LIMESTONE),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-16, 101.2, 30, "#C9543C", "#96382A"),
    *banner(112, 101.2, 30, "#2F6B86", "#1E4C62"),
    *lamp(0, 101.2, 13),
    *lamp(100, 101.2, 13),
    *crowd(101.3, 6.4, ("#F1E3C8", "#C9543C"), -8, 8, 92, 107),
)

RHODES = Scene(
    _landscape,
    (_PIERS, _LEGS, _DRAPERY, _TORSO, _HEAD, _TORCH),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_GLEAM,
)
