"""The icons that only Duel has, each cached by size; read-only."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.duel.city import DIFFERENT_FOR_SUPREMACY
from engine.duel.terms import Symbol
from engine.terms import TokenId
from renders.drawing import theme
from renders.drawing.art import Letters, Part, icon
from renders.parts import icons

_ALIKE: Mapping[str, str] = MappingProxyType(
    {
        "architecture": "stage",
        "law": "scales",
        "masonry": "temple",
        "mathematics": "compass",
        "strategy": "crossed-swords",
    }
)
"""Tokens that have the icon of something else."""


def _glyph(name: str) -> str:
    """Return the drawing of a symbol or a token."""
    return icons.glyph_of(_ALIKE.get(name, name))


@lru_cache(maxsize=128)
def symbol(name: Symbol, size: int) -> Image.Image:
    """Draw a scientific symbol on its green disc."""
    field = theme.card_look("green").field
    return icon(size, Part("science_disc"), Part(_glyph(name), 58, ink=theme.IVORY, detail=field))


@lru_cache(maxsize=96)
def token(name: TokenId, size: int) -> Image.Image:
    """Draw a progress token: its silhouette on green with a rim of gold."""
    glyph = Part(_glyph(name), 56, ink=theme.IVORY, detail=theme.TOKEN_FIELD)
    return icon(size, Part("token_disc"), glyph)


@lru_cache(maxsize=16)
def any_token(size: int) -> Image.Image:
    """Draw an unspecified progress token."""
    return icon(size, Part("token_disc"), Letters("?", 56, theme.IVORY, y=48))


@lru_cache(maxsize=32)
def symbols_of_six(size: int, different: int) -> Image.Image:
    """Draw six dots, as many of them filled as there are different symbols: all six win."""
    dots: list[Part] = []
    for place in range(DIFFERENT_FOR_SUPREMACY):
        x, y = 20 + place % 3 * 30, 36 + place // 3 * 28
        dots.append(Part("disc", 48, x, y, ink=theme.SCIENCE_TEXT))
        if place >= different:
            dots.append(Part("disc", 33, x, y, ink=theme.PANEL_DEEP))
    return icon(size, *dots)


@lru_cache(maxsize=16)
def warning(size: int) -> Image.Image:
    """Draw a warning that an instant victory is near."""
    return icon(size, Part("warning"))


@lru_cache(maxsize=32)
def play_again(size: int) -> Image.Image:
    """Draw a circular arrow: another turn."""
    return icon(size, Part("play_again"))


@lru_cache(maxsize=32)
def coins_lost(size: int, number: int) -> Image.Image:
    """Draw the coins that the opponent loses: a coin with a red bar and a negative number."""
    return icon(size, Part("coins_lost"), Letters(f"−{number}", 40, theme.WHITE))


@lru_cache(maxsize=32)
def crossed_out(icon: Callable[[int], Image.Image], size: int) -> Image.Image:
    """Draw an icon with a cross at its corner: the opponent loses it."""
    image = icon(size).copy()
    cross = icons.status("impossible", round(size * 0.52))
    image.alpha_composite(cross, (image.width - cross.width, image.height - cross.height))
    return image


@lru_cache(maxsize=64)
def fewer(size: int, number: int) -> Image.Image:
    """Draw a number of resources by which a cost is reduced."""
    return icon(size, Part("fewer_plate"), Letters(f"−{number}", 52, theme.CROSS))


@lru_cache(maxsize=16)
def pawn(size: int) -> Image.Image:
    """Draw the conflict pawn."""
    return icon(size, Part("pawn"), Part("crossed-swords", 44, ink=theme.WHITE))


@lru_cache(maxsize=8)
def crown(size: int) -> Image.Image:
    """Draw the golden crown on the back of a guild."""
    return icon(size, Part("crown", ink=theme.GOLD))


@lru_cache(maxsize=8)
def capital(size: int) -> Image.Image:
    """Draw the golden temple at an end of the conflict track."""
    return icon(size, Part("temple", ink=theme.GOLD))


@lru_cache(maxsize=64)
def letter(name: str, size: int) -> Image.Image:
    """Draw the letter of a card that can be taken, as on its button."""
    return icon(size, Part("letter_plate"), Letters(name, 68, theme.WHITE, y=48))
