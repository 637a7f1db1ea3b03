"""In no state does a text leave the picture, touch another one, or shrink below what can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import ImageFont

from engine.game import Seat
from renders import theme
from renders.canvas import Canvas
from renders.city import draw_city
from renders.exhibits import CITIES, HANDS, NAMES, ODD_NAMES, Staging
from renders.hand import draw_hand
from renders.text import Text

SMALLEST = 16
"""Only counts beside icons are as small as this, and only in a city fuller than any game makes it."""
Box = tuple[float, float, float, float]
Written = list[tuple[str, Box, float]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Collect every text that is written on a whole picture, with its box and size."""
    texts: Written = []
    write = Canvas.text

    def note(self: Canvas, *arguments: object, **named: object) -> float:
        width = write(self, *arguments, **named)  # type: ignore[arg-type]
        if self.width == theme.WIDTH:
            x, y, text, font = arguments[:4]
            anchor = named.get("anchor", arguments[5] if len(arguments) > 5 else "lm")
            assert isinstance(font, ImageFont.FreeTypeFont)
            box = self.draw.textbbox((x, y), str(text), font=font, anchor=str(anchor))  # type: ignore[arg-type]
            texts.append((str(text), box, font.size))
        return width

    monkeypatch.setattr(Canvas, "text", note)
    yield texts


def check(texts: Written, height: int) -> None:
    assert texts
    for text, (left, top, right, bottom), size in texts:
        assert left >= 0, text
        assert top >= 0, text
        assert right <= theme.WIDTH, text
        assert bottom <= height, text
        assert size >= SMALLEST, text
    for (one, first, _), (other, second, _) in combinations(texts, 2):
        apart = (
            first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
        )
        assert apart, (one, other)


@pytest.mark.parametrize("name", HANDS)
def test_texts_of_a_hand_have_room(name: str, text: Text, written: Written) -> None:
    picture = draw_hand(HANDS[name].view(), NAMES, text)
    check(written, picture.height)


@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize(
    "names", [NAMES, ODD_NAMES, ODD_NAMES[5:] + ODD_NAMES[:5]], ids=["short", "odd", "wide"]
)
def test_texts_of_a_city_have_room(name: str, names: tuple[str, ...], text: Text, written: Written) -> None:
    staging: Staging = CITIES[name]
    picture = draw_city(staging.view(), Seat(staging.seat), names, text)
    check(written, picture.height)
