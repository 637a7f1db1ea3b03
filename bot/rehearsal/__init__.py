"""A rehearsal: whether Discord does with the bot's messages what the bot means."""
