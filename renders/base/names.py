"""Names of the cards of 7 Wonders, from the language file; some differ between boxes."""

from engine.base.box import Box
from renders.parts.language import Text
from renders.parts.names import named_in


def card_name(box: Box, card: str, text: Text) -> str:
    """Return the name of a card, that of its own box if another one has a different name."""
    return named_in(box.names, f"card-{card}", card, text)
