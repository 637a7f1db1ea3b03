"""Every picture of every game, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from renders.gallery.architects import architects_exhibits
from renders.gallery.base import base_exhibits
from renders.gallery.duel import duel_exhibits
from renders.gallery.exhibit import Exhibit
from renders.gallery.lessons import lesson_exhibits
from renders.gallery.statistics import statistics_exhibits
from renders.parts.language import Text


def exhibits(text: Text) -> Iterator[Exhibit]:
    """Give every exhibit; each is drawn when it is asked for."""
    yield from base_exhibits(text)
    yield from architects_exhibits(text)
    yield from duel_exhibits(text)
    yield from statistics_exhibits(text)
    yield from lesson_exhibits(text)
