"""Configuration of all tests."""

import gc
import sqlite3
from pathlib import Path

import hypothesis
import pytest

from bot.storage.migrating import migrate_file
from bot.storage.sqlite.connection import connect_to_write

hypothesis.settings.register_profile(
    "same-in-every-run",
    deadline=None,
    derandomize=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
"""A loaded machine fails no test, and a failing test fails again."""


ALLOCATIONS = 5000
"""The garbage collector's threshold for young objects: tests create many and keep few."""


def pytest_configure() -> None:
    """Turn the garbage collector off while tests are collected: everything loaded stays."""
    hypothesis.settings.load_profile("same-in-every-run")
    gc.disable()


def pytest_collection_finish() -> None:
    """Freeze modules and collected tests, and reduce collections."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the newest schema: copying it is faster than creating one."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    migrate_file(path)
    return path


@pytest.fixture
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't sync commits to disk: they survive the death of a process anyway."""
    monkeypatch.setattr("bot.storage.sqlite.database.connect_to_write", _connect_hastily)


def _connect_hastily(path: Path) -> sqlite3.Connection:
    connection = connect_to_write(path)
    connection.execute("PRAGMA synchronous = OFF")
    return connection
