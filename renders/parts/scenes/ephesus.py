"""The temple of Artemis in Ephesus under the young moon."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.people import banner, crowd, lamp, worker
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.scenery import column, cypress, deer, round_tree
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
)
from renders.parts.scenes.tones import (
    FIRE,
    FIRE_LIGHT,
    GLAZE,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    MARBLE,
    MARBLE_DEEP,
    MARBLE_SHADE,
    MOON,
    OPENING,
    OPENING_DEEP,
)

NIGHT, ROSE, GREEN = "#1D2F66", "#EFAE93", "#6C8A4E"
_FACE, _FACE_SHADE = "#F2DDB8", "#D9B98A"
FRONT_COLUMNS = (9.5, 20.5, 31.5, 42.5, 53.5, 64.5)
SIDE_COLUMNS = ((74.6, 5.0), (81.2, 4.5), (87.4, 4.0), (93.0, 3.6))


def _landscape(painter: Painter) -> None:
    painter.sky((0, NIGHT), (0.45, "#6A5E93"), (0.78, "#C98C98"), (1, ROSE), until=88)
    painter.stars("ephesus", 120, 46)
    painter.glow(-6, 20, 40, "#E8E4FF", 120)
    painter.shapes(_moon(-6, 18))
    painter.clouds("ephesus", 12, 30, 64, "#FFE6EA2E")
    painter.ridge(74, 7, mix(ROSE, NIGHT, 0.34), 210, 0.8)
    painter.ridge(83, 3.6, mix(ROSE, NIGHT, 0.52), 130, 2.6)
    painter.ridge(90, 2.6, mix(GREEN, NIGHT, 0.36), 180, 0.3)
    painter.ridge(96, 1.6, GREEN, 240, 1.4)
    painter.level(109, mix(GREEN, NIGHT, 0.28))
    painter.shapes((polygon("#C9AE86", (36, 100), (48, 100), (78, 122), (92, 150), (-6, 150), (14, 122)),))
    light, dark = "#4F7B57", "#375C48"
    for x, height in ((-26, 44), (-44, 36), (-60, 42), (-84, 34), (-150, 40), (-166, 32), (-210, 42)):
        painter.shapes(cypress(x, 101, height, light, dark))
    for x, height in (
        (122, 46),
        (138, 37),
        (156, 43),
        (190, 36),
        (236, 42),
        (254, 33),
        (330, 42),
        (420, 40),
        (520, 44),
    ):
        painter.shapes(cypress(x, 101, height, light, dark))
    painter.shapes(round_tree(-118, 104, 30, "#6E9159", "#4B6E4A", "#5B4432"))
    painter.shapes(round_tree(212, 104, 32, "#6E9159", "#4B6E4A", "#5B4432"))
    painter.shapes(deer(-70, 110, 24, "#4A3A44"))
    painter.shapes(moved(deer(0, 0, 19, "#4A3A44"), -92, 108))
    painter.shapes(deer(166, 110, 21, "#4A3A44"))


def _moon(x: float, y: float) -> tuple[Shape, ...]:
    outer = bend((0, -13), (-9.4, -9), (-13, 0), (-9.4, 9), (0, 13), (6, 11.4))
    inner = bend((6, 11.4), (-1, 8), (-4.6, 0), (-1, -8), (6, -11.4), (0, -13))
    return moved((Shape((*outer, *inner), MOON),), x, y)


_STEPS: tuple[Shape, ...] = (
    polygon(MARBLE_DEEP, (74, 90), (97, 88.4), (101, 96.6), (75.6, 100)),
    rectangle(MARBLE_SHADE, -1, 96.6, 75.6, 100),
    rectangle(MARBLE, 1, 93.3, 74.6, 96.8),
    rectangle(MARBLE_SHADE, 1, 96.1, 74.6, 96.8),
    rectangle(MARBLE, 3, 90, 73.4, 93.4),
    rectangle(MARBLE_SHADE, 3, 92.7, 73.4, 93.4),
    polygon(MARBLE_SHADE, (74, 90), (97, 88.4), (98, 90.4), (74.2, 92.6)),
    polygon("#E9DABB", (28, 100), (31, 90), (43, 90), (46, 100)),
    *(rectangle(MARBLE_DEEP, 28.4, y, 45.6, y + 0.6) for y in (92.4, 94.8, 97.2)),
)
_HALL: tuple[Shape, ...] = (
    rectangle("#8C7358", 7, 52, 70, 90),
    polygon("#6B563F", (70, 52), (95, 53.4), (95, 88.6), (70, 90)),
    arch(OPENING_DEEP, 37, 11, 64, 90),
    *(
        shape
        for x in FRONT_COLUMNS
        for shape in (
            rectangle(MARBLE, x - 3.4, 77, x + 3.4, 90),
            rectangle(MARBLE_SHADE, x + 0.8, 77, x + 3.4, 90),
            rectangle(GOLD, x - 3.4, 76, x + 3.4, 77.6),
            rectangle(GLAZE, x - 3.2, 82, x + 3.2, 84.6),
        )
    ),
    *(
        polygon(MARBLE_DEEP, (x - w / 2, 77), (x + w / 2, 77), (x + w / 2, 89.4), (x - w / 2, 89.4))
        for x, w in SIDE_COLUMNS
    ),
)
_COLUMNS: tuple[Shape, ...] = (
    *(shape for x in FRONT_COLUMNS for shape in column(x, 50, 78, 5.6, MARBLE, MARBLE_SHADE)),
    *(
        shape
        for x in FRONT_COLUMNS
        for shape in (disc(MARBLE, x - 3.4, 51.6, 1.5), disc(MARBLE, x + 3.4, 51.6, 1.5))
    ),
    *(rectangle(MARBLE_SHADE, x - w / 2, 50.6, x + w / 2, 78) for x, w in SIDE_COLUMNS),
    *(rectangle(MARBLE_DEEP, x + w * 0.1, 50.6, x + w / 2, 78) for x, w in SIDE_COLUMNS),
    *(rectangle(MARBLE_SHADE, x - w * 0.7, 50.4, x + w * 0.7, 52.4) for x, w in SIDE_COLUMNS),
)
_ENTABLATURE: tuple[Shape, ...] = (
    polygon(MARBLE_SHADE, (71.4, 40.4), (98.6, 43.4), (97.4, 51.4), (71, 50.4)),
    rectangle(MARBLE, 3.6, 46, 71.2, 50.4),
    rectangle(GLAZE, 3.6, 42.6, 71.2, 46),
    *(disc(GOLD_LIGHT, 7 + 5.46 * index, 44.3, 1.05) for index in range(12)),
    polygon("#1E4680", (71.2, 42.6), (98.2, 45.4), (97.9, 48.2), (71.2, 46)),
    rectangle(GOLD, 2, 40.4, 73, 42.8),
    polygon(GOLD_SHADE, (73, 40.4), (99.4, 43.6), (99.2, 45.6), (73, 42.8)),
)
_ROOF: tuple[Shape, ...] = (
    polygon("#B4583F", (37.5, 17), (73, 21.6), (100.5, 44), (74, 40.8)),
    *(
        stroke("#943F2F", 0.6, (37.5 + 36.5 * t, 17 + 23.8 * t), (73 + 27.5 * t, 21.6 + 22.4 * t))
        for t in (0.18, 0.36, 0.54, 0.72, 0.9)
    ),
    polygon(MARBLE, (37.5, 16.6), (0.6, 40.6), (74.4, 40.6)),
    polygon(MARBLE_SHADE, (37.5, 16.6), (74.4, 40.6), (68, 40.6), (37.5, 20.8)),
    polygon(GLAZE, (37.5, 21.6), (9, 39.4), (66, 39.4)),
)


def _huntress() -> tuple[Shape, ...]:
    """Draw Artemis with her bow on the top of the gable, one foot forward."""
    return (
        taper(GOLD_SHADE, 1.9, 1.2, (38.6, 11.6), (40.6, 14.4), (40, 17)),
        taper(GOLD, 1.9, 1.2, (36.8, 11.6), (34.6, 14.2), (33.4, 17)),
        smooth(GOLD, (36, 4.6), (39, 4.4), (39.6, 8), (41.6, 12.6), (33.8, 12.6), (35.4, 8)),
        smooth(GOLD_SHADE, (38.4, 4.4), (39, 4.4), (39.6, 8), (41.6, 12.6), (38, 12.6)),
        disc(GOLD_LIGHT, 37.2, 2, 1.9),
        disc(GOLD, 38.8, 1.2, 1.1),
        taper(GOLD, 1.5, 1.1, (36.4, 5.4), (32.6, 6.4), (29.2, 5.6)),
        taper(GOLD_SHADE, 1.5, 1.1, (38.8, 5.4), (41.4, 7.4), (38.6, 6)),
        stroke(GOLD_LIGHT, 0.9, *bend((31.4, -1.6), (27.6, 2), (28, 9), (31.8, 12.6))),
        stroke(GOLD_SHADE, 0.5, (31.4, -1.6), (36.6, 5.8), (31.8, 12.6)),
    )


def _goddess(x: float) -> tuple[Shape, ...]:
    """Draw the image of the goddess: tall crown, veil, outstretched hands, a skirt in bands."""
    return (
        ellipse(GOLD_LIGHT, x, 71, 7.8, 7.4),
        rectangle(GOLD_SHADE, x - 3, 88, x + 3, 90),
        smooth(GOLD, (x - 2.8, 78), (x + 2.8, 78), (x + 2, 88.4), (x - 2, 88.4)),
        *(rectangle(GOLD_SHADE, x - 2.5, y, x + 2.5, y + 0.8) for y in (80, 82.4, 84.8, 87)),
        smooth(
            MARBLE,
            (x - 2.2, 73.2),
            (x + 2.2, 73.2),
            (x + 3.2, 76),
            (x + 2.6, 79),
            (x - 2.6, 79),
            (x - 3.2, 76),
        ),
        *(ellipse(GOLD_SHADE, x + dx, y, 1.3, 1.5) for y in (75.8, 77.4) for dx in (-1.7, 0, 1.7)),
        *(
            taper(MARBLE, 1.5, 1, (x + side * 2.6, 74.6), (x + side * 3.6, 77.6), (x + side * 5.4, 76.4))
            for side in (-1, 1)
        ),
        smooth(OPENING_DEEP, (x - 2.4, 69), (x + 2.4, 69), (x + 2.9, 74.6), (x - 2.9, 74.6)),
        smooth(_FACE, (x - 1.7, 69), (x + 1.7, 69), (x + 1.5, 72), (x, 73.8), (x - 1.5, 72)),
        polygon(_FACE_SHADE, (x, 69.6), (x + 1.6, 69.6), (x + 1.4, 72), (x, 73.6)),
        *(stroke(OPENING_DEEP, 0.34, (x + dx - 0.45, 70.9), (x + dx + 0.45, 70.9)) for dx in (-0.8, 0.8)),
        stroke(OPENING_DEEP, 0.3, (x - 0.5, 72.5), (x + 0.5, 72.5)),
        polygon(GOLD, (x - 1.9, 65.6), (x + 1.9, 65.6), (x + 1.6, 69.6), (x - 1.6, 69.6)),
        rectangle(GOLD_SHADE, x - 2, 67.2, x + 2, 67.9),
    )


_ARTEMIS: tuple[Shape, ...] = (
    polygon(MARBLE_SHADE, (31.4, 39.4), (31.4, 30.4), (37.5, 26.2), (43.6, 30.4), (43.6, 39.4)),
    rectangle(OPENING, 33, 31, 42, 39.4),
    smooth(GOLD_LIGHT, (37.5, 30), (39.4, 32), (39.8, 36), (41, 39.4), (34, 39.4), (35.2, 36), (35.6, 32)),
    *(
        smooth(GOLD, (x, 34.4), (x + 1.7, 37), (x + 1.4, 39.4), (x - 1.4, 39.4), (x - 1.7, 37))
        for x in (20, 26, 49, 55)
    ),
    *(disc(GOLD, x, 34, 1.2) for x in (20, 26, 49, 55)),
    *_huntress(),
    *(polygon(GOLD, (x - 2, 41), (x, 34.6), (x + 2, 41)) for x in (1.8, 73.4)),
    polygon(GOLD_SHADE, (97.5, 44), (99.4, 38.4), (101, 44)),
    *(
        shape
        for x in (24, 50)
        for shape in (
            polygon(GOLD_SHADE, (x - 1.7, 95), (x + 1.7, 95), (x + 0.6, 100), (x - 0.6, 100)),
            smooth(FIRE, (x, 88.4), (x + 2.2, 92.6), (x + 1.6, 95), (x - 1.6, 95), (x - 2.2, 92.6)),
            smooth(FIRE_LIGHT, (x, 91.4), (x + 1, 93.6), (x, 95), (x - 1, 93.6)),
        )
    ),
    arch("#F4B95C", 37, 10.4, 64.6, 90),
    *_goddess(37),
)
_LIGHT: tuple[Shape, ...] = (
    *shine("#FFD98A", 24, 92, 26, 24, 120),
    *shine("#FFD98A", 50, 92, 26, 24, 120),
)

_MOONLIGHT = Light(-6, 18, "#EDE6FF", "#2B2A5C", rays=0.16, rim=0.55, far=0.42)
_LIFE: tuple[Shape, ...] = (
    *worker(4, 101.2, 8.4, "#C9543C"),
    *worker(15, 101.4, 8.4, "#F1E3C8"),
    *crowd(101.3, 8.2, ("#F1E3C8", "#8A5A86"), 84, 92),
)
_FEAST: tuple[Shape, ...] = (
    *banner(-10, 102, 36, "#2C63A8", "#1E4680"),
    *banner(108, 102, 36, "#2C63A8", "#1E4680"),
    *lamp(8, 101.7, 15),
    *lamp(88, 101.7, 15),
    *crowd(101.7, 8.2, ("#F1E3C8", "#E58FA6"), 26, 33, 58),
)

EPHESUS = Scene(
    _landscape,
    (_STEPS, _HALL, _COLUMNS, _ENTABLATURE, _ROOF, _ARTEMIS),
    light=_MOONLIGHT,
    life=_LIFE,
    feast=_FEAST,
    finish=_LIGHT,
)
