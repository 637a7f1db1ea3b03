"""Texts from language files: reading them, filling their holes, and what grammar needs for that."""
