"""The score pad for games at a real table."""
