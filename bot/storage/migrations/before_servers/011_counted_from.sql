-- What a game from a score pad was counted from, as JSON: its pictures can be drawn again.
-- NULL for a game that the bot has run, and for one that was entered before this was kept.
ALTER TABLE finished_games ADD COLUMN counted_from TEXT;
