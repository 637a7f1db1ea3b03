-- A game that nobody has touched for long ends, after a warning.
CREATE TABLE tables_with_a_life (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,              -- where /join was typed
    place INTEGER NOT NULL,                -- where the game is played: the channel or a thread of it
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed', 'aside')),
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                 -- JSON object
    rules INTEGER,                         -- the version of the game's rules; NULL in a lobby
    begun REAL,                            -- seconds since 1970; NULL in a lobby, and where it is not known
    ended REAL,
    reason TEXT CHECK (reason IN (
        'played', 'ended', 'left', 'idle', 'abandoned', 'gone', 'unreadable', 'other-rules', 'unknown'
    )),
    ended_by INTEGER,                      -- the person who ended it
    victory TEXT,                          -- how it was won, where there are several ways
    told INTEGER NOT NULL DEFAULT 0,       -- 1 when the score of a finished game has been told
    deadline REAL,                         -- seconds since 1970; NULL without a clock
    active REAL NOT NULL,                  -- the last time a person did something here
    expires REAL,                          -- when a game ends that nobody touches; NULL before the warning
    header TEXT                            -- the record without its steps; NULL in a lobby
);

INSERT INTO tables_with_a_life (
    id, server, channel, place, state, host, language, game, options, rules, begun, ended, reason, ended_by,
    victory, told, deadline, active, header
)
SELECT
    id, server, channel, place, state, host, language, game, options, rules, begun, ended, reason, ended_by,
    victory, told, deadline, active, header
FROM tables;

DROP TABLE tables;
ALTER TABLE tables_with_a_life RENAME TO tables;

CREATE UNIQUE INDEX one_table_a_place ON tables (place) WHERE state IN ('lobby', 'playing');
CREATE INDEX live_tables_of_a_server ON tables (server) WHERE state IN ('lobby', 'playing');
CREATE INDEX lobbies_by_activity ON tables (active) WHERE state = 'lobby';
CREATE INDEX finished_games_of_a_place ON tables (place, id) WHERE state = 'over';
CREATE INDEX finished_games_of_a_server ON tables (server, ended) WHERE state = 'over';
CREATE INDEX games_to_go_on_with ON tables (id) WHERE state = 'playing' OR (state = 'over' AND told = 0);

-- Who has given a seat of a game up, or had it taken away, and in which step the last time.
CREATE TABLE departures (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    replaced INTEGER NOT NULL,             -- 1 while this person may come back only with the host's word
    PRIMARY KEY (table_id, person, seat)
);
