"""What the computer players of one game think about while everybody else goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

from bot.common.clock import Clock
from bot.common.options import GameName
from bot.common.rows import USUAL_LEVEL
from bot.tables.events import Computer
from bot.tables.session import Session
from engine.game import Choice, Decision, Seat
from engine.terms import Level

BEGINNING_A_TURN: dict[GameName, frozenset[str]] = {
    "base": frozenset(),
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
    """Chooses for the seats of a session that computer players play, at once or after a while.

    Nothing of it is kept: after a crash it is thought anew, and comes to the same.
    """

    def __init__(self, session: Session, computer: Computer, clock: Clock) -> None:
        """Ask ``computer``, and rest before a turn so that one can follow."""
        self._session = session
        self._computer = computer
        self._clock = clock
        self._tasks: dict[Subject, asyncio.Task[Choice]] = {}

    async def at_once(self, decision: Decision[Any]) -> Choice:
        """Choose for a person as the usual computer player does."""
        return await self._choose(USUAL_LEVEL, decision)

    async def come_to(self, decision: Decision[Any]) -> Choice | None:
        """Choose for a computer player; None while it thinks or waits: then the session tells of a change."""
        session = self._session
        level, pause = session.snapshot.level_of(decision.chooser), self._pause_before(decision)
        if not pause and not self._computer.thinks_long(level):
            return await self._choose(level, decision)
        subject = Subject(session.step, decision.seat, level)
        self._let_go_of_all_but(subject.step)
        if subject not in self._tasks:
            thinking = self._think(level, decision, pause)
            self._tasks[subject] = asyncio.create_task(thinking, name=f"computer player of game {session.id}")
        task = self._tasks[subject]
        if not task.done():
            return None
        choice = task.result()
        if choice in decision.choices:
            return choice
        # Somebody sat here meanwhile and has left another question behind.
        del self._tasks[subject]
        return await self.come_to(decision)

    async def stop(self) -> None:
        """Think about nothing any more."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _pause_before(self, decision: Decision[Any]) -> float:
        options = self._session.row.options
        begins = decision.kind in BEGINNING_A_TURN[options.game]
        return options.pause_seconds if begins else 0.0

    async def _think(self, level: Level, decision: Decision[Any], pause: float) -> Choice:
        """Choose, and wait as long as one needs to follow; neither waits for the other."""
        try:
            resting = asyncio.ensure_future(self._clock.rest(pause))
            try:
                choice = await self._choose(level, decision)
                await resting
            finally:
                resting.cancel()
        finally:
            self._session.changed.set()
        return choice

    async def _choose(self, level: Level, decision: Decision[Any]) -> Choice:
        session = self._session
        source = random.Random(f"{session.id} {session.step} {decision.seat}")
        return await self._computer.choose(level, session.game.view(decision.chooser), decision, source)

    def _let_go_of_all_but(self, step: int) -> None:
        for subject in [each for each in self._tasks if each.step != step]:
            self._tasks.pop(subject).cancel()
