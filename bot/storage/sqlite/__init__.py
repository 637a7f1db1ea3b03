"""The database in one SQLite file: needs no set-up, and serves one process."""
