"""The lobbies and games in SQL: opened, sat down at, found, set aside."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.options import Options
from bot.rows import Address, Departure, EndReason, SeatRow, TableRow
from bot.sql.database import ConflictError, Database, Statement, Transaction
from bot.sql.reading import (
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    find_unreadable,
    read_readable,
    read_seats,
    read_table,
)
from bot.sql.writing import LIVE, drop_what_ends, save_departure, save_seats, save_table
from bot.store import PlaceTakenError
from engine.game import JsonObject

TIMES = ("deadline", "active", "expires")

# A partial index is taken only where a query has the words of that index.
TO_GO_ON_WITH = "(state = 'playing' OR (state = 'over' AND told = 0))"

TABLE = f"SELECT {TABLE_COLUMNS} FROM tables"
SEATS = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"


class SqlTables:
    """Keeps which tables there are and who sits at them: the part of the store that lobbies need."""

    def __init__(self, database: Database) -> None:
        """Keep everything in ``database``."""
        self._database = database
        self._served = ""
        self.is_shared = False

    def serve(self, shards: Collection[int], of: int) -> None:
        """Serve the tables of these shards ``of`` all: lists of what there is to do have no others."""
        self.is_shared = True
        numbers = ", ".join(map(str, sorted(shards))) or "NULL"
        self._served = f" AND (server >> 22) % {of} IN ({numbers})"

    @property
    def database(self) -> Database:
        """Where everything is kept."""
        return self._database

    async def close(self) -> None:
        """Let go of the database after what is being written."""
        await self._database.close()

    async def create_table(
        self,
        *,
        server: int,
        channel: int,
        host: int,
        language: str,
        options: Options,
        seats: Sequence[SeatRow],
        now: float,
        deadline: float | None = None,
    ) -> TableRow:
        """Open a lobby; raises `bot.store.PlaceTakenError`."""
        row = TableRow(0, server, channel, channel, "lobby", host, language, options, deadline, now)

        def create(transaction: Transaction) -> int:
            table = transaction.insert(
                "INSERT INTO tables (server, channel, place, state, host, language, game, options, deadline,"
                " active) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                server,
                channel,
                channel,
                row.state,
                host,
                language,
                options.game,
                json.dumps(options.as_json()),
                deadline,
                now,
            )
            transaction.run(save_seats(table, seats))
            return table

        try:
            return replace(row, id=await self._database.transact(create))
        except ConflictError as error:
            raise PlaceTakenError(str(error)) from error

    async def save_table(self, row: TableRow) -> None:
        """Write a table's row; raises `bot.store.PlaceTakenError`."""
        await self._save(save_table(row), *drop_what_ends(row))

    async def save(self, row: TableRow, seats: Sequence[SeatRow], departure: Departure | None = None) -> None:
        """Write a table's row, its seats, a departure from them; raises `bot.store.PlaceTakenError`."""
        left = [] if departure is None else [save_departure(row.id, departure)]
        await self._save(save_table(row), *save_seats(row.id, seats), *left)

    async def readmit(self, table: int, person: int) -> None:
        """Let a person who was replaced take a seat of the game again."""
        await self._database.write(
            ("UPDATE departures SET replaced = 0 WHERE table_id = ? AND person = ?", (table, person))
        )

    async def begin(self, row: TableRow, header: JsonObject, seats: Sequence[SeatRow]) -> None:
        """Turn a lobby into a game; raises `bot.store.PlaceTakenError`."""
        await self._save(
            ("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), row.id)),
            save_table(row),
            *save_seats(row.id, seats),
        )

    async def _save(self, *statements: Statement) -> None:
        try:
            await self._database.write(*statements)
        except ConflictError as error:
            raise PlaceTakenError(str(error)) from error

    async def set_aside(self, table: int, reason: EndReason, now: float) -> None:
        """Free the place and the seats of a table that cannot be read; all that is kept of it stays."""
        await self._database.write(
            (
                "UPDATE tables SET state = 'aside', reason = ?, ended = ?, deadline = NULL WHERE id = ?",
                (reason, now, table),
            )
        )

    async def table(self, table: int) -> TableRow | None:
        """Give the row of a table, or None."""
        rows = await self._database.rows(f"{TABLE} WHERE id = ?", table)
        return read_table(rows[0]) if rows else None

    async def with_seats(self, table: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Give the row and the seats of a table, or None."""
        rows, seats = await self._database.read((f"{TABLE} WHERE id = ?", (table,)), (SEATS, (table,)))
        return (read_table(rows[0]), read_seats(seats)) if rows else None

    async def lobby_at(self, place: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Give the lobby of a channel with its seats, or None."""
        here = f"FROM tables WHERE place = ? AND {LIVE}"
        rows, seats = await self._database.read(
            (f"SELECT {TABLE_COLUMNS} {here}", (place,)),
            (
                f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = (SELECT id {here}) ORDER BY seat",
                (place,),
            ),
        )
        if not rows:
            return None
        row = read_table(rows[0])
        return (row, read_seats(seats)) if row.state == "lobby" else None

    async def count_live(self, server: int) -> int:
        """Count the lobbies and the running games of a server."""
        rows = await self._database.rows(f"SELECT count(*) FROM tables WHERE server = ? AND {LIVE}", server)
        return int(rows[0][0])

    async def idle_lobbies(self, before: float) -> list[TableRow]:
        """List the lobbies in which nobody has done anything since ``before``."""
        rows = await self._database.rows(
            f"{TABLE} WHERE state = 'lobby' AND active < ?{self._served} ORDER BY active", before
        )
        return read_readable(rows)

    async def lobbies_kept_until(self, now: float) -> list[TableRow]:
        """List the lobbies that have kept seats for as long as they do, until ``now`` or before."""
        rows = await self._database.rows(
            f"{TABLE} WHERE state = 'lobby' AND deadline <= ?{self._served} ORDER BY deadline, id", now
        )
        return read_readable(rows)

    async def live_tables(self, server: int | None = None) -> list[TableRow]:
        """List the lobbies and running games, of one server or of all; those that cannot be read are not."""
        if server is None:
            return read_readable(await self._database.rows(f"{TABLE} WHERE {LIVE} ORDER BY id"))
        return read_readable(
            await self._database.rows(f"{TABLE} WHERE server = ? AND {LIVE} ORDER BY id", server)
        )

    async def unreadable_tables(self) -> list[Address]:
        """List the lobbies and the running games whose rows cannot be read."""
        return find_unreadable(await self._database.rows(f"{TABLE} WHERE {LIVE}{self._served} ORDER BY id"))

    async def unfinished_games(self) -> list[TableRow]:
        """List the games that run, and those that are over but whose score nobody has been told."""
        return read_readable(
            await self._database.rows(f"{TABLE} WHERE {TO_GO_ON_WITH}{self._served} ORDER BY id")
        )

    async def untidied_tables(self) -> list[Address]:
        """List the games that have ended and been told while messages of theirs are still remembered."""
        rows = await self._database.rows(
            "SELECT id, place, language FROM tables WHERE id IN"
            " (SELECT table_id FROM posts UNION SELECT table_id FROM drafts)"
            " AND (state IN ('closed', 'aside') OR (state = 'over' AND told = 1))"
            f" AND header IS NOT NULL{self._served} ORDER BY id"
        )
        return [Address(*row) for row in rows]

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline and the age of all lobbies and games: clocks stand still meanwhile."""
        later = ", ".join(f"{time} = {time} + ?" for time in TIMES)
        await self._database.write(
            (
                f"UPDATE tables SET {later} WHERE {LIVE}{self._served}",
                (seconds,) * len(TIMES),
            )
        )

    async def last_ended(self, place: int) -> int | None:
        """Give the number of the last game of a place that was played to its end or abandoned, or None."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE place = ? AND state IN ('over', 'closed') AND (state = 'over'"
            " OR (reason = 'abandoned' AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id)))"
            " ORDER BY id DESC LIMIT 1",
            place,
        )
        return int(rows[0][0]) if rows else None

    async def seats(self, table: int) -> list[SeatRow]:
        """List a table's seats in order."""
        return read_seats(await self._database.rows(SEATS, table))
