"""7 Wonders Architects on Discord: everything is public, one message a turn."""
