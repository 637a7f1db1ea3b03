-- Several processes share one database. Each that lives is an owner; its lease ends unless it is renewed. Times are
-- seconds since 1970 by the clock of the database.
CREATE TABLE owners (
    id $id,
    process $integer NOT NULL,              -- which of the processes it is; one that follows it has the same
    ready $integer NOT NULL DEFAULT 0,      -- 1 while it hears of Discord and has not been told to stop
    until $real NOT NULL                    -- when others may take what it serves
);

-- Who serves the tables of a shard.
CREATE TABLE leases (
    shard $integer PRIMARY KEY,
    owner $integer REFERENCES owners (id) ON DELETE SET NULL,
    epoch $integer NOT NULL DEFAULT 0,      -- how often it has been taken
    since $real NOT NULL,                   -- when it was taken, or since when nobody serves it
    answered $text NOT NULL DEFAULT '[]'    -- the taps that the last owner has heard of, JSON list
);

-- What one process has to tell another: gone as soon as it is read.
CREATE TABLE letters (
    id $id,
    shard $integer NOT NULL,                -- whoever serves it reads the letter
    kind $text NOT NULL,
    body $text NOT NULL,                    -- JSON object
    written $real NOT NULL
);
CREATE INDEX letters_of_a_shard ON letters (shard, id);
