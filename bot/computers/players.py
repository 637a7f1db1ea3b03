"""The computer players of all levels, called without blocking the event loop."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

from bot.common.rows import USUAL_LEVEL
from bot.common.workers.packing import pack
from bot.common.workers.pool import NoAnswerError, WorkerPool
from engine.game import Choice, Decision
from engine.players.advice import Hint, Regret, hint, reasons_for, regret
from engine.players.levels import by_level
from engine.terms import Level

log = logging.getLogger(__name__)

LONGEST_QUEUE = 8.0
"""Seconds that a call can wait for a free process."""

LONGEST_THOUGHT = 6.0
"""Seconds that a process can take to answer, including its start."""

POLITENESS = 5
"""Searching gives way to answering people and drawing (see nice(1))."""


def thinking_processes(most: int) -> WorkerPool:
    """Return a pool of processes for computer players."""
    return WorkerPool(
        most, longest_queue=LONGEST_QUEUE, longest_answer=LONGEST_THOUGHT, politeness=POLITENESS
    )


class ComputerPlayers:
    """The computer players of the engine; those that search run in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    def thinks_long(self, level: Level) -> bool:
        """Whether a level searches, in its own process; the others take milliseconds in a thread."""
        return level == "strong"

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        """Return one of the decision's choices.

        If the process doesn't answer, the usual level chooses.
        """
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
