"""Private notices to players: by direct message, as a follow-up or by a mention; and their removal."""
