"""The pictures of 7 Wonders Architects, and their descriptions."""
