-- The tables as forms 1 to 11 have left them: a new database begins here. What is true or false is 1 or 0, JSON is
-- text as it was written, and text is in the order of its bytes. Both kinds of database have the same tables and
-- columns; only how they call these words differs, which `bot/storage/migrating.py` fills in.

-- A table is a lobby until its game begins, then a game until it is over or closed. What cannot be read is set aside.
CREATE TABLE tables (
    id $id,
    server $integer NOT NULL,
    channel $integer NOT NULL,              -- where /join was typed
    place $integer NOT NULL,                -- where the game is played: the channel or a thread of it
    state $text NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed', 'aside')),
    host $integer NOT NULL,
    language $text NOT NULL,
    game $text NOT NULL,
    options $text NOT NULL,                 -- JSON object
    rules $integer,                         -- the version of the game's rules; NULL in a lobby
    begun $real,                            -- seconds since 1970; NULL in a lobby, and where it is not known
    ended $real,
    reason $text CHECK (reason IN (
        'played', 'ended', 'left', 'idle', 'abandoned', 'gone', 'unreadable', 'other-rules', 'unknown'
    )),
    ended_by $integer,                      -- the person who ended it
    victory $text,                          -- how it was won, where there are several ways
    told $integer NOT NULL DEFAULT 0,       -- 1 when the score of a finished game has been told
    deadline $real,                         -- seconds since 1970; NULL without a clock
    active $real NOT NULL,                  -- the last time a person did something here
    expires $real,                          -- when a game ends that nobody touches; NULL before the warning
    header $text                            -- the record without its steps; NULL in a lobby
);
CREATE UNIQUE INDEX one_table_a_place ON tables (place) WHERE state IN ('lobby', 'playing');
CREATE INDEX live_tables_of_a_server ON tables (server) WHERE state IN ('lobby', 'playing');
CREATE INDEX lobbies_by_activity ON tables (active) WHERE state = 'lobby';
CREATE INDEX finished_games_of_a_server ON tables (server, ended) WHERE state = 'over';
CREATE INDEX games_to_go_on_with ON tables (id) WHERE state = 'playing' OR (state = 'over' AND told = 0);
CREATE INDEX ended_games_of_a_place ON tables (place, id) WHERE state IN ('over', 'closed');
CREATE INDEX lobbies_that_keep_seats ON tables (deadline) WHERE state = 'lobby' AND deadline IS NOT NULL;

