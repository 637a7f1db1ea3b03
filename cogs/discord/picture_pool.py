"""Pictures drawn beside the event loop, each once: hands first, and nobody's look before everybody else's."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial

from PIL import Image

from bot.measuring import Measuring
from cogs.discord.message import Picture
from renders.drawing.encode import encode

log = logging.getLogger(__name__)

KEPT = 96
"""Encoded pictures kept in memory; at about 300 KB each under 30 MB."""

Key = tuple[Hashable, ...]
"""What tells a picture from all others; what it belongs to, such as the number of a table, comes first."""

_LOOKING = ContextVar[int | None]("the person who wants to look at what is drawn", default=None)


@contextmanager
def looking(person: int) -> Iterator[None]:
    """Draw what is asked for inside only to let a person look at it: no game waits for it."""
    before = _LOOKING.set(person)
    try:
        yield
    finally:
        _LOOKING.reset(before)


class Urgency(IntEnum):
    """How much waits for a picture, the most urgent first."""

    HAND = 0
    GAME = 1
    LOOK = 2
    NOBODY = 3


@dataclass(eq=False, slots=True)
class _Wish:
    """A picture that waits for its turn or is being drawn, for a person who looks or for a whole game."""

    urgency: Urgency
    person: int | None
    round: int = 0
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class PicturePool:
    """Draws in worker threads and keeps what was drawn last."""

    def __init__(self, workers: int, meters: Measuring | None = None) -> None:
        """Draw at most ``workers`` pictures at the same time, and one less of them for one person."""
        self._meters = meters
        if meters is not None:
            for urgency in Urgency:
                meters.watch_queue(urgency.name.lower(), partial(self._waiting_with, urgency))
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._workers = workers
        self._most_for_one = max(workers - 1, 1)
        self._drawn: OrderedDict[Key, asyncio.Task[Picture]] = OrderedDict()
        self._wishes: dict[Key, _Wish] = {}
        self._waiting: list[_Wish] = []
        self._drawing: list[_Wish] = []
        self._round = 0
        self._rounds = Counter[int]()

    async def draw(
        self,
        key: Key,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
        *,
        urgent: bool = False,
    ) -> Picture:
        """Draw a picture, or take the one drawn before for the same ``key``; an ``urgent`` one comes first.

        Where drawing fails, the picture's words stand for it: a game never waits for a picture.
        """
        person = None if urgent else _LOOKING.get()
        urgency = Urgency.HAND if urgent else Urgency.GAME if person is None else Urgency.LOOK
        task = self._drawn.get(key)
        if task is None:
            self._wishes[key] = _Wish(urgency, person)
            task = asyncio.create_task(self._draw_in_turn(key, name, draw, words), name=f"draw {name}")
            self._drawn[key] = task
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        elif key in self._wishes and urgency < self._wishes[key].urgency:
            self._wishes[key].urgency, self._wishes[key].person = urgency, person
            self._give_turns()
        self._drawn.move_to_end(key)
        picture = await asyncio.shield(task)
        if picture.missing:
            self._drawn.pop(key, None)
        return picture

    def forget(self, owner: Hashable) -> None:
        """Let go of the pictures whose keys begin with ``owner``: nobody needs them again soon."""
        for key in [key for key in self._drawn if key[0] == owner]:
            del self._drawn[key]

    async def _draw_in_turn(
        self, key: Key, name: str, draw: Callable[[], Image.Image], words: Callable[[], str]
    ) -> Picture:
        wish = self._wishes[key]
        try:
            wished = time.perf_counter()
            async with self._in_turn(wish):
                begun = time.perf_counter()
                picture = await self._draw(name, draw, words)
            if self._meters is not None:
                drawn = time.perf_counter() - begun
                self._meters.drew(wish.urgency.name.lower(), begun - wished, drawn)
            return picture
        finally:
            if self._wishes.get(key) is wish:
                del self._wishes[key]

    async def prepare(self, draw: Callable[[], object]) -> None:
        """Draw what pictures have in common before anybody asks for one; every picture comes first."""
        async with self._in_turn(_Wish(Urgency.NOBODY, None)):
            await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    @asynccontextmanager
    async def _in_turn(self, wish: _Wish) -> AsyncIterator[None]:
        """Wait until a wish may be drawn; it is drawn until the end of the block."""
        try:
            await self._turn(wish)
            yield
        finally:
            (self._drawing if wish.turn.is_set() else self._waiting).remove(wish)
            self._give_turns()

    async def _turn(self, wish: _Wish) -> None:
        """Wait until a wish may be drawn; everybody's first comes before anybody's second."""
        if wish.person is not None:
            wish.round = max(self._round, self._rounds[wish.person] + 1)
            self._rounds[wish.person] = wish.round
        self._waiting.append(wish)
        self._give_turns()
        await wish.turn.wait()

    def _waiting_with(self, urgency: Urgency) -> int:
        return sum(wish.urgency == urgency for wish in self._waiting)

    def _give_turns(self) -> None:
        """Let the next wishes be drawn, as far as there are workers."""
        while len(self._drawing) < self._workers:
            theirs = Counter(wish.person for wish in self._drawing if wish.person is not None)
            free = [wish for wish in self._waiting if theirs[wish.person or 0] < self._most_for_one]
            if not free:
                break
            wish = min(free, key=lambda each: (each.urgency, each.round))
            self._waiting.remove(wish)
            self._drawing.append(wish)
            self._round = max(self._round, wish.round)
            wish.turn.set()
        if not self._drawing:
            self._rounds.clear()

    async def _draw(self, name: str, draw: Callable[[], Image.Image], words: Callable[[], str]) -> Picture:
        def work() -> Picture:
            return Picture(name, encode(draw()), words())

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work)
        except Exception:
            log.exception("the picture %s could not be drawn", name)
            return Picture(name, None, words(), missing=True)
