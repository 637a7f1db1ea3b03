"""Records of games as files, and their replay."""
