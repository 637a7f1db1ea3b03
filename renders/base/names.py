"""The names of the cards of the base game, from the language file."""

from __future__ import annotations

from renders.parts.language import Text
from renders.parts.names import named


def card_name(card: str, text: Text) -> str:
    """Return the name of a card."""
    return named(f"card-{card}", card, text)
