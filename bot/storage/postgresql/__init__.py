"""The database of a PostgreSQL server, served by one process or several together."""
