-- What a finished seat has beside its points: the wonders that a duellist drafted, as a JSON array of arrays of
-- the wonder and whether it was built; and what is true of how it was played, as a JSON array of words.
ALTER TABLE results ADD COLUMN wonders TEXT NOT NULL DEFAULT '[]';
ALTER TABLE results ADD COLUMN feats TEXT NOT NULL DEFAULT '[]';
ALTER TABLE finished_seats ADD COLUMN wonders TEXT NOT NULL DEFAULT '[]';
ALTER TABLE finished_seats ADD COLUMN feats TEXT NOT NULL DEFAULT '[]';

-- In how many of the games it was built; a board that a player begins with counts in each.
ALTER TABLE player_boards ADD COLUMN built INTEGER NOT NULL DEFAULT 0;
UPDATE player_boards SET built = games;
ALTER TABLE server_boards ADD COLUMN built INTEGER NOT NULL DEFAULT 0;
UPDATE server_boards SET built = games;

-- Finished games that are not counted yet, to be counted in the order in which they ended: those that were there
-- when this form came, some of them without results, and those that ended after them on the same server.
DROP TABLE uncounted;
CREATE TABLE uncounted (
    table_id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    ended REAL NOT NULL,
    rated INTEGER NOT NULL                 -- 1 where rankings were on when it ended
);
CREATE INDEX uncounted_in_order ON uncounted (ended, table_id);
CREATE INDEX uncounted_of_a_server ON uncounted (server);
INSERT INTO uncounted (table_id, server, ended, rated)
SELECT id, server, ended, 1 FROM tables
WHERE state = 'over' AND ended IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM finished_games WHERE table_id = tables.id);
