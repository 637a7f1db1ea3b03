"""The buttons below a question that advise: a hint, and in practice a word on each choice and a step back."""

from __future__ import annotations

from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Row, button, custom_id

TOPIC = "practice"
HINT = "hint"


def advice_row(snapshot: GameSnapshot, text: Translator, *chosen: int) -> Row | None:
    """Make the buttons that advise, where the game has some; ``chosen`` is the card that has been tapped."""
    options = snapshot.row.options
    row: Row = ()
    if options.has_hints:
        row = (button(custom_id(HINT, snapshot.id, snapshot.step), text("button-hint")),)
    if options.is_practice:
        why = custom_id(TOPIC, snapshot.id, "why", snapshot.step, *chosen)
        back = custom_id(TOPIC, snapshot.id, "back", snapshot.step)
        row = (*row, button(why, text("button-why")), button(back, text("button-step-back")))
    return row or None
