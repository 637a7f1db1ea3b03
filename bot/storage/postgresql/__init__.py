"""The database of a PostgreSQL server: one process serves it, or several do together."""
