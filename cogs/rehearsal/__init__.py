"""The rehearsal: posts every message of the bot once on the real Discord, checks and deletes it."""
