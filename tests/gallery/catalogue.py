"""Every picture of every game, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.architects.box import standard_box as architects_box
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from renders.architects.lesson import lesson as architects_lesson
from renders.base.lesson import lesson as base_lesson
from renders.duel.lesson import lesson as duel_lesson
from renders.parts.language import Text
from renders.parts.lesson import describe_page, draw_page
from tests.gallery.architects import architects_exhibits
from tests.gallery.base import base_exhibits
from tests.gallery.duel import duel_exhibits
from tests.gallery.exhibit import Exhibit
from tests.gallery.statistics import statistics_exhibits


def exhibits(text: Text) -> Iterator[Exhibit]:
    """Give every exhibit; each is drawn when it is asked for."""
    yield from base_exhibits(text)
    yield from architects_exhibits(text)
    yield from duel_exhibits(text)
    yield from statistics_exhibits(text)
    yield from lesson_exhibits(text)


def lesson_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show every page of every game."""
    taught = base_lesson(base_box()), duel_lesson(duel_box()), architects_lesson(architects_box())
    for lesson in taught:
        for page in (*lesson.pages, *lesson.legends):
            yield Exhibit("lesson", page.key, partial(draw_page, page, text), describe_page(page, text))
