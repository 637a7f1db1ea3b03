"""The icons as custom emojis for Discord, on buttons, in lists and in texts."""

import hashlib
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType

from PIL import Image

from engine.terms import COLOURS, RESOURCES, SYMBOLS
from renders.drawing.theme import GOLD
from renders.parts import icons

EmojiName = str
"""The subject of an emoji: a colour, a resource, a symbol or a sign, whatever it looks like."""

SIZE = 128
"""The side in pixels; Discord shows emojis at 20 to 48 and accepts up to 128 without scaling."""

MARK_LENGTH = 6
"""The length of a mark; six hexadecimal digits are enough to tell a picture from the one it replaces."""


def _drawings() -> Mapping[EmojiName, Callable[[int], Image.Image]]:
    drawings: dict[EmojiName, Callable[[int], Image.Image]] = {
        "coin": icons.coin,
        "shield": icons.shield,
        "points": icons.points,
        "laurel": icons.laurel,
        "stage": lambda size: icons.sign("stage", size, GOLD),
        "chain": lambda size: icons.sign("chain", size, GOLD),
        "check": partial(icons.status, "possible"),
        "cross": partial(icons.status, "impossible"),
        "star": partial(icons.status, "free"),
        "hourglass": partial(icons.status, "waiting"),
    }
    drawings |= {colour: partial(icons.card_type, colour) for colour in COLOURS}
    drawings |= {resource: partial(icons.resource, resource) for resource in RESOURCES}
    drawings |= {symbol: partial(icons.science, symbol) for symbol in SYMBOLS}
    return drawings


@dataclass(frozen=True, slots=True)
class EmojiPicture:
    """A PNG file with a transparent background, and a mark that changes only with its look."""

    file: bytes
    mark: str


@cache
def emoji_pictures() -> Mapping[EmojiName, EmojiPicture]:
    """Draw every emoji."""
    return MappingProxyType({name: _picture(draw(SIZE)) for name, draw in _drawings().items()})


def _picture(icon: Image.Image) -> EmojiPicture:
    file = io.BytesIO()
    icon.save(file, "PNG", compress_level=7)
    return EmojiPicture(file.getvalue(), hashlib.sha256(icon.tobytes()).hexdigest()[:MARK_LENGTH])
