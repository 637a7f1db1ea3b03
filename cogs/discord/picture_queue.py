"""Whose picture is drawn next: hands first, and no person and no server before everybody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context, ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from bot.common.refusal import Refusal

WAITING_FOR_ANOTHER = 8
"""So many pictures wait for each process that draws before there is another one: each takes memory."""

LONG_SECONDS = 3.0
"""After so long a process is no longer reckoned with: it starts, hangs, or has much to draw."""

MOST_OF_A_PERSON = 24
"""Pictures that one person may wait for who wants to look: three galleries of seven cities, and some more."""

MOST_OF_A_SERVER = 120
"""Pictures that all who want to look on one server may wait for."""


class Looker(NamedTuple):
    """A person who wants to look at something, and on which server; None in direct messages."""

    person: int
    server: int | None


LOOKING = ContextVar[Looker | None]("who wants to look at what is drawn", default=None)
"""Who wants to look at what is drawn now; None where a game needs it."""


@contextmanager
def looking(person: int, server: int | None) -> Iterator[None]:
    """Draw what is asked for inside only to let a person look at it: no game waits for it."""
    before = LOOKING.set(Looker(person, server))
    try:
        yield
    finally:
        LOOKING.reset(before)


class Urgency(IntEnum):
    """How much waits for a picture, the most urgent first."""

    HAND = 0
    GAME = 1
    LOOK = 2


@dataclass(eq=False, slots=True)
class Wish:
    """A picture that waits for its turn or is being drawn.

    ``person`` is who wants to look, ``server`` where that is or where the game is played that needs it.
    """

    urgency: Urgency
    server: int | None = None
    person: int | None = None
    came: int = 0
    number: int = 0
    begun: float = 0.0
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    long: asyncio.TimerHandle | None = None

    @property
    def parties(self) -> tuple[Hashable, Hashable]:
        """Return the two that take turns with others of their kind.

        A server, and a person or a game there.
        """
        server = ("person", self.person) if self.server is None else ("server", self.server)
        return server, (*server, self.person)


class PictureQueue:
    """Gives turns to wishes. Who had one waits until all others who came before that had theirs."""

    def __init__(self, most: int) -> None:
        """Give ``most`` wishes their turn at the same time, and one less of them for one person."""
        self._most = most
        self._most_for_one = max(most - 1, 1)
        self._waiting: list[Wish] = []
        self._begun: list[Wish] = []
        self._came = 0
        self._turns = 0
        self._last_turn: dict[Hashable, int] = {}

    def waiting(self, urgency: Urgency) -> int:
        """Count the wishes that wait."""
        return sum(wish.urgency == urgency for wish in self._waiting)

    def refuse_too_many(self, looker: Looker) -> None:
        """Raise `Refusal` where a person, or their server, waits for as much as they may."""
        looks = [wish for wish in self._waiting if wish.urgency == Urgency.LOOK]
        if sum(wish.person == looker.person for wish in looks) >= MOST_OF_A_PERSON:
            raise Refusal("refusal-your-pictures")
        if (
            looker.server is not None
            and sum(wish.server == looker.server for wish in looks) >= MOST_OF_A_SERVER
        ):
            raise Refusal("refusal-pictures-of-server")

    @asynccontextmanager
    async def turn(self, wish: Wish) -> AsyncIterator[None]:
        """Wait until a wish has its turn, which lasts until the end of the block."""
        try:
            await self._wait(wish)
            yield
        finally:
            (self._begun if wish.turn.is_set() else self._waiting).remove(wish)
            if wish.long is not None:
                wish.long.cancel()
            self.give_turns()

    async def _wait(self, wish: Wish) -> None:
        wish.came, wish.number = self._turns, self._came
        self._came += 1
        self._waiting.append(wish)
        self.give_turns()
        await wish.turn.wait()

    def give_turns(self) -> None:
        """Let the next wishes have their turns, as far as there is room."""
        loop = asyncio.get_running_loop()
        while self._has_room(loop.time()):
            looking = Counter(wish.person for wish in self._begun if wish.person is not None)
            free = [wish for wish in self._waiting if looking[wish.person or 0] < self._most_for_one]
            if not free:
                break
            wish = min(free, key=self._place)
            self._waiting.remove(wish)
            self._begun.append(wish)
            wish.begun = loop.time()
            # A timer that is cancelled stays until its time: it holds on to nobody who looks.
            wish.long = loop.call_later(LONG_SECONDS, self.give_turns, context=Context())
            self._turns += 1
            for party in wish.parties:
                # Also who came just now is before them.
                self._last_turn[party] = self._turns + 1
            wish.turn.set()
        if not self._begun:
            self._last_turn.clear()

    def _has_room(self, now: float) -> bool:
        """Return whether another wish is to have its turn beside those that have theirs."""
        quick = sum(now - wish.begun < LONG_SECONDS for wish in self._begun)
        wanted = 1 + len(self._waiting) // WAITING_FOR_ANOTHER
        return len(self._begun) < self._most and quick < wanted

    def _place(self, wish: Wish) -> tuple[int, int, int, int]:
        """Tell wishes apart by who comes first: the one whose server, then whose person waits the longest."""
        server, person = (max(wish.came, self._last_turn.get(party, 0)) for party in wish.parties)
        return wish.urgency, server, person, wish.number
