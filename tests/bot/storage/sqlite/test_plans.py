"""No statement of the store reads through a table that grows with every game."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from inspect import Parameter, iscoroutinefunction, signature
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.common.rows import Departure, Draft, MessageKey, MessageRef, Note
from bot.common.settings import DatabaseServer
from bot.operations.meters import MeasuredStore, Meters
from bot.statistics.finished import Cursor, FinishedSeat, entered_game
from bot.statistics.players import key_of_person
from bot.statistics.seasons import season_at
from bot.storage.database import Database, Transaction, Work
from bot.storage.errors import ConflictError, PlaceTakenError, StepTakenError
from bot.storage.postgresql.connection import connect
from bot.storage.sqlite.database import SqliteDatabase, SqliteTransaction
from bot.storage.statements import Statement
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.kept import ENDING, PASS, SEATS, begin
from tests.bot.statistics.played import NOON
from tests.bot.statistics.world import PERSONS, live

Answer = TypeVar("Answer")
Statements = dict[str, Sequence[object]]
Examples = dict[str, Any]

SCANNED = {
    "messages": "those of live games: those of others are forgotten once they are tidied",
    "notes": "what live games have said",
    "drafts": "messages that are being posted",
    "people": "what nobody asks for while somebody plays",
    "score_pads": "at most a month of them; who stands in one is in its JSON",
    "server_languages": "one row for each server that has chosen a language, when the bot starts",
    "uncounted": "empty but for the first minutes of a new version",
    "sqlite_sequence": "one row for each table that numbers its rows",
    "forgetting": "empty but for the moments in which somebody is forgotten",
}
"""The tables that a statement may read through, and why."""

RECOUNTED = re.compile(
    r"DELETE FROM \w+$|SELECT table_id, number, rated FROM finished_games WHERE origin = 'bot'"
)
"""What `seven-wonders recount` runs, while the bot does not: it goes through everything."""


class Traced(SqliteTransaction):
    """A transaction whose statements are noted."""

    def __init__(self, connection: sqlite3.Connection, statements: Statements) -> None:
        super().__init__(connection)
        self._statements = statements

    def execute(self, statement: str, *values: object) -> list[Any]:
        self._statements[statement] = values
        return super().execute(statement, *values)

    def run(self, statements: Sequence[Statement]) -> None:
        self._statements.update(statements)
        super().run(statements)

    def insert(self, statement: str, *values: object) -> int:
        self._statements[statement] = values
        return super().insert(statement, *values)


class TracedDatabase(Database):
    """A database whose statements are noted, each with the last values that it was run with."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self.statements: Statements = {}

    async def close(self) -> None:
        await self._database.close()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        self.statements.update(queries)
        return await self._database.read(*queries)

    async def transact(self, work: Work[Answer]) -> Answer:
        return await self._database.transact(self._traced(work))

    def _traced(self, work: Work[Answer]) -> Work[Answer]:
        def traced(transaction: Transaction) -> Answer:
            assert isinstance(transaction, SqliteTransaction)
            return work(Traced(transaction.connection, self.statements))

        return traced


METHODS = sorted(
    name
    for part in Store.__mro__
    for name, each in vars(part).items()
    if iscoroutinefunction(each) and not name.startswith("_") and name != "close"
)
"""Every method of the store, but that which closes it; who is forgotten comes last."""
METHODS.sort(key=lambda name: "forget" in name)


async def tour(store: Store) -> None:
    """Call every method of the store with all kinds of what it takes."""
    await live(store, random.Random(2), 30, forget=True)
    row = replace(await begin(store, 51), state="over", reason="played", ended=300.0)
    key = MessageKey("step", 0)
    by_name: Examples = {
        "table": row.id,
        "channel": 51,
        "place": 51,
        "server": 1,
        "number": 1,
        "replaces": 1,
        "step": 0,
        "person": PERSONS[0],
        "host": PERSONS[0],
        "players": 3,
        "skip": 0,
        "limit": 10,
        "game": "base",
        "language": "fr",
        "edition": "base",
        "kind": "brown",
        "name": "ann",
        "value": "1",
    }
    line = FinishedSeat(key_of_person(PERSONS[0]), "ann", 1, 60, {"military": 18}, seat=Seat(0))
    by_type: Examples = {
        "TableRow": row,
        "Sequence[SeatRow]": SEATS,
        "Options": row.options,
        "EndReason": "unreadable",
        "Departure": Departure(11, Seat(0), 0, replaced=True),
        "Ending": ENDING,
        "Note": Note("told", 0),
        "MessageKey": key,
        "MessageRef": MessageRef(5, 7),
        "Draft": Draft(key, 5, 7, 100.0),
        "FinishedGame": entered_game(1, "base", NOON, PERSONS[0], (line,)),
        "Cursor": Cursor(NOON, 0),
        "PlayerKey": line.player,
        "Season": season_at(NOON),
        "JsonObject": {"players": [], "names": ["ann"]},
        "Iterable[Seat]": [0],
        "Collection[Seat]": [0],
        "Sequence[int]": PERSONS,
        "float": 100.0,
        "Mapping[Seat, JsonObject]": {0: PASS},
        "Mapping[tuple[int, int], str]": {(11, -1): "brown"},
    }

    def examples(parameter: Parameter) -> Iterator[Any]:
        kind = str(parameter.annotation)
        if kind == "bool":
            yield from (False, True)
            return
        plain = kind.removesuffix(" | None")
        yield by_type[plain] if plain in by_type else by_name[parameter.name]
        if plain != kind:
            yield None

    for name in METHODS:
        method = getattr(store, name)
        takes = signature(method).parameters
        for values in product(*map(examples, takes.values())):
            given = dict(zip(takes, values, strict=True))
            if given.get("server", 0) is None and given.get("player", 0) is None:
                # Nobody asks for the games of everybody on all servers.
                continue
            with suppress(ConflictError, PlaceTakenError, StepTakenError):
                await method(**given)
    await MeasuredStore(store, Meters()).tables_by_game()


