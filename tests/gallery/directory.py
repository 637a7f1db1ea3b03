"""The pictures of the page in Discord's App Directory: moments of whole games, in the shape of a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from renders.base.hand import draw_hand
from renders.base.table import draw_table
from renders.drawing import theme
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.base_tables import HANDS
from tests.gallery.catalogue import exhibit_of
from tests.gallery.exhibit import NAMES

SIZE = (1920, 1080)
MARGIN = 48

_PLAYERS = 5


def write_directory_pictures(directory: Path, text: Text) -> int:
    """Write the pictures as files; return how many."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = _pictures(text)
    for number, (name, draw) in enumerate(pictures.items(), start=1):
        framed(draw()).save(directory / f"{number}-{name}.png", optimize=True)
    return len(pictures)


def framed(picture: Image.Image) -> Image.Image:
    """Return a picture as large as it fits, in the middle of a screen."""
    screen = Image.new("RGB", SIZE, theme.NIGHT_BOTTOM[:3])
    room = (SIZE[0] - 2 * MARGIN, SIZE[1] - 2 * MARGIN)
    share = min(room[0] / picture.width, room[1] / picture.height)
    size = (round(picture.width * share), round(picture.height * share))
    shown = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    screen.paste(shown, ((SIZE[0] - size[0]) // 2, (SIZE[1] - size[1]) // 2))
    return screen


def _pictures(text: Text) -> Mapping[str, Callable[[], Image.Image]]:
    late, hand = play_out(_PLAYERS, _PLAYERS)[-3], HANDS["seven cards"]
    return {
        "hand": partial(draw_hand, hand.view(), NAMES, text),
        "table": partial(draw_table, late.view, NAMES, text, ()),
        "duel": exhibit_of("duel table", "age 2 middle, usual names", text).draw,
        "victory": exhibit_of("poster", "5 players", text).draw,
    }
