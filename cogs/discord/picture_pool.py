"""Pictures drawn by worker processes, each content once, with a cache of the latest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

from PIL import Image

from bot.common.cache import Cache
from bot.common.workers.packing import pack
from bot.common.workers.pool import NoAnswerError, WorkerPool
from cogs.discord.message import Picture
from cogs.discord.picture_queue import VIEWER, DrawRequest, PictureQueue, Urgency
from renders.drawing.encode import RenderedPicture, render

if TYPE_CHECKING:
    from bot.operations.meters import Meters

log = logging.getLogger(__name__)

CACHE_BYTES = 32_000_000
"""Bytes of the cache of pictures and their words: about 200 pictures."""

TRIES = 2
"""Attempts to draw a picture if a worker process dies or hangs."""


class PicturePool:
    """Has worker processes draw in the order of the queue, and caches the results."""

    def __init__(self, processes: WorkerPool, meters: Meters | None = None) -> None:
        """Draw at most as many pictures at the same time as ``processes`` can have workers."""
        self._processes = processes
        self._queue = PictureQueue(processes.most)
        self._meters = meters
        if meters is not None:
            for urgency in Urgency:
                meters.watch_queue(urgency.name.lower(), partial(self._queue.waiting, urgency))
        self._cache: Cache[bytes, RenderedPicture] = Cache(CACHE_BYTES, _size)
        self._drawing: dict[bytes, asyncio.Task[RenderedPicture]] = {}

    async def draw(
        self,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
        *,
        server: int | None = None,
        urgent: bool = False,
    ) -> Picture:
        """Draw a picture, or take it from the cache; an ``urgent`` one is drawn first.

        ``draw`` and ``words`` are module functions with their arguments: pickled, they are the cache's key.
        ``server`` is that of the game that needs the picture. If drawing fails, its words replace it: a game
        never waits for a picture. Raises `Refusal` if a viewer is waiting for too many.
        """
        job = pack(render, draw, words)
        key = blake2b(job, digest_size=16).digest()
        drawn = self._cache.get(key)
        if drawn is None:
            drawn = await asyncio.shield(self._enqueue(key, job, name, server, urgent=urgent))
        else:
            self._count("kept")
        return Picture(name, drawn.file, drawn.words or words(), missing=drawn.file is None)

    def _enqueue(
        self, key: bytes, job: bytes, name: str, server: int | None, *, urgent: bool
    ) -> asyncio.Task[RenderedPicture]:
        """Start to draw a picture unless it is being drawn; raises `Refusal`."""
        if key in self._drawing:
            return self._drawing[key]
        viewer = None if urgent else VIEWER.get()
        if viewer is None:
            request = DrawRequest(Urgency.HAND if urgent else Urgency.GAME, server)
        else:
            self._queue.refuse_too_many(viewer)
            request = DrawRequest(Urgency.LOOK, viewer.server, viewer.person)
        task = asyncio.create_task(self._draw_in_turn(request, key, job, name), name=f"draw {name}")
        self._drawing[key] = task
        return task

    async def _draw_in_turn(self, request: DrawRequest, key: bytes, job: bytes, name: str) -> RenderedPicture:
        # If a name is forgotten meanwhile, the picture may show it: another cache is used by then.
        cache, queued = self._cache, time.perf_counter()
        try:
            async with self._queue.turn(request):
                begun = time.perf_counter()
                drawn = await self._draw(name, job)
        finally:
            del self._drawing[key]
        if self._meters is not None:
            self._meters.record_drawing(
                request.urgency.name.lower(), begun - queued, time.perf_counter() - begun
            )
        if drawn.file is None:
            self._count("failed")
            log.error("the picture %s could not be drawn: %s", name, drawn.fault)
        else:
            self._count("drawn")
            cache.put(key, drawn)
        return drawn

    async def _draw(self, name: str, job: bytes) -> RenderedPicture:
        """Have a worker draw, and another one if it doesn't answer; without an answer there are no words."""
        fault = ""
        for _ in range(TRIES):
            try:
                drawn: RenderedPicture = await self._processes.ask(job)
            except NoAnswerError as error:
                self._count("lost")
                log.warning("a process did not draw the picture %s: %s", name, error)
                fault = str(error)
            else:
                return drawn
        return RenderedPicture(None, "", fault)

    def _count(self, how: str) -> None:
        if self._meters is not None:
            self._meters.count_picture(how)

    async def on_forgotten(self) -> None:
        """Begin another cache, without pictures in progress: they may show a forgotten name."""
        self._cache = Cache(CACHE_BYTES, _size)


def _size(drawn: RenderedPicture) -> int:
    return len(drawn.file or b"") + len(drawn.words)
