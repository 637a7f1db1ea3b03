"""Practice tables: begun at once, against easy computer players."""