CREATE TABLE seats (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat $integer NOT NULL,
    person $integer,                        -- Discord user; NULL where a computer player sits
    name $text NOT NULL,
    late $integer NOT NULL DEFAULT 0,       -- rounds in a row that the computer had to play
    wonder $text,                           -- chosen in the lobby, with its side
    side $text,
    kept $integer NOT NULL DEFAULT 0,       -- 1 while the person has not come; until when is the deadline
    level $text,                            -- of the computer player; NULL on a person's seat
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_person ON seats (person);

CREATE TABLE steps (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step $integer NOT NULL,
    choices $text NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE picks (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step $integer NOT NULL,
    seat $integer NOT NULL,
    choice $text NOT NULL,
    PRIMARY KEY (table_id, step, seat)
);

-- What has been posted, so that nothing is posted twice after a crash.
CREATE TABLE posts (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name $text NOT NULL,
    channel $integer NOT NULL,
    message $integer NOT NULL,
    PRIMARY KEY (table_id, name)
);

CREATE TABLE people (
    person $integer PRIMARY KEY,
    direct_channel $integer,                -- their direct messages; NULL where they are closed
    language $text,
    hands_in_channel $integer NOT NULL DEFAULT 0
);

CREATE TABLE facts (
    name $text PRIMARY KEY,
    value $text NOT NULL
);

-- Records that somebody has shown with /replay, so that the buttons below them keep working.
CREATE TABLE records (
    id $id,
    record $text NOT NULL
);

-- What each seat of a finished game came to, written with its last step and never again.
CREATE TABLE results (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat $integer NOT NULL,
    rank $integer NOT NULL,
    total $integer NOT NULL,
    line $text NOT NULL,                    -- the score line of the record
    wonder $text,
    side $text,
    wonders $text NOT NULL DEFAULT '[]',    -- those that were drafted: JSON array of [wonder, built]
    feats $text NOT NULL DEFAULT '[]',      -- what is true of how it was played: JSON array of words
    PRIMARY KEY (table_id, seat)
);

-- Who had which seat from which step to which, both included.
CREATE TABLE tenures (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat $integer NOT NULL,
    first_step $integer NOT NULL,
    last_step $integer NOT NULL,
    person $integer,                        -- NULL where a computer player sat
    name $text NOT NULL,
    played_for $integer NOT NULL,           -- steps in which the computer chose for this person
    level $text,
    PRIMARY KEY (table_id, seat, first_step)
);
CREATE INDEX tenures_of_a_person ON tenures (person) WHERE person IS NOT NULL;

-- Who has given a seat of a game up, or had it taken away, and in which step the last time.
CREATE TABLE departures (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person $integer NOT NULL,
    seat $integer NOT NULL,
    step $integer NOT NULL,
    replaced $integer NOT NULL,             -- 1 while this person may come back only with the host's word
    PRIMARY KEY (table_id, person, seat)
);

-- Finished games in short, and what they add up to. A player is 'person:NUMBER', 'computer:LEVEL' or 'nobody:NUMBER'.
CREATE TABLE finished_games (
    number $id,
    table_id $integer UNIQUE,               -- NULL where it was entered from a score pad
    origin $text NOT NULL CHECK (origin IN ('bot', 'score-pad')),
    server $integer NOT NULL,
    game $text NOT NULL,
    begun $real,                            -- seconds since 1970; NULL where it is not known
    ended $real NOT NULL,
    victory $text,                          -- how it was won, where there are several ways
    entered_by $integer,                    -- the person who entered it from a score pad
    rated $integer NOT NULL,                -- 1 where rankings were on when it ended
    honour $text,                           -- JSON object: what was new or rare, found when it ended
    counted_from $text                      -- JSON object: what it was counted from; NULL where the bot ran it
);
CREATE INDEX finished_games_by_server ON finished_games (server, ended, number);
CREATE INDEX finished_games_by_hand ON finished_games (entered_by) WHERE entered_by IS NOT NULL;

CREATE TABLE finished_seats (
    number $integer NOT NULL REFERENCES finished_games (number) ON DELETE CASCADE,
    seat $integer NOT NULL,
    player $text,                           -- who had it at the end; NULL where nothing is known of them
    name $text NOT NULL,
    place $integer NOT NULL,                -- among the players, from 1
    total $integer NOT NULL,
    points $text NOT NULL,                  -- JSON object: the points by category
    wonder $text,
    side $text,
    whole $integer NOT NULL,                -- 1 where the result counts for the player
    left_by $text,                          -- who began the game here and left it for good
    left_name $text,
    wonders $text NOT NULL DEFAULT '[]',
    feats $text NOT NULL DEFAULT '[]',
    PRIMARY KEY (number, seat)
);

-- Which persons have had a seat of which finished games.
CREATE TABLE taken_part (
    player $text NOT NULL,
    server $integer NOT NULL,
    ended $real NOT NULL,
    number $integer NOT NULL REFERENCES finished_games (number) ON DELETE CASCADE,
    PRIMARY KEY (player, server, ended, number)
)$clustered;
CREATE INDEX taken_part_anywhere ON taken_part (player, ended, number);
CREATE INDEX taken_part_by_game ON taken_part (number);

-- The name of a player on a server in the last finished game there.
CREATE TABLE player_names (
    player $text NOT NULL,
    server $integer NOT NULL,
    name $text NOT NULL,
    PRIMARY KEY (player, server)
)$clustered;

-- How often each place was reached; the scores are those of games that points decided.
CREATE TABLE player_places (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    players $integer NOT NULL,
    place $integer NOT NULL,
    reached $integer NOT NULL,
    games $integer NOT NULL,
    points $integer NOT NULL,
    best $integer,
    best_in $integer,                       -- the number of the finished game
    PRIMARY KEY (player, server, game, players, place)
)$clustered;

CREATE TABLE player_categories (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    category $text NOT NULL,
    games $integer NOT NULL,
    points $integer NOT NULL,
    best $integer NOT NULL,
    best_in $integer NOT NULL,
    PRIMARY KEY (player, server, game, category)
)$clustered;
CREATE INDEX records_of_a_server ON player_categories (server, game, category, best DESC, best_in);

CREATE TABLE server_categories (
    server $integer NOT NULL,
    game $text NOT NULL,
    category $text NOT NULL,
    games $integer NOT NULL,
    points $integer NOT NULL,
    PRIMARY KEY (server, game, category)
)$clustered;

CREATE TABLE player_boards (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    players $integer NOT NULL,
    wonder $text NOT NULL,
    side $text NOT NULL,                    -- empty where boards have none
    games $integer NOT NULL,
    wins $integer NOT NULL,
    scored $integer NOT NULL,
    points $integer NOT NULL,
    squares $integer NOT NULL,
    built $integer NOT NULL DEFAULT 0,
    PRIMARY KEY (player, server, game, players, wonder, side)
)$clustered;

CREATE TABLE server_boards (
    server $integer NOT NULL,
    game $text NOT NULL,
    players $integer NOT NULL,
    wonder $text NOT NULL,
    side $text NOT NULL,
    games $integer NOT NULL,
    wins $integer NOT NULL,
    scored $integer NOT NULL,
    points $integer NOT NULL,
    squares $integer NOT NULL,
    built $integer NOT NULL DEFAULT 0,
    PRIMARY KEY (server, game, players, wonder, side)
)$clustered;

CREATE TABLE player_streaks (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    longest $integer NOT NULL,
    running $integer NOT NULL,
    reached_in $integer,                    -- the finished game with which the longest was reached
    PRIMARY KEY (player, server, game)
)$clustered;
CREATE INDEX streaks_of_a_server ON player_streaks (server, game, longest DESC, reached_in);

CREATE TABLE player_left (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    games $integer NOT NULL,
    PRIMARY KEY (player, server, game)
)$clustered;

CREATE TABLE meetings (
    player $text NOT NULL,
    server $integer NOT NULL,
    opponent $text NOT NULL,
    game $text NOT NULL,
    met $integer NOT NULL,
    ahead $integer NOT NULL,
    behind $integer NOT NULL,
    PRIMARY KEY (player, server, opponent, game)
)$clustered;
CREATE INDEX meetings_with ON meetings (opponent);

CREATE TABLE ratings (
    player $text NOT NULL,
    server $integer NOT NULL,
    game $text NOT NULL,
    season $text NOT NULL,
    mean $real NOT NULL,
    deviation $real NOT NULL,
    games $integer NOT NULL,
    wins $integer NOT NULL,
    rated $integer NOT NULL,
    settled $integer NOT NULL,
    PRIMARY KEY (player, server, game, season)
)$clustered;
CREATE INDEX rankings ON ratings (server, game, season, settled DESC, mean DESC);

CREATE TABLE servers_without_rankings (server $integer PRIMARY KEY);

CREATE TABLE left_out (player $text PRIMARY KEY)$clustered;

-- A score pad that somebody is filling in for a game at a real table; each person has one at a time.
CREATE TABLE score_pads (
    id $id,
    person $integer NOT NULL UNIQUE,        -- who fills it in
    pad $text NOT NULL,                     -- JSON object
    changed $real NOT NULL                  -- seconds since 1970
);
CREATE INDEX score_pads_by_change ON score_pads (changed);

-- Finished games that are not counted yet, to be counted in the order in which they ended.
CREATE TABLE uncounted (
    table_id $integer PRIMARY KEY,
    server $integer NOT NULL,
    ended $real NOT NULL,
    rated $integer NOT NULL                 -- 1 where rankings were on when it ended
);
CREATE INDEX uncounted_in_order ON uncounted (ended, table_id);
CREATE INDEX uncounted_of_a_server ON uncounted (server);
