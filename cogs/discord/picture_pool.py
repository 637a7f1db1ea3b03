"""Pictures drawn by worker processes: hands first, then games, then what people look at, in turns."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.common.cache import Cache
from bot.common.refusal import Refusal
from bot.common.workers.pickling import pack
from bot.common.workers.pool import NoAnswerError, WorkerPool
from cogs.discord.message import Picture
from renders.drawing.encode import RenderedPicture, render

if TYPE_CHECKING:
    from bot.operations.metrics import Meters

log = logging.getLogger(__name__)

CACHE_BYTES = 32_000_000
"""Bytes of the cache of pictures and their words: about 200 pictures."""

TRIES = 2
"""Attempts to draw a picture if a worker process dies or hangs."""

WAITING_FOR_ANOTHER = 8
"""Waiting pictures per worker process before another one is used; each takes memory."""

LONG_SECONDS = 3.0
"""Seconds after which a worker process counts as busy: it is starting, hangs, or has much to draw."""

MOST_OF_A_PERSON = 24
"""Pictures that one viewer can wait for: three galleries of seven cities, and a few more."""

MOST_OF_A_SERVER = 120
"""Pictures that all viewers of one server can wait for."""


class Viewer(NamedTuple):
    """A person who asked to see something, and their server; None in direct messages."""

    person: int
    server: int | None


VIEWER = ContextVar[Viewer | None]("viewer", default=None)
"""The viewer for whom pictures are being drawn; None if a game needs them."""


@contextmanager
def drawing_for(person: int, server: int | None) -> Iterator[None]:
    """Draw pictures inside the block for one viewer only, so that no game waits for them."""
    before = VIEWER.set(Viewer(person, server))
    try:
        yield
    finally:
        VIEWER.reset(before)


class Urgency(IntEnum):
    """The urgency of a picture, highest first."""

    HAND = 0
    GAME = 1
    LOOK = 2


@dataclass(eq=False, slots=True)
class DrawRequest:
    """A picture in the queue or being drawn, for a ``person`` or a game on a ``server``."""

    urgency: Urgency
    server: int | None = None
    person: int | None = None
    came: int = 0
    begun: float = 0.0
    turn: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def groups(self) -> tuple[Hashable, Hashable]:
        """The two that take turns: a server, and a viewer or the games there."""
        server = ("person", self.person) if self.server is None else ("server", self.server)
        return server, (*server, self.person)


class PicturePool:
    """Has worker processes draw in the order of the queue, and caches the results."""

    def __init__(self, processes: WorkerPool, meters: Meters | None = None) -> None:
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
        ``server`` is that of the game that needs the picture. If drawing fails, its words replace it. Raises
        `Refusal` if a viewer is waiting for too many.
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


class PictureQueue:
    """Starts requests by turns: after one, a server or person waits until the others have had theirs."""

    def __init__(self, most: int) -> None:
        """Run at most ``most`` requests at the same time, and one fewer for a single person."""
        self._most = most
        self._most_for_one = max(most - 1, 1)
        self._waiting: list[DrawRequest] = []
        self._begun: list[DrawRequest] = []
        self._turns = 0
        self._last_turn: dict[Hashable, int] = {}

    def waiting(self, urgency: Urgency) -> int:
        """Return the number of waiting requests of an urgency."""
        return sum(request.urgency == urgency for request in self._waiting)

    def refuse_too_many(self, viewer: Viewer) -> None:
        """Raise `Refusal` if a viewer or their server is waiting for too many pictures."""
        views = [request for request in self._waiting if request.urgency == Urgency.LOOK]
        if sum(request.person == viewer.person for request in views) >= MOST_OF_A_PERSON:
            raise Refusal("refusal-your-pictures")
        of_server = sum(request.server == viewer.server for request in views)
        if viewer.server is not None and of_server >= MOST_OF_A_SERVER:
            raise Refusal("refusal-pictures-of-server")

    @asynccontextmanager
    async def turn(self, request: DrawRequest) -> AsyncIterator[None]:
        """Wait for a request's turn, which lasts until the end of the block."""
        request.came = self._turns
        self._waiting.append(request)
        try:
            self.give_turns()
            await request.turn.wait()
            yield
        finally:
            (self._begun if request.turn.is_set() else self._waiting).remove(request)
            self.give_turns()

    def give_turns(self) -> None:
        """Start the next requests while there is room."""
        loop = asyncio.get_running_loop()
        while self._has_room(loop.time()):
            viewers = Counter(request.person for request in self._begun if request.person is not None)
            free = [request for request in self._waiting if viewers[request.person or 0] < self._most_for_one]
            if not free:
                break
            request = min(free, key=self._rank)
            self._waiting.remove(request)
            self._begun.append(request)
            request.begun = loop.time()
            self._turns += 1
            for group in request.groups:
                # Even a request that arrived just now comes first.
                self._last_turn[group] = self._turns + 1
            request.turn.set()
        if not self._begun:
            self._last_turn.clear()

    def _has_room(self, now: float) -> bool:
        """Return whether another request can start now."""
        quick = sum(now - request.begun < LONG_SECONDS for request in self._begun)
        wanted = 1 + len(self._waiting) // WAITING_FOR_ANOTHER
        return len(self._begun) < self._most and quick < wanted

    def _rank(self, request: DrawRequest) -> tuple[int, int, int]:
        """Return the sort key: the server, then the person that has waited longest; ties go by arrival."""
        server, person = (max(request.came, self._last_turn.get(group, 0)) for group in request.groups)
        return request.urgency, server, person
