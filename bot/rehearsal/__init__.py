"""A rehearsal: whether the bot's messages work on Discord as intended."""
