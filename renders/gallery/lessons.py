"""The pages that teach each game, and the legends of their signs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from renders.architects import lesson as architects
from renders.base import lesson as base
from renders.duel import lesson as duel
from renders.gallery.exhibit import Exhibit
from renders.parts.language import Text
from renders.parts.lesson import describe_page, draw_page


def lesson_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show every page of every game."""
    for game in (base, duel, architects):
        for page in (*game.PAGES, *game.LEGENDS):
            yield Exhibit("lesson", page.key, partial(draw_page, page, text), describe_page(page, text))
