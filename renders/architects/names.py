"""The names of what there is in Architects, from the language file."""

from __future__ import annotations

from renders.parts.language import Text
from renders.parts.names import named


def card_name(card: str, text: Text) -> str:
    """Return the name of a card in a sentence."""
    return named(f"architects-card-{card}", card, text)


def card_title(card: str, text: Text) -> str:
    """Return what stands above the picture of a card."""
    return named(f"architects-title-{card}", card, text)


def token_name(token: str, text: Text) -> str:
    """Return the name of a progress token."""
    return named(f"architects-token-{token}", token, text)


def token_effect(token: str, text: Text) -> str:
    """Return what a progress token does; empty where the language has no words for it."""
    key = f"architects-effect-{token}"
    return text(key) if text.has(key) else ""
