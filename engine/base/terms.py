"""The words that only the base game speaks in."""

from __future__ import annotations

from typing import Literal

Side = Literal["A", "B"]
"""One of the two sides of a wonder board."""

SIDES: tuple[Side, ...] = ("A", "B")
