"""Pictures drawn in this process, mostly as one pixel with the real description."""

import pickle
from functools import cache, lru_cache
from typing import Any

from PIL import Image

from bot.common.workers.pool import NoAnswerError
from bot.common.workers.worker import answer_to
from bot.languages.translator import DEFAULT_LANGUAGE, Translator, in_language
from renders.drawing.encode import RenderedPicture, encode, render

MOST_WORDS = 1000
"""How many descriptions a worker caches; few are used by many tests."""


class DrawersHere:
    """A stand-in for the processes that draw."""

    processes: tuple[int, ...] = ()

    def __init__(self, most: int, **_: object) -> None:
        """Draw as many pictures at once as there would be processes, or two by default."""
        self.most = most or 2

    async def ask(self, question: bytes) -> Any:
        went_well, answer = pickle.loads(answer_to(question))
        if not went_well:
            raise NoAnswerError(f"it failed with {answer}")
        return answer

    async def close(self) -> None:
        """Do nothing, as there are no processes to end."""


class PixelDrawers(DrawersHere):
    """A stand-in for the processes that draws a pixel instead of each picture."""

    async def ask(self, question: bytes) -> Any:
        return pixel_of(question)


def pixel_of(question: bytes) -> RenderedPicture:
    return render(_pixel, lambda: _words(question, in_language(DEFAULT_LANGUAGE, ())))


@lru_cache(maxsize=MOST_WORDS)
def _words(question: bytes, _text: Translator) -> str:
    """Return a picture's description, cached by its request and language."""
    _, (_, words) = pickle.loads(question)
    said: str = words()
    return said


def _pixel() -> Image.Image:
    return Image.new("RGB", (1, 1))


def encode_pixels_once(picture: Image.Image) -> bytes:
    """Encode a picture as ``encode`` does, but a black pixel only once."""
    return _encoded_pixel() if picture.size == (1, 1) else encode(picture)


@cache
def _encoded_pixel() -> bytes:
    return encode(_pixel())
