"""The clock of a sitting: it runs while people are asked, and only while they can be reached."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.port import Now
from bot.rows import TableRow

NOTICED_SECONDS = 20.0
"""When a clock has stood still for so long, its players are shown the new end of their time."""


class Clocked(Protocol):
    """What has a row with a deadline."""

    @property
    def row(self) -> TableRow:
        """The row as it is now."""
        ...

    def take_over_row(self, row: TableRow) -> None:
        """Let a row be the sitting's that is in the store already."""
        ...

    async def save_row(self, row: TableRow) -> None:
        """Write the row, then let it be the sitting's."""
        ...


class StepClock:
    """The time for one step after the other; the deadline stands in the sitting's row."""

    def __init__(self, sitting: Clocked, now: Now) -> None:
        """Run for ``sitting``."""
        self._sitting = sitting
        self._now = now

    @property
    def _seconds(self) -> float | None:
        return self._sitting.row.options.seconds

    async def start(self) -> None:
        """Let the time of a step begin, unless it runs or there is none."""
        if self._seconds is not None and self._sitting.row.deadline is None:
            await self._set(self._now() + self._seconds)

    async def give_half(self) -> None:
        """Let who has just sat down have half of a step's time at least."""
        seconds, deadline = self._seconds, self._sitting.row.deadline
        if seconds is not None and deadline is not None and deadline < self._now() + seconds / 2:
            await self._set(self._now() + seconds / 2)

    async def stop(self) -> float | None:
        """Stand still while nothing can be asked; gives the seconds left, None where no time runs."""
        deadline = self._sitting.row.deadline
        if deadline is None:
            return None
        await self._set(None)
        return deadline - self._now()

    async def go_on_with(self, seconds: float) -> None:
        """Run again with so many seconds left; who could not be told that they end has half of all anew."""
        if self._sitting.row.deadline is None:
            half = (self._seconds or 0.0) / 2
            await self._set(self._now() + (seconds if seconds > 0 else half))

    def move_on(self, seconds: float) -> bool:
        """Take over what the store has moved on by; tells whether players should be shown the new end."""
        row = self._sitting.row
        self._sitting.take_over_row(
            replace(
                row,
                active=row.active + seconds,
                deadline=None if row.deadline is None else row.deadline + seconds,
                expires=None if row.expires is None else row.expires + seconds,
            )
        )
        return row.deadline is not None and seconds >= NOTICED_SECONDS

    def seconds_to_alarm(self, *, reminded: bool) -> float | None:
        """Give the time until half of it is gone, or all where that has been said; None without a clock."""
        seconds, deadline = self._seconds, self._sitting.row.deadline
        if seconds is None or deadline is None:
            return None
        return max(0.0, (deadline if reminded else deadline - seconds / 2) - self._now())

    async def _set(self, deadline: float | None) -> None:
        await self._sitting.save_row(replace(self._sitting.row, deadline=deadline))
