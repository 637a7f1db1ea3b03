"""The lighthouse of Alexandria on its island, at dusk."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, barge, crowd, lamp, worker
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.scenery import column, galley, palm, town
from renders.parts.scenes.shapes import (
    Shape,
    arch,
    disc,
    polygon,
    rectangle,
    shine,
    smooth,
    trapezoid,
)
from renders.parts.scenes.tones import (
    FIRE,
    FIRE_DEEP,
    FIRE_LIGHT,
    GOLD,
    GOLD_SHADE,
    LIMESTONE,
    LIMESTONE_DEEP,
    LIMESTONE_SHADE,
    OPENING,
    SUN,
)

NIGHT, EMBER, SEA = "#1B3766", "#F0A35E", "#23618A"
HORIZON = 84.0


def _landscape(painter: Painter) -> None:
    painter.sky((0, NIGHT), (0.45, "#5A6088"), (0.75, "#B98779"), (1, EMBER), until=HORIZON)
    painter.stars("alexandria", 90, 34)
    painter.glow(-2, 74, 70, "#FFE2A0", 170)
    painter.shapes([disc(SUN, -2, 74, 20)])
    painter.clouds("alexandria", 14, 12, 62, "#FFEEDA30")
    painter.ridge(81, 2.4, mix(EMBER, NIGHT, 0.42), 150, 1.1)
    painter.shapes(town(-130, 84, 0.42, "#C79C86", "#A67F78", "#6C5668"))
    painter.shapes(town(-172, 84, 0.3, "#B68D82", "#967478", "#6C5668"))
    painter.shapes(town(236, 84, 0.42, "#B08987", "#8E7080", "#5E5068"))
    painter.level(HORIZON, SEA)
    painter.level(HORIZON + 14, mix(SEA, NIGHT, 0.3))
    painter.glints("waves", HORIZON, "#9CC7DC66")
    painter.glints("sun path", HORIZON, "#FFD9A099", centre=-2, spread=11)
    painter.shapes(galley(-88, 95, 34, "#3C2B26", "#F3DFC0", "#B4472F"))
    painter.shapes(galley(148, 92, 22, "#3A3040", "#D9C1B0", "#8A4A44"))
    painter.shapes(_breakwater())
    painter.shapes(_island())


def _breakwater() -> tuple[Shape, ...]:
    openings = tuple(arch("#2B4F72", 122 + 17 * index, 9, 89.5, 95.5) for index in range(36))
    return (rectangle("#8A7867", 96, 87, 720, 95), rectangle("#A8947C", 96, 86, 720, 88), *openings)


def _island() -> tuple[Shape, ...]:
    return (
        smooth(
            "#4E4534", (-14, 116), (2, 101), (18, 97), (50, 95), (82, 97), (104, 102), (122, 118), (54, 132)
        ),
        smooth("#6D5F46", (-6, 109), (8, 101), (24, 98), (50, 97), (76, 99), (92, 105), (60, 111), (22, 112)),
        *palm(1, 101, 19, "#3F3022", "#2F5A41"),
        *palm(94, 103, 22, "#3F3022", "#2F5A41"),
        *palm(101, 106, 16, "#3F3022", "#28503B"),
    )


_ENCLOSURE: tuple[Shape, ...] = (
    rectangle(LIMESTONE, 16, 90, 84, 100),
    rectangle(LIMESTONE_SHADE, 50, 90, 84, 100),
    *(rectangle(LIMESTONE, x, 88.4, x + 3, 90) for x in (16, 21.4, 26.8, 32.2, 37.6, 43)),
    *(rectangle(LIMESTONE_SHADE, x, 88.4, x + 3, 90) for x in (54, 59.4, 64.8, 70.2, 75.6, 81)),
    *(arch(OPENING, x, 3.4, 94, 100) for x in (22, 30, 70, 78)),
    polygon(LIMESTONE_DEEP, (41, 100), (45, 90), (55, 90), (59, 100)),
)
_KEEP: tuple[Shape, ...] = (
    trapezoid(LIMESTONE, 50, 36, 58, 46, 92),
    polygon(LIMESTONE_SHADE, (50, 58), (68, 58), (73, 92), (50, 92)),
    *(
        polygon(
            LIMESTONE_DEEP,
            (50, y),
            (68 + (y - 58) * 0.147, y),
            (68 + (y - 58) * 0.147, y + 0.7),
            (50, y + 0.7),
        )
        for y in (66, 75, 84)
    ),
    arch(OPENING, 50, 9, 80, 92),
    *(arch(OPENING, x, 3.2, y, y + 6) for x in (38, 62) for y in (66, 77)),
    arch(OPENING, 50, 3.6, 65, 72),
)
_GALLERY: tuple[Shape, ...] = (
    rectangle(GOLD, 28, 54.6, 72, 58.6),
    rectangle(GOLD_SHADE, 50, 54.6, 72, 58.6),
    *(polygon(LIMESTONE, (x - 2, 54.6), (x, 49.5), (x + 2, 54.6)) for x in (30.5, 69.5)),
    *(disc(GOLD, x, 49.4, 1.1) for x in (30.5, 69.5)),
)
_OCTAGON: tuple[Shape, ...] = (
    trapezoid(LIMESTONE, 50, 18, 32, 26, 54.6),
    polygon(LIMESTONE_SHADE, (52, 32), (59, 32), (63, 54.6), (53, 54.6)),
    polygon(LIMESTONE_DEEP, (56.4, 32), (59, 32), (63, 54.6), (59, 54.6)),
    *(arch(OPENING, 46.4, 3.4, y, y + 6.4) for y in (37, 46)),
    arch(OPENING, 55.2, 2.6, 41, 47),
    rectangle(GOLD, 37.5, 28.6, 62.5, 32),
    rectangle(GOLD_SHADE, 52, 28.6, 62.5, 32),
)
_LANTERN: tuple[Shape, ...] = (
    rectangle("#7A4A22", 44, 16, 56, 28.6),
    disc(FIRE_DEEP, 50, 22.8, 5.6),
    disc(FIRE, 50, 23, 4.4),
    smooth(FIRE_LIGHT, (50, 17), (52.6, 22), (51.6, 26.4), (50, 27.4), (48.4, 26.4), (47.4, 22)),
    *(
        shape
        for x in (43.4, 47.2, 52.8, 56.6)
        for shape in column(x, 15.6, 28.8, 1.7, LIMESTONE, LIMESTONE_SHADE)
    ),
    rectangle(GOLD, 40.6, 13.4, 59.4, 16),
)
_CROWN: tuple[Shape, ...] = (
    polygon(LIMESTONE, (42, 13.4), (50, 4.6), (58, 13.4)),
    polygon(LIMESTONE_SHADE, (50, 4.6), (58, 13.4), (50, 13.4)),
    polygon(GOLD, (49.1, 5.4), (49.4, -2), (50.8, -2), (50.9, 5.4)),
    disc(GOLD, 50, -3, 1.5),
    polygon(GOLD, (50.4, 0.6), (53.4, -2.6), (53.9, -1.9), (50.7, 1.6)),
)
_BEAMS: tuple[Shape, ...] = (
    polygon("#FFE9A31E", (50, 22), (-300, -10), (-300, 36)),
    polygon("#FFE9A31E", (50, 22), (750, -36), (750, 56)),
    polygon("#FFE9A324", (50, 22), (-300, 2), (-300, 24)),
    polygon("#FFE9A324", (50, 22), (750, -12), (750, 32)),
    *shine("#FFEDB0", 50, 22, 48, 44, 170),
)

_SUNLIGHT = Light(-2, 74, "#FFDFA0", "#3A3A62", rays=0.34, water=117.0, foot=102.0)
_LIFE: tuple[Shape, ...] = (
    *barge(-46, 99, 22, LIMESTONE),
    *worker(22, 101.3, 6.4, "#C9543C"),
    *worker(31, 101.5, 6.4, "#F1E3C8"),
    *crowd(101.3, 6.2, ("#F1E3C8", "#3F6E9A"), 70, 75, 83),
)
_FEAST: tuple[Shape, ...] = (
    *banner(17, 88.4, 20, "#C9543C", "#96382A"),
    *banner(80, 88.4, 20, "#3F6E9A", "#2B5078"),
    *lamp(30, 101.7, 12),
    *lamp(70, 101.7, 12),
    *crowd(101.6, 6.2, ("#F1E3C8", "#C9543C", "#3F6E9A"), 40, 45, 58, 63),
)

ALEXANDRIA = Scene(
    _landscape,
    (_ENCLOSURE, _KEEP, _GALLERY, _OCTAGON, _LANTERN, _CROWN),
    light=_SUNLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_BEAMS,
)
