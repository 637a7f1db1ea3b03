"""7 Wonders on Discord, for two to seven players: a private hand each, one public message a round."""
