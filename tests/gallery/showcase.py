"""The pictures of the README, and those of the page in Discord's App Directory, in the shape of a screen."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from engine.game import Seat
from renders.base.table import draw_table
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.catalogue import exhibit_of
from tests.gallery.exhibit import NAMES

SIZE = (1920, 1080)
MARGIN = 48


def write_readme_pictures(directory: Path, text: Text) -> int:
    """Write the pictures of a game as files; return how many."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = {
        **_hand_table_and_victory(text, (Seat(0), Seat(2), Seat(3))),
        "city": exhibit_of("city", "typical", text).draw,
        "round": exhibit_of("city strip", "last round, 5 players, seat 4", text).draw,
        "conflicts": exhibit_of("conflicts", "age 2, 5 players", text).draw,
    }
    for name, draw in pictures.items():
        (directory / f"{name}.png").write_bytes(encode(draw()))
    return len(pictures)


def write_directory_pictures(directory: Path, text: Text) -> int:
    """Write moments of whole games as files, the last one that of a victory; return how many."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = {
        **_hand_table_and_victory(text, ()),
        "duel": exhibit_of("duel table", "age 2 middle, usual names", text).draw,
    }
    for number, name in enumerate(("hand", "table", "duel", "victory"), start=1):
        framed(pictures[name]()).save(directory / f"{number}-{name}.png", optimize=True)
    return len(pictures)


def _hand_table_and_victory(text: Text, picked: tuple[Seat, ...]) -> Mapping[str, Callable[[], Image.Image]]:
    return {
        "hand": exhibit_of("hand", "seven cards", text).draw,
        "table": partial(draw_table, play_out(5, 5)[-3].view, NAMES, text, picked),
        "victory": exhibit_of("poster", "5 players", text).draw,
    }


def framed(picture: Image.Image) -> Image.Image:
    """Return a picture as large as it fits, in the middle of a screen."""
    screen = Image.new("RGB", SIZE, theme.NIGHT_BOTTOM[:3])
    share = min((side - 2 * MARGIN) / own for side, own in zip(SIZE, picture.size, strict=True))
    shown = picture.convert("RGB").resize(
        (round(picture.width * share), round(picture.height * share)), Image.Resampling.LANCZOS
    )
    screen.paste(shown, ((SIZE[0] - shown.width) // 2, (SIZE[1] - shown.height) // 2))
    return screen
