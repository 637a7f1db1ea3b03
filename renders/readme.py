"""The pictures of the README."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from engine.game import Seat
from renders.city import draw_city
from renders.encode import FORMAT, encode
from renders.exhibits import CITIES, HANDS, NAMES
from renders.hand import draw_hand
from renders.played_exhibits import play_out
from renders.table import draw_table
from renders.text import Text

_PLAYERS = 5
_PICKED = (Seat(0), Seat(2), Seat(3))


def write_readme_pictures(directory: Path, text: Text) -> int:
    """Write a city, a hand and a table as files; returns how many."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = _pictures(text)
    for name, draw in pictures.items():
        (directory / f"{name}.{FORMAT}").write_bytes(encode(draw()))
    return len(pictures)


def _pictures(text: Text) -> Mapping[str, Callable[[], Image.Image]]:
    city, hand = CITIES["typical"], HANDS["seven cards"]
    late = play_out(_PLAYERS, _PLAYERS)[-3]
    return {
        "city": partial(draw_city, city.view(), city.seat, NAMES, text),
        "hand": partial(draw_hand, hand.view(), NAMES, text),
        "table": partial(draw_table, late.view, NAMES, text, _PICKED),
    }
