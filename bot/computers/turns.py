"""The turns of one game's computer players, which think while everybody else goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from bot.common.clock import Clock
from bot.common.options import GameName, Options
from bot.common.rows import USUAL_LEVEL
from bot.computers.players import ComputerPlayers
from engine.course import AnyGame
from engine.game import Choice, Decision, Seat
from engine.terms import Level

BEGINNING_A_TURN: dict[GameName, frozenset[str]] = {
    "base": frozenset(),
    "second-edition": frozenset(),
    "duel": frozenset({"draft", "turn"}),
    "architects": frozenset({"take"}),
}
"""The kinds of decisions that start a turn, before which a computer player pauses."""


class Subject(NamedTuple):
    """A decision of a step, and the level to choose at."""

    step: int
    seat: Seat
    level: Level


class ComputerTurns:
    """Chooses for the computer players of a game, at once or after a while.

    Nothing is stored: after a crash the same choices are found again.
    """

    def __init__(
        self,
        table: int,
        options: Options,
        computer: ComputerPlayers,
        clock: Clock,
        chosen: Callable[[], object],
    ) -> None:
        """Choose with ``computer``, and pause before a turn so that people can follow.

        ``chosen`` is called when a choice that took its time is made.
        """
        self._table = table
        self._options = options
        self._computer = computer
        self._clock = clock
        self._chosen = chosen
        self._tasks: dict[Subject, asyncio.Task[Choice]] = {}

    async def choose_now(self, game: AnyGame, step: int, decision: Decision[Any]) -> Choice:
        """Choose for a person at the usual level."""
        return await self._choose(game, Subject(step, decision.seat, USUAL_LEVEL), decision)

    async def poll(self, game: AnyGame, step: int, level: Level, decision: Decision[Any]) -> Choice | None:
        """Choose for a computer player of a level; return None while it thinks or pauses."""
        begins = decision.kind in BEGINNING_A_TURN[self._options.game]
        pause = self._options.pause_seconds if begins else 0.0
        subject = Subject(step, decision.seat, level)
        if not pause and not self._computer.thinks_long(level):
            return await self._choose(game, subject, decision)
        self._cancel_other_steps(step)
        if subject not in self._tasks:
            thinking = self._think(game, subject, decision, pause)
            self._tasks[subject] = asyncio.create_task(
                thinking, name=f"computer player of game {self._table}"
            )
        task = self._tasks[subject]
        if not task.done():
            return None
        choice = task.result()
        if choice in decision.choices:
            return choice
        # A person has played this seat meanwhile and left a different decision.
        del self._tasks[subject]
        return await self.poll(game, step, level, decision)

    async def stop(self) -> None:
        """Cancel all thinking."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, game: AnyGame, subject: Subject, decision: Decision[Any], pause: float) -> Choice:
        """Choose, and pause meanwhile so that people can follow."""
        try:
            resting = asyncio.ensure_future(self._clock.rest(pause))
            try:
                choice = await self._choose(game, subject, decision)
                await resting
            finally:
                resting.cancel()
        finally:
            self._chosen()
        return choice

    async def _choose(self, game: AnyGame, subject: Subject, decision: Decision[Any]) -> Choice:
        source = random.Random(f"{self._table} {subject.step} {subject.seat}")
        return await self._computer.choose(subject.level, game.view(decision.chooser), decision, source)

    def _cancel_other_steps(self, step: int) -> None:
        for subject in [each for each in self._tasks if each.step != step]:
            self._tasks.pop(subject).cancel()
