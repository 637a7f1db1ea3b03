"""One budget of requests for all processes: Discord counts them by the bot's token."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

from bot.common.gate import Gate
from bot.common.settings import Share

REQUESTS_A_SECOND = 50.0
"""What a bot may ask in all (Discord, Rate Limits, Global Rate Limit)."""

API = "/api/"

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people, which no limit of the token counts (Discord, Rate Limits)."""


class RequestBudget:
    """The part of one process: so many requests each second, in the order of asking."""

    def __init__(self, share: Share) -> None:
        """Let each process have the same part."""
        a_second = REQUESTS_A_SECOND / share.processes
        most = max(1, int(a_second))
        self._seconds = most / a_second
        self._gate = Gate(most)

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
            await self._gate.enter(is_urgent=True)
            asyncio.get_running_loop().call_later(self._seconds, self._gate.leave)

    async def until_calm(self) -> None:
        """Wait until nobody waits for a request and there is one to spare; it is left for who comes next."""
        await self._gate.enter(is_urgent=False)
        self._gate.leave()
