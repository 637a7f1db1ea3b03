"""The data stored about a person, and deleting it."""
