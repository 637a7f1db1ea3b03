-- Who plays again finds the own seat kept for a while; until when is the deadline of the lobby.
ALTER TABLE seats ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;

CREATE INDEX lobbies_that_keep_seats ON tables (deadline) WHERE state = 'lobby' AND deadline IS NOT NULL;
