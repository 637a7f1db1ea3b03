"""Updates of a step's message as players pick: rate-limited, and always the latest state."""

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
"""Seconds after which a pending edit is cancelled."""

SECONDS_BETWEEN = 1.0
"""Between two non-urgent updates: players need the requests more."""


class StatusRefresher:
    """Keeps the messages of games up to date, however often an update is requested."""

    def __init__(self, client: Client, refresh: Callable[[int], Awaitable[None]]) -> None:
        """Call ``refresh`` to update the message of a table."""
        self._client = client
        self._refresh = refresh
        self._progress: dict[int, Progress] = {}
        self._waiting: deque[tuple[Session, int, Mapping[Seat, Any]]] = deque()
        self._is_working = False

    def want(self, table: int) -> None:
        """Request an update of a table's message."""
        if table not in self._progress:
            client, refresh = self._client, partial(self._refresh, table)
            self._progress[table] = Progress(
                refresh, client.settings.edit_seconds, client.clock.now, client.cluster.until_calm
            )
        self._progress[table].want()

    async def stop(self, table: int) -> None:
        """Wait until no edit is pending."""
        if table in self._progress:
            await self._progress[table].stop()

    async def discard(self, table: int) -> None:
        """Free the memory of a game."""
        await self.stop(table)
        self._progress.pop(table, None)

    def want_some_time(self, session: Session) -> None:
        """Request a low-priority update, in case a process died before it showed the picks.

        Skipped if only computers have picked (they pick before anyone is asked, except slow ones), or if
        another pick triggers an update meanwhile.
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
                is_here = self._client.sessions.running.get(session.id) is session
                if is_here and session.asks(step) and session.picks == picks:
                    self.want(session.id)
        finally:
            self._is_working = False


@dataclass(eq=False, slots=True)
class Progress:
    """Edits one message, at most once every ``seconds``, however often it is requested.

    Waits ``until_calm``: round results and hands go out first, as people wait for them.
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
        """Request an edit: now, or as soon as the interval has passed."""
        self._wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._change_soon(), name="progress")

    async def stop(self) -> None:
        """Wait until no edit is pending, so that none can overwrite the report that follows."""
        self._wanted = False
        task = self._task
        if task is None:
            return
        # A request can't be recalled: cancelled, it could still take effect later.
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
                # The next update, or the report of the step, corrects it.
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
