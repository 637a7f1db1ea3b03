"""The computer players: what they choose, and in which process."""
