"""One budget of requests for all processes: Discord counts them by the bot's token."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import aiohttp

from bot.common.settings import Share

REQUESTS_A_SECOND = 50.0
"""What a bot may ask in all (Discord, Rate Limits, Global Rate Limit)."""

API = "/api/"

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people, which no limit of the token counts (Discord, Rate Limits)."""


class RequestBudget:
    """The part of one process: who asks for more waits for the next one, in the order of asking."""

    def __init__(self, share: Share) -> None:
        """Let each process have the same part."""
        self._a_second = REQUESTS_A_SECOND / share.processes
        self._most = max(1.0, self._a_second)
        self._left = self._most
        self._at: float | None = None
        self._waiting: deque[asyncio.Event] = deque()
        self._until_calm: deque[asyncio.Event] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig:
        """Return what makes every request of a session wait its turn, beside what ``trace`` does with it."""
        trace = trace or aiohttp.TraceConfig()
        trace.on_request_start.append(self._wait)
        return trace

    async def _wait(
        self, _: aiohttp.ClientSession, __: Any, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = request.url.path
        if API in path and not any(each in path for each in UNCOUNTED):
            await self._take(self._waiting)

    async def until_calm(self) -> None:
        """Wait until nobody waits for a request and there is one to spare; it is left for who comes next."""
        await self._take(self._until_calm)
        self._left += 1

    async def _take(self, queue: deque[asyncio.Event]) -> None:
        """Wait in a queue for leave to make a request."""
        leave = asyncio.Event()
        queue.append(leave)
        try:
            self._give_leave()
            await leave.wait()
        except asyncio.CancelledError:
            if leave.is_set():
                self._left += 1
            else:
                queue.remove(leave)
            self._give_leave()
            raise

    def _give_leave(self) -> None:
        """Give leave to as many as there may be now, and come back for the next one."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        while self._left >= 1 and (queue := self._waiting or self._until_calm):
            self._left -= 1
            queue.popleft().set()
        if self._timer is None and (self._waiting or self._until_calm):
            self._timer = loop.call_later((1 - self._left) / self._a_second, self._come_back)

    def _come_back(self) -> None:
        self._timer = None
        self._give_leave()
