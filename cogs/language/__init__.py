"""The /language command."""
