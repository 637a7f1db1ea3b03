"""The pictures of 7 Wonders, and the same in words."""
