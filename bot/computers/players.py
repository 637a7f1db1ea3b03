"""The computer players of all levels, called without holding up the event loop."""

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
"""Seconds that a question may wait until a process is free."""

LONGEST_THOUGHT = 6.0
"""Seconds that a process may take for an answer, its start included."""

POLITENESS = 5
"""What thinks gives way to what answers people and draws for them (see nice(1))."""


def thinking_processes(most: int) -> WorkerPool:
    """Return processes in which computer players think."""
    return WorkerPool(
        most, longest_queue=LONGEST_QUEUE, longest_answer=LONGEST_THOUGHT, politeness=POLITENESS
    )


class ComputerPlayers:
    """The players of the engine; those who search think in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    def thinks_long(self, level: Level) -> bool:
        """Return whether a level searches, in a process of its own; others take milliseconds in a thread."""
        return level == "strong"

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        """Return one of the decision's choices.

        Where a process that thinks does not answer, the usual one.
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
        """Return what a strong player would do, and what to tell for it; the usual one where none answers."""
        try:
            advised: Hint = await self._pool.ask(pack(hint, view, decision))
        except NoAnswerError as error:
            log.warning("a hint is a %s computer player's: %s", USUAL_LEVEL, error)
            return await asyncio.to_thread(_usual_hint, view, decision)
        return advised

    async def regret(self, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        """Return what a choice has cost, as the strong player sees it; raises `NoAnswerError`."""
        found: Regret | None = await self._pool.ask(pack(regret, view, decision, choice))
        return found if found is not None and found.loss > 0 else None

    async def close(self) -> None:
        """Stop thinking."""
        await self._pool.close()


def choose(level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
    """Return the one of the decision's choices that the computer player of a level takes."""
    choice: Choice = by_level(level).choose(view, decision, source)
    return choice


def _usual_hint(view: Any, decision: Decision[Any]) -> Hint:
    choice = choose(USUAL_LEVEL, view, decision, random.Random(0))
    return Hint(choice, reasons_for(view, decision, choice))
