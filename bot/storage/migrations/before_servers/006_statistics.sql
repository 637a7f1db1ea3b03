-- Finished games in short, and what they add up to. A player is 'person:NUMBER' or 'computer:LEVEL'.
CREATE TABLE finished_games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER UNIQUE,               -- NULL where it was entered from a score pad
    origin TEXT NOT NULL CHECK (origin IN ('bot', 'score-pad')),
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    begun REAL,                            -- seconds since 1970; NULL where it is not known
    ended REAL NOT NULL,
    victory TEXT,                          -- how it was won, where there are several ways
    entered_by INTEGER,                    -- the person who entered it from a score pad
    rated INTEGER NOT NULL,                -- 1 where rankings were on when it ended
    honour TEXT                            -- JSON object: what was new or rare, found when it ended
);
CREATE INDEX finished_games_by_server ON finished_games (server, ended, number);
CREATE INDEX finished_games_by_hand ON finished_games (entered_by) WHERE entered_by IS NOT NULL;

CREATE TABLE finished_seats (
    number INTEGER NOT NULL REFERENCES finished_games (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT,                           -- who had it at the end; NULL where nothing is known of them
    name TEXT NOT NULL,
    place INTEGER NOT NULL,                -- among the players, from 1
    total INTEGER NOT NULL,
    points TEXT NOT NULL,                  -- JSON object: the points by category
    wonder TEXT,
    side TEXT,
    whole INTEGER NOT NULL,                -- 1 where the result counts for the player
    left_by TEXT,                          -- who began the game here and left it for good
    left_name TEXT,
    PRIMARY KEY (number, seat)
);

-- Which persons have had a seat of which finished games.
CREATE TABLE taken_part (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    ended REAL NOT NULL,
    number INTEGER NOT NULL REFERENCES finished_games (number) ON DELETE CASCADE,
    PRIMARY KEY (player, server, ended, number)
) WITHOUT ROWID;
CREATE INDEX taken_part_anywhere ON taken_part (player, ended, number);
CREATE INDEX taken_part_by_game ON taken_part (number);

-- The name of a player on a server in the last finished game there.
CREATE TABLE player_names (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (player, server)
) WITHOUT ROWID;

-- How often each place was reached; the scores are those of games that points decided.
CREATE TABLE player_places (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    reached INTEGER NOT NULL,
    games INTEGER NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER,
    best_in INTEGER,                       -- the number of the finished game
    PRIMARY KEY (player, server, game, players, place)
) WITHOUT ROWID;

CREATE TABLE player_categories (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    category TEXT NOT NULL,
    games INTEGER NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    best_in INTEGER NOT NULL,
    PRIMARY KEY (player, server, game, category)
) WITHOUT ROWID;
CREATE INDEX records_of_a_server ON player_categories (server, game, category, best DESC, best_in);

CREATE TABLE server_categories (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    category TEXT NOT NULL,
    games INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (server, game, category)
) WITHOUT ROWID;

CREATE TABLE player_boards (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wonder TEXT NOT NULL,
    side TEXT NOT NULL,                    -- empty where boards have none
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    scored INTEGER NOT NULL,
    points INTEGER NOT NULL,
    squares INTEGER NOT NULL,
    PRIMARY KEY (player, server, game, players, wonder, side)
) WITHOUT ROWID;

CREATE TABLE server_boards (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wonder TEXT NOT NULL,
    side TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    scored INTEGER NOT NULL,
    points INTEGER NOT NULL,
    squares INTEGER NOT NULL,
    PRIMARY KEY (server, game, players, wonder, side)
) WITHOUT ROWID;

CREATE TABLE player_streaks (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    longest INTEGER NOT NULL,
    running INTEGER NOT NULL,
    reached_in INTEGER,                    -- the finished game with which the longest was reached
    PRIMARY KEY (player, server, game)
) WITHOUT ROWID;
CREATE INDEX streaks_of_a_server ON player_streaks (server, game, longest DESC, reached_in);

CREATE TABLE player_left (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, server, game)
) WITHOUT ROWID;

CREATE TABLE meetings (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    opponent TEXT NOT NULL,
    game TEXT NOT NULL,
    met INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    PRIMARY KEY (player, server, opponent, game)
) WITHOUT ROWID;
CREATE INDEX meetings_with ON meetings (opponent);

CREATE TABLE ratings (
    player TEXT NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    PRIMARY KEY (player, server, game, season)
) WITHOUT ROWID;
CREATE INDEX rankings ON ratings (server, game, season, settled DESC, mean DESC);

CREATE TABLE servers_without_rankings (server INTEGER PRIMARY KEY);
CREATE TABLE left_out (player TEXT PRIMARY KEY) WITHOUT ROWID;

-- Finished games that were not counted yet when this form came. Those that have results are with the next
-- start, the others when they have been played again.
CREATE TABLE uncounted (table_id INTEGER PRIMARY KEY);
INSERT INTO uncounted
SELECT id FROM tables WHERE state = 'over' AND ended IS NOT NULL;
