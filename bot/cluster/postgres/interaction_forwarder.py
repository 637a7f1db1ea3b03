"""Where interactions arrive that Discord sends to one process and another one may serve.

Those of a server come to who hears its shard, those of direct messages to who hears shard 0, whichever game
they are about: a list of somebody's games leads to all of them from everywhere. What is about a game that is
served elsewhere is forwarded as it came: an answer needs no more than what Discord sent.
"""

from __future__ import annotations

import asyncio
from functools import partial

from bot.cluster.interface import Arrival, Host, RawInteraction
from bot.cluster.postgres.process_mailbox import ProcessMailbox
from bot.cluster.postgres.shard_manager import ShardManager
from bot.common.refusal import Refusal

PATIENCE_SECONDS = 2.0
"""For so long a tap waits for a process that serves it; Discord waits for three seconds."""

READING_SECONDS = 1.2
"""A process that has not read in so long what was forwarded to it does not any more."""

LOOK_SECONDS = 0.2

MOST_ARRIVALS = 10_000
"""Of so many interactions it is known how they came; what nobody answers is forgotten in their turn."""

TAP, FORM = 3, 5
"""What Discord calls kinds of interactions."""

ACKNOWLEDGED = "acknowledged"
"""What a process notes on an interaction that it forwards behind a first answer."""

OF_ALL_TABLES = frozenset({"privacy"})
"""Topics of buttons that are about all games of a person."""

OF_NO_TABLE = frozenset({"pad", "person", "record", "reference", "replay", "stats"})
"""Topics of buttons whose number is not that of a table, or which say only what the store holds."""


class InteractionForwarder:
    """Brings each interaction to the process that serves what it is about."""

    def __init__(self, host: Host, shards: ShardManager, mailbox: ProcessMailbox) -> None:
        """Hear every interaction in the place of ``host``, which answers those that are for this process."""
        self._host = host
        self._shards = shards
        self._mailbox = mailbox
        self._deliver = host.reroute(self._hear)
        self.arrivals: dict[int, Arrival] = {}

    def _hear(self, raw: RawInteraction) -> None:
        self._host.start_chore(self.arrive(raw), "tap")

    async def arrive(self, raw: RawInteraction) -> None:
        """Answer an interaction here or elsewhere; where nobody can, say so."""
        try:
            await self._arrive(raw, self._shards.share.of(int(raw.get("guild_id") or 0)))
        except Exception as error:
            self.answer(raw, fault=error)

    async def _arrive(self, raw: RawInteraction, shard: int) -> None:
        shards, until = self._shards, asyncio.get_running_loop().time() + PATIENCE_SECONDS
        table = _table_of(raw)
        while not shards.is_here(shard, table):
            holder = shards.holder(shard)
            if holder not in (None, shards.share.process):
                return await self._forward_or_refuse(raw, shard)
            if asyncio.get_running_loop().time() > until:
                if shard in shards.held and table is None:
                    break
                if holder is None or shard in shards.held:
                    self.answer(raw, fault=Refusal("refusal-moving"))
                # Else the one before or after this process, which hears the same, has answered.
                return None
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await shards.comes(shard, table)
            except TimeoutError:
                if shard not in shards.held:
                    shards.wake()
        if not shards.hear(int(raw["id"])):
            return None
        row = await self._host.store.table(table) if table and not shards.has(table) else None
        if row is None or shards.serves(row.server):
            return self.answer(raw)
        return await self._forward_or_refuse(raw, shards.share.of(row.server))

    async def _forward_or_refuse(self, raw: RawInteraction, shard: int) -> None:
        if not await self._forward(raw, shard):
            self.answer(raw, fault=Refusal("refusal-moving"))

    async def _forward_to_server(self, raw: RawInteraction, server: int, is_acknowledged: bool) -> bool:
        raw = {**raw, ACKNOWLEDGED: True} if is_acknowledged else raw
        return await self._forward(raw, self._shards.share.of(server))

    async def _forward(self, raw: RawInteraction, shard: int) -> bool:
        """Let who serves a shard answer an interaction; return False where they do not take it in time."""
        number = await self._mailbox.send(shard, "tap", raw)
        await asyncio.sleep(READING_SECONDS)
        return not await self._mailbox.take_back(number)

    def answer(self, raw: RawInteraction, fault: Exception | None = None) -> None:
        """Answer an interaction here, also one that another process has forwarded."""
        forward = partial(self._forward_to_server, raw)
        self.arrivals[int(raw["id"])] = Arrival(fault, ACKNOWLEDGED in raw, forward)
        if len(self.arrivals) > MOST_ARRIVALS:
            del self.arrivals[next(iter(self.arrivals))]
        self._deliver(raw)


def _table_of(raw: RawInteraction) -> int | None:
    """Return the number of the table that was tapped, as it stands in the id of what was tapped.

    It is 0 where it is about no table, None where it may be about all games of a person.
    """
    words = str(raw["data"].get("custom_id", "")).split(":") if raw["type"] in (TAP, FORM) else []
    if len(words) < 3 or words[1] in OF_ALL_TABLES or not words[2].isdecimal():
        return None
    return 0 if words[1] in OF_NO_TABLE else int(words[2])
