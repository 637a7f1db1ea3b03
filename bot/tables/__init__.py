"""The tables: lobbies, running games, and what is kept of those that are over."""
