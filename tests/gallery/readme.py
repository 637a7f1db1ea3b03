"""The pictures of the README."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from engine.game import Seat
from renders.base.city import draw_city
from renders.base.hand import draw_hand
from renders.base.table import draw_table
from renders.drawing.encode import encode
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.base_tables import CITIES, HANDS
from tests.gallery.catalogue import exhibit_of
from tests.gallery.exhibit import NAMES

_PLAYERS = 5
_PICKED = (Seat(0), Seat(2), Seat(3))


def write_readme_pictures(directory: Path, text: Text) -> int:
    """Write the pictures of a game as files; returns how many."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = _pictures(text)
    for name, draw in pictures.items():
        (directory / f"{name}.png").write_bytes(encode(draw()))
    return len(pictures)


def _pictures(text: Text) -> Mapping[str, Callable[[], Image.Image]]:
    city, hand = CITIES["typical"], HANDS["seven cards"]
    late = play_out(_PLAYERS, _PLAYERS)[-3]
    return {
        "city": partial(draw_city, city.view(), city.seat, NAMES, text),
        "hand": partial(draw_hand, hand.view(), NAMES, text),
        "table": partial(draw_table, late.view, NAMES, text, _PICKED),
        "round": exhibit_of("city strip", "last round, 5 players, seat 4", text).draw,
        "conflicts": exhibit_of("conflicts", "age 2, 5 players", text).draw,
        "victory": exhibit_of("poster", "5 players", text).draw,
    }
