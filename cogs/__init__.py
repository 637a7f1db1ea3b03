"""Everything that a person on Discord types, clicks or reads. `cogs.app` puts it together."""
