"""The computer players of all levels, called without holding up the event loop."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

from bot.rows import USUAL_LEVEL
from bot.worker import REGRET, pack
from bot.worker_pool import NoAnswerError, WorkerPool
from engine.game import Choice, Decision
from engine.players import Level, by_level
from engine.players.hindsight import Regret

log = logging.getLogger(__name__)

THINKS_LONG: frozenset[Level] = frozenset({"strong"})
"""The levels that search, in processes of their own; the others take some milliseconds in a thread."""


class ComputerPlayers:
    """The players of the engine; those who search think in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        """Let those who search think in ``pool``."""
        self._pool = pool

    def thinks_long(self, level: Level) -> bool:
        """Tell whether a choice of this level may take a while."""
        return level in THINKS_LONG

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        """Give one of the decision's choices; where a process that thinks does not answer, the usual one."""
        if self.thinks_long(level) and len(decision.choices) > 1:
            state = source.getstate()
            try:
                return await self._searched(level, view, decision, source)
            except NoAnswerError as error:
                log.warning("a %s computer player chooses as a %s one: %s", level, USUAL_LEVEL, error)
            source.setstate(state)
            level = USUAL_LEVEL
        choice: Choice = await asyncio.to_thread(by_level(level).choose, view, decision, source)
        return choice

    async def _searched(
        self, level: Level, view: Any, decision: Decision[Any], source: random.Random
    ) -> Choice:
        number = await self._pool.ask(pack(level, view, decision, source))
        if not 0 <= number < len(decision.choices):
            raise NoAnswerError("it answered with no choice")
        choice: Choice = decision.choices[number]
        return choice

    async def regret(self, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        """Tell what a choice has cost, as the strong player sees it; raises `NoAnswerError`."""
        number, loss = await self._pool.ask_for_loss(pack(REGRET, view, decision, choice))
        if not 0 <= number < len(decision.choices):
            raise NoAnswerError("it answered with no choice")
        return Regret(decision.choices[number], loss) if loss > 0 else None

    async def close(self) -> None:
        """Stop thinking."""
        await self._pool.close()
