"""Show drawings while they are edited: ``python -m renders show NAME``."""

import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from PIL import Image

from engine.terms import COLOURS
from renders.drawing import theme
from renders.drawing.art import ART, BOX, drawing, drawings, paint
from renders.parts.buildings import card_scene
from renders.parts.scenes import by_night, emblem, panorama

FOLDERS = ("scenes", "buildings", "icons")
_EVERY = 0.3
"""Seconds between two checks of the files."""

_APART = 12
_PAGE = """<!doctype html><meta http-equiv="refresh" content="1"><title>NAME</title>
<body style="background: dimgray"><img src="FILE" alt="NAME">
"""


def named(words: str) -> list[str]:
    """Return the drawings with this name, such as ``scenes/rhodes``, or with these words in their title."""
    known = [f"{folder}/{name}" for folder in FOLDERS for name in drawings(folder)]
    called = [each for each in known if words in {each, each.partition("/")[2]}]
    return called or [each for each in known if words.lower() in drawing(each).title.lower()]


def draw_sheet(name: str) -> Image.Image:
    """Draw every use of a drawing: all stages of a wonder, a building large and small, an icon."""
    folder, _, own = name.partition("/")
    shown = list(_SHEETS[folder](own))
    width = max(each.width for each in shown) + 2 * _APART
    height = sum(each.height + _APART for each in shown) + _APART
    sheet = Image.new("RGB", (width, height), theme.NIGHT_TOP[:3])
    top = _APART
    for each in shown:
        sheet.paste(each, (_APART, top), each.convert("RGBA"))
        top += each.height + _APART
    return sheet


def watch(name: str, directory: Path) -> None:
    """Draw a sheet, open it, and draw it again whenever the drawing or the palette changes, forever."""
    page = directory / "show.html"
    page.write_text(_PAGE.replace("NAME", name).replace("FILE", file_of(name, directory).name), "utf-8")
    drawn = 0.0
    while True:
        files = (ART / f"{name}.svg", ART / "palette.css", ART / "land.svg")
        if (changed := max(file.stat().st_mtime for file in files)) > drawn:
            # A new process has no cached drawings.
            subprocess.run(
                [sys.executable, "-m", "renders", "show", "--once", name, str(directory)], check=False
            )
            if not drawn:
                webbrowser.open(page.resolve().as_uri())
            drawn = changed
        time.sleep(_EVERY)


def file_of(name: str, directory: Path) -> Path:
    """Return the file of a drawing's sheet."""
    return directory / f"{name.replace('/', '-')}.png"


def _scene(wonder: str) -> Iterator[Image.Image]:
    for built in range(4):
        yield panorama(wonder, 1160, 312, built, 3)
    yield panorama(by_night(wonder), 1160, 312, 3, 3)
    yield _beside([emblem(wonder, size, built, 3) for size in (200, 60) for built in range(4)])


def _building(name: str) -> Iterator[Image.Image]:
    yield card_scene("blue", 980, 660, name)
    yield _beside([card_scene(colour, 282, 146, name) for colour in COLOURS])


def _icon(name: str) -> Iterator[Image.Image]:
    markup = drawing(f"icons/{name}").markup()
    for ground in (theme.IVORY, theme.PANEL):
        colours = {"ink": theme.INK if ground == theme.IVORY else theme.GOLD, "detail": ground}
        icons = [paint(markup, BOX, size, size, colours) for size in (400, 120, 56, 28)]
        row = _beside(icons)
        field = Image.new("RGBA", row.size, ground)
        field.alpha_composite(row)
        yield field


def _beside(pictures: list[Image.Image]) -> Image.Image:
    row = Image.new(
        "RGBA",
        (sum(each.width + _APART for each in pictures), max(each.height for each in pictures)),
        theme.TRANSPARENT,
    )
    left = 0
    for each in pictures:
        row.paste(each, (left, 0))
        left += each.width + _APART
    return row


_SHEETS: Mapping[str, Callable[[str], Iterator[Image.Image]]] = MappingProxyType(
    {"scenes": _scene, "buildings": _building, "icons": _icon}
)
