"""A store in every kind of database; no statement may scan a table that grows."""

import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytest_asyncio

from bot.storage.store import Store
from tests.bot.backends import Backend

SCANNED = {
    "messages": "only of live games: others are deleted when they are cleaned up",
    "notes": "only of live games",
    "drafts": "messages that are being posted",
    "people": "not queried while games are played",
    "records": "those uploaded in the last days, when a person is forgotten",
    "score_pads": "at most a month of them; their players are in JSON",
    "server_languages": "one row for each server with a language, read when the bot starts",
    "uncounted": "empty except in the first minutes of a new version",
    "forgetting": "people whose forgetting an earlier version began",
}
"""Tables that a statement may scan, and why."""

RECOUNTED = re.compile(r"DELETE FROM \w+$|DELETE FROM ratings WHERE player LIKE|SELECT number, options FROM")
"""The statements of `seven-wonders recount`, which goes through everything while the bot is stopped."""


class ScanRecorder(sqlite3.Connection):
    """A connection that records scans of whole tables, except through partial indexes."""

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


def connect_recorded(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=ScanRecorder)


@pytest_asyncio.fixture
async def store(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr("bot.storage.sqlite.connection.connect", connect_recorded)
    monkeypatch.setattr(ScanRecorder, "explained", set())
    monkeypatch.setattr(ScanRecorder, "scans", [])
    yield await backend.open()
    assert ScanRecorder.scans == []
