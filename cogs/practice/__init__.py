"""Practice tables: they start at once, against easy computer players."""
