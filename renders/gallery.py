"""Every picture in its typical and extreme states, as files and one page to look at."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from PIL import Image

from engine.base.cards import cards
from engine.base.deal import MOST_PLAYERS
from engine.base.view import View
from engine.base.wonders import wonders
from engine.game import Seat
from renders.architects.exhibits import architects_closeups, architects_exhibits
from renders.card import describe_card, draw_card
from renders.city import draw_city
from renders.conflicts import describe_conflicts, draw_conflicts
from renders.discard import describe_discard, draw_discard
from renders.duel.exhibits import duel_closeups, duel_exhibits
from renders.encode import FORMAT, encode
from renders.exhibits import CITIES, HANDS, NAMES, ODD_NAMES, Staging, every_hand_of
from renders.hand import draw_hand
from renders.played_exhibits import Moment, play_out
from renders.reveal import draw_reveal
from renders.reveal_words import describe_reveal
from renders.score import draw_score
from renders.score_words import describe_score
from renders.sight import SIGHTS, seen_with
from renders.table import draw_table
from renders.table_words import describe_table
from renders.text import Text
from renders.wonder import describe_wonder, draw_wonder
from renders.words import describe_city, describe_hand

_IN_EVERY_SIGHT = frozenset({"seven cards", "typical", "4 players", "last round, 4 players"})
LOCALES = Path(__file__).resolve().parent.parent / "bot" / "locales"
ENGLISH = LOCALES / "en.ftl"


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture of the gallery and what it says in words."""

    group: str
    name: str
    draw: Callable[[], Image.Image]
    words: str

    @property
    def file(self) -> str:
        """The name of its file, without a suffix."""
        return re.sub(r"[^a-z0-9]+", "-", f"{self.group} {self.name}".lower()).strip("-")


class MissingWord(KeyError):  # noqa: N818 - it says what is missing
    """The language file has no message of this key, or not all of its holes were filled."""


def language(file: Path) -> Text:
    """Read a language file, beside it English for what it lacks.

    Asking it for what both lack raises `MissingWord`.
    """
    bundles = [_bundle(each) for each in dict.fromkeys((file, file.with_name(ENGLISH.name))) if each.exists()]

    def text(key: str, /, **holes: str | int) -> str:
        for bundle in bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                written, problems = bundle.format_pattern(pattern, holes)
                if problems:
                    raise MissingWord(f"{key}: {problems[0]}")
                return str(written)
        raise MissingWord(key)

    return text


def _bundle(file: Path) -> FluentBundle:
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def exhibits(text: Text) -> Iterator[Exhibit]:
    """Draw every exhibit, one after the other."""
    yield from _hands(text)
    yield from _cities(text)
    for players in range(2, MOST_PLAYERS + 1):
        yield from _game(players, NAMES, f"{players} players", text)
    yield from _game(MOST_PLAYERS, ODD_NAMES, "odd names", text)
    for card_id in cards():
        words = describe_card(card_id, text)
        yield Exhibit("card", str(card_id), partial(draw_card, card_id, text), words)
    for wonder_id in wonders():
        words = describe_wonder(wonder_id, text)
        yield Exhibit("wonder", str(wonder_id), partial(draw_wonder, wonder_id, text), words)
    for players in range(2, MOST_PLAYERS + 1):
        for shown in architects_exhibits(players, NAMES, f"{players} players", text):
            yield Exhibit(*shown)
    for shown in chain(
        architects_exhibits(MOST_PLAYERS, ODD_NAMES, "odd names", text),
        architects_closeups(text),
        duel_exhibits(NAMES, "usual names", text),
        duel_exhibits(ODD_NAMES, "odd names", text),
        duel_closeups(NAMES[0], text),
    ):
        yield Exhibit(*shown)


def _hands(text: Text) -> Iterator[Exhibit]:
    for name, staging in HANDS.items():
        yield _hand(name, staging.view(), text)
        if staging.free_city is not None:
            yield _hand(f"{name}, then", staging.for_the_free_city(), text)
    cities = HANDS["seven cards"].cities
    for age in (1, 2, 3):
        for number, hand in enumerate(every_hand_of(age), 1):
            yield _hand(f"age {age} cards {number}", Staging(cities, hand=hand, age=age).view(), text)


def _hand(name: str, view: View, text: Text) -> Exhibit:
    names = NAMES if view.free_city is None else (*NAMES[: view.free_city], text("free-city"))
    return Exhibit("hand", name, lambda: draw_hand(view, names, text), describe_hand(view, names, text))


def _cities(text: Text) -> Iterator[Exhibit]:
    for name, staging in CITIES.items():
        yield _city(name, staging, NAMES, text)
    yield _city("odd names", CITIES["typical"], ODD_NAMES, text)
    yield _city("names in other scripts", CITIES["typical"], ODD_NAMES[2:], text)


def _city(name: str, staging: Staging, names: Sequence[str], text: Text) -> Exhibit:
    view, seat = staging.view(), staging.seat
    words = describe_city(view, seat, names, text)
    return Exhibit("city", name, lambda: draw_city(view, seat, names, text), words)


def _game(players: int, names: Sequence[str], name: str, text: Text) -> Iterator[Exhibit]:
    """Draw what a game shows in public: its first and last table, a round, conflicts, pile and score."""
    moments = play_out(players, players, manneken_pis=players > 2)
    middle = moments[len(moments) // 2]
    last = moments[-1]
    pile = next((moment for moment in moments if moment.view.discard), None)
    seats = [*names[:players], text("picture-seat-name", seat=players + 1)]
    yield _table(f"first round, {name}", moments[0], seats, text)
    yield _table(f"last round, {name}", moments[-2], seats, text)
    yield Exhibit(
        "reveal",
        name,
        lambda: draw_reveal(middle.view, middle.events, seats, text),
        describe_reveal(middle.view, middle.events, seats, text),
    )
    for number, moment in enumerate((each for each in moments if each.ends_an_age), 1):
        yield _conflicts(f"age {number}, {name}", moment, seats, text)
    if pile is not None:
        words = describe_discard(pile.view, seats, text)
        yield Exhibit("discard", name, lambda: draw_discard(pile.view, seats, text), words)
    words = describe_score(last.view, seats, text)
    yield Exhibit("score", name, lambda: draw_score(last.view, seats, text), words)


def _table(name: str, moment: Moment, names: Sequence[str], text: Text) -> Exhibit:
    picked = (Seat(0),)
    words = describe_table(moment.view, names, text, picked)
    return Exhibit("table", name, lambda: draw_table(moment.view, names, text, picked), words)


def _conflicts(name: str, moment: Moment, names: Sequence[str], text: Text) -> Exhibit:
    words = describe_conflicts(moment.view, moment.events, names, text)
    return Exhibit("conflicts", name, lambda: draw_conflicts(moment.view, moment.events, names, text), words)


def write_gallery(directory: Path, sources: list[Path]) -> int:
    """Write the pictures of every language file and ``index.html``; returns how many pictures.

    Typical pictures are written in every kind of sight as well.
    """
    directory.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    for source in sources:
        for exhibit in exhibits(language(source)):
            image = exhibit.draw()
            sights = SIGHTS if exhibit.name in _IN_EVERY_SIGHT else SIGHTS[:1]
            for sight in sights:
                file = f"{source.stem}-{exhibit.file}{'' if sight == 'normal' else '-' + sight}.{FORMAT}"
                (directory / file).write_bytes(encode(seen_with(image, sight)))
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
