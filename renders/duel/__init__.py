"""The pictures of 7 Wonders Duel, and the same in words."""