@pytest.fixture(scope="module")
def toured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Statements]:
    """Return the file on which every method of the store was called, and the statements that it ran."""
    path = tmp_path_factory.mktemp("plans") / "games.sqlite3"

    async def go() -> Statements:
        database = TracedDatabase(await SqliteDatabase.open(path))
        store = Store(database)
        await tour(store)
        await store.close()
        return database.statements

    return path, asyncio.run(go())


def scans(connection: sqlite3.Connection, statements: Statements) -> Iterator[tuple[str, str]]:
    """List what is read through without an index that leaves most of it out, each with its statement."""
    partial = {
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'"
        )
    }
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for statement, values in statements.items():
        for _, _, _, detail in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall():
            found = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", detail)
            made = re.match(r"SEARCH (\w+) USING AUTOMATIC", detail)
            if made is not None:
                yield made[1], statement
            elif found is not None and found[2] not in partial:
                name = found[1] if found[1] in tables else re.search(rf"(\w+) AS {found[1]}\b", statement)
                if name is not None:
                    yield (name if isinstance(name, str) else name[1]), statement


def test_no_statement_reads_through_a_table_that_grows(toured: tuple[Path, Statements]) -> None:
    path, statements = toured
    with closing(sqlite3.connect(path)) as connection:
        found = {
            f"{table}: {statement}"
            for table, statement in scans(connection, statements)
            if table not in SCANNED and not RECOUNTED.match(statement)
        }
    assert found == set()


def test_what_is_changed_at_one_table_goes_through_no_others(toured: tuple[Path, Statements]) -> None:
    """Otherwise each table of who is forgotten would go through all that they have had."""
    path, statements = toured
    changes = {each: values for each, values in statements.items() if "table_id = ? AND person = ?" in each}
    assert len(changes) > 3
    with closing(sqlite3.connect(path)) as connection:
        for statement, values in changes.items():
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
            assert not [detail for *_, detail in plan if detail.endswith("(person=?)")], statement


REPLACED = {
    # Another index over what is live, or that begins with the same column, does almost as well.
    *("one_table_a_place", "live_tables_of_a_server", "lobbies_that_keep_seats", "taken_part_anywhere"),
    # A table that is empty almost always.
    "uncounted_in_order",
    # Read by several processes, which share a server; or by nothing any more.
    *("letters_of_a_shard", "finished_games_of_a_server"),
}
"""The indexes without which no statement reads through a table."""


def test_without_any_other_index_a_table_is_read_through(toured: tuple[Path, Statements]) -> None:
    path, statements = toured
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        before, useless = set(scans(connection, statements)), set()
        for name in [*indexes_of_file(connection)]:
            connection.execute("BEGIN")
            connection.execute(f"DROP INDEX {name}")
            if before >= set(scans(connection, statements)):
                useless.add(name)
            connection.execute("ROLLBACK")
    assert useless == REPLACED


def indexes_of_file(connection: sqlite3.Connection) -> dict[str, str]:
    """Return what each index is made of, by its name."""
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    return {name: plain(sql) for name, sql in connection.execute(query)}


def plain(sql: str) -> str:
    """Write what an index is made of as both databases mean it."""
    _, _, made = sql.partition(" ON ")
    made = re.sub(r"\w+\.(\w+) USING btree", r"\1", made)
    made = made.replace("::text", "").replace("[]", "").replace(' COLLATE "C"', "")
    made = re.sub(r"= ANY \(\(?ARRAY\[(.*?)\]\)?\)", r"IN (\1)", made)
    columns, _, condition = made.partition(" WHERE ")
    return f"{columns} WHERE {re.sub('[()]', '', condition)}"


def test_a_server_has_the_same_indexes(toured: tuple[Path, Statements], address: str) -> None:
    with closing(sqlite3.connect(toured[0])) as connection:
        here = indexes_of_file(connection)
    with closing(connect(DatabaseServer(address).url)) as server:
        found = server.execute(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
        ).fetchall()
    there = {name: plain(made) for name, made in found if not name.endswith(("_pkey", "_key"))}
    assert there == here
