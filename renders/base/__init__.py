"""The pictures of 7 Wonders, and their descriptions."""
