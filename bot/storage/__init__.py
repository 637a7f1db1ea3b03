"""Persistent data: in one SQLite file, or in a database of a PostgreSQL server."""
