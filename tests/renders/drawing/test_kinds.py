from __future__ import annotations

import io

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.encode import encode
from renders.drawing.palette import COLOURS, colours_of_kinds, palette_of_kind


def colours_of(kind: str) -> bytes:
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    canvas.fill(100, 100, 700, 300, (200, 10, 190, 255))
    with Image.open(io.BytesIO(encode(canvas.finish(kind)))) as file:
        return bytes(file.getpalette() or ())[: 3 * COLOURS]


def test_pictures_of_a_kind_are_written_in_its_colours() -> None:
    table, score = (palette_of_kind(kind) for kind in ("table", "score"))
    assert table is not None
    assert score is not None
    assert colours_of("table") == table.colours != score.colours == colours_of("score")


def test_a_picture_of_no_kind_has_colours_of_its_own() -> None:
    assert palette_of_kind("") is None
    own = colours_of("")
    assert bytes((200, 10, 190)) in {own[place : place + 3] for place in range(0, len(own), 3)}


def test_every_kept_palette_fits_into_a_file() -> None:
    for kind in colours_of_kinds():
        palette = palette_of_kind(kind)
        assert palette is not None
        assert len(palette.colours) <= 3 * COLOURS
