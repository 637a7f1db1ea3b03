"""The open hall of the temple of Olympia, at sunset, and its pool of oil."""

from __future__ import annotations

from renders.parts.scenes.painter import Painter, mix
from renders.parts.scenes.scenery import cypress, round_tree
from renders.parts.scenes.shapes import Shape, disc, ellipse, polygon, rectangle
from renders.parts.scenes.tones import SUN

SKY, ROSE, GREEN = "#2B3672", "#F0B49C", "#66834F"


def olympia_hall(painter: Painter) -> None:
    """Paint sky, hills, columns, floor and pool."""
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
