"""Every picture of every game: the table of the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from engine.architects.box import standard_box as architects_box
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
from renders.parts.language import Text
from renders.parts.lesson import describe_page, draw_page
from renders.statistics import person
from tests.gallery import architects, base, duel, endings, statistics
from tests.gallery import second_edition as second
from tests.gallery.exhibit import Case, Exhibit, Picture


def _lessons(_: Text) -> Iterator[Case]:
    """Show every page on how each game is played, and the legends of their signs."""
    for lesson in (base_lesson(base_box()), duel_lesson(duel_box()), architects_lesson(architects_box())):
        for page in (*lesson.pages, *lesson.legends):
            yield Case(page.key, (page,))


def _endings(game: str, told: Callable[[Text], endings.Told], drawing: Any) -> tuple[Picture, Picture]:
    """Return the lines of the pictures that end a game, from the module that draws them."""
    draw, describe = drawing.ENDING.draw_victory, drawing.ENDING.describe_victory
    return (
        Picture(f"{game}poster", partial(endings.ends, told), draw, describe),
        Picture(
            f"{game}story",
            partial(endings.stories, told),
            drawing.draw_game_story,
            drawing.describe_game_story,
        ),
    )


_BASE, _DUEL, _ARCH = result.ENDING, d_result.ENDING, a_result.ENDING

SECOND_EDITION = "second edition"
"""The room of pictures that have the colours chosen for those of the first edition."""

GALLERY: Mapping[str, tuple[Picture, ...]] = MappingProxyType(
    {
        "base": (
            Picture("hand", base.hands, hand.draw_hand, hand.describe_hand),
            Picture("city", base.cities, city.draw_city, city.describe_city),
            Picture("city strip", base.strips, city_strip.draw_city_strip, city_strip.describe_city_strip),
            Picture("table", base.tables, table.draw_table, table.describe_table),
            Picture("conflicts", base.conflicts, conflicts.draw_conflicts, conflicts.describe_conflicts),
            Picture("discard", base.discards, discard.draw_discard, discard.describe_discard),
            Picture("score", base.scores, _BASE.draw_score, _BASE.describe_score),
            *_endings("", endings.base, result),
            Picture("card", base.cards, close_ups.draw_card, close_ups.describe_card),
            Picture("wonder", base.wonders, close_ups.draw_wonder, close_ups.describe_wonder),
            Picture("boards", base.boards, boards.draw_boards, boards.describe_boards),
        ),
        SECOND_EDITION: tuple(
            Picture(f"second edition {group}", cases, draw, describe)
            for group, cases, draw, describe in (
                ("hand", second.hands, hand.draw_hand, hand.describe_hand),
                ("city", second.cities, city.draw_city, city.describe_city),
                ("city strip", second.strips, city_strip.draw_city_strip, city_strip.describe_city_strip),
                ("table", second.tables, table.draw_table, table.describe_table),
                ("conflicts", second.conflicts, conflicts.draw_conflicts, conflicts.describe_conflicts),
                ("discard", second.discards, discard.draw_discard, discard.describe_discard),
                ("score", second.scores, _BASE.draw_score, _BASE.describe_score),
                ("poster", second.scores, _BASE.draw_victory, _BASE.describe_victory),
                ("card", second.cards, close_ups.draw_card, close_ups.describe_card),
                ("wonder", second.wonders, close_ups.draw_wonder, close_ups.describe_wonder),
                ("boards", second.boards, boards.draw_boards, boards.describe_boards),
                ("lesson", second.pages, draw_page, describe_page),
            )
        ),
        "architects": (
            Picture("architects table", architects.tables, a_table.draw_table, a_table.describe_table),
            Picture("architects city", architects.cities, a_city.draw_city, a_city.describe_city),
            Picture("architects score", architects.scores, _ARCH.draw_score, _ARCH.describe_score),
            *_endings("architects ", endings.architects, a_result),
            Picture("architects wonder", architects.wonders, a_close.draw_wonder, a_close.describe_wonder),
            Picture("architects token", architects.tokens, a_close.draw_token, a_close.describe_token),
        ),
        "duel": (
            Picture("duel draft", duel.drafts, draft.draw_draft, draft.describe_draft),
            Picture("duel table", duel.tables, d_table.draw_table, d_table.describe_table),
            Picture("duel city", duel.cities, d_city.draw_city, d_city.describe_city),
            Picture("duel score", duel.scores, _DUEL.draw_score, _DUEL.describe_score),
            *_endings("duel ", endings.duel, d_result),
            Picture("duel card", duel.cards, d_close.draw_card, d_close.describe_card),
            Picture("duel wonder", duel.wonders, d_close.draw_wonder, d_close.describe_wonder),
            Picture("duel token", duel.tokens, d_close.draw_token, d_close.describe_token),
            Picture("duel tokens", duel.token_lists, card_list.draw_token_list, duel.describe_tokens),
            Picture("duel cards", duel.card_lists, card_list.draw_card_list, duel.describe_cards),
        ),
        "statistics": (Picture("person", statistics.persons, person.draw_person, person.describe_person),),
        "lessons": (Picture("lesson", _lessons, draw_page, describe_page),),
    }
)
"""A new picture joins with a line: its group, its states, what draws and what tells it."""


def exhibit_of(group: str, name: str, text: Text) -> Exhibit:
    """Find an exhibit by its group and its name."""
    pictures = (picture for pictures in GALLERY.values() for picture in pictures if picture.group == group)
    return next(each for picture in pictures for each in picture.exhibits(text) if each.name == name)


def exhibits(text: Text, *rooms: str) -> Iterator[Exhibit]:
    """Return every exhibit of some rooms, or of all; each is drawn when it is asked for."""
    for room in rooms or GALLERY:
        for picture in GALLERY[room]:
            yield from picture.exhibits(text)
