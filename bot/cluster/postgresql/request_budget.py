"""One request budget for all processes: Discord counts requests by the bot's token."""

import asyncio
from typing import Any

import aiohttp

from bot.common.settings import ShardAssignment

REQUESTS_A_SECOND = 50.0
"""Discord's global limit for a bot (Discord, Rate Limits, Global Rate Limit)."""

API = "/api/"

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Responses to interactions, which the global limit doesn't count (Discord, Rate Limits)."""


class RequestBudget:
    """The requests per second of one process, in the order in which they are made."""

    def __init__(self, assignment: ShardAssignment) -> None:
        """Give each process the same share."""
        a_second = REQUESTS_A_SECOND / assignment.processes
        most = max(1, int(a_second))
        self._seconds = most / a_second
        self._gate = asyncio.Semaphore(most)

    def rate_limiting_trace(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig:
        """Return a trace that delays every request of a session to its turn, in addition to ``trace``."""
        trace = trace or aiohttp.TraceConfig()
        trace.on_request_start.append(self._wait)
        return trace

    async def _wait(
        self, _: aiohttp.ClientSession, __: Any, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = request.url.path
        if API in path and not any(each in path for each in UNCOUNTED):
            await self._gate.acquire()
            asyncio.get_running_loop().call_later(self._seconds, self._gate.release)

    async def wait_until_idle(self) -> None:
        """Wait until no request is queued and one more is allowed, without using it up."""
        while self._gate.locked():
            # It queues like a request; others may have come since.
            async with self._gate:
                pass
