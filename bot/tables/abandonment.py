"""Abandonment of idle games: warn their players, then free their seats and channel."""

import logging
from dataclasses import replace

from bot.common.game_options import Options
from bot.common.stored_rows import WARNING
from bot.tables.session import Session
from bot.tables.sessions import Sessions

log = logging.getLogger(__name__)

DAY_SECONDS = 86_400.0
WARNING_SECONDS = 3 * DAY_SECONDS
"""How long before the end of a game its players are warned."""

LONGEST_POSTPONEMENT_SECONDS = 30 * DAY_SECONDS
"""How long the end of a game is postponed while its players can't be warned."""


class Abandonment:
    """Ends games that nobody plays any more."""

    def __init__(self, sessions: Sessions, *, days: int, slow_days: int) -> None:
        """End idle games after ``days``, or ``slow_days`` if a round can take a day, and a warning."""
        self._sessions = sessions
        self._now = sessions.clock.now
        self._days = days
        self._slow_days = slow_days

    async def write_touch(self, session: Session) -> None:
        """Store that a player has done something, and withdraw the warning."""
        before = await session.change_row(
            lambda row: replace(row, active=self._now(), expires=None) if session.needs_touch else row
        )
        if before.expires is None:
            return
        try:
            await self._sessions.events_at(session.row.place).take_warning_back(session)
        except Exception as error:
            log.warning("a warning at game %d stays until the next look: %s", session.id, error)

    async def check(self) -> None:
        """Warn the players of idle games and end games; an error at one is logged and retried next time."""
        for session in self._sessions:
            if self._sessions.connectivity.is_lost:
                # Nobody could keep a game going now.
                return
            try:
                await self._check_game(session)
            except Exception:
                log.exception("game %d could not be looked at", session.id)

    async def _check_game(self, session: Session) -> None:
        row, now, events = session.row, self._now(), self._sessions.events_at(session.row.place)
        end, is_warned = row.expires, WARNING in session.messages
        patience_ends = row.active + self._patience(row.options)
        last_end = patience_ends + LONGEST_POSTPONEMENT_SECONDS
        if end is not None and now >= (end if is_warned else max(end, last_end)):
            await self._sessions.close(session, "abandoned")
        elif now < patience_ends:
            await events.take_warning_back(session)
        elif row.state == "over":
            await self._sessions.close(session, "abandoned")
        else:
            if end is None or (not is_warned and end - now < WARNING_SECONDS / 2 and now < last_end):
                # Stored before it is posted, so that nobody is warned of two different ends. If the warning
                # couldn't be posted in time, the end is moved.
                await session.change_row(
                    lambda newest: replace(newest, expires=now + WARNING_SECONDS) if newest == row else newest
                )
            if session.row.expires is not None:
                await events.warn_of_end(session)

    def _patience(self, options: Options) -> float:
        """Return the seconds after which a game counts as abandoned."""
        slow = options.seconds is None or options.seconds >= DAY_SECONDS
        return (self._slow_days if slow else self._days) * DAY_SECONDS
