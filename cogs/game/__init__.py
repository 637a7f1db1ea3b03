"""A running game of any kind: what is posted in it, who sits in it, how it is looked at."""
