"""Pictures as they should look, kept at a quarter of their size.

``python -m tests.renders.golden_pictures`` renews them; look at the new ones before they are committed.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from engine.base.rules import standard_box
from engine.game import Seat
from renders.base.conflicts import draw_conflicts
from renders.base.discard import draw_discard
from renders.base.hand import draw_hand
from renders.base.result import ENDING
from renders.base.table import draw_table
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.base_tables import HANDS
from tests.gallery.catalogue import exhibit_of
from tests.gallery.exhibit import NAMES
from tests.gallery.language import LOCALES, language

GOLDENS = Path(__file__).parent / "goldens"
DIFFERENCES = Path(__file__).parents[2] / "out" / "goldens"

SCALE = 4
COLOURS, CLUSTERING = 256, 3
CELL = 8
"""Side of the cells, in pixels of the kept pictures, whose mean colours are compared."""

TOLERANCE = 14
"""Levels by which the mean colour of a cell may differ: another FreeType shifts the edges of letters."""


SHOWN: Mapping[str, tuple[str, str]] = {
    "hand": ("hand", "seven cards"),
    "city": ("city", "typical"),
    "city_strip": ("city strip", "two payees"),
    "card": ("card", "lighthouse"),
    "wonder": ("wonder", "giza"),
    "duel_wonder": ("duel wonder", "circus_maximus"),
    "duel_draft": ("duel draft", "2 taken, usual names"),
    "duel_table": ("duel table", "age 2 middle, usual names"),
    "duel_city": ("duel city", "late, seat 1, usual names"),
    "duel_cards": ("duel cards", "40 cards"),
    "duel_score": ("duel score", "usual names"),
    "duel_story": ("duel story", "by force"),
    "architects_table": ("architects table", "late turn, 4 players"),
    "architects_city": ("architects city", "seat 1, 4 players"),
    "architects_score": ("architects score", "4 players"),
    "poster": ("poster", "decided by coins"),
    "story": ("story", "5 players"),
    "person": ("person", "usual"),
    "second_edition_hand": ("second edition hand", "chains"),
    "second_edition_city": ("second edition city", "Olympia by night"),
    "second_edition_boards": ("second edition boards", "all B"),
}
"""Where the gallery shows a picture: in which group, under which name."""


Draw = Callable[[Text], Image.Image]


def golden_pictures() -> Mapping[str, Draw]:
    """Name what is compared, and how each is drawn in a language."""
    moments = play_out(5, 5)
    middle, last = moments[len(moments) // 2], moments[-1]
    conflict = next(moment for moment in moments if moment.ends_an_age)
    pile = replace(last.view, seat=Seat(0), discard=tuple(standard_box().cards)[:20])
    two = HANDS["eight cards, for the Free City too"].view()
    return {
        "hand_of_two_players": partial(draw_hand, two, NAMES),
        "table": lambda text: draw_table(middle.view, NAMES, text, (Seat(1),)),
        "conflicts": partial(draw_conflicts, conflict.view, conflict.events, NAMES),
        "score": partial(ENDING.draw_score, last.view, NAMES),
        "discard": partial(draw_discard, pile, NAMES),
        **{name: partial(_shown, *where) for name, where in SHOWN.items()},
    }


def _shown(group: str, name: str, text: Text) -> Image.Image:
    return exhibit_of(group, name, text).draw()


def file_of(name: str) -> Path:
    """Return where a golden picture is kept."""
    return GOLDENS / f"{name}.png"


def small(picture: Image.Image) -> Image.Image:
    """Return a picture in the size in which it is kept."""
    return picture.convert("RGB").reduce(SCALE)


def worst_cell(expected: Image.Image, found: Image.Image) -> int:
    """Return by how many levels the most different cell of two small pictures differs in its mean colour."""
    cells = (max(1, expected.width // CELL), max(1, expected.height // CELL))
    means = [picture.resize(cells, Image.Resampling.BOX) for picture in (expected, found)]
    return max(high for _, high in ImageStat.Stat(ImageChops.difference(*means)).extrema)


def write_difference(name: str, expected: Image.Image, found: Image.Image) -> Path:
    """Write what was expected, what was found, and where they differ, one below the other."""
    difference = ImageChops.difference(expected, found).point(
        [min(255, 4 * value) for value in range(256)] * 3
    )
    shown = (expected, found, difference)
    sheet = Image.new("RGB", (max(each.width for each in shown), sum(each.height for each in shown)))
    top = 0
    for each in shown:
        sheet.paste(each, (0, top))
        top += each.height
    DIFFERENCES.mkdir(parents=True, exist_ok=True)
    file = DIFFERENCES / f"{name}.png"
    sheet.save(file)
    return file


def main() -> None:
    """Draw all golden pictures again."""
    GOLDENS.mkdir(exist_ok=True)
    text = language(LOCALES / "en.ftl")
    for name, draw in golden_pictures().items():
        picture = small(draw(text))
        palette = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, CLUSTERING)
        # Diffusion keeps the mean colour of every cell, which is what is compared.
        kept = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        kept.save(file_of(name), optimize=True)
    sys.stdout.write(f"{len(list(GOLDENS.glob('*.png')))} pictures in {GOLDENS}\n")


if __name__ == "__main__":
    main()
