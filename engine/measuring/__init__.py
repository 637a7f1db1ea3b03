"""Measuring computer players: matches, and players that nobody meets at a table."""
