"""The gallery as files: a page, the README's pictures, those of the App Directory, and shared palettes."""

import html
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PIL import Image

from engine.game import Seat
from renders.base.table import draw_table
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.drawing.palette import COLOURS, KIND, SAMPLE_STEP, large_fields, meaningful_colours, thinned
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.catalogue import GALLERY, SECOND_EDITION, exhibit_of, exhibits
from tests.gallery.colour_vision import COLOUR_VISIONS, simulate
from tests.gallery.exhibit import NAMES
from tests.gallery.language import language

SIZE = (1920, 1080)
MARGIN = 48
_IN_EVERY_VISION = frozenset({"seven cards", "typical", "4 players", "last round, 4 players"})


def write_gallery(directory: Path, sources: list[Path]) -> int:
    """Write the pictures of every language file and ``index.html``; returns how many pictures.

    Typical pictures are written in every kind of colour vision as well.
    """
    directory.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    for source in sources:
        for exhibit in exhibits(language(source)):
            image = exhibit.draw()
            visions = COLOUR_VISIONS if exhibit.name in _IN_EVERY_VISION else COLOUR_VISIONS[:1]
            for vision in visions:
                file = f"{source.stem}-{exhibit.file}{'' if vision == 'normal' else '-' + vision}.png"
                (directory / file).write_bytes(encode(simulate(image, vision)))
                caption = f"{source.stem} · {exhibit.group} · {exhibit.name} · {vision}"
                figures.append(_figure(file, caption, exhibit.words))
    page = _PAGE.replace("FIGURES", "\n".join(figures))
    (directory / "index.html").write_text(page, encoding="utf-8")
    return len(figures)


def _figure(file: str, caption: str, words: str) -> str:
    alt = html.escape(words, quote=True)
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{alt}"></a>'
        f"<figcaption><b>{html.escape(caption)}</b><br>{html.escape(words)}</figcaption></figure>"
    )


_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { background: #313338; color: #dbdee1; font: 15px/1.4 sans-serif; margin: 24px;
  display: grid; grid-template-columns: repeat(auto-fill, minmax(375px, 1fr)); gap: 24px; }
figure { margin: 0; }
img { width: 100%; max-width: 560px; }
figcaption { max-width: 560px; }
</style>
FIGURES
</html>
"""


# -- single pictures ---------------------------------------------------------------------------------


def write_readme_pictures(directory: Path, text: Text) -> int:
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


# -- palettes ----------------------------------------------------------------------------------------

_MOST_FIELDS, _MEANS = 24, 3
"""How many fields stay exact in the pictures that share a palette, and with how many passes it is chosen."""


def write_palettes(file: Path, text: Text) -> int:
    """Choose the colours of every kind and write them; returns of how many kinds."""
    # Those of the second edition are chosen from only where the first has none of their kind.
    first = _samples_by_kind(text, [room for room in GALLERY if room != SECOND_EDITION])
    samples = _samples_by_kind(text, [SECOND_EDITION]) | first
    colours = {kind: _colours_of_all(each).hex() for kind, each in samples.items()}
    file.write_text(json.dumps(colours, indent=1) + "\n", encoding="utf-8")
    return len(colours)


def _samples_by_kind(text: Text, rooms: Sequence[str]) -> dict[str, list[Image.Image]]:
    samples: dict[str, list[Image.Image]] = defaultdict(list)
    for exhibit in exhibits(text, *rooms):
        picture = exhibit.draw()
        if kind := picture.info.get(KIND):
            samples[kind].append(thinned(picture, SAMPLE_STEP))
    return samples


def _colours_of_all(samples: Sequence[Image.Image]) -> bytes:
    """Choose the colours that pictures share, three bytes each, beside those that every picture needs."""
    fields = Counter(colour for each in samples for colour in large_fields(each))
    exact = bytes(value for colour, _ in fields.most_common(_MOST_FIELDS) for value in colour)
    count = COLOURS - (len(meaningful_colours()) + len(exact)) // 3
    seen = Image.new("RGB", (max(each.width for each in samples), sum(each.height for each in samples)))
    top = 0
    for each in samples:
        seen.paste(each, (0, top))
        top += each.height
    found = seen.quantize(count, Image.Quantize.MAXCOVERAGE, _MEANS, dither=Image.Dither.NONE)
    return exact + bytes(found.getpalette() or ())[: 3 * count]
