"""What one process tells the one that serves a shard: written in the database, read once, then gone.

Processes call one another on a channel of the database: there is something to read, or to take.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

import psycopg

from bot.cluster.postgres.leases import CHANNEL, NOW
from bot.common.settings import DatabaseServer
from bot.storage.database import Database, Transaction
from bot.storage.postgresql.connection import with_defaults
from bot.storage.statements import listed

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0

Kind = Literal["tap", "event"]
"""Something that was typed or tapped, as Discord has sent it; what the client hears of that has happened at
another process.
"""


class ProcessMailbox:
    """Writes and reads letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, shard: int, kind: Kind, body: Mapping[str, Any]) -> int:
        """Write a letter to whoever serves a shard, and call them; return its number."""

        def send(transaction: Transaction) -> int:
            number = transaction.insert(
                f"INSERT INTO letters (shard, kind, body, written) VALUES (?, ?, ?, {NOW})",
                shard,
                kind,
                json.dumps(body),
            )
            transaction.execute(f"SELECT pg_notify({CHANNEL}, ?)", str(shard))
            return number

        return await self._database.transact(send)

    async def send_event(self, shard: int, event: str, *heard: Any) -> int:
        """Let the client of whoever serves a shard hear of an event; return the number of the letter."""
        return await self.send(shard, "event", {"event": event, "heard": heard})

    async def take_back(self, number: int) -> bool:
        """Take a letter back; return False where it has been read."""

        def take(transaction: Transaction) -> bool:
            found = transaction.execute("DELETE FROM letters WHERE id = ? RETURNING id", number)
            return bool(found)

        return await self._database.transact(take)

    async def read(self, shards: Collection[int]) -> list[tuple[str, Any]]:
        """Return kind and body of the letters to those who serve these shards; nobody reads them again."""
        there = f"SELECT 1 FROM letters WHERE shard IN {listed([*shards])} LIMIT 1"
        if not shards or not await self._database.rows(there, *shards):
            return []

        def take(transaction: Transaction) -> list[Any]:
            return transaction.execute(
                f"DELETE FROM letters WHERE shard IN {listed([*shards])} RETURNING id, kind, body",
                *shards,
            )

        rows = sorted(await self._database.transact(take))
        return [(kind, json.loads(body)) for _, kind, body in rows]


async def listen(server: DatabaseServer, heard: Callable[[str], None]) -> None:
    """Call ``heard`` whenever a process calls, and when that may have been missed, until cancelled.

    It hears the shard to which a letter was written, nothing where there is something to take.
    It listens on a connection of its own, which is opened again when it is lost.
    """
    is_told = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                with_defaults(server.url), autocommit=True
            ) as connection:
                row = await (await connection.execute(f"SELECT {CHANNEL}".encode())).fetchone()
                assert row is not None
                await connection.execute(f"LISTEN {row[0]}".encode())
                heard("")
                is_told = False
                async for call in connection.notifies():
                    heard(call.payload)
        except psycopg.Error as error:
            if not is_told:
                log.warning("calls of other processes are not heard now: %s", type(error).__name__)
            is_told = True
        await asyncio.sleep(AGAIN_SECONDS)
