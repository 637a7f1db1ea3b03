"""The process: settings, the Discord client, the store, the tables and the languages."""
