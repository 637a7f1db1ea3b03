"""Choosing the language of what is read."""
