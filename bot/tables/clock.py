"""The clock of a session: it runs while people are asked, and only while they can be reached."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.common.clock import Now
from bot.common.rows import TableRow

if TYPE_CHECKING:
    from bot.tables.session import Session

NOTICED_SECONDS = 20.0
"""When a clock has stood still for so long, its players are shown the new end of their time."""


class StepClock:
    """The time for one step after the other; the deadline stands in the session's row."""

    def __init__(self, session: Session, now: Now) -> None:
        """Run for ``session``."""
        self._session = session
        self._now = now

    async def start(self) -> None:
        """Let the time of a step begin, unless it runs or there is none."""
        await self._session.change_row(lambda row: self._running(row, row.options.seconds))

    async def give_half(self) -> None:
        """Let who has just sat down have half of a step's time at least."""

        def given(row: TableRow) -> TableRow:
            seconds, deadline = row.options.seconds, row.deadline
            if seconds is None or deadline is None:
                return row
            return replace(row, deadline=max(deadline, self._now() + seconds / 2))

        await self._session.change_row(given)

    async def stop(self) -> float | None:
        """Stand still while nothing can be asked; gives the seconds left, None where no time runs."""
        before = await self._session.change_row(lambda row: replace(row, deadline=None))
        return None if before.deadline is None else before.deadline - self._now()

    async def go_on_with(self, seconds: float) -> None:
        """Run again with so many seconds left; who could not be told that they end has half of all anew."""

        def gone_on(row: TableRow) -> TableRow:
            half = (row.options.seconds or 0.0) / 2
            return self._running(row, seconds if seconds > 0 else half)

        await self._session.change_row(gone_on)

    def seconds_to_alarm(self, *, reminded: bool) -> float | None:
        """Give the time until half of it is gone, or all where that has been said; None without a clock."""
        row = self._session.row
        seconds, deadline = row.options.seconds, row.deadline
        if seconds is None or deadline is None:
            return None
        return max(0.0, (deadline if reminded else deadline - seconds / 2) - self._now())

    def _running(self, row: TableRow, seconds: float | None) -> TableRow:
        if seconds is None or row.deadline is not None or row.state != "playing":
            return row
        return replace(row, deadline=self._now() + seconds)


def moved_on(row: TableRow, seconds: float) -> TableRow:
    """Return a row after so many seconds in which nobody could be reached."""
    return replace(
        row,
        active=row.active + seconds,
        deadline=None if row.deadline is None else row.deadline + seconds,
        expires=None if row.expires is None else row.expires + seconds,
    )
