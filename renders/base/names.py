"""The names of the cards of the base game, from the language file; some differ from box to box."""

from __future__ import annotations

from engine.base.box import Box
from renders.parts.language import Text
from renders.parts.names import named_in


def card_name(box: Box, card: str, text: Text) -> str:
    """Return the name of a card, that of its own box where another calls it differently."""
    return named_in(box.names, f"card-{card}", card, text)
