"""Letters to the process that serves a shard: stored in the database, read once, then deleted.

Processes notify one another through the database when there are letters to read or shards to take.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Mapping
from typing import Any

import psycopg

from bot.cluster.postgresql.leases import CHANNEL, NOW
from bot.common.settings import DatabaseServer
from bot.storage.database import Database, Transaction
from bot.storage.postgresql.database import with_defaults
from bot.storage.statements import listed

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0


class ProcessMailbox:
    """Sends and reads letters: a ``tap`` is an interaction of Discord, an ``event`` one for the client."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, shard: int, kind: str, body: Mapping[str, Any]) -> int:
        """Send a letter to the process that serves a shard, and notify it; return its number."""

        def send(transaction: Transaction) -> int:
            new = f"INSERT INTO letters (shard, kind, body, written) VALUES (?, ?, ?, {NOW})"
            number = transaction.insert(new, shard, kind, json.dumps(body))
            transaction.execute(f"SELECT pg_notify({CHANNEL}, ?)", str(shard))
            return number

        return await self._database.transact(send)

    async def send_event(self, shard: int, event: str, *arguments: Any) -> int:
        """Send an event to the client that serves a shard; return the number of the letter."""
        return await self.send(shard, "event", {"event": event, "heard": arguments})

    async def take_back(self, number: int) -> bool:
        """Delete a letter; return False if it has been read."""
        taken = "DELETE FROM letters WHERE id = ? RETURNING id"
        return bool(await self._database.transact(lambda each: each.execute(taken, number)))

    async def read(self, shards: Collection[int]) -> list[tuple[str, Any]]:
        """Return the kind and body of the letters to these shards, and delete them."""
        these = f"FROM letters WHERE shard IN {listed(shards)}"
        if not await self._database.rows(f"SELECT 1 {these} LIMIT 1", *shards):
            return []
        taken = f"DELETE {these} RETURNING id, kind, body"
        rows = await self._database.transact(lambda each: each.execute(taken, *shards))
        return [(kind, json.loads(body)) for _, kind, body in sorted(rows)]


async def listen(server: DatabaseServer, on_call: Callable[[str], None]) -> None:
    """Call ``on_call`` on each notification, and when some may have been missed, until cancelled.

    Its argument is the shard of a letter, or empty if there are shards to take. It listens on a connection of
    its own, which is reopened when it is lost.
    """
    is_logged = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                with_defaults(server.url), autocommit=True
            ) as connection:
                row = await (await connection.execute(f"SELECT {CHANNEL}".encode())).fetchone()
                assert row is not None
                await connection.execute(f"LISTEN {row[0]}".encode())
                on_call("")
                is_logged = False
                async for call in connection.notifies():
                    on_call(call.payload)
        except psycopg.Error as error:
            if not is_logged:
                log.warning("calls of other processes are not heard now: %s", type(error).__name__)
            is_logged = True
        await asyncio.sleep(AGAIN_SECONDS)
