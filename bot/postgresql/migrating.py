"""Bringing a database to the form that this version knows, one numbered SQL file after the other."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from bot.postgresql.connection import Connection
from bot.store import StoreError

# Who comes second finds the work done.
ALONE = "SELECT pg_advisory_xact_lock(hashtext('migrating: ' || current_schema()))"

# A table that came with an extension is no other program's: some servers put extensions into every database.
TABLES = (
    "SELECT 1 FROM pg_class WHERE relkind IN ('r', 'p', 'f')"
    " AND relnamespace = current_schema()::regnamespace"
    " AND oid NOT IN (SELECT objid FROM pg_depend WHERE classid = 'pg_class'::regclass AND deptype = 'e')"
    " LIMIT 1"
)


def migrate(connection: Connection, name: str) -> None:
    """Bring the database ``name`` to the newest form.

    Raises `StoreError` where it was written by a newer version, or by something else, and `psycopg.Error`.
    """
    with connection.transaction():
        connection.execute(ALONE)
        has_tables = connection.execute(TABLES).fetchone() is not None
        connection.execute("CREATE TABLE IF NOT EXISTS forms (number INTEGER PRIMARY KEY)")
        done = form_of(connection)
        files = _files()
        if done > len(files):
            raise StoreError(f"The database {name} was written by a newer version of this bot.")
        if has_tables and not done:
            raise StoreError(
                f"The database {name} holds what is not this bot's: nothing was changed, name another one."
            )
        for number, file in enumerate(files[done:], start=done + 1):
            connection.execute(file.read_bytes())
            connection.execute("INSERT INTO forms (number) VALUES (%s)", (number,))


def form_of(connection: Connection) -> int:
    """Give the number of the form that a database has; 0 where it is empty."""
    row = connection.execute("SELECT coalesce(max(number), 0) FROM forms").fetchone()
    assert row is not None
    return int(row[0])


def _files() -> list[Traversable]:
    found = resources.files("bot.postgresql.migrations").iterdir()
    return sorted((file for file in found if file.name.endswith(".sql")), key=lambda file: file.name)
