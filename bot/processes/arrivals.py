"""Where taps arrive that Discord sends to one process and another one may serve.

Those of a server come to who hears its shard, those of direct messages to who hears shard 0, whichever game
they are about. A pick of a game that is served elsewhere is written and answered here; all else is handed
on as it came: an answer needs no more than what Discord sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextvars import copy_context
from typing import Any

from bot.processes.sharing import Sharing
from bot.processes.visits import fault_at_hand, heard_at_hand, visited_at_hand
from bot.refusal import Refusal
from bot.rows import TableRow
from bot.sitting import Sitting

PATIENCE_SECONDS = 2.0
"""For so long a tap waits for a process that serves it; Discord waits for three seconds."""

READING_SECONDS = 1.2
"""A process that has not read in so long what was handed on to it does not any more."""

LOOK_SECONDS = 0.2

COMMAND, TAP, FORM = 2, 3, 5
"""What Discord calls kinds of interactions."""

Tap = Mapping[str, Any]
"""An interaction as Discord sends it."""


class Arrivals:
    """Brings each tap to the process that serves what it is about."""

    def __init__(self, sharing: Sharing, deliver: Callable[[Tap], None]) -> None:
        """Hand on by ``sharing``, and ``deliver`` what is to be answered here."""
        self._sharing = sharing
        self._deliver = deliver

    async def arrive(self, tap: Tap) -> None:
        """Answer a tap here or elsewhere; where nobody can, say so."""
        try:
            await self._arrive(tap, self._sharing.share.of(int(tap.get("guild_id") or 0)))
        except Exception as error:
            self._answer(tap, fault=error)

    async def _arrive(self, tap: Tap, shard: int) -> None:
        sharing, until = self._sharing, asyncio.get_running_loop().time() + PATIENCE_SECONDS
        table = _table_of(tap)
        while not sharing.is_here(shard, table):
            holder = sharing.holder(shard)
            if holder not in (None, sharing.share.process):
                return await self._hand_on_or_refuse(tap, shard)
            if asyncio.get_running_loop().time() > until:
                if shard in sharing.held and table is None:
                    break
                if holder is None or shard in sharing.held:
                    self._answer(tap, fault=Refusal("refusal-moving"))
                # Else the one before or after this process, which hears the same, has answered.
                return None
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await sharing.comes(shard, table)
            except TimeoutError:
                if shard not in sharing.held:
                    sharing.wake()
        if not sharing.hear(int(tap["id"])):
            return None
        if "guild_id" in tap:
            return self._answer(tap)
        return await self._answer_direct(tap)

    async def _answer_direct(self, tap: Tap) -> None:
        """Answer what was done in direct messages, with the games that are served elsewhere brought here."""
        table = _table_of(tap)
        if table is not None:
            row = await self._row_elsewhere(table)
            if row is not None and row.state != "playing":
                return await self._hand_on_or_refuse(tap, self._sharing.share.of(row.server))
            return self._answer(tap, () if row is None else (await self._sharing.visit(row),))
        rows = []
        if tap["type"] == COMMAND:
            rows = await self._sharing.games_elsewhere(int(tap["user"]["id"]))
        return self._answer(tap, tuple([await self._sharing.visit(row) for row in rows]))

    async def _row_elsewhere(self, table: int) -> TableRow | None:
        row = await self._sharing.row(table)
        return None if row is None or self._sharing.share.of(row.server) in self._sharing.held else row

    async def _hand_on_or_refuse(self, tap: Tap, shard: int) -> None:
        if not await self.hand_on(tap, shard):
            self._answer(tap, fault=Refusal("refusal-moving"))

    async def hand_on(self, tap: Tap, shard: int) -> bool:
        """Let who serves a shard answer a tap; gives False where they do not take it in time."""
        number = await self._sharing.letters.send(shard, "tap", tap)
        await asyncio.sleep(READING_SECONDS)
        return not await self._sharing.letters.take_back(number)

    def answer_handed_on(self, tap: Tap) -> None:
        """Answer a tap that another process has handed on."""
        self._answer(tap)

    def _answer(self, tap: Tap, visited: tuple[Sitting, ...] = (), fault: Exception | None = None) -> None:
        def deliver() -> None:
            heard_at_hand.set(tap)
            visited_at_hand.set(visited)
            fault_at_hand.set(fault)
            self._deliver(tap)

        copy_context().run(deliver)


def _table_of(tap: Tap) -> int | None:
    """Give the number of the table that stands in the id of what was tapped, or None."""
    if tap["type"] not in (TAP, FORM):
        return None
    words = str(tap["data"].get("custom_id", "")).split(":")
    return int(words[2]) if len(words) > 2 and words[2].isdecimal() else None
