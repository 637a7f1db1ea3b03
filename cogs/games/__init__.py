"""What is special about each game: its messages, its buttons, its pictures."""
