"""The pages on how each game is played, and the legends of their signs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.architects.box import standard_box as architects_box
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from renders.architects.lesson import lesson as architects_lesson
from renders.base.lesson import lesson as base_lesson
from renders.duel.lesson import lesson as duel_lesson
from renders.parts.language import Text
from tests.gallery.exhibit import Case


def pages(text: Text) -> Iterator[Case]:
    """Show every page of every game."""
    for lesson in (base_lesson(base_box()), duel_lesson(duel_box()), architects_lesson(architects_box())):
        for page in (*lesson.pages, *lesson.legends):
            yield Case(page.key, (page,))
