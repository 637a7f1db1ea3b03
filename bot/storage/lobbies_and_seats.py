"""Tables, that is lobbies and games: created, joined, found, set aside."""

import json
import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.common.stored_rows import Address, Departure, EndReason, SeatRow, TableRow
from bot.storage.database import StorePart, Transaction
from bot.storage.errors import UnreadableError
from bot.storage.statements import Columns, Statement, insert, put
from engine.game import JsonObject

log = logging.getLogger(__name__)

TABLE, SEAT, DEPARTURE = Columns(TableRow), Columns(SeatRow), Columns(Departure)
CHANGING = Columns(TableRow, besides=("id",))

SEATS = f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat"

LIVE = "state IN ('lobby', 'playing')"


class Tables(StorePart):
    """The part of the store for tables and their seats, which lobbies need."""

    _served = ""
    """The condition of the tables that this process serves, by default all."""

    def serve(self, shards: Collection[int], of: int) -> None:
        """Serve the tables of these shards out of ``of``: lists of work omit all others."""
        self._served = condition_of_shards(shards, of)

    async def create_table(self, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        """Open a lobby, and return its ``row`` with the number it got.

        Raises `ConflictError` if the channel or thread already has a lobby or game.
        """

        def create(transaction: Transaction) -> int:
            new = insert("tables", f"{CHANGING}, game")
            table = transaction.insert(new, *CHANGING.values(row), row.options.game)
            transaction.run(save_seats(table, seats))
            return table

        return replace(row, id=await self._database.transact(create))

    async def save_table(self, row: TableRow) -> None:
        """Write a table's row; raises `ConflictError` if its place is taken."""
        await self._database.write(*save_table(row))

    async def save(self, row: TableRow, seats: Sequence[SeatRow], departure: Departure | None = None) -> None:
        """Write a table's row and its seats, with a person's newest ``departure`` from a seat, if any.

        Raises `ConflictError` if its place is taken.
        """
        statements = [*save_table(row), *save_seats(row.id, seats)]
        if departure is not None:
            left = put("departures", "table_id, person, seat", "step, replaced")
            statements.append((left, (row.id, *DEPARTURE.values(departure))))
        await self._database.write(*statements)

    async def readmit(self, table: int, person: int) -> None:
        """Let a person who was replaced take a seat of the game again."""
        back = "UPDATE departures SET replaced = 0 WHERE table_id = ? AND person = ?"
        await self._database.run(back, table, person)

    async def begin(self, row: TableRow, header: JsonObject, seats: Sequence[SeatRow]) -> None:
        """Turn a lobby into a game; ``header`` is its record before the first step.

        Raises `ConflictError` if the place of the game is taken.
        """
        begun = "UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), row.id)
        await self._database.write(begun, *save_table(row), *save_seats(row.id, seats))

    async def set_aside(self, table: int, reason: EndReason, now: float) -> None:
        """Free the place and the seats of an unreadable table; its data stays."""
        aside = "UPDATE tables SET state = 'aside', reason = ?, ended = ?, deadline = NULL WHERE id = ?"
        await self._database.run(aside, reason, now, table)

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline and the age of all lobbies and games: their clocks stood still."""
        await self._database.write(shift_deadlines(seconds, self._served))

    async def table(self, table: int) -> TableRow | None:
        """Return the row of a table, or None; raises `UnreadableError`."""
        rows = await self._database.rows(f"SELECT {TABLE} FROM tables WHERE id = ?", table)
        return read_table(rows[0]) if rows else None

    async def with_seats(self, table: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Return the row and the seats of a table, or None; raises `UnreadableError`."""
        return await self._with_seats("id = ?", table)

    async def lobby_at(self, place: int) -> tuple[TableRow, list[SeatRow]] | None:
        """Return the lobby of a channel with its seats, or None; raises `UnreadableError`."""
        found = await self._with_seats(f"place = ? AND {LIVE}", place)
        return None if found is None or found[0].state != "lobby" else found

    async def _with_seats(self, where: str, value: int) -> tuple[TableRow, list[SeatRow]] | None:
        rows, seats = await self._database.read(
            (f"SELECT {TABLE} FROM tables WHERE {where}", (value,)),
            (SEATS.replace("?", f"(SELECT id FROM tables WHERE {where})"), (value,)),
        )
        return (read_table(rows[0]), [*map(SEAT.read, seats)]) if rows else None

    async def seats(self, table: int) -> list[SeatRow]:
        """List a table's seats in order."""
        return [*map(SEAT.read, await self._database.rows(SEATS, table))]

    async def count_live(self, server: int) -> int:
        """Count the lobbies and the running games of a server."""
        live = f"SELECT count(*) FROM tables WHERE server = ? AND {LIVE}"
        return int(await self._database.value(live, server))

    async def idle_lobbies(self, before: float) -> list[TableRow]:
        """List the lobbies without activity since ``before``."""
        return await self._list(f"state = 'lobby' AND active < ?{self._served} ORDER BY active", before)

    async def lobbies_kept_until(self, now: float) -> list[TableRow]:
        """List the lobbies whose reserved seats opened up at ``now`` or before."""
        return await self._list(f"state = 'lobby' AND deadline <= ?{self._served} ORDER BY deadline, id", now)

    async def live_tables(self, server: int | None = None) -> list[TableRow]:
        """List the readable lobbies and running games, of one server or of all."""
        here, values = ("", ()) if server is None else ("server = ? AND ", (server,))
        return await self._list(f"{here}{LIVE} ORDER BY id", *values)

    async def unfinished_games(self) -> list[TableRow]:
        """List the readable running games, and ended ones whose score has not been announced."""
        # SQLite uses a partial index only if the query repeats its condition.
        unfinished = "(state = 'playing' OR (state = 'over' AND told = 0))"
        return await self._list(f"{unfinished}{self._served} ORDER BY id")

    async def _list(self, where: str, *values: object) -> list[TableRow]:
        """List the readable tables."""
        return [row for row in await self._find(where, *values) if isinstance(row, TableRow)]

    async def _find(self, where: str, *values: object) -> list[TableRow | Address]:
        """List tables; of those that cannot be read only their addresses."""
        query = f"SELECT {TABLE}, place, language FROM tables WHERE {where}"
        found: list[TableRow | Address] = []
        for *row, place, language in await self._database.rows(query, *values):
            try:
                found.append(read_table(row))
            except UnreadableError as error:
                log.warning("%s", error)
                found.append(Address(row[0], place, language))
        return found

    async def has_tables(self) -> bool:
        """Whether there has ever been a lobby or a game."""
        return await self._database.value("SELECT max(id) FROM tables") is not None

    async def unreadable_tables(self) -> list[Address]:
        """List the lobbies and running games whose rows cannot be read."""
        found = await self._find(f"{LIVE}{self._served} ORDER BY id")
        return [row for row in found if isinstance(row, Address)]

    async def untidied_tables(self) -> list[Address]:
        """List the ended games with remembered messages: some may still have buttons that nobody needs."""
        rows = await self._database.rows(
            "SELECT id, place, language FROM tables WHERE id IN"
            " (SELECT table_id FROM messages UNION SELECT table_id FROM notes"
            " UNION SELECT table_id FROM drafts)"
            " AND (state IN ('closed', 'aside') OR (state = 'over' AND told = 1))"
            f" AND header IS NOT NULL{self._served} ORDER BY id"
        )
        return [Address(*row) for row in rows]

    async def last_ended(self, place: int) -> int | None:
        """Return the number of the last game that ended in a channel or thread, or None.

        An abandoned game counts if a step of it was played.
        """
        last: int | None = await self._database.value(
            "SELECT id FROM tables WHERE place = ? AND state IN ('over', 'closed') AND (state = 'over'"
            " OR (reason = 'abandoned' AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id)))"
            " ORDER BY id DESC LIMIT 1",
            place,
        )
        return last


def condition_of_shards(shards: Collection[int], of: int) -> str:
    """Return the condition that continues a query with the tables of these shards out of ``of``."""
    return f" AND (server >> 22) % {of} IN ({', '.join(map(str, sorted(shards))) or 'NULL'})"


def shift_deadlines(seconds: float, served: str) -> Statement:
    """Return the statement that moves every deadline and the age of all ``served`` lobbies and games."""
    later = ", ".join(f"{time} = {time} + ?" for time in ("deadline", "active", "expires"))
    return f"UPDATE tables SET {later} WHERE {LIVE}{served}", (seconds,) * 3


def read_table(row: Sequence[Any]) -> TableRow:
    """Read a row of the tables; raises `UnreadableError` if its options are invalid."""
    try:
        return TABLE.read(row)
    except ValueError as error:
        raise UnreadableError(row[0], error) from error


def save_table(row: TableRow) -> list[Statement]:
    """Return the statements that write a table's row, and once over delete its departures and tips."""
    changes = ", ".join(f"{column} = ?" for column in f"{CHANGING}, game".split(", "))
    saved = f"UPDATE tables SET {changes} WHERE id = ?", [*CHANGING.values(row), row.options.game, row.id]
    needless = ("departures", "tips") if row.state in ("over", "closed") else ()
    return [saved, *((f"DELETE FROM {each} WHERE table_id = ?", (row.id,)) for each in needless)]


def save_seats(table: int, seats: Sequence[SeatRow]) -> list[Statement]:
    """Return the statements that replace the seats of a table."""
    new = insert("seats", f"table_id, {SEAT}")
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table,)),
        *((new, (table, *SEAT.values(seat))) for seat in seats),
    ]
