-- Who has never finished a game is told something in each round, and may want to hear nothing more.
ALTER TABLE people ADD COLUMN without_tips BIGINT NOT NULL DEFAULT 0;

-- What was told in which step of a game that is going on.
CREATE TABLE tips (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    step BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person, step)
);
CREATE INDEX tips_by_person ON tips (person);
