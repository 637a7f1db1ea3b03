"""Who was late in a step, and the connection without which no clock runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace

from bot.common.clock import Now
from bot.common.rows import SeatRow
from engine.game import Seat

LATE_ROUNDS_BEFORE_AWAY = 3
"""How many late rounds in a row make a player away; the computer plays until they are back."""


class Lateness:
    """The seats whose players were late: ``in_step`` in the current step, ``in_turn`` earlier in the turn.

    A seat is removed once its player chooses after all, or a new player takes it.
    """

    def __init__(self) -> None:
        self.in_step = set[Seat]()
        self.in_turn = set[Seat]()

    def played_for(self, seats: Iterable[SeatRow], deciding: Collection[Seat]) -> set[Seat]:
        """Return the persons' seats for which the computer has chosen in this step."""
        away = {row.seat for row in seats if row.person is not None and row.late >= LATE_ROUNDS_BEFORE_AWAY}
        return self.in_step | (self.in_turn | away) & set(deciding)

    def counted(self, row: SeatRow) -> SeatRow:
        """Count a late round of a person, and once past the limit, so that it isn't announced twice."""
        if row.seat in self.in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Collection[Seat]) -> None:
        """Start the next step; the turns of some seats go on."""
        self.in_turn = (self.in_turn | self.in_step) & set(still_in_turn)
        self.in_step = set()


class Connectivity:
    """The state of the connection to Discord over which taps arrive."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._lost_at: float | None = None
        self._regaining = asyncio.Lock()
        self._back = asyncio.Event()
        self._back.set()

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""
        return not self._back.is_set()

    @property
    def last(self) -> float:
        """The last time the players could be reached, in seconds since 1970."""
        return self._now() if self._lost_at is None else self._lost_at

    def lose(self) -> None:
        """Note that the connection is lost, unless it is already."""
        if self._lost_at is None:
            self._lost_at = self._now()
            self._back.clear()

    async def regain(self, shift_clocks: Callable[[float], Awaitable[None]]) -> None:
        """Note that the connection is back; ``shift_clocks`` shifts the clocks by the seconds it was lost.

        If ``shift_clocks`` fails, or the connection is lost meanwhile, the clocks stay stopped.
        """
        async with self._regaining:
            if self._lost_at is None:
                return
            before, self._lost_at = self._lost_at, None
            try:
                await shift_clocks(self._now() - before)
            except BaseException:
                self._lost_at = before
                raise
            if self._lost_at is None:
                self._back.set()

    async def wait(self) -> None:
        """Wait until the connection is up."""
        await self._back.wait()
