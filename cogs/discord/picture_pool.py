"""PicturePool drawn beside the event loop, each once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from cogs.discord.message import Picture
from renders.drawing.encode import encode

log = logging.getLogger(__name__)

KEPT = 96
"""Encoded pictures kept in memory; at about 300 KB each under 30 MB."""


class PicturePool:
    """Draws in worker threads and keeps what was drawn last."""

    def __init__(self, workers: int) -> None:
        """Draw at most ``workers`` pictures at the same time."""
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._drawn: OrderedDict[Hashable, asyncio.Task[Picture]] = OrderedDict()

    async def draw(
        self, key: Hashable, name: str, draw: Callable[[], Image.Image], words: Callable[[], str]
    ) -> Picture:
        """Draw a picture, or take the one drawn before for the same ``key``.

        Where drawing fails, the picture's words stand for it: a game never waits for a picture.
        """
        task = self._drawn.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(name, draw, words), name=f"draw {name}")
            self._drawn[key] = task
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        picture = await asyncio.shield(task)
        if picture.missing:
            self._drawn.pop(key, None)
        return picture

    async def _draw(self, name: str, draw: Callable[[], Image.Image], words: Callable[[], str]) -> Picture:
        def work() -> Picture:
            return Picture(name, encode(draw()), words())

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work)
        except Exception:
            log.exception("the picture %s could not be drawn", name)
            return Picture(name, None, words(), missing=True)
