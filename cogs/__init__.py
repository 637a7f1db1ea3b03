"""Everything that people on Discord type, tap or read, put together by `cogs.app`."""
