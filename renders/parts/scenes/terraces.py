"""A building of six terraces in a green land: what is seen of a wonder that has no scene of its own."""

from __future__ import annotations

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter
from renders.parts.scenes.people import banner, crowd, worker
from renders.parts.scenes.scene import Course, Scene
from renders.parts.scenes.shapes import arch, rectangle
from renders.parts.scenes.tones import OPENING, STONE, STONE_DEEP, STONE_LIGHT, STONE_SHADE

_HALF, _NARROWER, _HEIGHT = 46.0, 6.6, 15.0
"""Half the width of the lowest terrace, how much less each has on both sides, and how high one is."""


def _landscape(painter: Painter) -> None:
    painter.sky((0, "#6FA3CC"), (0.7, "#BFDCEB"), (1, "#EAF1EC"), until=92)
    painter.clouds("terraces", 9, 12, 46, "#FFFFFF50")
    painter.ridge(86, 3.2, "#9DB7B0", 130, 0.5)
    painter.ridge(93, 2.0, "#86A578", 160, 1.9)
    painter.ridge(98, 1.4, "#779A5F", 210, 0.4)


def _terrace(number: int) -> Course:
    half, bottom = _HALF - number * _NARROWER, 100 - number * _HEIGHT
    top = bottom - _HEIGHT
    return (
        rectangle(STONE, 50 - half, top, 50 + half, bottom),
        rectangle(STONE_SHADE, 50 + half * 0.62, top, 50 + half, bottom),
        rectangle(STONE_LIGHT, 50 - half - 1, top, 50 + half + 1, top + 2),
        rectangle(STONE_DEEP, 50 - half, bottom - 1, 50 + half, bottom),
        arch(OPENING, 50, 7, top + 5, bottom),
    )


TERRACES = Scene(
    _landscape,
    (_terrace(0), _terrace(1), _terrace(2), _terrace(3), _terrace(4), _terrace(5)),
    light=Light(-20, 30, "#FFF3D6", "#40506A", rays=0.2),
    life=(*worker(-8, 101.2, 6.4, "#F1E3C8"), *worker(106, 101.2, 6.4, "#C9543C")),
    feast=(
        *banner(-10, 101.1, 30, "#8B8A86", "#5F5E5B"),
        *crowd(101.2, 6.2, ("#F1E3C8", "#C9543C"), 24, 30, 70, 76),
    ),
)
