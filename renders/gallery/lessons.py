"""The pages that teach each game, and the legends of their signs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.architects.box import standard_box as architects_box
from engine.base.rules import standard_box as base_box
from engine.duel.box import standard_box as duel_box
from renders.architects.lesson import lesson as architects_lesson
from renders.base.lesson import lesson as base_lesson
from renders.duel.lesson import lesson as duel_lesson
from renders.gallery.exhibit import Exhibit
from renders.parts.language import Text
from renders.parts.lesson import describe_page, draw_page


def lesson_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show every page of every game."""
    taught = base_lesson(base_box()), duel_lesson(duel_box()), architects_lesson(architects_box())
    for lesson in taught:
        for page in (*lesson.pages, *lesson.legends):
            yield Exhibit("lesson", page.key, partial(draw_page, page, text), describe_page(page, text))
