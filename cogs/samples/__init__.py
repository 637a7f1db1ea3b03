"""A sample of every message that the bot can send, for the rehearsal and for tests."""
