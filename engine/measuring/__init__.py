"""Measuring computer players: matches, and players used only for that."""
