"""Every picture of every game: the table of the gallery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from renders.architects import city as a_city
from renders.architects import close_ups as a_close
from renders.architects import result as a_result
from renders.architects import table as a_table
from renders.base import boards, city, city_strip, close_ups, conflicts, discard, hand, result, table
from renders.duel import card_list, draft
from renders.duel import city as d_city
from renders.duel import close_ups as d_close
from renders.duel import result as d_result
from renders.duel import table as d_table
from renders.parts.language import Text
from renders.parts.lesson import describe_page, draw_page
from renders.statistics import person
from tests.gallery import architects, base, duel, endings, lessons, statistics
from tests.gallery import second_edition as second
from tests.gallery.exhibit import Exhibit, Picture

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
            Picture("poster", endings.base_ends, _BASE.draw_victory, _BASE.describe_victory),
            Picture("story", endings.base_stories, result.draw_game_story, result.describe_game_story),
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
            Picture("architects poster", endings.architects_ends, _ARCH.draw_victory, _ARCH.describe_victory),
            Picture(
                "architects story",
                endings.architects_stories,
                a_result.draw_game_story,
                a_result.describe_game_story,
            ),
            Picture("architects wonder", architects.wonders, a_close.draw_wonder, a_close.describe_wonder),
            Picture("architects token", architects.tokens, a_close.draw_token, a_close.describe_token),
        ),
        "duel": (
            Picture("duel draft", duel.drafts, draft.draw_draft, draft.describe_draft),
            Picture("duel table", duel.tables, d_table.draw_table, d_table.describe_table),
            Picture("duel city", duel.cities, d_city.draw_city, d_city.describe_city),
            Picture("duel score", duel.scores, _DUEL.draw_score, _DUEL.describe_score),
            Picture("duel poster", endings.duel_ends, _DUEL.draw_victory, _DUEL.describe_victory),
            Picture(
                "duel story", endings.duel_stories, d_result.draw_game_story, d_result.describe_game_story
            ),
            Picture("duel card", duel.cards, d_close.draw_card, d_close.describe_card),
            Picture("duel wonder", duel.wonders, d_close.draw_wonder, d_close.describe_wonder),
            Picture("duel token", duel.tokens, d_close.draw_token, d_close.describe_token),
            Picture("duel tokens", duel.token_lists, card_list.draw_token_list, duel.describe_tokens),
            Picture("duel cards", duel.card_lists, card_list.draw_card_list, duel.describe_cards),
        ),
        "statistics": (Picture("person", statistics.persons, person.draw_person, person.describe_person),),
        "lessons": (Picture("lesson", lessons.pages, draw_page, describe_page),),
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
