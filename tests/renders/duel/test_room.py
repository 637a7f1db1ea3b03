"""In no state does a text leave its picture, touch another one, or shrink below what can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations

import pytest
from PIL import Image, ImageFont

from renders import theme
from renders.canvas import Canvas
from renders.duel.exhibits import duel_closeups, duel_exhibits
from renders.exhibits import NAMES, ODD_NAMES
from renders.gallery import LOCALES, language
from renders.text import Text

SMALLEST = 16
"""Only counts beside icons are as small as this, and only in a city fuller than any game makes it."""
Box = tuple[float, float, float, float]
Written = list[tuple[str, Box, float]]
ENGLISH = language(LOCALES / "en.ftl")
SHOWN: dict[str, tuple[Callable[[], Image.Image], str]] = {
    f"{kind} {name}": (draw, words)
    for kind, name, draw, words in chain(
        duel_exhibits(NAMES, "usual names", ENGLISH),
        duel_exhibits(ODD_NAMES, "odd names", ENGLISH),
        duel_exhibits(ODD_NAMES[5::-1], "wide names", ENGLISH),
        duel_closeups(NAMES[0], ENGLISH),
    )
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Collect every text that is written on a whole picture, with its box and size."""
    texts: Written = []
    write = Canvas.text

    def note(self: Canvas, *arguments: object, **named: object) -> float:
        width = write(self, *arguments, **named)  # type: ignore[arg-type]
        if not self.transparent:
            x, y, text, font = arguments[:4]
            anchor = named.get("anchor", arguments[5] if len(arguments) > 5 else "lm")
            assert isinstance(font, ImageFont.FreeTypeFont)
            box = self.draw.textbbox((x, y), str(text), font=font, anchor=str(anchor))  # type: ignore[arg-type]
            texts.append((str(text), box, font.size))
        return width

    monkeypatch.setattr(Canvas, "text", note)
    yield texts


@pytest.mark.parametrize("name", SHOWN)
def test_texts_have_room_and_pictures_their_size(name: str, text: Text, written: Written) -> None:
    draw, words = SHOWN[name]
    picture = draw()
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= 1140
    assert 0 < len(words) <= 1000
    assert written
    for line, (left, top, right, bottom), size in written:
        assert left >= 0, line
        assert top >= 0, line
        assert right <= theme.WIDTH, line
        assert bottom <= picture.height, line
        assert size >= SMALLEST, line
    for (one, first, _), (other, second, _) in combinations(written, 2):
        apart = (
            first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
        )
        assert apart, (one, other)
