"""The names of cards in what is told alike of all games."""

from __future__ import annotations

from bot.languages.translator import Translator
from engine.base.box import Box as BaseBox
from engine.duel.box import Box as DuelBox
from engine.rules import Box
from renders.architects import names as architects
from renders.base import names as base
from renders.duel import names as duel


def card_name(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card of a box within a sentence."""
    match box:
        case BaseBox():
            return base.card_name(box, card, text)
        case DuelBox():
            return duel.card_name(card, text)
    return architects.card_name(card, text)


def card_title(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card as it stands alone; in Architects it says briefly what the card is."""
    match box:
        case BaseBox() | DuelBox():
            return card_name(box, card, text)
    return architects.card_title(card, text)
