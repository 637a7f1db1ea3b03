"""The seasons of the rankings: quarters of a year, in UTC."""

from datetime import UTC, datetime
from typing import NewType

Season = NewType("Season", str)
"""Such as ``2026-4``, the fourth quarter of 2026; seasons sort as text."""

_MONTHS = 3


def season_at(time: float) -> Season:
    """Return the season of a time, in seconds since 1970."""
    moment = datetime.fromtimestamp(time, UTC)
    return Season(f"{moment.year:04}-{1 + (moment.month - 1) // _MONTHS}")
