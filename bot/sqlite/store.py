"""The store in an SQLite file."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Self

import aiosqlite

from bot.options import Options
from bot.rows import (
    Address,
    Departure,
    Ending,
    EndReason,
    Kept,
    Person,
    Post,
    SeatRow,
    StoredGame,
    TableRow,
)
from bot.sqlite.database import ConflictError, Database, Statement, insert, run_all
from bot.sqlite.people import forget, read_kept, read_person, save_language, save_person
from bot.sqlite.reading import (
    DEPARTURE_COLUMNS,
    RESULT_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    find_unreadable,
    read_game,
    read_posts,
    read_readable,
    read_seats,
    read_table,
)
from bot.sqlite.writing import (
    LIVE,
    drop_departures,
    save_departure,
    save_ending,
    save_seats,
    save_table,
    save_tenures,
)
from bot.store import PlaceTakenError, StepTakenError
from engine.game import JsonObject, Seat

TIMES = ("deadline", "active", "expires")

# SQLite takes a partial index only where a query has the words of that index.
TO_GO_ON_WITH = "(state = 'playing' OR (state = 'over' AND told = 0))"

TABLE = f"SELECT {TABLE_COLUMNS} FROM tables"
SEATS = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
STEPS = "SELECT choices FROM steps WHERE table_id = ? ORDER BY step"
POSTS = "SELECT name, channel, message FROM posts WHERE table_id = ?"
DEPARTURES = f"SELECT {DEPARTURE_COLUMNS} FROM departures WHERE table_id = ? ORDER BY step, seat"
RESULTS = f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat"


class SqliteStore:
    """Keeps everything in one file; speaks the protocol of `bot.store.Store`."""

    def __init__(self, database: Database) -> None:
        """Keep everything in ``database``."""
        self._database = database

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none; raises `bot.store.StoreError`."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Let go of the file after what is being written."""
        await self._database.close()

    # -- lobbies and games ----------------------------------------------------------------------------

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
    ) -> TableRow:
        """Open a lobby; raises `bot.store.PlaceTakenError`."""
        row = TableRow(0, server, channel, channel, "lobby", host, language, options, None, now)

        async def create(connection: aiosqlite.Connection) -> int:
            table = await insert(
                connection,
                "INSERT INTO tables (server, channel, place, state, host, language, game, options, active)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                server,
                channel,
                channel,
                row.state,
                host,
                language,
                options.game,
                json.dumps(options.as_json()),
                now,
            )
            await run_all(connection, save_seats(table, seats))
            return table

        try:
            return replace(row, id=await self._database.transact(create))
        except ConflictError as error:
            raise PlaceTakenError(str(error)) from error

    async def save_table(self, row: TableRow) -> None:
        """Write a table's row; raises `bot.store.PlaceTakenError`."""
        await self._save(save_table(row), *drop_departures(row))

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
            f"{TABLE} WHERE state = 'lobby' AND active < ? ORDER BY active", before
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
        return find_unreadable(await self._database.rows(f"{TABLE} WHERE {LIVE} ORDER BY id"))

    async def unfinished_games(self) -> list[TableRow]:
        """List the games that run, and those that are over but whose score nobody has been told."""
        return read_readable(await self._database.rows(f"{TABLE} WHERE {TO_GO_ON_WITH} ORDER BY id"))

    async def untidied_tables(self) -> list[Address]:
        """List the games that were closed or set aside while messages of theirs may still have buttons."""
        rows = await self._database.rows(
            "SELECT id, place, language FROM tables WHERE id IN (SELECT DISTINCT table_id FROM posts)"
            " AND state IN ('closed', 'aside') AND header IS NOT NULL ORDER BY id"
        )
        return [Address(*row) for row in rows]

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline and the age of all lobbies and games: clocks stand still meanwhile."""
        later = ", ".join(f"{time} = {time} + ?" for time in TIMES)
        await self._database.write(
            (
                f"UPDATE tables SET {later} WHERE {LIVE}",
                (seconds,) * len(TIMES),
            )
        )

    # -- games ----------------------------------------------------------------------------------------

    async def game(self, table: int) -> StoredGame | None:
        """Give all that is kept of a game that has begun, or None."""
        rows, more, seats, steps, picks, posts, departures, results = await self._database.read(
            (f"{TABLE} WHERE id = ?", (table,)),
            ("SELECT header, victory FROM tables WHERE id = ?", (table,)),
            (SEATS, (table,)),
            (STEPS, (table,)),
            ("SELECT step, seat, choice FROM picks WHERE table_id = ? ORDER BY step, seat", (table,)),
            (POSTS, (table,)),
            (DEPARTURES, (table,)),
            (RESULTS, (table,)),
        )
        if not rows or more[0][0] is None:
            return None
        return read_game(rows[0], more[0][0], more[0][1], seats, steps, picks, posts, departures, results)

    async def put_step(
        self,
        row: TableRow,
        step: int,
        choices: JsonObject,
        seats: Sequence[SeatRow],
        *,
        played_for: Collection[Seat] = (),
        ending: Ending | None = None,
    ) -> None:
        """Write a step, and with the last one the ending; raises `bot.store.StepTakenError`."""
        try:
            await self._database.write(
                (
                    "INSERT INTO steps (table_id, step, choices) VALUES (?, ?, ?)",
                    (row.id, step, json.dumps(choices)),
                ),
                ("DELETE FROM picks WHERE table_id = ?", (row.id,)),
                save_table(row),
                *drop_departures(row),
                *save_seats(row.id, seats),
                *save_tenures(row.id, step, seats, played_for),
                *([] if ending is None else save_ending(row.id, ending)),
            )
        except ConflictError as error:
            raise StepTakenError(str(error)) from error

    async def put_ending(self, row: TableRow, ending: Ending) -> None:
        """Write what a game came to whose last step was written without it."""
        await self._database.write(save_table(row), *drop_departures(row), *save_ending(row.id, ending))

    async def mark_told(self, table: int) -> None:
        """Remember that the score of a game has been told."""
        await self._database.write(("UPDATE tables SET told = 1 WHERE id = ?", (table,)))

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

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Take back the picks of ``seats`` and write ``picks`` in their place."""
        await self._database.write(
            *(
                ("DELETE FROM picks WHERE table_id = ? AND step = ? AND seat = ?", (table, step, seat))
                for seat in seats
            ),
            *(
                (
                    "INSERT OR REPLACE INTO picks (table_id, step, seat, choice) VALUES (?, ?, ?, ?)",
                    (table, step, seat, json.dumps(choice)),
                )
                for seat, choice in picks.items()
            ),
        )

    # -- messages, records, people, facts -------------------------------------------------------------

    async def posts(self, table: int) -> dict[str, Post]:
        """Give every message posted for a table, by its name."""
        return read_posts(await self._database.rows(POSTS, table))

    async def put_post(self, table: int, name: str, post: Post) -> None:
        """Remember a message."""
        await self._database.write(
            (
                "INSERT OR REPLACE INTO posts (table_id, name, channel, message) VALUES (?, ?, ?, ?)",
                (table, name, post.channel, post.message),
            )
        )

    async def drop_post(self, table: int, name: str) -> None:
        """Forget a message."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ? AND name = ?", (table, name)))

    async def drop_posts(self, table: int) -> None:
        """Forget every message of a table."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ?", (table,)))

    async def put_record(self, record: JsonObject) -> int:
        """Keep a record that somebody has shown; gives its number."""

        async def put(connection: aiosqlite.Connection) -> int:
            return await insert(connection, "INSERT INTO records (record) VALUES (?)", json.dumps(record))

        return await self._database.transact(put)

    async def record(self, number: int) -> JsonObject | None:
        """Give a record by its number, or None."""
        rows = await self._database.rows("SELECT record FROM records WHERE id = ?", number)
        return None if not rows else json.loads(rows[0][0])

    async def person(self, person: int) -> Person:
        """Give what is known of a person."""
        return await read_person(self._database, person)

    async def save_person(self, person: Person) -> None:
        """Write what is known of a person."""
        await self._database.write(save_person(person))

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        known = "SELECT 1 FROM people WHERE person = ? AND language = ?"
        if not await self._database.rows(known, person, language):
            await self._database.write(save_language(person, language))

    async def kept_of(self, person: int) -> Kept:
        """Tell how much is kept of a person."""
        return await read_kept(self._database, person)

    async def forget(self, person: int, name: str) -> None:
        """Delete what is kept of a person, but for the seats that they still have."""
        await self._database.write(*forget(person, name))

    async def fact(self, name: str) -> str | None:
        """Give a remembered fact, or None."""
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", name)
        return None if not rows else str(rows[0][0])

    async def put_fact(self, name: str, value: str) -> None:
        """Remember a fact."""
        await self._database.write(
            ("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))
        )
