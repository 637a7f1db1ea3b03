"""Names of cards and tokens of Architects, from the language file."""

from renders.parts.language import Text
from renders.parts.names import named


def card_name(card: str, text: Text) -> str:
    """Return the name of a card in a sentence."""
    return named(f"architects-card-{card}", card, text)


def card_title(card: str, text: Text) -> str:
    """Return the title above the picture of a card."""
    return named(f"architects-title-{card}", card, text)


def token_name(token: str, text: Text) -> str:
    """Return the name of a progress token."""
    return named(f"architects-token-{token}", token, text)


def token_effect(token: str, text: Text) -> str:
    """Return the effect of a progress token; empty if the language has no text for it."""
    key = f"architects-effect-{token}"
    return text(key) if text.has(key) else ""
