"""The statue of Zeus in the temple of Olympia."""

from __future__ import annotations

from renders.scenes.painter import Painter, mix
from renders.scenes.scene import Scene
from renders.scenes.scenery import cypress, round_tree
from renders.scenes.shapes import (
    Shape,
    bend,
    disc,
    ellipse,
    mirrored,
    moved,
    polygon,
    rectangle,
    smooth,
    star,
    stroke,
    taper,
)
from renders.scenes.tones import (
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
    SUN,
)

SKY, ROSE, GREEN = "#2B3672", "#F0B49C", "#66834F"


def _landscape(painter: Painter) -> None:
    painter.sky((0, SKY), (0.45, "#7A6A9B"), (0.78, "#D4939A"), (1, ROSE), until=90)
    painter.glow(-2, 66, 64, "#FFE6C2", 160)
    painter.shapes([disc(SUN, -2, 66, 19)])
    painter.clouds("olympia", 13, 14, 56, "#FFEAE634")
    painter.ridge(78, 6, mix(ROSE, SKY, 0.36), 170, 2.9)
    painter.ridge(86, 3, mix(GREEN, SKY, 0.42), 140, 1.0)
    painter.ridge(92, 1.6, GREEN, 200, 0.2)
    for x, height in (
        (-34, 24),
        (-44, 18),
        (-82, 26),
        (-122, 22),
        (-176, 26),
        (-220, 22),
        (138, 24),
        (186, 26),
        (236, 20),
        (286, 26),
        (380, 24),
        (470, 26),
    ):
        painter.shapes(cypress(x, 95, height, "#4F7B57", "#375C48"))
    for x, height in ((-60, 20), (-150, 22), (160, 22), (212, 20), (330, 22)):
        painter.shapes(round_tree(x, 96, height, "#8AA56A", "#6A8556", "#5B4432"))
    painter.level(96, "#8A7A78")
    painter.level(97.4, "#B7A18F")
    painter.level(108, "#9C877C")
    painter.shapes(
        polygon(
            "#8A766F66",
            (50 + a * 14, 97.4),
            (50 + a * 14 + 0.8, 97.4),
            (50 + a * 46 + 2, 150),
            (50 + a * 46, 150),
        )
        for a in range(-22, 23)
    )
    painter.shapes(_pool())
    left = (
        _hall_column(-21, 11)
        + _hall_column(-66, 11)
        + _hall_column(-111, 11)
        + _hall_column(-156, 11)
        + _hall_column(-201, 11)
    )
    right = tuple(shape for index in range(14) for shape in _hall_column(121 + 45 * index, 11))
    painter.shapes(left + right)
    painter.shapes(
        [
            rectangle("#CDB69F", -400, -8, 760, 1.6),
            rectangle("#A78E85", -400, 0, 760, 1.6),
            *(rectangle("#A78E85", -396 + 15 * index, -8, -390 + 15 * index, -1.4) for index in range(77)),
        ]
    )


def _hall_column(x: float, width: float) -> tuple[Shape, ...]:
    half = width / 2
    return (
        polygon("#DCC7AE", (x - half * 0.84, 6), (x + half * 0.84, 6), (x + half, 96), (x - half, 96)),
        polygon("#B79E92", (x + half * 0.2, 6), (x + half * 0.84, 6), (x + half, 96), (x + half * 0.24, 96)),
        *(
            polygon(
                "#C3AC9B",
                (x - half * 0.84 + half * 0.3 * flute, 6),
                (x - half * 0.84 + half * 0.3 * flute + 0.5, 6),
                (x - half + half * 0.36 * flute + 0.6, 96),
                (x - half + half * 0.36 * flute, 96),
            )
            for flute in (1, 2, 3)
        ),
        polygon(
            "#DCC7AE",
            (x - half * 0.84, 6.4),
            (x - half * 1.3, 3.4),
            (x + half * 1.3, 3.4),
            (x + half * 0.84, 6.4),
        ),
        rectangle("#DCC7AE", x - half * 1.35, 1.4, x + half * 1.35, 3.6),
        rectangle("#B79E92", x + half * 0.3, 1.4, x + half * 1.35, 3.6),
        rectangle("#DCC7AE", x - half * 1.12, 94, x + half * 1.12, 98),
        rectangle("#B79E92", x + half * 0.3, 94, x + half * 1.12, 98),
    )


def _pool() -> tuple[Shape, ...]:
    return (
        polygon("#6E5F63", (4, 106), (96, 106), (128, 138), (-28, 138)),
        polygon("#3E3A5C", (6, 107.4), (94, 107.4), (124, 138), (-24, 138)),
        polygon("#C99A5C66", (34, 107.4), (66, 107.4), (74, 138), (26, 138)),
        *(
            ellipse("#F4CF8E77", 50, y, w, 0.9)
            for y, w in ((110, 26), (113, 38), (117, 30), (121, 46), (126, 36))
        ),
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
_RADIANCE: tuple[Shape, ...] = (
    ellipse("#FFE9A31C", 50, 20, 62, 56),
    ellipse("#FFE9A322", 50, 19, 38, 34),
)

OLYMPIA = Scene(_landscape, (_PEDESTAL, _THRONE, _ROBE, _BODY, _ARMS, _HEAD), finish=_RADIANCE)
