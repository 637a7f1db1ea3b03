"""What many games came to, as pictures: of any game."""
