"""The database of a server: made, brought to the newest form, refused."""

from __future__ import annotations

import re
from pathlib import Path

import psycopg
import pytest

from bot.common.settings import DatabaseServer
from bot.storage.database import Transaction
from bot.storage.errors import ConflictError, StoreError
from bot.storage.postgresql.database import PostgresqlDatabase

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


async def test_a_server_that_is_not_there_is_told_in_a_sentence_without_its_password(tmp_path: Path) -> None:
    nowhere = DatabaseServer(f"postgresql://ann:secret@/games?host={tmp_path}")
    with pytest.raises(
        StoreError, match=re.escape(f"The database games on {tmp_path} cannot be used")
    ) as error:
        await PostgresqlDatabase.open(nowhere)
    assert "secret" not in f"{error.value} {nowhere} {nowhere!r}"
    assert "\n" not in str(error.value)


async def test_what_is_refused_is_told_without_what_was_to_be_written(database: PostgresqlDatabase) -> None:
    await database.write((PUT, ("hand", "1")))
    with pytest.raises(ConflictError) as conflict:
        await database.write((PUT, ("hand", "a card that nobody may see")))
    with pytest.raises(StoreError) as fault:
        await database.write(("INSERT INTO facts (nowhere) VALUES (?)", ("a card that nobody may see",)))
    for told in (str(conflict.value), str(fault.value)):
        assert "nobody may see" not in told


async def test_values_are_kept_as_they_were_written(database: PostgresqlDatabase) -> None:
    strange = "100 % of '?' and %s \\ \" \n ☃ 𝄞"
    await database.write((PUT, (strange, strange)))
    assert await database.rows("SELECT value FROM facts WHERE name = ? AND value LIKE '100 %'", strange) == [
        (strange,)
    ]


async def test_a_transaction_that_another_comes_in_between_of_is_done_again(
    database: PostgresqlDatabase, place: DatabaseServer
) -> None:
    tries = 0

    def write(transaction: Transaction) -> None:
        nonlocal tries
        tries += 1
        transaction.execute(PUT, "mine", str(tries))
        if tries == 1:
            raise psycopg.errors.DeadlockDetected

    await database.transact(write)
    assert await database.rows("SELECT name, value FROM facts") == [("mine", "2")]
