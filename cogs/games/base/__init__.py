"""The face of 7 Wonders for three to seven players."""
