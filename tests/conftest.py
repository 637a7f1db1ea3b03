"""What holds for every test."""

from __future__ import annotations

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
"""A loaded machine fails no test, and a test that fails fails again."""


ALLOCATIONS = 5000
"""After how many the garbage collector looks at the youngest objects: tests make many and keep few."""


def pytest_configure() -> None:
    """Let the garbage collector rest while all is loaded: what is loaded stays."""
    hypothesis.settings.load_profile("same-in-every-run")
    gc.disable()


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end, modules and tests, and most of its looks."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in the newest form in which nothing is kept yet: to copy it takes less than to make it."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    migrate_file(path)
    return path


@pytest.fixture
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no commit wait until it is on the disk: what is committed survives any death of a process."""
    monkeypatch.setattr("bot.storage.sqlite.database.connect_to_write", _connect_hastily)


def _connect_hastily(path: Path) -> sqlite3.Connection:
    connection = connect_to_write(path)
    connection.execute("PRAGMA synchronous = OFF")
    return connection
