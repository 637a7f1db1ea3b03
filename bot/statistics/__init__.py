"""Statistics of finished games: history, player figures, rankings, records, honours."""
