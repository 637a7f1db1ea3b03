"""Games that nobody has touched for long: their players are warned, then their seats and channel are free."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.options import Options
from bot.port import Now, Port
from bot.table import Table
from bot.tables import Tables

log = logging.getLogger(__name__)

DAY_SECONDS = 86_400.0
WARNING_SECONDS = 3 * DAY_SECONDS
"""How long before its end the players of a game are warned."""

TOUCH_SECONDS = 3600.0
"""When a player does something again after so long, it is written down."""


class Abandonment:
    """Ends the games that nobody plays any more."""

    def __init__(self, tables: Tables, port: Port, now: Now, *, days: int, slow_days: int) -> None:
        """End games after so many ``days``, or ``slow_days`` where a round may take one, and a warning."""
        self._tables = tables
        self._port = port
        self._now = now
        self._days = days
        self._slow_days = slow_days

    async def touch(self, table: Table) -> None:
        """Notice that a player has done something at a table: it goes on, and a warning no longer holds."""
        self._tables.wake_table(table.id)
        async with table.choosing:
            row, now = table.row, self._now()
            warned = row.expires is not None
            if table.is_running and (warned or now - row.active >= TOUCH_SECONDS):
                await table.save_row(replace(row, active=now, expires=None))
        if warned:
            await self._port.take_warning_back(table)

    async def look(self) -> None:
        """Warn and end what nobody has touched; what fails at one game is logged, and tried the next time."""
        for table in self._tables:
            if self._tables.reach.is_lost:
                # Whoever would keep a game could not do so now.
                return
            try:
                await self._look_at(table)
            except Exception:
                log.exception("table %d could not be looked at", table.id)

    async def _look_at(self, table: Table) -> None:
        row, now = table.row, self._now()
        if row.expires is not None and now >= row.expires:
            await self._tables.abandon(table)
        elif now < row.active + self._patience(row.options):
            await self._port.take_warning_back(table)
        elif row.state == "over":
            await self._tables.abandon(table)
        else:
            if row.expires is None:
                # Written before it is told: nobody is warned twice of two different ends.
                async with table.choosing:
                    await table.save_row(replace(table.row, expires=now + WARNING_SECONDS))
            await self._port.warn_of_end(table)

    def _patience(self, options: Options) -> float:
        """Give the seconds after which a game counts as abandoned."""
        slow = options.seconds is None or options.seconds >= DAY_SECONDS
        return (self._slow_days if slow else self._days) * DAY_SECONDS
