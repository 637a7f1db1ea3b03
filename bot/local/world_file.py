"""The stand-in's world between two runs: a file beside the bot's database.

A world without its database would have buttons of unknown games, so it is refused. simcord's objects are
written as JSON that names each object's type, and only known types are read back: a foreign file can hold a
wrong world, but no code.
"""

import dataclasses
import enum
import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import simcord.enums
from simcord.backend import models
from simcord.backend.errors import BackendError, SetupError

FORMAT = 3
ONE_SERVER_FORMAT = 2
"""The format before there was a server without the bot, and before people could install the app."""

READ_ERRORS = (
    *(sqlite3.Error, LookupError, AttributeError, TypeError, ValueError, RecursionError),
    *(BackendError, SetupError),
)
"""The errors raised by reading a file that is no world, or an incomplete one."""

KIND, CONTENT = "$kind", "content"
SCALARS = (str, int, bool, float, type(None))
COLLECTIONS = (tuple, set, frozenset)
KINDS: Mapping[str, type[Any]] = {
    each.__name__: each
    for each in (*COLLECTIONS, *vars(simcord.enums).values(), *vars(models).values())
    if isinstance(each, type)
    if each in COLLECTIONS or dataclasses.is_dataclass(each) or issubclass(each, enum.Enum)
}
"""All types allowed in a world besides scalars, lists and dictionaries."""


class WorldError(Exception):
    """World and database don't belong together, or can't be read; the message is a sentence for the user."""


def world_file(database: Path) -> Path:
    """Return the file of the world that belongs to a database."""
    return database.with_name(f"{database.stem}.world.sqlite3")


@contextmanager
def _using(file: Path) -> Iterator[None]:
    """Raise `WorldError` if a file can't be used."""
    try:
        yield
    except OSError as error:
        raise WorldError(f"{file} cannot be used ({error.strerror})") from error


def start_over(database: Path) -> None:
    """Delete a database with its world. Raises `WorldError`."""
    with _using(database):
        for file in (database, world_file(database)):
            for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
                file.with_name(name).unlink(missing_ok=True)


class WorldFile:
    """The world of a database; without a database, one in memory.

    Uploads are written to ``connection`` immediately, and committed with the rest by `save`.
    """

    def __init__(self, database: Path | None) -> None:
        """Open the world of this database. Raises `WorldError` if one of them is missing."""
        self.is_saved = database is not None
        is_new = database is None or _is_new(database)
        self._path = ":memory:" if database is None else str(world_file(database))
        self.connection = sqlite3.connect(self._path)
        if is_new:
            self.connection.executescript(
                f"CREATE TABLE world (kept TEXT NOT NULL); PRAGMA user_version = {FORMAT};"
                "CREATE TABLE file (path TEXT PRIMARY KEY, data BLOB NOT NULL);"
            )

    def load(self, base: str) -> dict[str, Any] | None:
        """Return the saved state, or None if there is none, with file addresses moved to ``base``."""
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        if version not in (ONE_SERVER_FORMAT, FORMAT):
            raise WorldError(f"{self._path} was written by another version")
        row = self.connection.execute("SELECT kept FROM world").fetchone()
        if row is None:
            return None
        saved: dict[str, Any] = from_json(json.loads(row[0].replace(json.loads(row[0])["base"], base)))
        if version == ONE_SERVER_FORMAT:
            saved["backend"].setdefault("installers", set())
        return saved

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Raise `WorldError` if the part of the world read here is incomplete or wrong."""
        try:
            yield
        except READ_ERRORS as error:
            raise WorldError(f"{self._path} cannot be read ({type(error).__name__})") from error

    def save(self, base: str, backend: Mapping[str, Any], world: Mapping[str, Any]) -> None:
        """Save Discord's attributes and the stand-in's own state, with file addresses under ``base``."""
        written = json.dumps(as_json({"base": base, "backend": backend, "world": world}))
        with self.connection:
            self.connection.execute(f"PRAGMA user_version = {FORMAT}")
            self.connection.execute("DELETE FROM world")
            self.connection.execute("INSERT INTO world VALUES (?)", (written,))


def _is_new(database: Path) -> bool:
    """Return whether there is neither a database nor its world yet, and make both. Raises `WorldError`."""
    if database.is_dir():
        raise WorldError(f"{database} is a folder")
    files = (world_file(database), database)
    missing = [each for each in files if not each.exists()]
    if len(missing) == 1:
        there = database if missing == [files[0]] else files[0]
        raise WorldError(f"{missing[0]} is missing, which belongs to {there}")
    with _using(database):
        database.parent.mkdir(parents=True, exist_ok=True)
        for each in missing:
            each.touch()
    return bool(missing)


def as_json(value: Any) -> Any:
    """Return a value as JSON. Raises `TypeError` for an unknown type."""
    kind = type(value)
    if kind in SCALARS:
        return value
    if kind is list:
        return [as_json(each) for each in value]
    if kind is dict:
        if KIND not in value and all(type(key) is str for key in value):
            return {key: as_json(each) for key, each in value.items()}
        return {KIND: "dict", CONTENT: [[as_json(key), as_json(each)] for key, each in value.items()]}
    if KINDS.get(kind.__name__) is not kind:
        raise TypeError(f"{kind.__module__}.{kind.__qualname__} has no form in JSON")
    content: Any
    if issubclass(kind, enum.Enum):
        content = value.value
    elif kind in COLLECTIONS:
        content = [as_json(each) for each in value]
    else:
        content = {key.name: as_json(getattr(value, key.name)) for key in dataclasses.fields(kind)}
    return {KIND: kind.__name__, CONTENT: content}


def from_json(written: Any) -> Any:
    """Return what `as_json` has written. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
    if isinstance(written, list):
        return [from_json(each) for each in written]
    if not isinstance(written, dict):
        return written
    if KIND not in written:
        return {key: from_json(each) for key, each in written.items()}
    content = written[CONTENT]
    if written[KIND] == "dict":
        return {from_json(key): from_json(each) for key, each in content}
    kind = KINDS[written[KIND]]
    if kind in COLLECTIONS:
        return kind(map(from_json, content))
    if dataclasses.is_dataclass(kind):
        return kind(**{key: from_json(each) for key, each in content.items()})
    return kind(content)
