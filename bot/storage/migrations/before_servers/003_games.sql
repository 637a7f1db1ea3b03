-- A row says which game was played by which rules, from when to when, and why it ended. What cannot be read
-- is set aside.
CREATE TABLE tables_as_games (
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
        'played', 'ended', 'left', 'idle', 'gone', 'unreadable', 'other-rules', 'unknown'
    )),
    ended_by INTEGER,                      -- the person who ended it
    victory TEXT,                          -- how it was won, where there are several ways
    told INTEGER NOT NULL DEFAULT 0,       -- 1 when the score of a finished game has been told
    deadline REAL,                         -- seconds since 1970; NULL without a clock
    active REAL NOT NULL,                  -- the last time a person did something here
    header TEXT                            -- the record without its steps; NULL in a lobby
);

-- The first version of the rules is that of every game begun until now. Nobody wrote down when.
INSERT INTO tables_as_games (
    id, server, channel, place, state, host, language, game, options, rules, ended, reason, told, deadline,
    active, header
)
SELECT
    id, server, channel, place, state, host, language,
    CASE WHEN json_valid(options) THEN coalesce(json_extract(options, '$$.game'), 'base') ELSE 'unknown' END,
    options,
    CASE WHEN header IS NULL THEN NULL ELSE 1 END,
    CASE WHEN state IN ('over', 'closed') THEN active END,
    CASE state WHEN 'over' THEN 'played' WHEN 'closed' THEN 'unknown' END,
    state = 'over',
    deadline, active, header
FROM tables;

DROP TABLE tables;
ALTER TABLE tables_as_games RENAME TO tables;

CREATE UNIQUE INDEX one_table_a_place ON tables (place) WHERE state IN ('lobby', 'playing');
CREATE INDEX live_tables_of_a_server ON tables (server) WHERE state IN ('lobby', 'playing');
CREATE INDEX lobbies_by_activity ON tables (active) WHERE state = 'lobby';
CREATE INDEX finished_games_of_a_place ON tables (place, id) WHERE state = 'over';
CREATE INDEX finished_games_of_a_server ON tables (server, ended) WHERE state = 'over';
CREATE INDEX games_to_go_on_with ON tables (id) WHERE state = 'playing' OR (state = 'over' AND told = 0);

-- What each seat of a finished game came to, written with its last step and never again.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    total INTEGER NOT NULL,
    line TEXT NOT NULL,                    -- the score line of the record
    wonder TEXT,
    side TEXT,
    PRIMARY KEY (table_id, seat)
);

-- Who had which seat from which step to which, both included.
CREATE TABLE tenures (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    first_step INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    person INTEGER,                        -- NULL where a computer player sat
    name TEXT NOT NULL,
    played_for INTEGER NOT NULL,           -- steps in which the computer chose for this person
    PRIMARY KEY (table_id, seat, first_step)
);
CREATE INDEX tenures_of_a_person ON tenures (person) WHERE person IS NOT NULL;
