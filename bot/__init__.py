"""The bot's process: settings, Discord client, storage, lobbies, games and languages."""
