"""In no picture does a text leave it, touch another one, or shrink below what can be read."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

import pytest

from renders.base.strip_ground import STRIP_HEIGHT
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.drawing.typefaces import Font
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.catalogue import GALLERY, exhibits
from tests.gallery.exhibit import NAMES, ODD_NAMES
from tests.gallery.language import LOCALES, language
from tests.renders.unpainted import unpainted_pictures
from tests.texts import WORD, read

SMALLEST = 16
"""Only counts beside icons are as small as this, and only in a city fuller than any game makes it."""
TALLEST = theme.TALLEST
LONG_NAMES = ("names", "all seven")
"""Pictures in which names may be cut; texts may be nowhere."""
Box = tuple[float, float, float, float]
Written = list[tuple[str, Box, float]]


@lru_cache(maxsize=50_000)
def measured(text: str, font: Font, anchor: str) -> Box:
    """Return which box a line fills from the point at which it is anchored."""
    return font.getbbox(text, anchor=anchor.replace("t", "a").replace("b", "d"))


@lru_cache(maxsize=50_000)
def length_of(text: str, font: Font) -> float:
    return font.getlength(text)


@pytest.fixture(scope="module", autouse=True)
def unpainted() -> Iterator[None]:
    """Keep what is no picture, such as icons without paint, from one language to the next."""
    with unpainted_pictures():
        yield


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Collect every text that is written on a whole picture, with its box and size; nothing else is drawn."""
    texts: Written = []

    def note(
        self: Canvas, x: float, y: float, text: str, font: Font, colour: object = None, anchor: str = "lm"
    ) -> float:
        if self.width == theme.WIDTH:
            left, top, right, bottom = measured(text, font, anchor)
            x, y = round(x), round(y)
            texts.append((text, (x + left, y + top, x + right, y + bottom), font.size))
        return length_of(text, font)

    monkeypatch.setattr(Canvas, "text", note)
    return texts


@cache
def texts_of(spoken: str) -> Text:
    return language(LOCALES / f"{spoken}.ftl")


@cache
def vocabulary(spoken: str) -> frozenset[str]:
    """Return the words of a language file and those of the exhibits, which are names."""
    names = {each.casefold() for each in WORD.findall(" ".join((*NAMES, *ODD_NAMES, "Olympus I II III IV")))}
    return read(LOCALES / f"{spoken}.ftl").words | names


def apart(first: Box, second: Box) -> bool:
    return first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


@pytest.mark.parametrize("room", GALLERY)
@pytest.mark.parametrize("spoken", sorted(path.stem for path in LOCALES.glob("*.ftl")))
def test_texts_have_room_and_pictures_their_size(room: str, spoken: str, written: Written) -> None:
    wrong: list[str] = []
    words = vocabulary(spoken)
    for exhibit in exhibits(texts_of(spoken), room):
        written.clear()
        picture = exhibit.draw()
        long_names = any(each in exhibit.name for each in LONG_NAMES)
        here = f"{exhibit.group}, {exhibit.name}:"
        strip = picture.height == STRIP_HEIGHT and exhibit.group.endswith("city strip")
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
            cut = line.endswith(ELLIPSIS)
            is_name = any(line.removesuffix(ELLIPSIS) in name for name in (*NAMES, *ODD_NAMES))
            if cut and not (long_names or is_name):
                wrong.append(f"{here} {line!r} is cut")
            foreign = [each for each in WORD.findall(line) if each.casefold() not in words]
            if foreign and not (long_names or cut):
                wrong.append(f"{here} {line!r} has what stands in no text: {foreign}")
            if size < SMALLEST:
                wrong.append(f"{here} {line!r} has size {size}")
        for (one, first, _), (other, second, _) in combinations(written, 2):
            if not apart(first, second):
                wrong.append(f"{here} {one!r} and {other!r} touch")
    assert not wrong, "\n".join(wrong)
