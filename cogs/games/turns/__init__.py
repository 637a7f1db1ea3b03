"""What Duel and Architects share: games without hands, with one public message a turn."""
