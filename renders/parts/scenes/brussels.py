"""The fountain of Manneken Pis among the guild houses of Brussels, at nightfall."""

from __future__ import annotations

from renders.parts.scenes.brussels_square import brussels_square
from renders.parts.scenes.light import Light
from renders.parts.scenes.people import banner, crowd, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    bend,
    disc,
    ellipse,
    mirrored,
    polygon,
    rectangle,
    smooth,
    stroke,
    taper,
)
from renders.parts.scenes.tones import (
    BRONZE,
    BRONZE_DEEP,
    BRONZE_LIGHT,
    BRONZE_SHADE,
    GOLD,
    GOLD_SHADE,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STONE_SHADE,
    WATER,
    WATER_LIGHT,
)

_BASIN: Course = (
    smooth(STONE_SHADE, (12, 88), (14, 95), (24, 100.6), (50, 102), (76, 100.6), (86, 95), (88, 88)),
    smooth(STONE_DEEP, (58, 88), (60, 101.4), (76, 100.6), (86, 95), (88, 88)),
    ellipse(STONE_LIGHT, 50, 88, 80, 9),
    ellipse("#4C7FA3", 50, 88.2, 72, 6.6),
    ellipse(WATER, 50, 88.8, 58, 3.8),
    *(ellipse(WATER_LIGHT, x, 88.6, width, 0.8) for x, width in ((34, 16), (52, 10))),
    *(
        stroke(STONE_DEEP, 0.7, *bend((x, 92.6), (x + (50 - x) * 0.06, 97), (x + (50 - x) * 0.12, 100.4)))
        for x in (24, 37, 50)
    ),
)
_PEDESTAL: Course = (
    polygon(STONE, (40, 66), (60, 66), (57, 74), (58.6, 87), (41.4, 87), (43, 74)),
    polygon(STONE_SHADE, (52, 66), (60, 66), (57, 74), (58.6, 87), (52, 87)),
    rectangle(STONE_LIGHT, 37, 63, 63, 66.6),
    rectangle(STONE_SHADE, 53, 63, 63, 66.6),
    smooth(GOLD, (44, 76), (50, 73), (56, 76), (55, 81), (50, 84), (45, 81)),
    disc(GOLD_SHADE, 50, 78.6, 2.6),
)
_LEFT_PILASTER: Course = (
    rectangle(STONE_LIGHT, 20, 25, 28, 87),
    rectangle(STONE_SHADE, 26, 25, 28, 87),
    rectangle(STONE, 18.6, 23, 29.4, 27),
    rectangle(STONE, 18.6, 82, 29.4, 87),
    disc(GOLD, 24, 34, 1.8),
    *(rectangle(STONE_SHADE, x, 40, x + 0.9, 80) for x in (21.8, 24.2)),
)
_NICHE: Course = (
    rectangle(STONE, 22, 22, 78, 87),
    rectangle(STONE_SHADE, 66, 22, 78, 87),
    arch(STONE_DEEP, 50, 38, 27, 87),
    arch("#4A4B58", 50, 34, 29.4, 87),
    *_LEFT_PILASTER,
    *(
        Shape(s.points, {STONE_LIGHT: STONE, STONE: STONE_SHADE, STONE_SHADE: STONE_DEEP}.get(s.fill, s.fill))
        for s in mirrored(_LEFT_PILASTER)
    ),
)
_SHELL: Course = (
    *(
        polygon(
            STONE_LIGHT if rib % 2 else STONE,
            (50, 47),
            (50 - 16.4 * c, 46.4 - 16.4 * s),
            (50 - 16.4 * c2, 46.4 - 16.4 * s2),
        )
        for rib, ((c, s), (c2, s2)) in enumerate(
            zip(
                ((1, 0), (0.9, 0.43), (0.62, 0.78), (0.22, 0.97), (-0.22, 0.97), (-0.62, 0.78), (-0.9, 0.43)),
                (
                    (0.9, 0.43),
                    (0.62, 0.78),
                    (0.22, 0.97),
                    (-0.22, 0.97),
                    (-0.62, 0.78),
                    (-0.9, 0.43),
                    (-1, 0),
                ),
                strict=True,
            )
        )
    ),
    rectangle(STONE_LIGHT, 15, 18.4, 85, 23.4),
    rectangle(STONE_SHADE, 66, 18.4, 85, 23.4),
    smooth(STONE_LIGHT, (18, 18.6), (22, 11), (32, 10), (38, 4), (50, 0), (50, 18.6)),
    smooth(STONE_SHADE, (50, 18.6), (50, 0), (62, 4), (68, 10), (78, 11), (82, 18.6)),
    *(disc(STONE_DEEP, x, 14.6, 2.1) for x in (25, 75)),
    *(disc(STONE_LIGHT, x, 14.6, 1.1) for x in (25, 75)),
    smooth(GOLD, (43.6, 7.4), (50, 5.6), (56.4, 7.4), (55.6, 13), (50, 17), (44.4, 13)),
    smooth(GOLD_SHADE, (50, 5.6), (56.4, 7.4), (55.6, 13), (50, 17)),
    polygon(GOLD, (45, 5.6), (44.4, -0.4), (47.4, 2.4), (50, -2.6), (52.6, 2.4), (55.6, -0.4), (55, 5.6)),
)
_BOY: Course = (
    smooth(
        BRONZE_SHADE,
        (51, 51),
        (56.4, 52.6),
        (57.6, 57),
        (56.4, 61.4),
        (59.4, 62.6),
        (58.6, 64),
        (53, 64),
        (53, 59),
        (50.6, 55),
    ),
    smooth(
        BRONZE,
        (44.6, 50),
        (52.6, 51),
        (53.6, 55.6),
        (51.6, 60),
        (51.4, 62),
        (53.4, 63.2),
        (52.6, 64.2),
        (46.4, 64.2),
        (46.8, 58.6),
        (44.4, 54),
    ),
    smooth(BRONZE_LIGHT, (46, 52), (48.6, 53), (49.4, 56.6), (48.4, 61), (47.6, 57)),
    smooth(
        BRONZE,
        (47, 33.6),
        (53, 34),
        (56.6, 37),
        (57.4, 42.6),
        (58.4, 47),
        (56.8, 52),
        (50.6, 54),
        (45, 52.4),
        (43.4, 47),
        (44, 40),
        (44.4, 35.6),
    ),
    smooth(
        BRONZE_SHADE,
        (53, 35),
        (56.6, 37),
        (57.4, 42.6),
        (58.4, 47),
        (56.8, 52),
        (52, 53.6),
        (54.4, 48),
        (53.6, 41),
    ),
    smooth(BRONZE_LIGHT, (46, 36), (49, 36.4), (48.6, 41), (46.6, 45), (45, 42)),
    disc(BRONZE_DEEP, 52.4, 47.6, 0.6),
    taper(BRONZE, 4, 3.2, *bend((45.4, 36.4), (40, 40), (38.6, 44))),
    taper(BRONZE, 3.2, 2.6, *bend((38.6, 44), (41, 47.6), (45, 48.4))),
    taper(BRONZE_SHADE, 3.8, 3, *bend((55, 37.6), (58.6, 42), (59.6, 46))),
    taper(BRONZE_SHADE, 3, 2.4, *bend((59.6, 46), (58.6, 49), (56.4, 50.4))),
    smooth(BRONZE_SHADE, (47.6, 31), (51.6, 31), (52, 35), (47.4, 35)),
    smooth(
        BRONZE,
        (44.4, 26),
        (46, 21.6),
        (50, 20.4),
        (54, 21.8),
        (55.4, 26),
        (54, 30.4),
        (50.4, 32.6),
        (46.2, 31),
    ),
    smooth(BRONZE_SHADE, (52, 21), (54, 21.8), (55.4, 26), (54, 30.4), (50.4, 32.6), (53, 28.6)),
    *(
        disc(BRONZE_DEEP, x, y, r)
        for x, y, r in (
            (45, 24, 2),
            (46.4, 21.4, 2.1),
            (49, 19.8, 2.2),
            (52, 20, 2.1),
            (54.4, 22, 1.9),
            (44.6, 27, 1.5),
        )
    ),
    stroke(BRONZE_DEEP, 0.6, (49.2, 26.2), (50.6, 26.2)),
    stroke(BRONZE_DEEP, 0.6, (52.6, 26.2), (53.8, 26.2)),
    stroke(BRONZE_DEEP, 0.6, *bend((50.2, 29.4), (51.8, 30), (53, 29.2))),
)
_JET: Course = (
    taper(WATER_LIGHT, 1, 1.8, *bend((57.4, 50.8), (63.6, 50), (68.4, 55), (71.6, 66), (73, 87.4))),
    taper(WATER, 0.5, 0.9, *bend((57.4, 51.4), (63.4, 50.9), (68, 56), (71.2, 67), (72.6, 87.4))),
    ellipse(WATER_LIGHT, 73, 87.8, 11, 2),
    *(disc(WATER_LIGHT, x, y, 0.6) for x, y in ((69, 84.6), (77, 84), (70.4, 81.6), (75.6, 81))),
)

_MOONLIGHT = Light(-64, 14, "#FFE2A8", "#1E2444", rays=0.12, rim=0.5, far=0.42, foot=101.0, shadow=0.5)
_LIFE: tuple[Shape, ...] = (
    *worker(4, 101.2, 10, "#8C6A4A"),
    *crowd(101.3, 10, ("#6E4A5E", "#4F6A7A"), 96, 104),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-8, 101.1, 40, "#E8BC62", "#8C3324"),
    *banner(104, 101.1, 40, "#E8BC62", "#8C3324"),
    *crowd(101.6, 10, ("#8C3324", "#4F6A7A", "#C9A24A"), 4, 12, 92, 100),
)

BRUSSELS = Scene(
    brussels_square,
    (_NICHE, _SHELL, _BASIN, _PEDESTAL, _BOY, _JET),
    light=_MOONLIGHT,
    life=_LIFE,
    feast=_FEAST,
)
