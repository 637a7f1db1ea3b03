"""Forwards interactions that Discord sends to one process and another one serves.

Discord sends those of a server to the process of its shard, and those of direct messages to that of shard 0,
whichever game they are about: a list of a person's games links to games everywhere. If another process serves
the game, the interaction is forwarded unchanged, which is all that a response needs.
"""

import asyncio

from bot.cluster.interface import Arrival, Host, RawInteraction
from bot.cluster.postgres.process_mailbox import ProcessMailbox
from bot.cluster.postgres.shard_manager import ShardManager
from bot.common.refusal import Refusal

PATIENCE_SECONDS = 2.0
"""How long a tap waits for a process that serves it; Discord waits for three seconds."""

READING_SECONDS = 1.2
"""A process that hasn't read a forwarded interaction after this long won't any more."""

LOOK_SECONDS = 0.2

MOST_ARRIVALS = 10_000
"""How many arrivals are remembered; unanswered ones are dropped, oldest first."""

TAP, FORM = 3, 5
"""Discord's numbers of interaction types: a component and a modal."""

ACKNOWLEDGED = "acknowledged"
"""The key added to an interaction that is forwarded after a first response."""

OF_ALL_TABLES = frozenset({"privacy"})
"""Topics of buttons that concern all games of a person."""

OF_NO_TABLE = frozenset({"pad", "person", "record", "reference", "replay", "stats"})
"""Topics of buttons whose number isn't a table's, or which need only the store."""


class InteractionForwarder:
    """Routes each interaction to the process that serves its table."""

    def __init__(self, host: Host, shards: ShardManager, mailbox: ProcessMailbox) -> None:
        """Receive every interaction instead of ``host``, which answers those for this process."""
        self._host = host
        self._shards = shards
        self._mailbox = mailbox
        self._deliver = host.reroute(self._receive)
        self.arrivals: dict[int, Arrival] = {}

    def _receive(self, raw: RawInteraction) -> None:
        self._host.start_chore(self.arrive(raw), "tap")

    async def arrive(self, raw: RawInteraction) -> None:
        """Have an interaction answered here or elsewhere, or refused if neither is possible."""
        try:
            await self._arrive(raw, self._shards.assignment.of(int(raw.get("guild_id") or 0)))
        except Exception as error:
            self.answer(raw, fault=error)

    async def _arrive(self, raw: RawInteraction, shard: int) -> None:
        shards, until = self._shards, asyncio.get_running_loop().time() + PATIENCE_SECONDS
        table = _table_of(raw)
        while not shards.is_here(shard, table):
            holder = shards.holder(shard)
            if holder not in (None, shards.assignment.process):
                return await self._forward_or_refuse(raw, shard)
            if asyncio.get_running_loop().time() > until:
                if shard in shards.held and table is None:
                    break
                if holder is None or shard in shards.held:
                    self.answer(raw, fault=Refusal("refusal-moving"))
                # Else this process's predecessor or successor, which receives the same, has answered.
                return None
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await shards.wait_for_change(table)
            except TimeoutError:
                if shard not in shards.held:
                    shards.wake()
        if not shards.register_tap(int(raw["id"])):
            return None
        row = await self._host.store.table(table) if table and not shards.has(table) else None
        if row is None or shards.serves(row.server):
            return self.answer(raw)
        return await self._forward_or_refuse(raw, shards.assignment.of(row.server))

    async def _forward_or_refuse(self, raw: RawInteraction, shard: int) -> None:
        if not await self._forward(raw, shard):
            self.answer(raw, fault=Refusal("refusal-moving"))

    async def _forward(self, raw: RawInteraction, shard: int) -> bool:
        """Forward an interaction to the process of a shard; return False if it isn't read in time."""
        number = await self._mailbox.send(shard, "tap", raw)
        await asyncio.sleep(READING_SECONDS)
        return not await self._mailbox.take_back(number)

    def answer(self, raw: RawInteraction, fault: Exception | None = None) -> None:
        """Answer an interaction here, whether or not it was forwarded."""

        async def forward(server: int, is_acknowledged: bool) -> bool:
            passed_on = {**raw, ACKNOWLEDGED: True} if is_acknowledged else raw
            return await self._forward(passed_on, self._shards.assignment.of(server))

        self.arrivals[int(raw["id"])] = Arrival(fault, ACKNOWLEDGED in raw, forward)
        if len(self.arrivals) > MOST_ARRIVALS:
            del self.arrivals[next(iter(self.arrivals))]
        self._deliver(raw)


def _table_of(raw: RawInteraction) -> int | None:
    """Return the number of the table of an interaction, as stated in the id of the component.

    It is 0 if it concerns no table, None if it may concern all games of a person.
    """
    words = str(raw["data"].get("custom_id", "")).split(":") if raw["type"] in (TAP, FORM) else []
    if len(words) < 3 or words[1] in OF_ALL_TABLES or not words[2].isdecimal():
        return None
    return 0 if words[1] in OF_NO_TABLE else int(words[2])
