"""The turns of the computer players of one game: what they think about while everybody else goes on."""

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
"""The kinds of decisions with which a turn begins, for which a computer player takes its time."""


class Subject(NamedTuple):
    """What is thought about: a decision of a step, and at which level."""

    step: int
    seat: Seat
    level: Level


class ComputerTurns:
    """Chooses for the seats of a game that computer players play, at once or after a while.

    Nothing of it is kept: after a crash it is thought again, and comes to the same.
    """

    def __init__(
        self,
        table: int,
        options: Options,
        computer: ComputerPlayers,
        clock: Clock,
        chosen: Callable[[], object],
    ) -> None:
        """Ask ``computer``, and rest before a turn so that one can follow.

        ``chosen`` is called when one has chosen that took its time.
        """
        self._table = table
        self._options = options
        self._computer = computer
        self._clock = clock
        self._chosen = chosen
        self._tasks: dict[Subject, asyncio.Task[Choice]] = {}

    async def at_once(self, game: AnyGame, step: int, decision: Decision[Any]) -> Choice:
        """Choose for a person as the usual computer player does."""
        return await self._choose(game, Subject(step, decision.seat, USUAL_LEVEL), decision)

    async def come_to(self, game: AnyGame, step: int, level: Level, decision: Decision[Any]) -> Choice | None:
        """Choose for a computer player of a level; None while it thinks or waits."""
        begins = decision.kind in BEGINNING_A_TURN[self._options.game]
        pause = self._options.pause_seconds if begins else 0.0
        subject = Subject(step, decision.seat, level)
        if not pause and not self._computer.thinks_long(level):
            return await self._choose(game, subject, decision)
        self._let_go_of_all_but(step)
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
        # Somebody sat here meanwhile and has left another question behind.
        del self._tasks[subject]
        return await self.come_to(game, step, level, decision)

    async def stop(self) -> None:
        """Think about nothing any more."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, game: AnyGame, subject: Subject, decision: Decision[Any], pause: float) -> Choice:
        """Choose, and wait as long as one needs to follow; neither waits for the other."""
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

    def _let_go_of_all_but(self, step: int) -> None:
        for subject in [each for each in self._tasks if each.step != step]:
            self._tasks.pop(subject).cancel()
