"""What one process tells the one that serves a shard: written in the database, read once, then gone.

Processes call one another on a channel of the database: there is something to read, or to take.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import psycopg

from bot.cluster.postgres.leases import CALL, CHANNEL, NOW
from bot.common.settings import DatabaseServer
from bot.storage.database import Database, Transaction
from bot.storage.games import save_picks
from bot.storage.postgresql.connection import with_defaults
from bot.storage.statements import listed
from engine.game import JsonObject, Seat

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0

Kind = Literal["picks", "tap", "event"]
"""That picks were written for a table; something that was typed or tapped, as Discord has sent it; what the
client hears of that has happened at another process.
"""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter that has been read."""

    shard: int
    kind: str
    body: dict[str, Any]


class ProcessMailbox:
    """Writes and reads letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, shard: int, kind: Kind, body: Mapping[str, Any]) -> int:
        """Write a letter to whoever serves a shard, and call them; return its number."""

        def send(transaction: Transaction) -> int:
            number = _send(transaction, shard, kind, body)
            transaction.execute(CALL)
            return number

        return await self._database.transact(send)

    async def send_event(self, shard: int, event: str, *heard: Any) -> int:
        """Let the client of whoever serves a shard hear of an event; return the number of the letter."""
        return await self.send(shard, "event", {"event": event, "heard": heard})

    async def call(self) -> None:
        """Call the other processes: there are letters."""
        await self._database.rows(CALL)

    async def take_back(self, number: int) -> bool:
        """Take a letter back; return False where it has been read."""

        def take(transaction: Transaction) -> bool:
            found = transaction.execute("DELETE FROM letters WHERE id = ? RETURNING id", number)
            return bool(found)

        return await self._database.transact(take)

    async def read(self, shards: Collection[int]) -> list[Letter]:
        """Read the letters to those who serve these shards; nobody reads them again."""
        there = f"SELECT 1 FROM letters WHERE shard IN {listed([*shards])} LIMIT 1"
        if not shards or not await self._database.rows(there, *shards):
            return []

        def take(transaction: Transaction) -> list[Any]:
            return transaction.execute(
                f"DELETE FROM letters WHERE shard IN {listed([*shards])} RETURNING id, shard, kind, body",
                *shards,
            )

        rows = sorted(await self._database.transact(take))
        return [Letter(shard, kind, json.loads(body)) for _, shard, kind, body in rows]

    async def offer_picks(
        self, shard: int, table: int, step: int, gone: Sequence[Seat], picks: Mapping[Seat, JsonObject]
    ) -> bool:
        """Write picks of a game that another process serves; return False where its step is over.

        That process is not called: it would tell what came of them before who picked has an answer.
        """

        def offer(transaction: Transaction) -> bool:
            # Who writes a step changes the row as well: one of both comes first.
            same = "UPDATE tables SET active = active WHERE id = ? AND state = 'playing' RETURNING id"
            if not transaction.execute(same, table):
                return False
            ((played,),) = transaction.execute("SELECT count(*) FROM steps WHERE table_id = ?", table)
            if played != step:
                return False
            transaction.run(save_picks(table, step, gone, picks))
            _send(transaction, shard, "picks", {"table": table, "seats": sorted({*gone, *picks})})
            return True

        return await self._database.transact(offer)


def _send(transaction: Transaction, shard: int, kind: Kind, body: Mapping[str, Any]) -> int:
    return transaction.insert(
        f"INSERT INTO letters (shard, kind, body, written) VALUES (?, ?, ?, {NOW})",
        shard,
        kind,
        json.dumps(body),
    )


async def listen(server: DatabaseServer, heard: Callable[[], None]) -> None:
    """Call ``heard`` whenever a process calls, and when that may have been missed, until cancelled.

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
                heard()
                is_told = False
                async for _ in connection.notifies():
                    heard()
        except psycopg.Error as error:
            if not is_told:
                log.warning("calls of other processes are not heard now: %s", type(error).__name__)
            is_told = True
        await asyncio.sleep(AGAIN_SECONDS)
