"""The store in SQL, as SQLite and PostgreSQL both read it; each brings a database that runs it."""
