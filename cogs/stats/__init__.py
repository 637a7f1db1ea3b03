"""Statistics of finished games: `/stats`."""
