"""The computer player of Architects: it looks one card ahead and evaluates the resulting city."""
