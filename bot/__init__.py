"""The process: settings, the Discord client, the store, the lobbies, the games and the languages."""
