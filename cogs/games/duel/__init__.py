"""7 Wonders Duel on Discord."""
