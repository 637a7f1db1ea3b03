"""Numbered SQL files, run once each in order."""
