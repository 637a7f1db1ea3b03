"""Everything that must survive a crash, in one SQLite file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, replace
from pathlib import Path
from typing import Self

from bot.database import Database, Statement
from bot.options import Options
from bot.rows import SCORE, Person, Post, SeatRow, TableRow
from engine.game import JsonObject, Seat

_TABLE_COLUMNS = "id, server, channel, place, state, host, language, options, header, deadline, active"


class Store:
    """What is kept. Every method that changes something has it on disk when it returns."""

    def __init__(self, database: Database) -> None:
        """Keep everything in ``database``."""
        self._database = database

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none; raises `bot.database.DatabaseError`."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Close the file after what is being written."""
        await self._database.close()

    # -- tables ---------------------------------------------------------------------------------------

    async def create_table(
        self, *, server: int, channel: int, host: int, language: str, options: Options, now: float
    ) -> TableRow:
        """Open a lobby; raises `sqlite3.IntegrityError` where the channel has a lobby or game."""
        table = await self._database.write(
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
        await self._database.write(_save_table(row))

    async def save(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Write a table's row and its seats, all at once."""
        await self._database.write(_save_table(row), *_save_seats(row.id, seats))

    async def table(self, table: int) -> TableRow | None:
        """Give the row of a table, or None."""
        rows = await self._tables("WHERE id = ?", table)
        return rows[0] if rows else None

    async def live_tables(self) -> list[TableRow]:
        """List the lobbies and the running games."""
        return await self._tables("WHERE state IN ('lobby', 'playing') ORDER BY id")

    async def unscored_tables(self) -> list[TableRow]:
        """List the games that are over while their score has not been posted."""
        return await self._tables(
            "WHERE state = 'over' AND id NOT IN (SELECT table_id FROM posts WHERE name = ?) ORDER BY id",
            SCORE,
        )

    async def untidied_tables(self) -> list[TableRow]:
        """List the games that were closed while messages of theirs may still have buttons."""
        return await self._tables(
            "WHERE state = 'closed' AND id IN (SELECT table_id FROM posts) AND header IS NOT NULL ORDER BY id"
        )

    async def _tables(self, condition: str, *values: object) -> list[TableRow]:
        rows = await self._database.rows(f"SELECT {_TABLE_COLUMNS} FROM tables {condition}", *values)
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
        await self._database.write(
            (
                "UPDATE tables SET deadline = deadline + ?1, active = active + ?1"
                " WHERE state IN ('lobby', 'playing')",
                (seconds,),
            )
        )

    # -- seats ----------------------------------------------------------------------------------------

    async def seats(self, table: int) -> list[SeatRow]:
        """List a table's seats in order."""
        rows = await self._database.rows(
            "SELECT seat, person, name, late, wonder, side FROM seats WHERE table_id = ? ORDER BY seat", table
        )
        return [SeatRow(Seat(row[0]), *row[1:]) for row in rows]

    # -- choices --------------------------------------------------------------------------------------

    async def steps(self, table: int) -> list[JsonObject]:
        """List the choices of every step played."""
        rows = await self._database.rows("SELECT choices FROM steps WHERE table_id = ? ORDER BY step", table)
        return [json.loads(row[0]) for row in rows]

    async def put_step(self, row: TableRow, step: int, choices: JsonObject, seats: Sequence[SeatRow]) -> None:
        """Write a step that everyone has chosen, with the table and the seats as they are after it."""
        await self._database.write(
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
        rows = await self._database.rows(
            "SELECT seat, choice FROM picks WHERE table_id = ? AND step = ? ORDER BY seat", table, step
        )
        return {Seat(row[0]): json.loads(row[1]) for row in rows}

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

    # -- posts ----------------------------------------------------------------------------------------

    async def posts(self, table: int) -> dict[str, Post]:
        """Give every message posted for a table, by its name."""
        rows = await self._database.rows("SELECT name, channel, message FROM posts WHERE table_id = ?", table)
        return {row[0]: Post(row[1], row[2]) for row in rows}

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

    # -- records --------------------------------------------------------------------------------------

    async def put_record(self, record: JsonObject) -> int:
        """Keep a record that somebody has shown; gives its number."""
        number = await self._database.write(
            ("INSERT INTO records (record) VALUES (?)", (json.dumps(record),))
        )
        assert number is not None
        return number

    async def record(self, number: int) -> JsonObject | None:
        """Give a record by its number, or None."""
        rows = await self._database.rows("SELECT record FROM records WHERE id = ?", number)
        return None if not rows else json.loads(rows[0][0])

    # -- people and facts -----------------------------------------------------------------------------

    async def person(self, person: int) -> Person:
        """Give what is known of a person."""
        rows = await self._database.rows(
            "SELECT direct_channel, language FROM people WHERE person = ?", person
        )
        return Person(person, *rows[0]) if rows else Person(person)

    async def save_person(self, person: Person) -> None:
        """Write what is known of a person."""
        await self._database.write(
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
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", name)
        return None if not rows else str(rows[0][0])

    async def put_fact(self, name: str, value: str) -> None:
        """Remember a fact."""
        await self._database.write(
            ("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))
        )


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
