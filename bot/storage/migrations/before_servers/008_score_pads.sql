-- A score pad that somebody is filling in for a game at a real table; each person has one at a time.
CREATE TABLE score_pads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL UNIQUE,        -- who fills it in
    pad TEXT NOT NULL,                     -- JSON object
    changed REAL NOT NULL                  -- seconds since 1970
);
CREATE INDEX score_pads_by_change ON score_pads (changed);
