"""The names of what there is in Duel, from the language file."""

from __future__ import annotations

from engine.duel.terms import Symbol
from engine.terms import CardId, TokenId, WonderId
from renders.parts.language import Text


def card_name(card: CardId, text: Text) -> str:
    """Give the name of a card."""
    return text(f"duel-card-{card}")


def wonder_name(wonder: WonderId, text: Text) -> str:
    """Give the name of a wonder."""
    return text(f"duel-wonder-{wonder}")


def short_wonder_name(wonder: WonderId, text: Text) -> str:
    """Give the name of a wonder for a button or a small tile."""
    return text(f"duel-wonder-short-{wonder}")


def token_name(token: TokenId, text: Text) -> str:
    """Give the name of a progress token."""
    return text(f"duel-token-{token}")


def symbol_name(symbol: Symbol, text: Text) -> str:
    """Give the name of a scientific symbol."""
    return text(f"duel-symbol-{symbol}")
