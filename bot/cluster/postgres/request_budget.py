"""One budget of requests for all processes: Discord counts them by the bot's token."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from typing import Any

import aiohttp

from bot.common.settings import Share

REQUESTS_A_SECOND = 50.0
"""What a bot may ask in all (Discord, Rate Limits, Global Rate Limit)."""

API = "/api/"

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people, which no limit of the token counts (Discord, Rate Limits)."""


class Leisure:
    """What is asked for with it lets all other requests go first, and can be given up until it is sent."""

    def __init__(self) -> None:
        """Wait for nothing yet."""
        self._waiting: asyncio.Task[Any] | None = None
        self._is_given_up = False

    @property
    def waits(self) -> bool:
        """Whether a request waits now for leave."""
        return self._waiting is not None

    def give_up(self) -> None:
        """Cancel who waits for leave, or will wait for it; what is sent without waiting goes on."""
        self._is_given_up = True
        if self._waiting is not None:
            self._waiting.cancel()

    def begin_to_wait(self) -> None:
        """Notice that the task at hand waits for leave."""
        self._waiting = asyncio.current_task()
        if self._is_given_up:
            self.give_up()

    def end_to_wait(self) -> None:
        """Notice that it does not any more."""
        self._waiting = None


at_leisure: ContextVar[Leisure | None] = ContextVar("what need not be asked for at once", default=None)


class Budget:
    """The part of one process: who asks for more waits for the next one, in the order of asking."""

    def __init__(self, share: Share) -> None:
        """Let each process have the same part."""
        self._a_second = REQUESTS_A_SECOND / share.processes
        self._most = max(1.0, self._a_second)
        self._left = self._most
        self._at: float | None = None
        self._soon: deque[asyncio.Event] = deque()
        self._later: deque[asyncio.Event] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig:
        """Give what makes every request of a session wait its turn, beside what ``trace`` does with it."""
        trace = trace or aiohttp.TraceConfig()
        trace.on_request_start.append(self._wait)
        return trace

    async def _wait(
        self, _: aiohttp.ClientSession, __: Any, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = request.url.path
        if API in path and not any(each in path for each in UNCOUNTED):
            await self.take(at_leisure.get())

    async def take(self, leisure: Leisure | None = None) -> None:
        """Wait for leave to make a request; with ``leisure`` until nobody else waits for it."""
        queue, leave = self._soon if leisure is None else self._later, asyncio.Event()
        queue.append(leave)
        try:
            self._give_leave()
            if leisure is not None and not leave.is_set():
                leisure.begin_to_wait()
            await leave.wait()
        except asyncio.CancelledError:
            if leave.is_set():
                self._left += 1
            else:
                queue.remove(leave)
            self._give_leave()
            raise
        finally:
            if leisure is not None:
                leisure.end_to_wait()

    def _give_leave(self) -> None:
        """Give leave to as many as there may be now, and come back for the next one."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        while self._left >= 1 and (queue := self._soon or self._later):
            self._left -= 1
            queue.popleft().set()
        if self._timer is None and (self._soon or self._later):
            self._timer = loop.call_later((1 - self._left) / self._a_second, self._come_back)

    def _come_back(self) -> None:
        self._timer = None
        self._give_leave()
