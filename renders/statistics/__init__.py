"""Pictures of statistics, for any game."""
