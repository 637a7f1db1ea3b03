"""The pictures of 7 Wonders Architects, and the same in words."""
