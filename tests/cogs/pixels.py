"""Pictures drawn at once and here, most of them of one pixel with the words of the real ones."""

from __future__ import annotations

import pickle
from functools import cache, lru_cache
from typing import Any

from PIL import Image

from bot.common.workers.pool import NoAnswerError
from bot.common.workers.worker import answer_to
from bot.languages.translator import DEFAULT_LANGUAGE, Translator, in_language
from renders.drawing.encode import RenderedPicture, encode, render

MOST_WORDS = 1000
"""Of so many pictures a worker keeps the words: those that many tests ask for are few."""


class DrawersHere:
    """Stands for the processes that draw."""

    processes: tuple[int, ...] = ()

    def __init__(self, most: int, **_: object) -> None:
        """Draw as many at the same time as there would be processes, two where none are set."""
        self.most = most or 2

    async def ask(self, question: bytes) -> Any:
        """Draw what a process would; raises `NoAnswerError`."""
        went_well, answer = pickle.loads(answer_to(question))
        if not went_well:
            raise NoAnswerError(f"it failed with {answer}")
        return answer

    async def close(self) -> None:
        """End what there is none of."""


class PixelDrawers(DrawersHere):
    """Stands for processes that draw a pixel in the place of every picture."""

    async def ask(self, question: bytes) -> Any:
        """Draw a pixel, and tell what the picture would show."""
        return pixel_of(question)


def pixel_of(question: bytes) -> RenderedPicture:
    """Return a pixel in the place of the picture that is asked for."""
    return render(_pixel, lambda: _words(question, in_language(DEFAULT_LANGUAGE, ())))


@lru_cache(maxsize=MOST_WORDS)
def _words(question: bytes, _text: Translator) -> str:
    """Return what a picture shows: with the same language files, the same question has the same words."""
    _, (_, words) = pickle.loads(question)
    said: str = words()
    return said


def _pixel() -> Image.Image:
    return Image.new("RGB", (1, 1))


def encode_pixels_once(picture: Image.Image) -> bytes:
    """Write a picture as ``encode`` does, but write a black pixel once for all tests."""
    return _encoded_pixel() if picture.size == (1, 1) else encode(picture)


@cache
def _encoded_pixel() -> bytes:
    return encode(_pixel())
