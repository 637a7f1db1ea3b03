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
from typing import Any, ClassVar

import pytest

from bot.common.rows import Departure, Draft, MessageKey, MessageRef, Note
from bot.operations.measured import MeasuredStore
from bot.operations.meters import Meters
from bot.statistics.finished import Cursor, FinishedSeat, entered_game
from bot.statistics.players import key_of_person
from bot.statistics.seasons import season_at
from bot.storage.errors import ConflictError, PlaceTakenError, StepTakenError
from bot.storage.opening import open_store
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.kept import ENDING, PASS, SEATS, begin
from tests.bot.statistics.played import NOON
from tests.bot.statistics.world import PERSONS, live

Statements = dict[str, Sequence[object]]
Examples = dict[str, Any]

SCANNED = {
    "messages": "those of live games: those of others are forgotten once they are tidied",
    "notes": "what live games have said",
    "drafts": "messages that are being posted",
    "people": "what nobody asks for while somebody plays",
    "records": "those that were shown in the last days, when somebody is forgotten",
    "score_pads": "at most a month of them; who stands in one is in its JSON",
    "server_languages": "one row for each server that has chosen a language, when the bot starts",
    "uncounted": "empty but for the first minutes of a new version",
    "sqlite_sequence": "one row for each table that numbers its rows",
    "forgetting": "whom an earlier version has left half forgotten",
}
"""The tables that a statement may read through, and why."""

RECOUNTED = re.compile(r"DELETE FROM \w+$|DELETE FROM ratings WHERE player LIKE|SELECT number, options FROM")
"""What `seven-wonders recount` runs, while the bot does not: it goes through everything."""


class Noted(sqlite3.Connection):
    """A connection that notes its statements, each with the last values that it was run with."""

    statements: ClassVar[Statements] = {}

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        self.statements[statement] = values
        return super().execute(statement, values)

    def executemany(self, statement: str, rows: Any) -> sqlite3.Cursor:
        self.statements[statement] = rows[-1]
        return super().executemany(statement, rows)


def connect_noted(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Noted)


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

    methods = {
        name
        for part in Store.__mro__
        for name, each in vars(part).items()
        if iscoroutinefunction(each) and not name.startswith("_") and name != "close"
    }
    # Who is forgotten comes last.
    for name in sorted(methods, key=lambda name: ("forget" in name, name)):
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


def test_no_statement_reads_through_a_table_that_grows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = await open_store(tmp_path / "games.sqlite3")
        await tour(store)
        await store.close()

    monkeypatch.setattr("bot.storage.sqlite.connection.connect", connect_noted)
    monkeypatch.setattr(Noted, "statements", {})
    asyncio.run(go())
    statements = {
        statement: values
        for statement, values in Noted.statements.items()
        if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
    }
    assert len(statements) > 100
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        found = {
            f"{table}: {statement}"
            for table, statement in scans(connection, statements)
            if table not in SCANNED and not RECOUNTED.match(statement)
        }
    assert found == set()
