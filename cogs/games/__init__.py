"""The Discord side of each game: its messages, buttons and pictures."""
