"""Timestamps as Discord shows them: in the reader's own language and time zone."""

from datetime import UTC, datetime

import discord
from discord.utils import TimestampStyle


def timestamp(when: float, style: TimestampStyle = "R") -> str:
    """Return Discord's markup for a time in seconds since 1970, relative unless ``style`` differs."""
    return discord.utils.format_dt(datetime.fromtimestamp(when, UTC), style)
