"""Names of cards, wonders, tokens and symbols of Duel, from the language file."""

from engine.duel.terms import Symbol
from renders.parts.language import Text
from renders.parts.names import named


def card_name(card: str, text: Text) -> str:
    """Return the name of a card."""
    return named(f"duel-card-{card}", card, text)


def broken_name(name: str, text: Text) -> str:
    """Return a name whose long words can be hyphenated, as the language does."""
    for word in text("picture-word-breaks").split():
        name = name.replace(word.replace("-", ""), word.replace("-", "- "))
    return name


def wonder_name(wonder: str, text: Text) -> str:
    """Return the name of a wonder."""
    return named(f"duel-wonder-{wonder}", wonder, text)


def short_wonder_name(wonder: str, text: Text) -> str:
    """Return the name of a wonder for a button or a small tile."""
    return named(f"duel-wonder-short-{wonder}", wonder, text)


def token_name(token: str, text: Text) -> str:
    """Return the name of a progress token."""
    return named(f"duel-token-{token}", token, text)


def symbol_name(symbol: Symbol, text: Text) -> str:
    """Return the name of a scientific symbol."""
    return named(f"duel-symbol-{symbol}", symbol, text)
