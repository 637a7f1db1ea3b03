-- Several processes share one PostgreSQL database; a file is served by one, and has the tables for moving it alone.
CREATE TABLE owners (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    process INTEGER NOT NULL,
    ready INTEGER NOT NULL DEFAULT 0,
    until REAL NOT NULL
);

CREATE TABLE leases (
    shard INTEGER PRIMARY KEY,
    owner INTEGER REFERENCES owners (id) ON DELETE SET NULL,
    epoch INTEGER NOT NULL DEFAULT 0,
    since REAL NOT NULL,
    answered TEXT NOT NULL DEFAULT '[]'
);

CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shard INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    written REAL NOT NULL
);
CREATE INDEX letters_of_a_shard ON letters (shard, id);
