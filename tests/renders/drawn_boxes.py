"""Where on a canvas signs, panels and words are drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import Font, written

_HIGHEST, _WIDEST_SIGN = 110, 130
"""Scenes, fields and heads are larger: marks may lie on them."""


@contextmanager
def boxes_drawn(canvas_height: int | None = None, *, panels: bool = True) -> Iterator[list[Box]]:
    """Note the box of every sign, plaque and line of text that is drawn meanwhile, or on a kind of canvas."""
    boxes: list[Box] = []
    put, panel, text = Canvas.put, Canvas.panel, Canvas.text

    def note(canvas: Canvas, left: float, top: float, width: float, height: float) -> None:
        if height <= _HIGHEST and canvas_height in (None, canvas.height):
            boxes.append((round(left), round(top), round(width), round(height)))

    def note_put(self: Canvas, sprite: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        shift = {"l": 0.0, "t": 0.0, "m": 0.5, "r": 1.0, "b": 1.0}
        left, top = x - shift[anchor[0]] * sprite.width, y - shift[anchor[1]] * sprite.height
        if sprite.width <= _WIDEST_SIGN:
            note(self, left, top, sprite.width, sprite.height)
        put(self, sprite, x, y, anchor)  # type: ignore[arg-type]

    def note_panel(
        self: Canvas, x: float, y: float, width: float, height: float, radius: int = 18, **named: object
    ) -> None:
        if panels:
            note(self, x, y, width, height)
        panel(self, x, y, width, height, radius, **named)  # type: ignore[arg-type]

    def note_text(
        self: Canvas,
        x: float,
        y: float,
        said: str,
        font: Font,
        colour: Rgba = theme.WHITE,
        anchor: str = "lm",
    ) -> float:
        line = written(said, font, anchor.replace("t", "a").replace("b", "d"))
        note(self, x + line.left, y + line.top, line.mask.width, line.mask.height)
        return text(self, x, y, said, font, colour, anchor)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Canvas, "put", note_put)
        patched.setattr(Canvas, "panel", note_panel)
        patched.setattr(Canvas, "text", note_text)
        yield boxes
