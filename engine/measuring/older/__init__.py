"""The normal and the strong player of the base game as they were before they learned, to measure by."""
