"""The message that ends every game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages import Translator
from bot.table import Table
from cogs.discord.buttons import button, custom_id
from cogs.discord.message import Message, gallery, message
from cogs.discord.picture_file import Picture


def ending(
    table: Table, text: Translator, lines: Sequence[str], sheet: Picture, cities: Sequence[Picture]
) -> Message:
    """Say how the game ended, with its score sheet, the cities, and what can be done now."""
    buttons = (
        button(custom_id("end", table.id, "again"), text("button-play-again")),
        button(custom_id("end", table.id, "details"), text("button-details")),
    )
    return message("\n".join(lines), gallery([sheet]), gallery(cities), buttons)
