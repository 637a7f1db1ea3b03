-- Some want their hands in the channel, though they could be written to.
ALTER TABLE people ADD COLUMN hands_in_channel INTEGER NOT NULL DEFAULT 0;

-- Games that ended without a score can be looked at again as well.
DROP INDEX finished_games_of_a_place;
CREATE INDEX ended_games_of_a_place ON tables (place, id) WHERE state IN ('over', 'closed');
