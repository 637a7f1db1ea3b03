"""How well computer players play. It loads none of them: who draws or keeps games names levels too."""

from __future__ import annotations

from typing import Literal

Level = Literal["easy", "normal", "strong"]
"""How well a computer player plays that people meet."""
