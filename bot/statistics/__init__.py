"""Statistics of finished games: history, a person's figures, rankings, records, honours."""
