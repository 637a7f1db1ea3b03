"""The turns of one game's computer players, which think while everybody else goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

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


Subject = tuple[int, Seat, Level]
"""The step and the seat of a decision, and the level to choose at."""


@dataclass(eq=False)
class ComputerTurns:
    """Chooses with ``computer`` for the computer players of a game, at once or after a while.

    They pause before a turn so that people can follow. ``chosen`` is called when a choice that took its time
    is made. Nothing is stored: after a crash the same choices are found again.
    """

    table: int
    options: Options
    computer: ComputerPlayers
    clock: Clock
    chosen: Callable[[], object]
    _tasks: dict[Subject, asyncio.Task[Choice]] = field(default_factory=dict)

    async def choose_now(
        self, game: AnyGame, step: int, decision: Decision[Any], level: Level = USUAL_LEVEL
    ) -> Choice:
        """Choose at a level, for a person at the usual one."""
        source = random.Random(f"{self.table} {step} {decision.seat}")
        return await self.computer.choose(level, game.view(decision.chooser), decision, source)

    async def poll(self, game: AnyGame, step: int, level: Level, decision: Decision[Any]) -> Choice | None:
        """Choose for a computer player of a level; return None while it thinks or pauses."""
        begins = decision.kind in BEGINNING_A_TURN[self.options.game]
        pause = self.options.pause_seconds if begins else 0.0
        if not pause and not self.computer.thinks_long(level):
            return await self.choose_now(game, step, decision, level)
        for subject in [each for each in self._tasks if each[0] != step]:
            self._tasks.pop(subject).cancel()
        subject = (step, decision.seat, level)
        task = self._tasks.get(subject)
        # If a person has played this seat meanwhile, they may have left a different decision.
        if task is None or (task.done() and task.result() not in decision.choices):
            thinking = self._think(game, step, level, decision, pause)
            task = asyncio.create_task(thinking, name=f"computer player of game {self.table}")
            self._tasks[subject] = task
        return task.result() if task.done() else None

    async def stop(self) -> None:
        """Cancel all thinking."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(
        self, game: AnyGame, step: int, level: Level, decision: Decision[Any], pause: float
    ) -> Choice:
        """Choose, and pause meanwhile so that people can follow."""
        try:
            choosing = self.choose_now(game, step, decision, level)
            choice, _ = await asyncio.gather(choosing, self.clock.rest(pause))
        finally:
            self.chosen()
        return choice
