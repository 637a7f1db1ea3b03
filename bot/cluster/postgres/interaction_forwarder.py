"""Where taps arrive that Discord sends to one process and another one may serve.

Those of a server come to who hears its shard, those of direct messages to who hears shard 0, whichever game
they are about: a list of somebody's games leads to all of them from everywhere. A pick of a game that is
served elsewhere is written and answered here, and so is what only shows it; all else is handed on as it came:
an answer needs no more than what Discord sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextvars import copy_context
from typing import Any

from bot.cluster.postgres.remote_game import fault_at_hand, heard_at_hand, visited_at_hand
from bot.cluster.postgres.shard_manager import Sharing
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.tables.session import Session

PATIENCE_SECONDS = 2.0
"""For so long a tap waits for a process that serves it; Discord waits for three seconds."""

READING_SECONDS = 1.2
"""A process that has not read in so long what was handed on to it does not any more."""

LOOK_SECONDS = 0.2

TAP, FORM = 3, 5
"""What Discord calls kinds of interactions."""

OF_ALL_TABLES = frozenset({"privacy"})
"""Topics of buttons that are about all games of a person."""

OF_NO_TABLE = frozenset({"pad", "person", "record", "reference", "replay", "stats"})
"""Topics of buttons whose number is not that of a table, or which say only what the store holds."""

VISITING = frozenset({"architects", "duel", "hand", "hint", "table"})
"""Topics of buttons that only show a game or pick in it: all others change what its owner remembers of it."""

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
        topic, table = _topic_and_table(tap)
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
        row = await self._row_elsewhere(table) if table else None
        if row is None:
            return self._answer(tap)
        if row.state == "playing" and topic in VISITING:
            return self._answer(tap, (await self._sharing.visit(row),))
        return await self._hand_on_or_refuse(tap, self._sharing.share.of(row.server))

    async def _row_elsewhere(self, table: int) -> TableRow | None:
        """Give the row of a table that another process serves, or None."""
        if self._sharing.has(table):
            return None
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

    def _answer(self, tap: Tap, visited: tuple[Session, ...] = (), fault: Exception | None = None) -> None:
        def deliver() -> None:
            heard_at_hand.set(tap)
            visited_at_hand.set(visited)
            fault_at_hand.set(fault)
            self._deliver(tap)

        copy_context().run(deliver)


def _topic_and_table(tap: Tap) -> tuple[str, int | None]:
    """Give what stands in the id of what was tapped: what about, and the number of a table.

    That is 0 where it is about no table, None where it may be about all games of a person.
    """
    words = str(tap["data"].get("custom_id", "")).split(":") if tap["type"] in (TAP, FORM) else []
    if len(words) < 3 or words[1] in OF_ALL_TABLES or not words[2].isdecimal():
        return "", None
    return words[1], 0 if words[1] in OF_NO_TABLE else int(words[2])
