"""The parts shared by the pictures of all games."""
