"""The icons that only Duel has, each drawn once for each size and kept; treat them as read-only."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engine.duel.city import DIFFERENT_FOR_SUPREMACY
from engine.duel.terms import Symbol
from engine.terms import TokenId
from renders.drawing import theme
from renders.drawing.sketch import Sketch
from renders.duel.chain_glyphs import CHAIN_GLYPHS
from renders.duel.symbol_glyphs import SYMBOL_GLYPHS
from renders.duel.token_glyphs import TOKEN_GLYPHS
from renders.parts import icons
from renders.parts.icons.silhouettes import crossed_swords, lozenge, temple
from renders.parts.icons.silhouettes import crown as crown_glyph


def _drawn(size: int, draw: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(size)
    draw(sketch)
    return sketch.finish()


@lru_cache(maxsize=128)
def symbol(name: Symbol, size: int) -> Image.Image:
    """Draw a scientific symbol on its green disc."""

    def draw(sketch: Sketch) -> None:
        sketch.disc(50, 50, 49, theme.SCIENCE_EDGE)
        sketch.disc(50, 50, 45.5, theme.IVORY)
        sketch.disc(50, 50, 41.5, theme.card_look("green").field)
        sketch.glyph(
            SYMBOL_GLYPHS.get(name, lozenge), 50, 50, 58, theme.IVORY, theme.card_look("green").field
        )

    return _drawn(size, draw)


@lru_cache(maxsize=96)
def token(name: TokenId, size: int) -> Image.Image:
    """Draw a progress token: its silhouette on green with a rim of gold."""

    def draw(sketch: Sketch) -> None:
        _token_disc(sketch)
        sketch.glyph(TOKEN_GLYPHS.get(name, lozenge), 50, 50, 56, theme.IVORY, theme.TOKEN_FIELD)

    return _drawn(size, draw)


@lru_cache(maxsize=16)
def any_token(size: int) -> Image.Image:
    """Draw a progress token that is not named."""

    def draw(sketch: Sketch) -> None:
        _token_disc(sketch)
        sketch.text(50, 48, "?", 56, theme.IVORY)

    return _drawn(size, draw)


def _token_disc(sketch: Sketch) -> None:
    sketch.disc(50, 50, 49.5, theme.SCIENCE_EDGE)
    sketch.disc(50, 50, 46.5, theme.GOLD)
    sketch.disc(50, 50, 41, theme.TOKEN_FIELD)


@lru_cache(maxsize=128)
def chain(name: str, size: int) -> Image.Image:
    """Draw a chain symbol on a square of ivory."""

    def draw(sketch: Sketch) -> None:
        sketch.rectangle(1, 1, 99, 99, theme.SAND, 24)
        sketch.rectangle(6, 6, 94, 94, theme.CHAIN_FIELD, 19)
        sketch.glyph(CHAIN_GLYPHS.get(name, lozenge), 50, 50, 68, theme.INK, theme.CHAIN_FIELD)

    return _drawn(size, draw)


@lru_cache(maxsize=32)
def symbols_of_six(size: int, different: int) -> Image.Image:
    """Draw six dots, as many of them full as there are different symbols: all six win."""

    def draw(sketch: Sketch) -> None:
        for place in range(DIFFERENT_FOR_SUPREMACY):
            x, y = 20 + place % 3 * 30, 36 + place // 3 * 28
            sketch.disc(x, y, 11, theme.SCIENCE_TEXT)
            if place >= different:
                sketch.disc(x, y, 7.5, theme.PANEL_DEEP)

    return _drawn(size, draw)


@lru_cache(maxsize=16)
def warning(size: int) -> Image.Image:
    """Draw a warning: little is missing for a victory at once."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon([(50, 2), (99, 94), (1, 94)], theme.WHITE)
        sketch.polygon([(50, 14), (89, 88), (11, 88)], theme.CROSS)
        sketch.line([(50, 38), (50, 62)], theme.WHITE, 10)
        sketch.disc(50, 77, 6, theme.WHITE)

    return _drawn(size, draw)


@lru_cache(maxsize=32)
def play_again(size: int) -> Image.Image:
    """Draw an arrow that runs round: another turn."""

    def draw(sketch: Sketch) -> None:
        sketch.disc(50, 50, 49, theme.GOLD_RIM)
        sketch.disc(50, 50, 45.5, theme.FREE)
        sketch.arc(50, 52, 29, -30, 250, theme.FREE_TEXT, 10)
        sketch.polygon([(55, 13), (86, 33), (53, 49)], theme.FREE_TEXT)

    return _drawn(size, draw)


@lru_cache(maxsize=32)
def coins_lost(size: int, number: int) -> Image.Image:
    """Draw the coins that the opponent loses: a coin with a red bar and the number below zero."""

    def draw(sketch: Sketch) -> None:
        sketch.disc(50, 50, 48, theme.COIN_EDGE)
        sketch.disc(50, 50, 44, theme.COIN_FIELD)
        sketch.rectangle(2, 26, 98, 74, theme.WHITE, 14)
        sketch.rectangle(6, 30, 94, 70, theme.CROSS, 11)
        sketch.text(50, 48.5, f"−{number}", 40, theme.WHITE)

    return _drawn(size, draw)


@lru_cache(maxsize=32)
def crossed_out(icon: Callable[[int], Image.Image], size: int) -> Image.Image:
    """Draw an icon with a cross at its corner: the opponent loses it."""
    image = icon(size).copy()
    cross = icons.status("impossible", round(size * 0.52))
    image.alpha_composite(cross, (image.width - cross.width, image.height - cross.height))
    return image


@lru_cache(maxsize=64)
def fewer(size: int, number: int) -> Image.Image:
    """Draw a number of resources that something costs less."""

    def draw(sketch: Sketch) -> None:
        sketch.rectangle(1, 14, 99, 86, theme.SAND, 20)
        sketch.rectangle(6, 19, 94, 81, theme.IVORY, 15)
        sketch.text(50, 48.5, f"−{number}", 52, theme.CROSS)

    return _drawn(size, draw)


@lru_cache(maxsize=16)
def pawn(size: int) -> Image.Image:
    """Draw the conflict pawn."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon([(50, 2), (94, 50), (50, 98), (6, 50)], theme.WHITE)
        sketch.polygon([(50, 12), (84, 50), (50, 88), (16, 50)], theme.PAWN)
        sketch.glyph(crossed_swords, 50, 50, 44, theme.WHITE, theme.PAWN)

    return _drawn(size, draw)


@lru_cache(maxsize=8)
def crown(size: int) -> Image.Image:
    """Draw the golden crown on the back of a guild."""
    return _drawn(size, lambda sketch: crown_glyph(sketch, theme.GOLD, theme.GOLD))


@lru_cache(maxsize=8)
def capital(size: int) -> Image.Image:
    """Draw the golden temple at an end of the conflict track."""
    return _drawn(size, lambda sketch: temple(sketch, theme.GOLD, theme.GOLD))


@lru_cache(maxsize=64)
def letter(name: str, size: int) -> Image.Image:
    """Draw the letter of a card that can be taken, the same as on its button."""

    def draw(sketch: Sketch) -> None:
        sketch.rectangle(6, 0, 94, 100, theme.WHITE, 26)
        sketch.rectangle(11, 5, 89, 95, theme.NIGHT_BOTTOM, 21)
        sketch.text(50, 48, name, 68, theme.WHITE)

    return _drawn(size, draw)
