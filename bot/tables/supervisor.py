"""Keeping one game going: what stops it is tried again a little later, but not for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.common.rows import EndReason
from bot.storage.store import Store
from bot.tables.events import EveryoneLeftError, GameEvents, Park, PlaceGoneError
from bot.tables.loop import GameLoop
from bot.tables.session import Session
from engine.game import BrokenGameError

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 300.0
TRIES = 9
"""So often a game tries to take the same step; then it rests until something happens that may help."""

TRIES_AFTER_REST = 3


class Supervisor:
    """Lets a game run; what stops it is logged, and it goes on where it was."""

    def __init__(
        self,
        session: Session,
        loop: GameLoop,
        store: Store,
        port: GameEvents,
        park: Park,
        close: Callable[[Session, EndReason], Awaitable[bool]],
    ) -> None:
        """Keep the ``loop`` of ``session`` going.

        ``close`` ends the game before its end, or gives False where it goes on after all.
        """
        self._session = session
        self._loop = loop
        self._store = store
        self._port = port
        self._park = park
        self._close = close
        self._left: float | None = None

    async def run(self) -> None:
        """Play the game to its end and tell its score, or close it where it cannot be played any more."""
        session, step, tries, wait = self._session, -1, 0, FIRST_RETRY_SECONDS
        while True:
            session.woken.clear()
            try:
                if await self._play():
                    return
                continue
            except Exception as error:
                if session.row.state == "closed":
                    log.exception("not everything was told of the end of game %d", session.id)
                    return
                if step != session.step:
                    step, tries, wait = session.step, 0, FIRST_RETRY_SECONDS
                # The same step by the same rules breaks again: it rests at once.
                tries = TRIES if isinstance(error, BrokenGameError) else tries + 1
                if tries < TRIES:
                    log.exception("game %d stopped, it goes on in %.0f s", session.id, wait)
                else:
                    log.exception("game %d rests until something happens", session.id)
                await self._stop_clock()
                await self._tell(error, rests=tries >= TRIES)
            if tries < TRIES:
                # What has happened while it was tried did not help.
                session.woken.clear()
                await self._wait(wait)
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)
            else:
                await self._wait(None)
                tries, wait = TRIES - TRIES_AFTER_REST, FIRST_RETRY_SECONDS

    async def _play(self) -> bool:
        """Let the game run; gives False where it goes on."""
        if self._left is not None:
            await self._session.clock.go_on_with(self._left)
            self._left = None
        try:
            await self._loop.play()
        except PlaceGoneError:
            log.warning("game %d is closed: its channel is gone", self._session.id)
            return await self._close(self._session, "gone")
        except EveryoneLeftError:
            return await self._close(self._session, "left")
        await self._store.mark_told(self._session.id)
        return True

    async def _wait(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._park(self._session.woken.wait())
        except TimeoutError:
            pass

    async def _stop_clock(self) -> None:
        """Stop the clock of a game that rests; it runs on where not even that can be written."""
        if self._left is None:
            try:
                self._left = await self._session.clock.stop()
            except Exception:
                log.exception("the clock of game %d could not be stopped", self._session.id)

    async def _tell(self, error: Exception, *, rests: bool) -> None:
        try:
            await self._port.stuck(self._session, error, rests=rests)
        except Exception:
            log.exception("nobody could be told that game %d waits", self._session.id)
