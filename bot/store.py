"""Everything that must survive a crash, in one SQLite file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Literal, Self

import aiosqlite

from bot.options import Options
from engine.game import JsonObject, Seat

TableState = Literal["lobby", "playing", "over", "closed"]


class StoreError(Exception):
    """The database file cannot be used; the message is one sentence for the person at the shell."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A lobby or a game. ``deadline`` and ``active`` in seconds since 1970."""

    id: int
    server: int
    channel: int
    place: int
    state: TableState
    host: int
    language: str
    options: Options
    header: JsonObject | None
    deadline: float | None
    active: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat; ``person`` is None where a computer player does."""

    seat: Seat
    person: int | None
    name: str
    late: int = 0
    wonder: str | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A message that has been sent."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Person:
    """What the bot remembers of a person; ``direct_channel`` is None while their messages are closed."""

    person: int
    direct_channel: int | None = None
    language: str | None = None


Statement = tuple[str, Sequence[object]]

_TABLE_COLUMNS = "id, server, channel, place, state, host, language, options, header, deadline, active"


class Store:
    """The database. Every method that changes something has it on disk when it returns."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Use `open_store` instead."""
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none, and bring it to the newest form.

        Raises `StoreError` where the file cannot be opened or is no database of this bot.
        """
        try:
            connection = await aiosqlite.connect(path, isolation_level=None)
        except aiosqlite.Error as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            await _migrate(connection)
        except BaseException as error:
            # An open connection has a thread that would keep the process from ending.
            await connection.close()
            if isinstance(error, aiosqlite.Error):
                raise StoreError(f"The database {path} cannot be used: {error}.") from error
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file after what is being written."""
        async with self._writing:
            await self._connection.close()

    async def _write(self, *statements: Statement) -> int | None:
        """Run the statements as one transaction; gives the id of the last row put in.

        A transaction goes on to its end also where the task that asked for it is cancelled: broken off,
        it would stay open and refuse every later one.
        """
        return await asyncio.shield(self._transaction(statements))

    async def _transaction(self, statements: Sequence[Statement]) -> int | None:
        """Run the statements when no other transaction runs: all tables share the connection."""
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                last = None
                for statement, values in statements:
                    last = (await self._connection.execute(statement, values)).lastrowid
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")
            return last

    # -- tables ---------------------------------------------------------------------------------------

    async def create_table(
        self, *, server: int, channel: int, host: int, language: str, options: Options, now: float
    ) -> TableRow:
        """Open a lobby; raises `sqlite3.IntegrityError` where the channel has a lobby or game."""
        table = await self._write(
            (
                "INSERT INTO tables (server, channel, place, state, host, language, options, active)"
                " VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?)",
                (server, channel, channel, host, language, json.dumps(options.as_json()), now),
            )
        )
        assert table is not None
        return TableRow(table, server, channel, channel, "lobby", host, language, options, None, None, now)

    async def save_table(self, row: TableRow) -> None:
        """Write a table's row."""
        await self._write(_save_table(row))

    async def save(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Write a table's row and its seats, all at once."""
        await self._write(_save_table(row), *_save_seats(row.id, seats))

    async def table(self, table: int) -> TableRow | None:
        """Give the row of a table, or None."""
        rows = await self._tables("WHERE id = ?", table)
        return rows[0] if rows else None

    async def live_tables(self) -> list[TableRow]:
        """List the lobbies and the running games."""
        return await self._tables("WHERE state IN ('lobby', 'playing') ORDER BY id")

    async def _tables(self, condition: str, *values: object) -> list[TableRow]:
        rows = await self._connection.execute_fetchall(
            f"SELECT {_TABLE_COLUMNS} FROM tables {condition}", values
        )
        return [
            TableRow(
                id=row[0],
                server=row[1],
                channel=row[2],
                place=row[3],
                state=row[4],
                host=row[5],
                language=row[6],
                options=Options.from_json(json.loads(row[7])),
                header=None if row[8] is None else json.loads(row[8]),
                deadline=row[9],
                active=row[10],
            )
            for row in rows
        ]

    async def last_finished(self, place: int) -> TableRow | None:
        """Give the last game that was played to its end in a channel or thread, or None."""
        rows = await self._tables("WHERE place = ? AND state = 'over' ORDER BY id DESC LIMIT 1", place)
        return rows[0] if rows else None

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline and lobby's age: clocks stand still while the bot is down."""
        await self._write(
            (
                "UPDATE tables SET deadline = deadline + ?1, active = active + ?1"
                " WHERE state IN ('lobby', 'playing')",
                (seconds,),
            )
        )

    # -- seats ----------------------------------------------------------------------------------------

    async def seats(self, table: int) -> list[SeatRow]:
        """List a table's seats in order."""
        rows = await self._connection.execute_fetchall(
            "SELECT seat, person, name, late, wonder, side FROM seats WHERE table_id = ? ORDER BY seat",
            (table,),
        )
        return [SeatRow(Seat(row[0]), *row[1:]) for row in rows]

    # -- choices --------------------------------------------------------------------------------------

    async def steps(self, table: int) -> list[JsonObject]:
        """List the choices of every step played."""
        rows = await self._connection.execute_fetchall(
            "SELECT choices FROM steps WHERE table_id = ? ORDER BY step", (table,)
        )
        return [json.loads(row[0]) for row in rows]

    async def put_step(self, row: TableRow, step: int, choices: JsonObject, seats: Sequence[SeatRow]) -> None:
        """Write a step that everyone has chosen, with the table and the seats as they are after it."""
        await self._write(
            (
                "INSERT INTO steps (table_id, step, choices) VALUES (?, ?, ?)",
                (row.id, step, json.dumps(choices)),
            ),
            ("DELETE FROM picks WHERE table_id = ?", (row.id,)),
            _save_table(row),
            *_save_seats(row.id, seats),
        )

    async def picks(self, table: int, step: int) -> dict[Seat, JsonObject]:
        """Give the picks that already count in a step."""
        rows = await self._connection.execute_fetchall(
            "SELECT seat, choice FROM picks WHERE table_id = ? AND step = ? ORDER BY seat", (table, step)
        )
        return {Seat(row[0]): json.loads(row[1]) for row in rows}

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Take back the picks of ``seats`` and write ``picks`` in their place."""
        await self._write(
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

    # -- posts ----------------------------------------------------------------------------------------

    async def posts(self, table: int) -> dict[str, Post]:
        """Give every message posted for a table, by its name."""
        rows = await self._connection.execute_fetchall(
            "SELECT name, channel, message FROM posts WHERE table_id = ?", (table,)
        )
        return {row[0]: Post(row[1], row[2]) for row in rows}

    async def put_post(self, table: int, name: str, post: Post) -> None:
        """Remember a message."""
        await self._write(
            (
                "INSERT OR REPLACE INTO posts (table_id, name, channel, message) VALUES (?, ?, ?, ?)",
                (table, name, post.channel, post.message),
            )
        )

    async def drop_post(self, table: int, name: str) -> None:
        """Forget a message."""
        await self._write(("DELETE FROM posts WHERE table_id = ? AND name = ?", (table, name)))

    # -- records --------------------------------------------------------------------------------------

    async def put_record(self, record: JsonObject) -> int:
        """Keep a record that somebody has shown; gives its number."""
        number = await self._write(("INSERT INTO records (record) VALUES (?)", (json.dumps(record),)))
        assert number is not None
        return number

    async def record(self, number: int) -> JsonObject | None:
        """Give a record by its number, or None."""
        rows = list(
            await self._connection.execute_fetchall("SELECT record FROM records WHERE id = ?", (number,))
        )
        return None if not rows else json.loads(rows[0][0])

    # -- people and facts -----------------------------------------------------------------------------

    async def person(self, person: int) -> Person:
        """Give what is known of a person."""
        rows = list(
            await self._connection.execute_fetchall(
                "SELECT direct_channel, language FROM people WHERE person = ?", (person,)
            )
        )
        return Person(person, *rows[0]) if rows else Person(person)

    async def save_person(self, person: Person) -> None:
        """Write what is known of a person."""
        await self._write(
            (
                "INSERT OR REPLACE INTO people (person, direct_channel, language) VALUES (?, ?, ?)",
                (person.person, person.direct_channel, person.language),
            )
        )

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        known = await self.person(person)
        if known.language != language:
            await self.save_person(replace(known, language=language))

    async def fact(self, name: str) -> str | None:
        """Give a remembered fact, or None."""
        rows = list(
            await self._connection.execute_fetchall("SELECT value FROM facts WHERE name = ?", (name,))
        )
        return None if not rows else str(rows[0][0])

    async def put_fact(self, name: str, value: str) -> None:
        """Remember a fact."""
        await self._write(("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value)))


def _save_table(row: TableRow) -> Statement:
    return (
        "UPDATE tables SET place = ?, state = ?, host = ?, language = ?, options = ?, header = ?,"
        " deadline = ?, active = ? WHERE id = ?",
        (
            row.place,
            row.state,
            row.host,
            row.language,
            json.dumps(row.options.as_json()),
            None if row.header is None else json.dumps(row.header),
            row.deadline,
            row.active,
            row.id,
        ),
    )


def _save_seats(table: int, seats: Sequence[SeatRow]) -> list[Statement]:
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table,)),
        *(
            (
                "INSERT INTO seats (table_id, seat, person, name, late, wonder, side)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, *astuple(seat)),
            )
            for seat in seats
        ),
    ]


async def _migrate(connection: aiosqlite.Connection) -> None:
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    done = int(rows[0][0])
    files = sorted(
        (file for file in resources.files("bot.migrations").iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    if done > len(files):
        raise StoreError("The database was written by a newer version of this bot.")
    for number, file in enumerate(files[done:], start=done + 1):
        script = file.read_text(encoding="utf-8")
        await connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
