"""Processes that work beside the bot."""
