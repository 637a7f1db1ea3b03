"""No statement of the store reads through a table that grows with every game."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.common.rows import SCORE, Departure, Draft, MessageRef, Note, Person
from bot.common.settings import DatabaseServer
from bot.operations.measured import MeasuredStore
from bot.operations.meters import Meters
from bot.statistics.finished import Cursor, EnteredGame, PlayedSeat
from bot.statistics.players import key_of_person
from bot.statistics.seasons import season_at
from bot.storage.database import Database, Transaction, Work
from bot.storage.postgresql.connection import connect
from bot.storage.sqlite.database import SqliteDatabase, SqliteTransaction
from bot.storage.statements import Statement
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.kept import ENDING, PASS, SEATS, begin, finish, know, open_lobby
from tests.bot.statistics.played import NOON
from tests.bot.statistics.world import PERSONS, live

Answer = TypeVar("Answer")
Statements = dict[str, Sequence[object]]

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


class TouredStore(Store):
    """Notes which of its methods have been called."""

    called: set[str]

    def __getattribute__(self, name: str) -> Any:
        if name in METHODS:
            self.called.add(name)
        return super().__getattribute__(name)


METHODS = {
    name
    for protocol in Store.__mro__
    for name, each in vars(protocol).items()
    if iscoroutinefunction(each) and not name.startswith("_")
}


async def tour(store: Store) -> None:
    """Call every method of the store."""
    await live(store, random.Random(2), 30, forget=True)
    ann, server = PERSONS[0], 1
    key, season = key_of_person(ann), season_at(NOON)
    lobby = await open_lobby(store, 50)
    for _ in (await store.lobby_at(50), await store.count_live(server), await store.idle_lobbies(1e9)):
        pass
    await store.lobbies_kept_until(1e9)
    await store.live_tables()
    await store.live_tables(server)
    await store.unreadable_tables()
    assert await store.has_tables()
    await store.shift_deadlines(5.0)
    await store.save_table(lobby)
    row = await begin(store, 51)
    await store.save(row, SEATS, Departure(11, Seat(0), 0, replaced=True))
    await store.readmit(row.id, 11)
    await store.replace_picks(row.id, 0, [Seat(0)], {Seat(0): {"action": "none"}})
    await store.put_step(row, 0, PASS, SEATS)
    await store.put_tip(row.id, 11, 0, "brown")
    await store.put_message(row.id, SCORE, MessageRef(5, 7))
    await store.put_note(row.id, Note("told", 0))
    await store.posted(row.id)
    await store.drop_message(row.id, SCORE)
    await store.drop_note(row.id, Note("told", 0))
    await store.drop_posted(row.id)
    draft = await store.put_draft(row.id, Draft(SCORE, 5, 7, 100.0))
    await store.drafts(row.id)
    await store.settle_draft(row.id, draft, MessageRef(5, 7))
    await store.drop_draft(draft)
    await store.step_back(row, 0, {(11, -1): "brown"})
    await store.game(row.id)
    await store.seats(row.id)
    await store.tenures(row.id)
    await store.table(row.id)
    await store.with_seats(row.id)
    await store.unfinished_games()
    await store.untidied_tables()
    await finish(store, row)
    await store.mark_told(row.id)
    await store.last_ended(51)
    ended = await begin(store, 52)
    await store.put_ending(replace(ended, state="over", reason="played", ended=300.0), ENDING)
    aside = await begin(store, 53)
    await store.set_aside(aside.id, "unreadable", 300.0)
    await store.unsettled_games()
    await store.settle(aside.id, None)
    await store.settle(aside.id, ENDING)
    number = await store.put_record({"names": ["ann"]}, 0.0)
    await store.record(number)
    pad = await store.open_pad(11, {"players": []}, 0.0)
    await store.pad(pad, 11)
    await store.save_pad(pad, {"players": []}, 0.0)
    await know(store, Person(11, 5, "fr", hands_in_channel=True, without_tips=True, own_language="nl"))
    await store.person(11)
    await store.has_finished(ann, "base")
    await store.choose_server_language(server, "fr")
    await store.choose_server_language(server, None)
    await store.chosen_languages()
    await store.set_edition(11, "base")
    await store.choose_server_edition(server, "base")
    await store.server_edition(server)
    await store.choose_server_edition(server, None)
    await store.put_fact("name", "value")
    await store.fact("name")
    await store.kept_of(ann)
    await tour_statistics(store, ann)
    assert await store.seasons(server, "base")
    await store.standing(server, "base", season, key)
    await store.forget(ann, "Former player")
    await store.finish_forgetting()
    await store.drop_old(1e9, 1.0)
    await MeasuredStore(store, Meters()).tables_by_game()


async def tour_statistics(store: Store, ann: int) -> None:
    """Call what tells of finished games."""
    key, season = key_of_person(ann), season_at(NOON)
    line = PlayedSeat(key, "ann", 1, 60, {"military": 18})
    entered = await store.enter_game(EnteredGame(1, "base", NOON, ann, (line,)))
    cursor = Cursor(NOON, 0)
    for server in (1, None):
        await store.player_statistics(server, key)
        for before, after in ((None, None), (cursor, None), (None, cursor)):
            await store.finished_games(server, player=key, before=before, after=after)
    for before, after in ((None, None), (cursor, None), (None, cursor)):
        await store.finished_games(1, before=before, after=after)
    (newest, *_) = await store.finished_games(1)
    await store.finished_game(newest.number)
    await store.finished_game_of(newest.table or 0)
    await store.honour_of(newest.table or 0)
    await store.drop_entered_game(entered.number)
    await store.ranking(1, "base", season)
    for players in (None, 3):
        await store.wonders(1, "base", players)
    await store.records(1, "base")
    await store.switch_rankings(3, on=False)
    await store.switch_rankings(3, on=True)
    await store.rankings_on(1)
    await store.leave_out(ann, out=True)
    await store.left_out([ann])
    await store.leave_out(ann, out=False)
    await store.still_counting(None)
    await store.still_counting(1)
    await store.count_older_games()
    await store.recount()


@pytest.fixture(scope="module")
def toured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Statements]:
    """Return the file on which every method of the store was called, and the statements that it ran."""
    path = tmp_path_factory.mktemp("plans") / "games.sqlite3"

    async def go() -> Statements:
        database = TracedDatabase(await SqliteDatabase.open(path))
        store = TouredStore(database)
        store.called = set()
        await tour(store)
        assert store.called | {"close"} == METHODS
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
