"""The button that asks for a hint."""

from __future__ import annotations

from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Row, button, custom_id

TOPIC = "hint"


def hint_row(snapshot: GameSnapshot, text: Translator) -> Row:
    """Make the button that asks for a hint, for a game with hints."""
    return (button(custom_id(TOPIC, snapshot.id, snapshot.step), text("button-hint")),)
