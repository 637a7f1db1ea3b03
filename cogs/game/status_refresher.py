"""How often the message of a step shows who has picked: at most once in a while, always the latest state."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.client import Client
from bot.common.clock import Now
from bot.tables.session import Session
from engine.game import Seat

log = logging.getLogger(__name__)

LONGEST_CHANGE = 10.0
"""Seconds after which a change that is on its way is given up."""

SECONDS_BETWEEN = 1.0
"""Between two messages that may be a moment old: people who play need the requests more."""


class StatusRefresher:
    """Brings the messages of games up to date, each whoever asks for it how often."""

    def __init__(self, client: Client, refresh: Callable[[int], Awaitable[None]]) -> None:
        """Let ``refresh`` bring the message of a table up to date."""
        self._client = client
        self._refresh = refresh
        self._progress: dict[int, Progress] = {}
        self._waiting: deque[tuple[Session, int, Mapping[Seat, Any]]] = deque()
        self._is_working = False

    def want(self, table: int) -> None:
        """Show who has picked by now."""
        if table not in self._progress:
            client, refresh = self._client, partial(self._refresh, table)
            self._progress[table] = Progress(
                refresh, client.settings.edit_seconds, client.clock.now, client.cluster.until_calm
            )
        self._progress[table].want()

    async def stop(self, table: int) -> None:
        """Return when no change is on its way any more."""
        if table in self._progress:
            await self._progress[table].stop()

    async def let_go(self, table: int) -> None:
        """Let go of what is kept in memory for a game."""
        await self.stop(table)
        self._progress.pop(table, None)

    def want_some_time(self, session: Session) -> None:
        """Show some time who has picked, where a process may have died before it did.

        It is not shown where no person has picked, or where it is shown meanwhile because another has.
        Computer players have picked before anybody was asked, but for those that think long.
        """
        computers = {row.seat for row in session.seats if row.person is None}
        if session.picks.keys() <= computers:
            return
        self._waiting.append((session, session.step, dict(session.picks)))
        if not self._is_working:
            self._is_working = True
            self._client.start_chore(self._work(), "what may be a moment old")

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._client.clock.wait_for(asyncio.sleep(SECONDS_BETWEEN))
                session, step, picks = self._waiting.popleft()
                is_here = self._client.sessions.running.by_number.get(session.id) is session
                if is_here and session.asks(step) and session.picks == picks:
                    self.want(session.id)
        finally:
            self._is_working = False


@dataclass(eq=False, slots=True)
class Progress:
    """Changes one message, whoever asks for it how often, at most once in so many ``seconds``.

    It waits ``until_calm``: what has come of a round, and hands, are sent before: people wait for them.
    """

    change: Callable[[], Awaitable[None]]
    seconds: float
    now: Now
    until_calm: Callable[[], Awaitable[None]]
    _changed: float = 0.0
    _wanted: bool = False
    _resting: bool = False
    _task: asyncio.Task[None] | None = None

    def want(self) -> None:
        """Ask for a change: now, or as soon as the last one is long enough ago."""
        self._wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._change_soon(), name="progress")

    async def stop(self) -> None:
        """Return when no change is on its way any more: none may come after what is told next."""
        self._wanted = False
        task = self._task
        if task is None:
            return
        # What has been sent cannot be taken back; broken off, it could still arrive later.
        if self._resting or not (await asyncio.wait({task}, timeout=LONGEST_CHANGE))[0]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _change_soon(self) -> None:
        while self._wanted:
            await self._rest()
            self._wanted, self._changed = False, self.now()
            try:
                await self.change()
            except Exception as error:
                # The next change, or the message that tells the step, puts it right.
                log.warning("a public message could not be brought up to date: %s", error)

    async def _rest(self) -> None:
        wait = self._changed + self.seconds - self.now()
        self._resting = True
        try:
            if wait > 0:
                await asyncio.sleep(wait)
            await self.until_calm()
        finally:
            self._resting = False
