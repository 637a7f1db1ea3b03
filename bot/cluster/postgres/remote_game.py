"""A game that another process serves, brought here from the store for one interaction.

What it shows is answered here, and a pick is written and answered here. All else is for who serves the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.cluster.postgres.process_mailbox import ProcessMailbox
from bot.common.clock import Clock
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.common.settings import Share
from bot.storage.database import Database, Work
from bot.storage.errors import ElsewhereError
from bot.storage.statements import Statement
from bot.storage.store import Store
from bot.tables.replay import Replays
from bot.tables.session import Session
from engine.game import JsonObject, Seat


class _ReadOnly(Database):
    """A database in which another process writes what is about a server."""

    def __init__(self, database: Database, server: int) -> None:
        self._database = database
        self._server = server

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds."""
        return await self._database.read(*queries)

    async def transact(self, work: Work[Any]) -> Any:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)

    async def close(self) -> None:
        """Do nothing: it is open for others."""


class RemoteStore(Store):
    """The store of games that another process serves: they can be read, and picks be written."""

    def __init__(self, database: Database, share: Share, server: int) -> None:
        super().__init__(_ReadOnly(database, server))
        self._mailbox = ProcessMailbox(database)
        self._shard = share.of(server)

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Write picks, and tell who serves the game; raises `Refusal` where the step is over."""
        if not await self._mailbox.offer_picks(self._shard, table, step, [*seats], picks):
            raise Refusal("refusal-round-over")


async def bring(database: Database, share: Share, row: TableRow, clock: Clock) -> Session:
    """Bring a game here that another process serves."""
    store = RemoteStore(database, share, row.server)
    session = await Replays(store, clock.now, lambda _: None).load(row.id)
    session.is_elsewhere = True
    return session
