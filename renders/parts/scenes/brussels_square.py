"""A square of guild houses in Brussels, at nightfall."""

from __future__ import annotations

from collections.abc import Iterator

from renders.parts.scenes.painter import Frame, Painter, mix
from renders.parts.scenes.scenery import gable_house
from renders.parts.scenes.shapes import Shape, arch, disc, ellipse, polygon, rectangle
from renders.parts.scenes.tones import GOLD, GOLD_LIGHT

NIGHT, GLOAM, COBBLE = "#1B2A4E", "#C79AA0", "#565C6E"
WINDOW = "#FFD57A"
HOUSES: tuple[tuple[float, float, float, str, str], ...] = (
    (-226, 27, 62, "#7C5B57", "#5F4750"),
    (-198, 25, 70, "#A38365", "#7E6558"),
    (-171, 27, 58, "#6E6472", "#534E60"),
    (-143, 26, 74, "#8F6A58", "#6C5250"),
    (-115, 27, 64, "#A58F75", "#806F64"),
    (-87, 26, 77, "#75596A", "#594658"),
    (-60, 25, 60, "#96755C", "#725A52"),
    (-33, 26, 68, "#7E6F74", "#605661"),
    (133, 26, 70, "#8F6A58", "#6C5250"),
    (160, 25, 60, "#A58F75", "#806F64"),
    (187, 27, 78, "#6E6472", "#534E60"),
    (215, 26, 64, "#A38365", "#7E6558"),
    (242, 25, 72, "#75596A", "#594658"),
    (270, 27, 58, "#96755C", "#725A52"),
    (298, 26, 74, "#7C5B57", "#5F4750"),
)


def brussels_square(painter: Painter) -> None:
    """Paint sky, town hall, houses, cobbles and lamps."""
    painter.sky((0, NIGHT), (0.5, "#55587E"), (0.85, "#A7849A"), (1, GLOAM), until=92)
    painter.stars("brussels", 130, 40)
    painter.glow(-64, 14, 30, "#EDE8FF", 90)
    painter.shapes([disc("#F4F1DE", -64, 14, 6)])
    painter.clouds("brussels", 12, 16, 50, "#F3E4F02A")
    painter.ridge(74, 3, mix(GLOAM, NIGHT, 0.5), 44, 0.6)
    painter.shapes(_town_hall(104, 92, mix(GLOAM, NIGHT, 0.58), mix(GLOAM, NIGHT, 0.72)))
    far = tuple(
        shape
        for x in range(330, 720, 28)
        for shape in gable_house(x, 94, 26, 56 + x * 7 % 22, "#7E6F74", "#605661", "#B5A08A", WINDOW)
    )
    near = tuple(
        shape
        for x, width, height, wall, shade in HOUSES
        for shape in gable_house(x, 94, width, height, wall, shade, "#CDB48C", WINDOW)
    )
    painter.shapes(far + near)
    painter.level(93, COBBLE)
    painter.level(104, mix(COBBLE, NIGHT, 0.3))
    painter.shapes(_cobbles(painter.frame))
    for x in (-74, -14, 116, 176, 236):
        painter.glow(x, 72, 16, "#FFD98A", 130)
        painter.shapes(_lamp(x, 100))


def _town_hall(x: float, foot: float, fill: str, shade: str) -> tuple[Shape, ...]:
    return (
        rectangle(fill, x - 22, foot - 44, x + 22, foot),
        polygon(shade, (x - 22, foot - 44), (x - 16, foot - 56), (x + 16, foot - 56), (x + 22, foot - 44)),
        rectangle(fill, x - 5.4, foot - 72, x + 5.4, foot - 40),
        polygon(
            fill,
            (x - 4.4, foot - 72),
            (x - 3.4, foot - 84),
            (x, foot - 102),
            (x + 3.4, foot - 84),
            (x + 4.4, foot - 72),
        ),
        *(
            polygon(fill, (x + d - 0.9, foot - 71), (x + d, foot - 80), (x + d + 0.9, foot - 71))
            for d in (-5, 5)
        ),
        *(arch(WINDOW, x + d, 2.2, foot - 36, foot - 29) for d in (-17, -11, 11, 17)),
        *(arch(WINDOW, x + d, 1.5, foot - 68, foot - 61) for d in (-2, 2)),
        disc(GOLD, x, foot - 102.6, 0.9),
    )


def _cobbles(frame: Frame) -> Iterator[Shape]:
    for row in range(8):
        pitch = 9 + row
        for column in range(int(frame.left // pitch) - 1, int(frame.right // pitch) + 2):
            fill = mix(COBBLE, "#9A9DA8", 0.3 if (row + column) % 3 else 0.42)
            yield ellipse(fill, column * pitch + row * 4, 97 + row * 5.5, 5 + row, 1.3 + row * 0.2)


def _lamp(x: float, foot: float) -> tuple[Shape, ...]:
    return (
        rectangle("#2A2F3E", x - 0.6, foot - 25, x + 0.6, foot),
        polygon("#2A2F3E", (x - 2.2, foot), (x - 0.8, foot - 3), (x + 0.8, foot - 3), (x + 2.2, foot)),
        polygon(
            GOLD_LIGHT, (x - 1.6, foot - 25), (x - 2.4, foot - 30), (x + 2.4, foot - 30), (x + 1.6, foot - 25)
        ),
        polygon("#2A2F3E", (x - 3, foot - 30), (x, foot - 33.4), (x + 3, foot - 30)),
    )
