"""Pictures of one pixel, with the words of the real ones: most tests look at no picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from PIL import Image

from cogs.discord.message import Picture
from cogs.discord.picture_pool import Key, PicturePool
from renders.drawing.encode import encode

Draw = Callable[..., Awaitable[Picture]]


def of_one_pixel(draw_really: Draw) -> Draw:
    """Give what draws a pixel in the place of every picture, and does all else that ``draw_really`` does."""
    pixel = Image.new("RGB", (1, 1))

    async def draw(
        self: PicturePool,
        key: Key,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
        **how: Any,
    ) -> Picture:
        return await draw_really(self, key, name, lambda: pixel, words, **how)

    return draw


async def draw_nothing(pool: PicturePool, draw: Callable[[], object]) -> None:
    """Stand for what is drawn before anybody asks for it."""


def encode_pixels_once(picture: Image.Image) -> bytes:
    """Write a picture as ``encode`` does, but write a black pixel once for all tests."""
    return _pixel() if picture.size == (1, 1) else encode(picture)


@cache
def _pixel() -> bytes:
    return encode(Image.new("RGB", (1, 1)))
