"""Lobbies: at most one in each channel, until its game begins."""
