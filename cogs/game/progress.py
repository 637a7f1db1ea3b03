"""A public message that changes often, changed at most once in a while and always to the latest state."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.port import Now

log = logging.getLogger(__name__)


LONGEST_CHANGE = 10.0
"""Seconds after which a change that is on its way is given up."""


class Progress:
    """Changes one message, whoever asks for it how often."""

    def __init__(self, change: Callable[[], Awaitable[None]], seconds: float, now: Now) -> None:
        """Let ``change`` bring the message up to date, at most once in so many ``seconds``."""
        self._change = change
        self._seconds = seconds
        self._now = now
        self._changed = 0.0
        self._wanted = False
        self._resting = False
        self._task: asyncio.Task[None] | None = None

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
            self._wanted, self._changed = False, self._now()
            try:
                await self._change()
            except Exception as error:
                # The next change, or the message that tells the step, puts it right.
                log.warning("a public message could not be brought up to date: %s", error)

    async def _rest(self) -> None:
        wait = self._changed + self._seconds - self._now()
        if wait > 0:
            self._resting = True
            try:
                await asyncio.sleep(wait)
            finally:
                self._resting = False
