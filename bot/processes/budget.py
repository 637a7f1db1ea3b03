"""One budget of requests for all processes: Discord counts them by the bot's token."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

from bot.settings import Share

REQUESTS_A_SECOND = 50.0
"""What a bot may ask in all (Discord, Rate Limits, Global Rate Limit)."""

API = "/api/"

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people, which no limit of the token counts (Discord, Rate Limits)."""


class Budget:
    """The part of one process: who asks for more waits for the next one, in the order of asking."""

    def __init__(self, share: Share) -> None:
        """Let each process have the same part."""
        self._a_second = REQUESTS_A_SECOND / share.processes
        self._most = max(1.0, self._a_second)
        self._left = self._most
        self._at: float | None = None
        self._queue = asyncio.Lock()

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
            await self.take()

    async def take(self) -> None:
        """Wait for leave to make a request."""
        loop = asyncio.get_running_loop()
        async with self._queue:
            now = loop.time()
            if self._at is not None:
                self._left = min(self._most, self._left + (now - self._at) * self._a_second)
            self._at = now
            if self._left < 1:
                await asyncio.sleep((1 - self._left) / self._a_second)
                self._left, self._at = 1.0, loop.time()
            self._left -= 1
