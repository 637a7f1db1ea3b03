"""What may be a moment old and nobody waits for: brought up to date in passing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.client import Client
from bot.tables.session import Session
from engine.game import Seat

SECONDS_BETWEEN = 1.0
"""Between two of these messages: people who play need the requests more."""


class CatchingUp:
    """Shows again who has picked, one game after the other, where a process may have died before it did."""

    def __init__(self, client: Client, show: Callable[[Session], Awaitable[None]]) -> None:
        """Let ``show`` bring the message of a game up to date."""
        self._client = client
        self._show = show
        self._waiting: deque[tuple[Session, int, Mapping[Seat, Any]]] = deque()
        self._is_working = False

    def want(self, session: Session) -> None:
        """Show some time who has picked, unless no person has, or it is shown meanwhile because another has.

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
                    await self._show(session)
        finally:
            self._is_working = False
