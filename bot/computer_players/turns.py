"""The computer players of all levels, and their turns in a game; neither blocks the event loop."""

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.common.clock import Clock
from bot.common.game_options import GameName, Options
from bot.common.stored_rows import USUAL_LEVEL
from bot.common.workers.pickling import pack
from bot.common.workers.pool import NoAnswerError, WorkerPool
from engine.course import AnyGame
from engine.game import Choice, Decision, Seat
from engine.players.advice import Hint, Regret, hint, reasons_for, regret
from engine.players.levels import by_level
from engine.terms import Level

log = logging.getLogger(__name__)


def thinking_processes(most: int) -> WorkerPool:
    """Return a pool of processes for computer players, which give way to answering people and drawing."""
    return WorkerPool(most, longest_queue=8.0, longest_answer=6.0, politeness=5)


class ComputerPlayers:
    """The computer players of the engine; those that search run in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    def thinks_long(self, level: Level) -> bool:
        """Whether a level searches, in its own process; the others take milliseconds in a thread."""
        return level == "strong"

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        """Return one of the decision's choices; if the process doesn't answer, that of the usual level."""
        if self.thinks_long(level) and len(decision.choices) > 1:
            state = source.getstate()
            try:
                searched: Choice = await self._pool.ask(pack(choose, level, view, decision, source))
                return searched
            except NoAnswerError as error:
                log.warning("a %s computer player chooses as a %s one: %s", level, USUAL_LEVEL, error)
            source.setstate(state)
            level = USUAL_LEVEL
        return await asyncio.to_thread(choose, level, view, decision, source)

    async def hint(self, view: Any, decision: Decision[Any]) -> Hint:
        """Return a strong player's choice with its reasons; the usual level's if none answers."""
        try:
            advised: Hint = await self._pool.ask(pack(hint, view, decision))
        except NoAnswerError as error:
            log.warning("a hint is a %s computer player's: %s", USUAL_LEVEL, error)
            choice = await asyncio.to_thread(choose, USUAL_LEVEL, view, decision, random.Random(0))
            return Hint(choice, reasons_for(view, decision, choice))
        return advised

    async def regret(self, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        """Return what a choice has cost by a strong player's estimate; raises `NoAnswerError`."""
        found: Regret | None = await self._pool.ask(pack(regret, view, decision, choice))
        return found if found is not None and found.loss > 0 else None

    async def close(self) -> None:
        """Stop thinking."""
        await self._pool.close()


def choose(level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
    """Return the choice of the computer player of a level."""
    choice: Choice = by_level(level).choose(view, decision, source)
    return choice


# -- their turns --------------------------------------------------------------------------------------

BEGINNING_A_TURN: dict[GameName, frozenset[str]] = {
    "base": frozenset(),
    "second-edition": frozenset(),
    "duel": frozenset({"draft", "turn"}),
    "architects": frozenset({"take"}),
}
"""The kinds of decisions that start a turn, before which a computer player pauses."""


@dataclass(eq=False)
class ComputerTurns:
    """The computer players' choices in a game; ``chosen`` is called after one that took its time.

    Nothing is stored: after a crash the same choices are found again.
    """

    table: int
    options: Options
    computer: ComputerPlayers
    clock: Clock
    chosen: Callable[[], object]
    _tasks: dict[tuple[int, Seat, Level], asyncio.Task[Choice]] = field(default_factory=dict)
    """The choices that take their time, by step, seat and level."""

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
