"""Pictures drawn in other processes, each once, whoever asks for what looks alike."""

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
from cogs.discord.picture_queue import PictureQueue, Urgency, Wish, who_looks
from renders.drawing.encode import RenderedPicture, render

if TYPE_CHECKING:
    from bot.operations.meters import Meters

log = logging.getLogger(__name__)

KEPT_BYTES = 32_000_000
"""So many bytes of the pictures drawn last are kept, with their words: about 200 of them."""

TRIES = 2
"""How often a picture is drawn whose process dies or hangs."""


class PicturePool:
    """Lets processes draw in the order of the wishes, and keeps what was drawn last."""

    def __init__(self, processes: WorkerPool, meters: Meters | None = None) -> None:
        """Draw in ``processes``, as many pictures at the same time as there may be of them."""
        self._processes = processes
        self._queue = PictureQueue(processes.most)
        self._meters = meters
        if meters is not None:
            for urgency in Urgency:
                meters.watch_queue(urgency.name.lower(), partial(self._queue.waiting, urgency))
        self._kept: Cache[bytes, RenderedPicture] = Cache(KEPT_BYTES, _size)
        self._forgetting = 0
        self._drawing: dict[bytes, tuple[Wish, asyncio.Task[RenderedPicture]]] = {}

    async def draw(
        self,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
        *,
        server: int | None = None,
        urgent: bool = False,
    ) -> Picture:
        """Draw a picture, or take the one that was drawn before from the same; an ``urgent`` one comes first.

        ``draw`` and ``words`` are functions of modules with all that they are given: what is written down of
        them tells a picture from all others. ``server`` is where a game is played that needs it. Where
        drawing fails, the picture's words stand for it: a game never waits for a picture. Raises `Refusal`
        where a person who only looks waits for too many.
        """
        question = pack(render, draw, words)
        content = blake2b(question, digest_size=16).digest()
        drawn = self._kept.get(content)
        if drawn is None:
            drawn = await asyncio.shield(self._wished(content, question, name, server, urgent=urgent))
        else:
            self._count("kept")
        return Picture(name, drawn.file, drawn.words or words(), missing=drawn.file is None)

    def _wished(
        self, content: bytes, question: bytes, name: str, server: int | None, *, urgent: bool
    ) -> asyncio.Task[RenderedPicture]:
        """Begin to draw a picture, or hurry with one that has begun; raises `Refusal`."""
        looker = None if urgent else who_looks()
        urgency = Urgency.HAND if urgent else Urgency.GAME if looker is None else Urgency.LOOK
        under_way = self._drawing.get(content)
        if under_way is not None:
            wish, task = under_way
            if urgency < wish.urgency:
                wish.urgency, wish.server, wish.person = urgency, server, None
                self._queue.give_turns()
            return task
        if looker is None:
            wish = Wish(urgency, server)
        else:
            self._queue.refuse_too_many(looker)
            wish = Wish(urgency, looker.server, looker.person)
        task = asyncio.create_task(self._draw_in_turn(wish, content, question, name), name=f"draw {name}")
        self._drawing[content] = wish, task
        return task

    async def _draw_in_turn(self, wish: Wish, content: bytes, question: bytes, name: str) -> RenderedPicture:
        forgetting = self._forgetting
        try:
            wished = time.perf_counter()
            async with self._queue.turn(wish):
                begun = time.perf_counter()
                drawn = await self._draw(name, question)
            self._count("failed" if drawn.file is None else "drawn")
            if self._meters is not None:
                waited, took = begun - wished, time.perf_counter() - begun
                self._meters.record_drawing(wish.urgency.name.lower(), waited, took)
            if drawn.file is None:
                log.error("the picture %s could not be drawn: %s", name, drawn.fault)
            elif forgetting == self._forgetting:
                self._kept.put(content, drawn)
            return drawn
        finally:
            del self._drawing[content]

    async def _draw(self, name: str, question: bytes) -> RenderedPicture:
        """Let a process draw, and another one where that gives no answer; without any there are no words."""
        drawn = RenderedPicture(None, "")
        for _ in range(TRIES):
            try:
                drawn = await self._processes.ask(question)
            except NoAnswerError as error:
                self._count("lost")
                log.warning("a process did not draw the picture %s: %s", name, error)
                drawn = RenderedPicture(None, "", str(error))
            else:
                break
        return drawn

    def _count(self, how: str) -> None:
        if self._meters is not None:
            self._meters.count_picture(how)

    async def on_forgotten(self) -> None:
        """Keep no picture in which a name may stand that was forgotten, nor those that are being drawn."""
        self._forgetting += 1
        self._kept.clear()


def _size(drawn: RenderedPicture) -> int:
    return len(drawn.file or b"") + len(drawn.words)
