"""Reference: cards, wonders, rules."""
