"""Work that would hold up the event loop, done in processes of its own."""
