"""Every picture of every game: the table of the gallery."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from engine.architects.box import standard_box as architects_box
from engine.base.rules import second_edition_box
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from renders.architects import city as a_city
from renders.architects import close_ups as a_close
from renders.architects import result as a_result
from renders.architects import table as a_table
from renders.architects.lesson import lesson as architects_lesson
from renders.base import boards, city, city_strip, close_ups, conflicts, discard, hand, result, table
from renders.base.lesson import lesson as base_lesson
from renders.duel import card_list, draft
from renders.duel import city as d_city
from renders.duel import close_ups as d_close
from renders.duel import result as d_result
from renders.duel import table as d_table
from renders.duel.lesson import lesson as duel_lesson
from renders.parts import lesson
from renders.parts.language import Text
from renders.parts.lesson import Lesson
from renders.statistics import person
from tests.gallery import architects, base, duel, endings, statistics
from tests.gallery import second_edition as second
from tests.gallery.base_tables import CITIES
from tests.gallery.exhibit import Case, Exhibit, Picture

Cases = Callable[[Text], Iterable[Case]]


def _picture(group: str, cases: Cases, drawing: Any, what: str) -> Picture:
    """Return a line of the gallery: ``drawing`` has what draws something and what describes it."""
    return Picture(group, cases, getattr(drawing, f"draw_{what}"), getattr(drawing, f"describe_{what}"))


def _every(box: Any, things: str) -> Cases:
    return lambda _: (Case(each, (box, each)) for each in getattr(box, things))


def _pages(*lessons: Lesson) -> Cases:
    pages = [page for each in lessons for page in (*each.pages, *each.legends)]
    return lambda _: (Case(page.key, (page,)) for page in pages)


_BASE, _SECOND, _DUEL, _ARCHITECTS = base_box(), second_edition_box(), duel_box(), architects_box()

_LESSONS = base_lesson(_BASE), duel_lesson(_DUEL), architects_lesson(_ARCHITECTS)

SECOND_EDITION = "second edition"
"""The room of pictures that have the colours chosen for those of the first edition."""

GALLERY: Mapping[str, tuple[Picture, ...]] = MappingProxyType(
    {
        "base": (
            _picture("hand", base.hands, hand, "hand"),
            _picture("city", partial(base.cities, CITIES), city, "city"),
            _picture("city strip", base.strips, city_strip, "city_strip"),
            _picture("table", partial(base.tables, base.games), table, "table"),
            _picture("conflicts", partial(base.conflicts, base.games), conflicts, "conflicts"),
            _picture("discard", base.discards, discard, "discard"),
            _picture("score", partial(base.scores, base.games), result.ENDING, "score"),
            _picture("poster", endings.ends(endings.base), result.ENDING, "victory"),
            _picture("story", endings.stories(endings.base), result, "game_story"),
            _picture("card", _every(_BASE, "cards"), close_ups, "card"),
            _picture("wonder", _every(_BASE, "wonders"), close_ups, "wonder"),
            _picture("boards", partial(base.boards, _BASE), boards, "boards"),
        ),
        SECOND_EDITION: tuple(
            _picture(f"second edition {group}", cases, drawing, what)
            for group, cases, drawing, what in (
                ("hand", second.hands, hand, "hand"),
                ("city", partial(base.cities, second.CITIES), city, "city"),
                ("city strip", partial(base.rounds, second.games), city_strip, "city_strip"),
                ("table", partial(base.tables, second.games), table, "table"),
                ("conflicts", partial(base.conflicts, second.games), conflicts, "conflicts"),
                ("discard", second.discards, discard, "discard"),
                ("score", partial(base.scores, second.games), result.ENDING, "score"),
                ("poster", partial(base.scores, second.games), result.ENDING, "victory"),
                ("card", _every(_SECOND, "cards"), close_ups, "card"),
                ("wonder", _every(_SECOND, "wonders"), close_ups, "wonder"),
                ("boards", partial(base.boards, _SECOND), boards, "boards"),
                ("lesson", _pages(base_lesson(_SECOND)), lesson, "page"),
            )
        ),
        "architects": (
            _picture("architects table", architects.tables, a_table, "table"),
            _picture("architects city", architects.cities, a_city, "city"),
            _picture("architects score", architects.scores, a_result.ENDING, "score"),
            _picture("architects poster", endings.ends(endings.architects), a_result.ENDING, "victory"),
            _picture("architects story", endings.stories(endings.architects), a_result, "game_story"),
            _picture("architects wonder", _every(_ARCHITECTS, "wonders"), a_close, "wonder"),
            _picture("architects token", _every(_ARCHITECTS, "tokens"), a_close, "token"),
        ),
        "duel": (
            _picture("duel draft", duel.drafts, draft, "draft"),
            _picture("duel table", duel.tables, d_table, "table"),
            _picture("duel city", duel.cities, d_city, "city"),
            _picture("duel score", duel.scores, d_result.ENDING, "score"),
            _picture("duel poster", endings.ends(endings.duel), d_result.ENDING, "victory"),
            _picture("duel story", endings.stories(endings.duel), d_result, "game_story"),
            _picture("duel card", _every(_DUEL, "cards"), d_close, "card"),
            _picture("duel wonder", _every(_DUEL, "wonders"), d_close, "wonder"),
            _picture("duel token", _every(_DUEL, "tokens"), d_close, "token"),
            Picture(
                "duel tokens",
                duel.token_lists,
                card_list.draw_token_list,
                lambda box, tokens, line, text: card_list.describe_token_list(box, tokens, text),
            ),
            Picture(
                "duel cards",
                duel.card_lists,
                card_list.draw_card_list,
                lambda box, cards, heading, line, text: card_list.describe_card_list(box, cards, text),
            ),
        ),
        "statistics": (_picture("person", statistics.persons, person, "person"),),
        "lessons": (_picture("lesson", _pages(*_LESSONS), lesson, "page"),),
    }
)
"""A new picture joins with a line: its group, its states, and what draws and describes it."""


def exhibit_of(group: str, name: str, text: Text) -> Exhibit:
    pictures = (picture for pictures in GALLERY.values() for picture in pictures if picture.group == group)
    return next(each for picture in pictures for each in picture.exhibits(text) if each.name == name)


def exhibits(text: Text, *rooms: str) -> Iterator[Exhibit]:
    """Return every exhibit of some rooms, or of all; each is drawn when it is asked for."""
    for room in rooms or GALLERY:
        for picture in GALLERY[room]:
            yield from picture.exhibits(text)
