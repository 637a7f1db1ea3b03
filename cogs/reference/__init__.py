"""Looking things up: cards, wonders, rules."""
