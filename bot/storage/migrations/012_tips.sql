-- Who has never finished a game is told something in each round, and may want to hear nothing more.
ALTER TABLE people ADD COLUMN without_tips $integer NOT NULL DEFAULT 0;

-- What was told in which step of a game that is going on.
CREATE TABLE tips (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person $integer NOT NULL,
    step $integer NOT NULL,
    kind $text NOT NULL,
    PRIMARY KEY (table_id, person, step)
)$clustered;
CREATE INDEX tips_by_person ON tips (person);
