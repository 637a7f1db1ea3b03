"""Every picture in its typical and extreme states, as files and one page to look at."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from PIL import Image

from renders.city import draw_city
from renders.encode import encode
from renders.exhibits import CITIES, HANDS, NAMES, ODD_NAMES, Staging, every_hand_of
from renders.hand import draw_hand
from renders.sight import SIGHTS, seen_with
from renders.text import Text
from renders.words import describe_city, describe_hand

LOCALES = Path(__file__).resolve().parent.parent / "bot" / "locales"


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture of the gallery and what it says in words."""

    group: str
    name: str
    image: Image.Image
    words: str

    @property
    def file(self) -> str:
        """The name of its file, without a suffix."""
        return re.sub(r"[^a-z0-9]+", "-", f"{self.group} {self.name}".lower()).strip("-")


class MissingWord(KeyError):  # noqa: N818 - it says what is missing
    """The language file has no message of this key, or not all of its holes were filled."""


def language(file: Path) -> Text:
    """Read a language file; asking it for what it lacks raises `MissingWord`."""
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(key: str, /, **holes: str | int) -> str:
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise MissingWord(key)
        written, problems = bundle.format_pattern(pattern, holes)
        if problems:
            raise MissingWord(f"{key}: {problems[0]}")
        return str(written)

    return text


def exhibits(text: Text) -> Iterator[Exhibit]:
    """Draw every exhibit, one after the other."""
    for name, staging in HANDS.items():
        yield _hand(name, staging, text)
    cities = HANDS["seven cards"].cities
    for age in (1, 2, 3):
        for number, hand in enumerate(every_hand_of(age), 1):
            yield _hand(f"age {age} cards {number}", Staging(cities, hand=hand, age=age), text)
    for name, staging in CITIES.items():
        yield _city(name, staging, NAMES, text)
    yield _city("odd names", CITIES["typical"], ODD_NAMES, text)
    yield _city("names in other scripts", CITIES["typical"], ODD_NAMES[2:], text)


def _hand(name: str, staging: Staging, text: Text) -> Exhibit:
    view = staging.view()
    return Exhibit("hand", name, draw_hand(view, NAMES, text), describe_hand(view, NAMES, text))


def _city(name: str, staging: Staging, names: tuple[str, ...], text: Text) -> Exhibit:
    view, seat = staging.view(), staging.seat
    return Exhibit("city", name, draw_city(view, seat, names, text), describe_city(view, seat, names, text))


def write_gallery(directory: Path, sources: list[Path]) -> int:
    """Write the pictures of every language file and ``index.html``; returns how many pictures.

    The typical hand and city are written in every kind of sight as well.
    """
    directory.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    for source in sources:
        for exhibit in exhibits(language(source)):
            sights = SIGHTS if exhibit.name in {"seven cards", "typical"} else SIGHTS[:1]
            for sight in sights:
                file = f"{source.stem}-{exhibit.file}{'' if sight == 'normal' else '-' + sight}.png"
                (directory / file).write_bytes(encode(seen_with(exhibit.image, sight)))
                caption = f"{source.stem} · {exhibit.group} · {exhibit.name} · {sight}"
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
