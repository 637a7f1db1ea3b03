"""The order of drawing: hands first, then by turns between servers and between their people."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from bot.common.refusal import Refusal

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
    """A picture in the queue or being drawn.

    ``person`` is its viewer, ``server`` theirs or that of the game that needs it.
    """

    urgency: Urgency
    server: int | None = None
    person: int | None = None
    came: int = 0
    number: int = 0
    begun: float = 0.0
    turn: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def groups(self) -> tuple[Hashable, Hashable]:
        """The two that share the queue in turns: a server, and a viewer or the games there."""
        server = ("person", self.person) if self.server is None else ("server", self.server)
        return server, (*server, self.person)


class PictureQueue:
    """Starts requests by turns: after one, a server or person waits until the others have had theirs."""

    def __init__(self, most: int) -> None:
        """Run at most ``most`` requests at the same time, and one fewer for a single person."""
        self._most = most
        self._most_for_one = max(most - 1, 1)
        self._waiting: list[DrawRequest] = []
        self._begun: list[DrawRequest] = []
        self._arrivals = 0
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
        if (
            viewer.server is not None
            and sum(request.server == viewer.server for request in views) >= MOST_OF_A_SERVER
        ):
            raise Refusal("refusal-pictures-of-server")

    @asynccontextmanager
    async def turn(self, request: DrawRequest) -> AsyncIterator[None]:
        """Wait for a request's turn, which lasts until the end of the block."""
        request.came, request.number = self._turns, self._arrivals
        self._arrivals += 1
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

    def _rank(self, request: DrawRequest) -> tuple[int, int, int, int]:
        """Return the sort key of a request: the server, then the person that has waited longest."""
        server, person = (max(request.came, self._last_turn.get(group, 0)) for group in request.groups)
        return request.urgency, server, person, request.number
