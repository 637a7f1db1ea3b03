"""The words that only the base game speaks in."""

from __future__ import annotations

from typing import Literal

Side = Literal["A", "B"]
"""One of the two sides of a wonder board."""

DecisionKind = Literal["round", "free_city", "seventh_card", "revive"]
"""What a seat is asked: a card of a round, the Free City's, the seventh card, one of the discard pile."""

SIDES: tuple[Side, ...] = ("A", "B")
