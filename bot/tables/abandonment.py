"""Games that nobody has touched for long: their players are warned, then their seats and channel are free."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.common.clock import Now
from bot.common.options import Options
from bot.common.rows import WARNING
from bot.tables.registry import Sessions
from bot.tables.session import Session

log = logging.getLogger(__name__)

DAY_SECONDS = 86_400.0
WARNING_SECONDS = 3 * DAY_SECONDS
"""How long before its end the players of a game are warned."""

LONGEST_POSTPONEMENT_SECONDS = 30 * DAY_SECONDS
"""How long a game is kept whose players cannot be warned: nobody is told, but it does not stay for ever."""


class Abandonment:
    """Ends the games that nobody plays any more."""

    def __init__(self, sessions: Sessions, now: Now, *, days: int, slow_days: int) -> None:
        """End games after so many ``days``, or ``slow_days`` where a round may take one, and a warning."""
        self._sessions = sessions
        self._now = now
        self._days = days
        self._slow_days = slow_days

    async def write_touch(self, session: Session) -> None:
        """Write down that a player has done something: a warning no longer holds."""
        before = await session.change_row(
            lambda row: replace(row, active=self._now(), expires=None) if session.is_quiet else row
        )
        if before.expires is None:
            return
        try:
            await self._sessions.events_at(session.row.place).take_warning_back(session)
        except Exception as error:
            log.warning("a warning at game %d stays until the next look: %s", session.id, error)

    async def look(self) -> None:
        """Warn and end what nobody has touched; what fails at one game is logged, and tried the next time."""
        for session in self._sessions:
            if self._sessions.reach.is_lost:
                # Whoever would keep a game could not do so now.
                return
            try:
                await self._look_at(session)
            except Exception:
                log.exception("game %d could not be looked at", session.id)

    async def _look_at(self, session: Session) -> None:
        row, now = session.row, self._now()
        end, said = row.expires, WARNING in session.messages
        patience_ends = row.active + self._patience(row.options)
        last_end = patience_ends + LONGEST_POSTPONEMENT_SECONDS
        if end is not None and now >= (end if said else max(end, last_end)):
            await self._sessions.close(session, "abandoned")
        elif now < patience_ends:
            await self._sessions.events_at(session.row.place).take_warning_back(session)
        elif row.state == "over":
            await self._sessions.close(session, "abandoned")
        else:
            if end is None or (not said and end - now < WARNING_SECONDS / 2 and now < last_end):
                # Written before it is told: nobody is warned twice of two different ends. What nobody has
                # heard in time is told with a later one.
                await session.change_row(
                    lambda newest: replace(newest, expires=now + WARNING_SECONDS) if newest == row else newest
                )
            if session.row.expires is not None:
                await self._sessions.events_at(session.row.place).warn_of_end(session)

    def _patience(self, options: Options) -> float:
        """Return the seconds after which a game counts as abandoned."""
        slow = options.seconds is None or options.seconds >= DAY_SECONDS
        return (self._slow_days if slow else self._days) * DAY_SECONDS
