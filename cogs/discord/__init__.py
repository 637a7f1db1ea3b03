"""Discord itself: messages and how sending them fails, taps and commands and their answers."""
