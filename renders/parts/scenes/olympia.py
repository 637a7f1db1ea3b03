"""The statue of Zeus in the temple of Olympia."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.olympia_hall import olympia_hall
from renders.parts.scenes.people import crowd, lamp, worker
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.shapes import (
    Shape,
    bend,
    disc,
    ellipse,
    mirrored,
    moved,
    polygon,
    rectangle,
    shine,
    smooth,
    star,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    EBONY,
    EBONY_SHADE,
    GLAZE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_SHADE,
    IVORY_SKIN,
    IVORY_SKIN_SHADE,
    LEAF,
    MARBLE,
    MARBLE_SHADE,
)

_PEDESTAL: tuple[Shape, ...] = (
    rectangle(MARBLE, 13, 97, 87, 101),
    rectangle(MARBLE_SHADE, 60, 97, 87, 101),
    rectangle("#33406E", 17, 89.4, 83, 97),
    rectangle("#263158", 60, 89.4, 83, 97),
    *(disc(GOLD, 21.5 + 6.35 * index, 93.2, 1.5) for index in range(10)),
    rectangle(GOLD, 15, 87.4, 85, 89.8),
    rectangle(GOLD_SHADE, 60, 87.4, 85, 89.8),
)
_THRONE_SIDE: tuple[Shape, ...] = (
    polygon(EBONY, (24, 54), (30, 54), (31, 87.6), (23, 87.6)),
    rectangle(GOLD, 23, 84.6, 31, 87.6),
    rectangle(GOLD, 24, 68, 30.4, 70),
    smooth(GOLD, (19.6, 54), (20.4, 48.6), (24, 46.6), (27, 49), (33, 50), (34, 54)),
    disc(GOLD_LIGHT, 22.8, 46.4, 2.3),
)
_THRONE: tuple[Shape, ...] = (
    rectangle(EBONY_SHADE, 28, 60, 72, 88),
    rectangle(GLAZE, 30, 72, 70, 75),
    *(disc(GOLD, x, 73.5, 0.9) for x in (33, 67)),
    *_THRONE_SIDE,
    *mirrored(_THRONE_SIDE),
    rectangle(EBONY_SHADE, 71.6, 54, 75.6, 84.6),
    rectangle(EBONY, 35, 82.6, 65, 87.6),
    rectangle(GOLD, 34, 81.4, 66, 83.2),
)
_ROBE: tuple[Shape, ...] = (
    smooth(IVORY_SKIN, (41, 82.4), (42, 78), (46.6, 78), (47.4, 81.6), (46, 83)),
    smooth(IVORY_SKIN_SHADE, (53.6, 81.8), (54, 78), (58.8, 78), (60, 82.4), (55, 83)),
    smooth(
        GOLD,
        (32, 58),
        (40, 53),
        (60, 53),
        (68, 58),
        (69, 65),
        (66, 72),
        (63.6, 80),
        (56, 79),
        (50, 81),
        (44, 79),
        (36.4, 80),
        (34, 72),
        (31, 65),
    ),
    smooth(GOLD_LIGHT, (33, 59), (39, 56), (46, 59), (47, 65), (40, 68), (33.6, 65)),
    smooth(
        GOLD_SHADE,
        (54, 58),
        (61, 55),
        (67.4, 59),
        (69, 65),
        (66, 72),
        (63.6, 80),
        (56, 79),
        (57.6, 70),
        (54, 64),
    ),
    *(
        stroke(GOLD_SHADE, 0.8, *bend((x, 67), (x + 1.6, 73), (x + d, 79)))
        for x, d in ((37, 1.4), (41.4, 2), (46, 1))
    ),
    *(
        stroke(GOLD_DEEP, 0.8, *bend((x, 67), (x - 1, 73), (x - d, 78.6)))
        for x, d in ((56.4, 0.4), (61, 1), (65, 2.4))
    ),
    stroke(GOLD_DEEP, 0.9, *bend((36, 63), (44, 67.4), (50, 65), (56, 67.4), (64, 63))),
)
_BODY: tuple[Shape, ...] = (
    polygon(EBONY, (31, 56), (29, 14), (71, 14), (69, 56)),
    polygon(EBONY_SHADE, (60, 56), (61, 14), (71, 14), (69, 56)),
    polygon(GOLD, (28, 14), (28, 11), (50, 5), (72, 11), (72, 14)),
    *(rectangle(GOLD_SHADE, 31, y, 69, y + 0.9) for y in (20, 50)),
    *(star(GOLD, x, y, 8, 1.7, 0.8) for x in (34.4, 65.6) for y in (25, 33)),
    smooth(
        IVORY_SKIN,
        (50, 28),
        (42, 29.6),
        (36.4, 33),
        (37, 38),
        (40.6, 44),
        (41.6, 50),
        (40, 56.6),
        (60, 56.6),
        (58.4, 50),
        (59.4, 44),
        (63, 38),
        (63.6, 33),
        (58, 29.6),
    ),
    smooth(
        IVORY_SKIN_SHADE,
        (54, 28.6),
        (58, 29.6),
        (63.6, 33),
        (63, 38),
        (59.4, 44),
        (58.4, 50),
        (60, 56.6),
        (54, 56.6),
        (55.4, 48),
        (56.4, 38),
    ),
    stroke(IVORY_SKIN_SHADE, 0.9, *bend((39.4, 39.4), (44, 41.6), (49.4, 40))),
    stroke("#C29C70", 0.9, *bend((50.8, 40), (56, 41.6), (60.4, 39.4))),
    *(stroke(IVORY_SKIN_SHADE, 0.7, *bend((45, y), (50, y + 0.9), (55, y))) for y in (45.6, 50)),
    smooth(
        GOLD,
        (58, 29),
        (65, 31.6),
        (67.6, 38),
        (66.6, 48),
        (68.4, 58),
        (61, 57.4),
        (60.6, 47),
        (62, 39),
        (58, 34),
    ),
    smooth(GOLD_SHADE, (63, 33), (67.6, 38), (66.6, 48), (68.4, 58), (64.6, 57.4), (64, 46), (65, 40)),
    smooth(GOLD, (38, 53.6), (50, 56.4), (62, 53.6), (64, 58), (50, 61), (36, 58)),
)
_EAGLE: tuple[Shape, ...] = (
    smooth(GOLD, (82, -7.4), (84, -5), (83.4, 1.4), (80.6, 1.4), (80, -5)),
    smooth(GOLD_LIGHT, (81, -3), (75.6, -7), (71, -7.4), (73, -2.6), (77, 0.6), (81, 1)),
    smooth(GOLD_SHADE, (83, -3), (88.4, -7), (93, -7.4), (91, -2.6), (87, 0.6), (83, 1)),
)
_ARMS: tuple[Shape, ...] = (
    taper(IVORY_SKIN, 6.4, 4.8, *bend((38.4, 34), (31, 40), (27.6, 46))),
    taper(IVORY_SKIN, 4.8, 3.6, *bend((27.6, 46.4), (21, 45), (15.6, 43.4))),
    disc(IVORY_SKIN, 14.6, 43, 2.3),
    smooth(GOLD, (14, 41.6), (11.6, 36), (12.4, 31), (14.6, 28.6), (16.8, 31), (17.4, 36), (16.6, 41.6)),
    disc(IVORY_SKIN, 14.6, 27, 1.8),
    smooth(GOLD_LIGHT, (12.6, 32), (7, 26), (3.6, 25), (5, 31), (8, 36), (12, 37)),
    smooth(GOLD_SHADE, (16.8, 32), (22, 26), (25.4, 25), (24, 31), (21, 36), (17, 37)),
    stroke(LEAF, 0.9, *bend((17, 32), (19, 36), (18, 40))),
    taper(IVORY_SKIN_SHADE, 6.2, 4.8, *bend((62.4, 34), (70.6, 37), (75.4, 34.6))),
    taper(IVORY_SKIN, 4.8, 3.6, *bend((75.2, 35.4), (79, 29), (81.4, 23.4))),
    rectangle(GOLD, 80.9, 11, 83.1, 88),
    rectangle(GOLD_SHADE, 82.1, 11, 83.1, 88),
    disc(IVORY_SKIN, 81.8, 22.4, 2.5),
    *(rectangle(GOLD_LIGHT, 80.3, y, 83.7, y + 1.4) for y in (15, 40, 62)),
    *moved(_EAGLE, 0, 10.4),
)
_HEAD: tuple[Shape, ...] = (
    smooth(IVORY_SKIN_SHADE, (46.8, 24), (53.2, 24), (54, 31), (46, 31)),
    smooth(
        EBONY,
        (41.6, 17),
        (43, 10.8),
        (50, 8),
        (57, 10.8),
        (58.4, 17),
        (58, 24),
        (54.6, 27),
        (45.4, 27),
        (42, 24),
    ),
    smooth(
        IVORY_SKIN, (44, 15.4), (46, 12), (50, 11.2), (54, 12), (56, 15.4), (55.4, 21), (50, 25), (44.6, 21)
    ),
    smooth(IVORY_SKIN_SHADE, (51.4, 11.4), (54, 12), (56, 15.4), (55.4, 21), (50, 25), (52, 20), (51, 16)),
    smooth(
        EBONY,
        (44.2, 19),
        (46.6, 20),
        (50, 19.4),
        (53.4, 20),
        (55.8, 19),
        (56, 24),
        (53, 29),
        (50, 31.6),
        (47, 29),
        (44, 24),
    ),
    stroke(IVORY_SKIN_SHADE, 0.8, (48.2, 21.8), (51.8, 21.8)),
    stroke(EBONY_SHADE, 0.8, (45.8, 15.8), (48.4, 15.4)),
    stroke(EBONY_SHADE, 0.8, (51.6, 15.4), (54.2, 15.8)),
    *(
        ellipse(
            GOLD_LIGHT if index % 2 else LEAF,
            42.8 + 2.06 * index,
            11.6 - 2.6 * (1 - ((index - 3.5) / 3.5) ** 2),
            3,
            1.9,
        )
        for index in range(8)
    ),
    star(GOLD_LIGHT, 50, 7.4, 8, 2.6, 1.2),
)
_RADIANCE: tuple[Shape, ...] = (*shine("#FFE9A3", 50, 20, 66, 60, 100),)

_SUNLIGHT = Light(-2, 66, "#FFE2B8", "#33284C", rays=0.3, far=0.38, shadow=0.45)
_LIFE: tuple[Shape, ...] = (
    *worker(10, 101.3, 9, "#F1E3C8"),
    *crowd(101.4, 8.6, ("#F1E3C8", "#A8503A"), 86, 94),
)
_FEAST: tuple[Shape, ...] = (
    *lamp(8, 101.4, 20),
    *lamp(92, 101.4, 20),
    *crowd(101.6, 8.6, ("#F1E3C8", "#C9543C", "#3F6E9A"), -2, 18, 82, 102),
)

OLYMPIA = Scene(
    olympia_hall,
    (_PEDESTAL, _THRONE, _ROBE, _BODY, _ARMS, _HEAD),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_RADIANCE,
)
