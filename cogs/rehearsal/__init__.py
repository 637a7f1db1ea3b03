"""The rehearsal: every message of the bot once, on the real Discord, looked at and taken away again."""
