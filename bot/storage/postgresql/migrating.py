"""Brings the database of a server to the schema of this version."""

from __future__ import annotations

from bot.storage.errors import StoreError
from bot.storage.migrating import FIRST_VERSION, migrations
from bot.storage.postgresql.connection import Connection

VERSIONS_BEFORE = FIRST_VERSION - 1
"""Servers were first known in version 11; PostgreSQL databases count from there, beginning with 1."""

# A process that waits for the lock finds the work done.
LOCK = "SELECT pg_advisory_xact_lock(hashtext('migrating: ' || current_schema()))"

# Tables of extensions are ignored: some servers put extensions into every database.
TABLES = (
    "SELECT 1 FROM pg_class WHERE relkind IN ('r', 'p', 'f')"
    " AND relnamespace = current_schema()::regnamespace"
    " AND oid NOT IN (SELECT objid FROM pg_depend WHERE classid = 'pg_class'::regclass AND deptype = 'e')"
    " LIMIT 1"
)


def migrate(connection: Connection, name: str) -> None:
    """Bring the database ``name`` to the newest schema.

    Raises `StoreError` if it was written by a newer version, or by another program, and `psycopg.Error`.
    """
    with connection.transaction():
        connection.execute(LOCK)
        has_tables = connection.execute(TABLES).fetchone() is not None
        connection.execute("CREATE TABLE IF NOT EXISTS forms (number INTEGER PRIMARY KEY)")
        (counted,) = connection.execute("SELECT max(number) FROM forms").fetchall()[0]
        scripts = migrations(name, counted + VERSIONS_BEFORE if counted else 0, "postgresql")
        if has_tables and not counted:
            raise StoreError(
                f"The database {name} holds what is not this bot's: nothing was changed, name another one."
            )
        for number, script in scripts:
            connection.execute(script.encode())
            connection.execute("INSERT INTO forms (number) VALUES (%s)", (number - VERSIONS_BEFORE,))
