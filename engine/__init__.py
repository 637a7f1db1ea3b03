"""The rules of the games: no Discord, no clock, no words in a human language."""
