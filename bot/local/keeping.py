"""The stand-in's world between two runs: a file beside the bot's database, which belongs to just that one.

Both carry the same number. A world without its database, or with another one, would have buttons of games
that nobody knows, so they are not brought together.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord.backend.errors import BackendError, SetupError

from bot.local.records import as_json, from_json

FORM = 3
"""Goes up with every change of what is kept; it stands in the head of the file."""

WITH_ONE_SERVER = 2
"""The form before there was a server without the bot, and before people could install the app."""

SAME_NUMBER_BITS = 31
"""What SQLite has room for in the head of a file (PRAGMA application_id)."""


WRONG = (
    sqlite3.Error,
    LookupError,
    AttributeError,
    TypeError,
    ValueError,
    RecursionError,
    BackendError,
    SetupError,
)
"""What reading a world fails with that is none, or from which something is missing."""


class UnfitError(Exception):
    """World and database do not belong together, or cannot be read; the message says it in a sentence."""


@dataclass(slots=True)
class Kept:
    """A world as it is kept: what Discord knows by its name, and what the stand-in itself knows.

    ``base`` is the address under which its files were.
    """

    base: str
    backend: Mapping[str, Any]
    world: Mapping[str, Any]


@dataclass(slots=True)
class FileChanges:
    """The files that came and went since the last save, by the path of their address."""

    come: dict[str, bytes] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)

    def put(self, path: str, data: bytes) -> None:
        """Note a file that has come."""
        self.come[path] = data
        self.gone.discard(path)

    def drop(self, path: str) -> None:
        """Note a file that has gone."""
        self.come.pop(path, None)
        self.gone.add(path)


def world_file(database: Path) -> Path:
    """Return the file of the world that belongs to a database."""
    return database.with_name(f"{database.stem}.world.sqlite3")


def start_over(database: Path) -> None:
    """Delete a database with its world."""
    for file in (database, world_file(database)):
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            file.with_name(name).unlink(missing_ok=True)


class Keeper:
    """Reads and writes the file of a world."""

    def __init__(self, database: Path) -> None:
        """Keep the world of this database. Raises `UnfitError` where there is another one, or none."""
        self._path, self.changes = world_file(database), FileChanges()
        is_new = [not each.exists() for each in (self._path, database)]
        if is_new == [True, True]:
            database.parent.mkdir(parents=True, exist_ok=True)
            number = 1 + secrets.randbelow(2**SAME_NUMBER_BITS - 1)
            _number(database, number)
            with closing(sqlite3.connect(self._path)) as connection, connection:
                connection.execute("CREATE TABLE world (kept TEXT NOT NULL)")
                connection.execute("CREATE TABLE file (path TEXT PRIMARY KEY, data BLOB NOT NULL)")
                connection.execute(f"PRAGMA application_id = {number}")
                connection.execute(f"PRAGMA user_version = {FORM}")
        elif any(is_new):
            missing, there = (self._path, database) if is_new[0] else (database, self._path)
            raise UnfitError(f"{missing} is missing, which belongs to {there}")
        elif _number(self._path) != _number(database):
            raise UnfitError(f"{self._path} is the world of another database than {database}")

    def load(self) -> tuple[Kept, dict[str, bytes]] | None:
        """Return the world with its files, None where nothing was kept yet. Raises `UnfitError`."""
        with self.reading(), closing(sqlite3.connect(self._path)) as connection:
            (form,) = connection.execute("PRAGMA user_version").fetchone()
            if form not in (WITH_ONE_SERVER, FORM):
                raise UnfitError(f"{self._path} was written by another version")
            row = connection.execute("SELECT kept FROM world").fetchone()
            files = dict(connection.execute("SELECT path, data FROM file"))
            if row is None:
                return None
            kept = Kept(**from_json(json.loads(row[0])))
            if form == WITH_ONE_SERVER:
                backend, world = {"installers": set(), **kept.backend}, {"elsewhere": None, **kept.world}
                kept = Kept(kept.base, backend, world)
            return kept, files

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Raise `UnfitError` where something in the world that is read here is missing or wrong."""
        try:
            yield
        except WRONG as error:
            raise UnfitError(f"{self._path} cannot be read ({type(error).__name__})") from error

    def save(self, kept: Kept) -> None:
        """Write the world, and the files that came and went."""
        written = json.dumps(
            {"base": kept.base, "backend": as_json(kept.backend), "world": as_json(kept.world)}
        )
        with closing(sqlite3.connect(self._path)) as connection, connection:
            connection.execute(f"PRAGMA user_version = {FORM}")
            connection.execute("DELETE FROM world")
            connection.execute("INSERT INTO world VALUES (?)", (written,))
            connection.executemany("DELETE FROM file WHERE path = ?", [(each,) for each in self.changes.gone])
            connection.executemany("REPLACE INTO file VALUES (?, ?)", list(self.changes.come.items()))
        self.changes.come.clear()
        self.changes.gone.clear()


def _number(file: Path, new: int | None = None) -> int:
    """Return the number in the head of a file, or write a new one. Raises `UnfitError`."""
    try:
        with closing(sqlite3.connect(file)) as connection, connection:
            if new is not None:
                connection.execute(f"PRAGMA application_id = {new}")
            return int(connection.execute("PRAGMA application_id").fetchone()[0])
    except sqlite3.Error as error:
        raise UnfitError(f"{file} cannot be used ({error})") from error


def moved(value: Any, old: str, new: str) -> Any:
    """Return a value of JSON in which every address under ``old`` is under ``new``."""
    if isinstance(value, dict):
        return {key: moved(each, old, new) for key, each in value.items()}
    if isinstance(value, list):
        return [moved(each, old, new) for each in value]
    return value.replace(old, new) if isinstance(value, str) else value
