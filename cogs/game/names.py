"""Names of cards and other facts in words, for the texts that all games share."""

from typing import Any

from bot.languages.translator import Translator
from engine.base.box import Box as BaseBox
from engine.duel.box import Box as DuelBox
from engine.rules import Box
from renders.architects import names as architects
from renders.architects.decks import LETTERS
from renders.base import names as base
from renders.drawing.numerals import ROMAN
from renders.duel import names as duel
from renders.parts.language import one_of
from renders.parts.names import side_in_full, wonder_name


def card_name(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card as used within a sentence."""
    match box:
        case BaseBox():
            return base.card_name(box, card, text)
        case DuelBox():
            return duel.card_name(card, text)
    return architects.card_name(card, text)


def card_title(box: Box, card: str, text: Translator) -> str:
    """Return the name of a card on its own; in Architects with a brief description."""
    match box:
        case BaseBox() | DuelBox():
            return card_name(box, card, text)
    return architects.card_title(card, text)


def fact_in_words(placeholder: str, fact: Any, box: Box, text: Translator) -> int | str:
    """Return the value of a placeholder in a sentence about a moment, an honour, a tip or a reason."""
    match placeholder, fact:
        case "card" | "before" | "later", str():
            return card_name(box, fact, text)
        case "side", "A" | "B":
            # The side of a board; other facts called so are neighbours.
            return side_in_full(box.names, fact, text)
        case "wonder", str():
            return duel.wonder_name(fact, text) if isinstance(box, DuelBox) else wonder_name(fact, text)
        case "age", int():
            return ROMAN[fact]
        case "place", str():
            return LETTERS[fact]
        case _, tuple():
            return one_of([text(f"resource-{each}") for each in fact], text)
        case _, int() | str():
            return fact
        case _:
            raise TypeError(f"no words for {placeholder} = {fact!r}")
