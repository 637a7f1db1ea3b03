"""Tokens as icons: conflict tokens, military victories, and the progress tokens with icons of their own."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.terms import TokenId
from renders.architects.glyphs import horn
from renders.drawing import theme
from renders.drawing.art import Letters, Part, icon
from renders.drawing.canvas import Canvas
from renders.parts import icons

_COINS_OF_ECONOMY, _SHIELDS_OF_TACTICS = 2, 2


@lru_cache(maxsize=16)
def conflict_token(size: int, *, battle: bool) -> Image.Image:
    """Draw a conflict token: swords on red for battle, a dove on blue for peace. Read-only."""
    if battle:
        disc = Part("conflict_disc", field=theme.card_look("red").field, rim=theme.COIN_RIM)
        return icon(size, disc, Part("crossed-swords", 58, ink=theme.WHITE))
    disc = Part("conflict_disc", field=theme.PEACE_TOKEN, rim=theme.PEACE_RIM)
    return icon(size, disc, Part("dove", 66, ink=theme.WHITE))


def victory(size: int) -> Image.Image:
    """Return a military victory token. Read-only."""
    return icons.conflict_token(size, 3)


@lru_cache(maxsize=128)
def progress_token(name: TokenId, size: int) -> Image.Image:
    """Draw a progress token: its topic, in a wreath if it gives points at the end. Read-only."""
    canvas = Canvas(size, size, transparent=True)
    canvas.put(_disc(size), 0, 0)
    _FACES.get(name, _OTHER)(canvas, size)
    return canvas.image


@lru_cache(maxsize=16)
def hidden_token(size: int) -> Image.Image:
    """Draw the hidden progress token on top of the stack. Read-only."""
    return icon(size, Part("hidden_disc"), Letters("?", 64, theme.GOLD, y=49))


@lru_cache(maxsize=32)
def _disc(size: int) -> Image.Image:
    return icon(size, Part("token_disc"))


_Face = Callable[[Canvas, int], None]


def _two(first: Callable[[int], Image.Image], second: Callable[[int], Image.Image]) -> _Face:
    """Return the two kinds of cards that give an extra card."""

    def draw(canvas: Canvas, size: int) -> None:
        part = round(size * 0.45)
        canvas.put(first(part), size * 0.33, size * 0.42, "mm")
        canvas.put(second(part), size * 0.67, size * 0.58, "mm")

    return draw


def _one(draw: Callable[[int], Image.Image], share: float = 0.58) -> _Face:
    def face(canvas: Canvas, size: int) -> None:
        canvas.put(draw(round(size * share)), size / 2, size / 2, "mm")

    return face


def _of(*parts: Part | Letters, share: float = 0.58) -> _Face:
    """Return an icon that only this token has."""
    return _one(lambda size: icon(size, *parts), share)


def _in_wreath(*parts: Part | Letters) -> _Face:
    """Return the things that give points at the end."""
    return _of(Part("wreath", ink=theme.GOLD), *parts, share=0.9)


def _glyph(drawing: str, size: float, y: float = 50) -> Part:
    return Part(drawing, size, 50, y, theme.IVORY, theme.TOKEN_FIELD)


def _letters(text: str, size: float, y: float) -> Letters:
    return Letters(text, size, theme.IVORY, y=y)


_FACES: Mapping[TokenId, _Face] = MappingProxyType(
    {
        TokenId("urbanism"): _two(
            lambda size: icons.resource("wood", size), lambda size: icons.resource("clay", size)
        ),
        TokenId("crafts"): _two(
            lambda size: icons.resource("papyrus", size), lambda size: icons.resource("glass", size)
        ),
        TokenId("jewellery"): _two(lambda size: icons.resource("stone", size), icons.coin),
        TokenId("science"): _of(_glyph("book", 96)),
        TokenId("propaganda"): _one(lambda size: horn(size, theme.IVORY, theme.TOKEN_FIELD)),
        TokenId("architecture"): _of(_glyph("stage", 92, 48)),
        TokenId("economy"): _one(lambda size: icons.coin(size, _COINS_OF_ECONOMY), 0.66),
        TokenId("engineering"): _of(
            Letters("=", 70, theme.IVORY, y=24), Letters("≠", 70, theme.IVORY, y=64), share=0.84
        ),
        TokenId("tactics"): _one(lambda size: icons.shield(size, _SHIELDS_OF_TACTICS), 0.66),
        TokenId("decor"): _in_wreath(_glyph("stage", 46, 46)),
        TokenId("politics"): _in_wreath(_glyph("cat", 46, 48)),
        TokenId("strategy"): _in_wreath(_glyph("crossed-swords", 44, 47)),
        TokenId("education"): _in_wreath(
            Part("disc", 95.6, 50, 48, ink=theme.GOLD),
            Part("disc", 74, 50, 48, ink=theme.SCIENCE_EDGE),
            _letters("2", 30, 47),
        ),
        TokenId("culture"): _in_wreath(
            Letters("4", 36, theme.IVORY, y=36), Letters("12", 36, theme.IVORY, y=64)
        ),
    }
)
_OTHER = _of(_glyph(icons.OTHER, 100))
"""The face of any other token."""
