"""A sample of every message that the bot can send: the rehearsal posts them, tests measure them."""
