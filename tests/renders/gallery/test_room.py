"""In no picture does a text leave it, touch another one, or shrink below what can be read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageFont

from engine.terms import Colour
from renders.base.strip_ground import STRIP_HEIGHT
from renders.drawing import theme, typefaces
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.gallery.architects import architects_exhibits
from renders.gallery.base import base_exhibits
from renders.gallery.duel import duel_exhibits
from renders.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Exhibit
from renders.gallery.language import LOCALES, language
from renders.gallery.lessons import lesson_exhibits
from renders.gallery.statistics import statistics_exhibits
from renders.parts import buildings, scenes
from renders.parts.description import ALT_TEXT_LIMIT
from renders.parts.language import Text
from renders.parts.scenes.painter import Frame
from tests.engine.languages.written import WORD, read

SMALLEST = 16
"""Only counts beside icons are as small as this, and only in a city fuller than any game makes it."""
TALLEST = theme.TALLEST
LONG_NAMES = ("names", "all seven")
"""Pictures in which names may be cut; texts may be nowhere."""
Box = tuple[float, float, float, float]
Written = list[tuple[str, Box, float]]
Show = Callable[[Text], Iterator[Exhibit]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Collect every text that is written on a whole picture, with its box and size; nothing else is drawn."""
    texts: Written = []

    def note(self: Canvas, *arguments: object, **named: object) -> float:
        x, y, text, font = arguments[:4]
        anchor = named.get("anchor", arguments[5] if len(arguments) > 5 else "lm")
        assert isinstance(font, ImageFont.FreeTypeFont)
        assert isinstance(x, int | float)
        assert isinstance(y, int | float)
        line = typefaces.written(str(text), font, str(anchor).replace("t", "a").replace("b", "d"))
        if self.width == theme.WIDTH:
            left, top = round(x) + line.left, round(y) + line.top
            box = (left, top, left + line.mask.width, top + line.mask.height)
            texts.append((str(text), box, font.size))
        return line.length

    monkeypatch.setattr(Canvas, "text", note)
    for painting in ("shadow", "panel", "put", "put_rounded", "fill"):
        monkeypatch.setattr(Canvas, painting, lambda *_, **__: None)
    return texts


class EmptyPlot:
    """Stands in for the landscape of a card."""

    def __init__(self, _: Colour, width: int, height: int, __: str) -> None:
        self._size = (width, height)

    def leave(self) -> None:
        """Draw no building."""

    def finish(self) -> Image.Image:
        return Image.new("RGB", self._size)


@pytest.fixture(autouse=True)
def empty_scenes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave the landscapes of wonders and cards empty, where nothing is written, and keep no such picture."""

    def paint_nothing(wonder: str, frame: Frame, stages_built: int, stages_total: int) -> Image.Image:
        return Image.new("RGBA", (frame.width, frame.height))

    empty = {colour: dict.fromkeys(those, EmptyPlot.leave) for colour, those in buildings.BUILDINGS.items()}
    monkeypatch.setattr(buildings, "BUILDINGS", empty)
    monkeypatch.setattr(buildings, "Plot", EmptyPlot)
    monkeypatch.setattr(scenes, "_painted", paint_nothing)
    monkeypatch.setattr(Image.Image, "paste", lay_nothing)
    monkeypatch.setattr(Image.Image, "alpha_composite", lay_nothing)
    monkeypatch.setattr(Image, "alpha_composite", lambda below, above: below)
    forget_pictures()
    yield
    forget_pictures()


def lay_nothing(self: Image.Image, *_: object, **__: object) -> None:
    """Take the place of what lays one picture on another: where it is laid was asked for before."""


def forget_pictures() -> None:
    for module in [module for name, module in sys.modules.items() if name.startswith("renders.")]:
        for each in vars(module).values():
            # What the engine keeps stays: its cards are told apart by identity.
            drawn = getattr(each, "__module__", "").startswith("renders.") and not isinstance(each, type)
            if drawn and hasattr(each, "cache_clear"):
                each.cache_clear()


@cache
def vocabulary(path: Path) -> frozenset[str]:
    """Give the words of a language file and those of the exhibits, which are names."""
    names = " ".join((*NAMES, *WIDE_NAMES, *ODD_NAMES, "Olympus I II III IV"))
    return read(path).words | {each.casefold() for each in WORD.findall(names)}


def is_name(line: str) -> bool:
    """Tell whether a line is what is left of the name of a player."""
    start = line.removesuffix(ELLIPSIS)
    return any(start in name for name in (*NAMES, *WIDE_NAMES, *ODD_NAMES))


def apart(first: Box, second: Box) -> bool:
    return first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


@pytest.mark.parametrize("spoken", sorted(path.stem for path in LOCALES.glob("*.ftl")))
@pytest.mark.parametrize(
    "show", [base_exhibits, duel_exhibits, architects_exhibits, lesson_exhibits, statistics_exhibits]
)
def test_texts_have_room_and_pictures_their_size(show: Show, spoken: str, written: Written) -> None:
    wrong: list[str] = []
    words = vocabulary(LOCALES / f"{spoken}.ftl")
    for exhibit in show(language(LOCALES / f"{spoken}.ftl")):
        written.clear()
        picture = exhibit.draw()
        long_names = any(each in exhibit.name for each in LONG_NAMES)
        here = f"{exhibit.group}, {exhibit.name}:"
        strip = picture.height == STRIP_HEIGHT and exhibit.group == "city strip"
        usual = theme.MINIMUM_HEIGHT <= picture.height <= TALLEST
        if picture.width != theme.WIDTH or not (strip or usual):
            wrong.append(f"{here} {picture.size}")
        if not 0 < len(exhibit.words) <= ALT_TEXT_LIMIT:
            wrong.append(f"{here} {len(exhibit.words)} characters of words")
        if not written:
            wrong.append(f"{here} nothing is written")
        for line, (left, top, right, bottom), size in written:
            if left < 0 or top < 0 or right > theme.WIDTH or bottom > picture.height:
                wrong.append(f"{here} {line!r} leaves the picture")
            if line.endswith(ELLIPSIS) and not (long_names or is_name(line)):
                wrong.append(f"{here} {line!r} is cut")
            foreign = [each for each in WORD.findall(line) if each.casefold() not in words]
            if foreign and not (long_names or line.endswith(ELLIPSIS)):
                wrong.append(f"{here} {line!r} has what stands in no text: {foreign}")
            if size < SMALLEST:
                wrong.append(f"{here} {line!r} has size {size}")
        for (one, first, _), (other, second, _) in combinations(written, 2):
            if not apart(first, second):
                wrong.append(f"{here} {one!r} and {other!r} touch")
    assert not wrong, "\n".join(wrong)
