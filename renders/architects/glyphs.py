"""Silhouettes that only Architects has: the cat, the horn, a card with a mark."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renders.drawing import theme
from renders.drawing.sketch import Sketch
from renders.drawing.theme import Rgba


def cat_glyph(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw the head of a cat."""
    head = [(18, 62), (16, 10), (41, 28), (59, 28), (84, 10), (82, 62), (66, 82), (50, 88), (34, 82)]
    sketch.polygon(head, colour)
    for x in (36, 64):
        sketch.ellipse(x - 7, 44, x + 7, 60, detail)
    sketch.polygon([(44, 68), (56, 68), (50, 75)], detail)


def horn_glyph(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a war horn."""
    outer = [(4, 26), (13, 22), (24, 42), (41, 53), (59, 50), (72, 36), (79, 10)]
    sketch.polygon([*outer, (99, 44), (88, 68), (63, 84), (36, 78), (16, 58)], colour)
    sketch.line([(78, 9), (99, 47)], colour, 7)
    sketch.line([(33, 50), (24, 66)], detail, 5, round_ends=False)
    sketch.line([(60, 52), (68, 80)], detail, 5, round_ends=False)


@lru_cache(maxsize=64)
def cat(size: int, colour: Rgba = theme.GOLD, detail: Rgba = theme.NIGHT_BOTTOM) -> Image.Image:
    """Draw the cat in one colour; ``detail`` is the colour behind it. Read-only."""
    sketch = Sketch(size)
    cat_glyph(sketch, colour, detail)
    return sketch.finish()


@lru_cache(maxsize=16)
def horn(size: int, colour: Rgba = theme.CROSS, detail: Rgba = theme.IVORY) -> Image.Image:
    """Draw a horn in one colour; ``detail`` is the colour behind it. Read-only."""
    sketch = Sketch(size)
    horn_glyph(sketch, colour, detail)
    return sketch.finish()


@lru_cache(maxsize=64)
def marked_card(size: int, mark: str, colour: Rgba) -> Image.Image:
    """Draw a plain card with a letter or a figure on it. Read-only."""
    sketch = Sketch(size)
    sketch.frame(16, 4, 84, 96, colour, 8, 9)
    sketch.text(50, 49, mark, 62, colour)
    return sketch.finish()
