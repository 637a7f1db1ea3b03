-- A record that somebody has shown goes after some days. Nobody wrote down when those that are there were shown.
ALTER TABLE records ADD COLUMN shown $real NOT NULL DEFAULT 0; -- seconds since 1970
UPDATE records SET shown = $now;
CREATE INDEX records_by_age ON records (shown);

-- Who is being forgotten, until nothing is left of them: also a process that dies in between leaves the wish.
CREATE TABLE forgetting (
    person $integer PRIMARY KEY,
    name $text NOT NULL,                    -- what their seats are called from now on
    names $text NOT NULL,                   -- JSON array: what they were called, for records that others show
    secret $text NOT NULL,                  -- what the numbers of the nameless players are drawn from
    record $integer NOT NULL                -- records up to this number have been looked through
);
CREATE INDEX tables_of_a_host ON tables (host);
CREATE INDEX tables_ended_by_a_person ON tables (ended_by) WHERE ended_by IS NOT NULL;
CREATE INDEX departures_of_a_person ON departures (person);

-- What is asked for again and again goes through what is live, not through every game that has ended.
CREATE INDEX live_tables ON tables (id) WHERE state IN ('lobby', 'playing');
CREATE INDEX people_with_a_language ON people (person) WHERE own_language IS NOT NULL;
