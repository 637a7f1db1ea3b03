"""Common to Duel and Architects: games without hands, with one public message a turn."""
