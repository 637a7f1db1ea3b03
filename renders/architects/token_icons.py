"""Tokens as icons: conflict tokens, military victories, and the progress tokens that speak for themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.terms import TokenId
from renders.architects.glyphs import cat_glyph, horn
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.sketch import Sketch
from renders.parts import icons
from renders.parts.icons.badges import laurel
from renders.parts.icons.signs import dove, stage
from renders.parts.icons.silhouettes import book, crossed_swords, lozenge

_COINS_OF_ECONOMY, _SHIELDS_OF_TACTICS = 2, 2


@lru_cache(maxsize=16)
def conflict_token(size: int, *, battle: bool) -> Image.Image:
    """Draw a conflict token: swords on red for battle, a dove on blue for peace. Read-only."""
    sketch = Sketch(size)
    field = theme.card_look("red").field if battle else theme.PEACE_TOKEN
    sketch.disc(50, 50, 49, theme.COIN_RIM if battle else theme.PEACE_RIM)
    sketch.disc(50, 50, 43, field)
    sketch.glyph(crossed_swords if battle else dove, 50, 50, 58 if battle else 66, theme.WHITE, field)
    return sketch.finish()


def victory(size: int) -> Image.Image:
    """Give a military victory token. Read-only."""
    return icons.conflict_token(size, 3)


@lru_cache(maxsize=128)
def progress_token(name: TokenId, size: int) -> Image.Image:
    """Draw a progress token: what it is about, in a wreath where it gives points at the end. Read-only."""
    canvas = Canvas(size, size, transparent=True)
    canvas.put(_disc(size), 0, 0)
    _FACES.get(name, _OTHER)(canvas, size)
    return canvas.image


@lru_cache(maxsize=16)
def hidden_token(size: int) -> Image.Image:
    """Draw the progress token on top of the stack, whose face nobody knows. Read-only."""
    sketch = Sketch(size)
    sketch.disc(50, 50, 49.5, theme.GOLD)
    sketch.disc(50, 50, 45, theme.SCIENCE_EDGE)
    sketch.text(50, 49, "?", 64, theme.GOLD)
    return sketch.finish()


@lru_cache(maxsize=32)
def _disc(size: int) -> Image.Image:
    sketch = Sketch(size)
    sketch.disc(50, 50, 49.5, theme.SCIENCE_EDGE)
    sketch.disc(50, 50, 46.5, theme.GOLD)
    sketch.disc(50, 50, 41, theme.TOKEN_FIELD)
    return sketch.finish()


_Face = Callable[[Canvas, int], None]


def _two(first: Callable[[int], Image.Image], second: Callable[[int], Image.Image]) -> _Face:
    """Show the two kinds of cards that bring one card more."""

    def draw(canvas: Canvas, size: int) -> None:
        part = round(size * 0.45)
        canvas.put(first(part), size * 0.33, size * 0.42, "mm")
        canvas.put(second(part), size * 0.67, size * 0.58, "mm")

    return draw


def _one(icon: Callable[[int], Image.Image], share: float = 0.58) -> _Face:
    def draw(canvas: Canvas, size: int) -> None:
        canvas.put(icon(round(size * share)), size / 2, size / 2, "mm")

    return draw


def _sketched(draw: Callable[[Sketch], None]) -> Callable[[int], Image.Image]:
    def icon(size: int) -> Image.Image:
        sketch = Sketch(size)
        draw(sketch)
        return sketch.finish()

    return icon


def _engineering(sketch: Sketch) -> None:
    """Draw that different is as good as identical."""
    sketch.text(50, 24, "=", 70, theme.IVORY)
    sketch.text(50, 64, "≠", 70, theme.IVORY)


def _decor(sketch: Sketch) -> None:
    laurel(sketch, theme.GOLD, y=52, radius=40, leaf=16)
    sketch.glyph(stage, 50, 46, 46, theme.IVORY, theme.TOKEN_FIELD)


def _politics(sketch: Sketch) -> None:
    laurel(sketch, theme.GOLD, y=52, radius=40, leaf=16)
    sketch.glyph(cat_glyph, 50, 48, 46, theme.IVORY, theme.TOKEN_FIELD)


def _strategy(sketch: Sketch) -> None:
    laurel(sketch, theme.GOLD, y=52, radius=40, leaf=16)
    sketch.glyph(crossed_swords, 50, 47, 44, theme.IVORY, theme.TOKEN_FIELD)


def _education(sketch: Sketch) -> None:
    laurel(sketch, theme.GOLD, y=52, radius=40, leaf=16)
    sketch.disc(50, 48, 22, theme.GOLD)
    sketch.disc(50, 48, 17, theme.SCIENCE_EDGE)
    sketch.text(50, 47, "2", 30, theme.IVORY)


def _culture(sketch: Sketch) -> None:
    laurel(sketch, theme.GOLD, y=52, radius=40, leaf=16)
    sketch.text(50, 36, "4", 36, theme.IVORY)
    sketch.text(50, 64, "12", 36, theme.IVORY)


def _science(sketch: Sketch) -> None:
    sketch.glyph(book, 50, 50, 96, theme.IVORY, theme.TOKEN_FIELD)


def _architecture(sketch: Sketch) -> None:
    sketch.glyph(stage, 50, 48, 92, theme.IVORY, theme.TOKEN_FIELD)


_FACES: Mapping[TokenId, _Face] = MappingProxyType(
    {
        TokenId("urbanism"): _two(
            lambda size: icons.resource("wood", size), lambda size: icons.resource("clay", size)
        ),
        TokenId("crafts"): _two(
            lambda size: icons.resource("papyrus", size), lambda size: icons.resource("glass", size)
        ),
        TokenId("jewellery"): _two(lambda size: icons.resource("stone", size), icons.coin),
        TokenId("science"): _one(_sketched(_science)),
        TokenId("propaganda"): _one(lambda size: horn(size, theme.IVORY, theme.TOKEN_FIELD)),
        TokenId("architecture"): _one(_sketched(_architecture)),
        TokenId("economy"): _one(lambda size: icons.coin(size, _COINS_OF_ECONOMY), 0.66),
        TokenId("engineering"): _one(_sketched(_engineering), 0.84),
        TokenId("tactics"): _one(lambda size: icons.shield(size, _SHIELDS_OF_TACTICS), 0.66),
        TokenId("decor"): _one(_sketched(_decor), 0.9),
        TokenId("politics"): _one(_sketched(_politics), 0.9),
        TokenId("strategy"): _one(_sketched(_strategy), 0.9),
        TokenId("education"): _one(_sketched(_education), 0.9),
        TokenId("culture"): _one(_sketched(_culture), 0.9),
    }
)
_OTHER = _one(_sketched(lambda sketch: lozenge(sketch, theme.IVORY, theme.TOKEN_FIELD)))
"""What is on any other token."""
