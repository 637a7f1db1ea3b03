"""A running game of any kind: its messages, its seats and the views that people ask for."""
