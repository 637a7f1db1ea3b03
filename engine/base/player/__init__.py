"""The computer player of the base game."""
