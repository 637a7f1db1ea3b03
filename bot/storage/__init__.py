"""What must survive a crash: in one SQLite file, or in a database of a PostgreSQL server."""
