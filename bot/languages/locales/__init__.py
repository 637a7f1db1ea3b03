"""One Fluent file a language; English is complete and is the fallback."""
