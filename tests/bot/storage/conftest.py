"""A store in a fresh place, in every kind of database: no statement reads through a table that grows."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytest_asyncio

from bot.storage.store import Store
from tests.bot.keepers import Keeper

SCANNED = {
    "messages": "those of live games: those of others are forgotten once they are tidied",
    "notes": "what live games have said",
    "drafts": "messages that are being posted",
    "people": "what nobody asks for while somebody plays",
    "records": "those that were shown in the last days, when somebody is forgotten",
    "score_pads": "at most a month of them; who stands in one is in its JSON",
    "server_languages": "one row for each server that has chosen a language, when the bot starts",
    "uncounted": "empty but for the first minutes of a new version",
    "forgetting": "whom an earlier version has left half forgotten",
}
"""The tables that a statement may read through, and why."""

RECOUNTED = re.compile(r"DELETE FROM \w+$|DELETE FROM ratings WHERE player LIKE|SELECT number, options FROM")
"""What `seven-wonders recount` runs, while the bot does not: it goes through everything."""


class Explained(sqlite3.Connection):
    """A connection that notes what is read through without an index that leaves most of it out."""

    explained: ClassVar[set[str]] = set()
    scans: ClassVar[list[tuple[str, str]]] = []

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        self._explain(statement, values)
        return super().execute(statement, values)

    def executemany(self, statement: str, rows: Any) -> sqlite3.Cursor:
        self._explain(statement, rows[0])
        return super().executemany(statement, rows)

    def _explain(self, statement: str, values: Any) -> None:
        if statement in self.explained or not re.match("SELECT|INSERT|UPDATE|DELETE", statement):
            return
        self.explained.add(statement)
        names = super().execute("SELECT name, type = 'table', sql LIKE '% WHERE %' FROM sqlite_master")
        known = {name: (is_table, is_partial) for name, is_table, is_partial in names}
        for *_, detail in super().execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall():
            read = re.match(
                r"(?:SCAN|SEARCH (?=\w+ USING AUTOMATIC)) ?(\w+)(?: USING.* INDEX (\w+))?", detail
            )
            if read is None or known.get(read[2], (0, 0))[1]:
                continue
            alias = re.search(rf"(\w+) AS {read[1]}\b", statement)
            table = read[1] if alias is None else alias[1]
            if known.get(table, (0, 0))[0] and table not in SCANNED and not RECOUNTED.match(statement):
                self.scans.append((table, statement))


def connect_explained(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Explained)


@pytest_asyncio.fixture
async def store(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr("bot.storage.sqlite.connection.connect", connect_explained)
    monkeypatch.setattr(Explained, "explained", set())
    monkeypatch.setattr(Explained, "scans", [])
    yield await keeper.open()
    assert Explained.scans == []
