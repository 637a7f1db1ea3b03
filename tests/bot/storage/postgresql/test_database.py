"""The PostgreSQL database: lost connections, other processes, conflicts and errors."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio

from bot.common.settings import DatabaseServer
from bot.storage.database import Transaction
from bot.storage.errors import ConflictError, OutageError, ServedError, StoreError
from bot.storage.postgresql import database as database_module
from bot.storage.postgresql.database import PostgresqlDatabase, ServerLock, connect

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"
WHO_CLAIMS = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
    " AND objid::bigint = hashtext('served: ' || current_schema())::bigint & 4294967295"
)
LOST = psycopg.OperationalError("server closed the connection unexpectedly")


@pytest_asyncio.fixture
async def database(place: DatabaseServer) -> AsyncIterator[PostgresqlDatabase]:
    database = await PostgresqlDatabase.open(place)
    yield database
    await database.close()


async def facts(database: PostgresqlDatabase) -> list[Any]:
    return await database.rows("SELECT name FROM facts ORDER BY name")


async def cut_off(database: PostgresqlDatabase, place: DatabaseServer) -> None:
    """End the connections of a database, as a restarting server does."""
    ((used,),) = await database.rows("SELECT pg_backend_pid()")
    ((claim,),) = await database.rows(WHO_CLAIMS)

    def end() -> None:
        with closing(connect(place.url)) as connection:
            for pid in (used, claim):
                (ended,) = connection.execute("SELECT pg_terminate_backend(%s, 60000)", (pid,)).fetchall()
                assert ended == (True,)

    await asyncio.to_thread(end)


async def test_a_restarted_server_is_used_again_unless_another_process_took_it(
    database: PostgresqlDatabase, place: DatabaseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(url: str) -> None:
        raise psycopg.OperationalError("connection refused")

    await database.run(PUT, "kept", "1")
    await cut_off(database, place)
    with monkeypatch.context() as away:
        away.setattr(database_module, "connect", refuse)
        for asked in (database.run(PUT, "lost", "1"), facts(database)):
            with pytest.raises(OutageError, match="cannot be used: connection refused"):
                await asked
    assert await facts(database) == [("kept",)]
    await database.run(PUT, "more", "1")
    with pytest.raises(ServedError):
        await PostgresqlDatabase.open(place)
    await cut_off(database, place)
    other = await asyncio.to_thread(ServerLock, place)
    with pytest.raises(ServedError):
        await database.run(PUT, "lost", "1")
    assert await facts(database) == [("kept",), ("more",)]
    other.release()
    await database.run(PUT, "next", "1")
    assert await facts(database) == [("kept",), ("more",), ("next",)]


class LostAtCommit(psycopg.Connection[Any]):
    """A connection that is lost at the commit of a transaction."""

    has_committed: bool

    def execute(self, query: Any, *values: Any, **more: Any) -> psycopg.Cursor[Any]:
        if query == "COMMIT":
            if self.has_committed:
                super().execute(query)
            self.close()
            raise LOST
        return super().execute(query, *values, **more)


@pytest.mark.parametrize("has_committed", [True, False], ids=["written", "not written"])
async def test_a_commit_without_an_answer_is_checked(
    place: DatabaseServer, monkeypatch: pytest.MonkeyPatch, has_committed: bool
) -> None:
    def connect_until_commit(url: str) -> LostAtCommit:
        connection = LostAtCommit.connect(url, autocommit=True, cursor_factory=psycopg.ClientCursor)
        connection.has_committed = has_committed
        return connection

    def put(transaction: Transaction) -> str:
        transaction.execute(PUT, "doubtful", "1")
        return "answer"

    with monkeypatch.context() as faulty:
        faulty.setattr(database_module, "connect", connect_until_commit)
        database = await PostgresqlDatabase.open(place)
        with nullcontext() if has_committed else pytest.raises(StoreError, match="nothing has changed"):
            assert await database.transact(put) == "answer"
    assert await facts(database) == [("doubtful",)] * has_committed
    await database.close()


async def test_an_unreachable_server_is_reported_without_its_password(tmp_path: Path) -> None:
    nowhere = DatabaseServer(f"postgresql://ann:secret@/games?host={tmp_path}")
    with pytest.raises(StoreError, match=f"The database games on {tmp_path} cannot be used") as error:
        await PostgresqlDatabase.open(nowhere)
    assert "secret" not in f"{error.value} {nowhere} {nowhere!r}"
    assert "\n" not in str(error.value)


async def test_errors_do_not_contain_the_values_of_a_statement(database: PostgresqlDatabase) -> None:
    await database.run(PUT, "hand", "1")
    with pytest.raises(ConflictError) as conflict:
        await database.run(PUT, "hand", "a card that nobody may see")
    with pytest.raises(StoreError) as fault:
        await database.run("INSERT INTO facts (nowhere) VALUES (?)", "a card that nobody may see")
    for told in (str(conflict.value), str(fault.value)):
        assert "nobody may see" not in told


async def test_a_transaction_is_repeated_after_a_conflict(database: PostgresqlDatabase) -> None:
    tries = 0

    def write(transaction: Transaction) -> None:
        nonlocal tries
        tries += 1
        transaction.execute(PUT, "mine", str(tries))
        if tries == 1:
            raise psycopg.errors.DeadlockDetected

    await database.transact(write)
    assert await database.rows("SELECT name, value FROM facts") == [("mine", "2")]
