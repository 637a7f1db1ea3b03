-- A table is a lobby until its game begins, then a game until it is over or closed.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,              -- where /join was typed
    place INTEGER NOT NULL,                -- where the game is played: the channel or a thread of it
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed')),
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    options TEXT NOT NULL,                 -- JSON object
    header TEXT,                           -- the record without its steps; NULL in a lobby
    deadline REAL,                         -- seconds since 1970; NULL without a clock
    active REAL NOT NULL                   -- the last time a person did something here
);
CREATE UNIQUE INDEX one_table_a_place ON tables (place) WHERE state IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,                        -- Discord user; NULL where a computer player sits
    name TEXT NOT NULL,
    late INTEGER NOT NULL DEFAULT 0,       -- rounds in a row that the computer had to play
    wonder TEXT,                           -- chosen in the lobby, with its side
    side TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_person ON seats (person);

CREATE TABLE steps (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    choices TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE picks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, step, seat)
);

-- What has been posted, so that nothing is posted twice after a crash.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (table_id, name)
);

CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    direct_channel INTEGER,                -- their direct messages; NULL where they are closed
    language TEXT
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
