"""Lobbies: one in each channel, until its game starts."""
