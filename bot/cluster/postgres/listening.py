"""Hearing when another process calls, on a connection of its own that is opened again when it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from bot.cluster.postgres.leases import CHANNEL
from bot.common.settings import DatabaseServer
from bot.storage.postgresql.connection import with_defaults

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0


async def listen(server: DatabaseServer, heard: Callable[[], None]) -> None:
    """Call ``heard`` whenever a process calls, and when that may have been missed, until cancelled."""
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
