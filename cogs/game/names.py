"""The names of cards, and other facts in words, in what is told alike of all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.common.options import PLAYED_WITH
from bot.languages.translator import Translator
from renders.architects import names as architects
from renders.architects.decks import LETTERS
from renders.base import names as base
from renders.drawing.numerals import ROMAN
from renders.duel import names as duel
from renders.parts.language import one_of
from renders.parts.names import side_in_full, wonder_name

_CARDS: Mapping[str, Callable[[str, Translator], str]] = {
    "base": base.card_name,
    "second-edition": base.card_name,
    "duel": duel.card_name,
    "architects": architects.card_name,
}
_TITLES = {**_CARDS, "architects": architects.card_title}


def card_name(game: str, card: str, text: Translator) -> str:
    """Return the name of a card within a sentence."""
    return _CARDS[game](card, text)


def card_title(game: str, card: str, text: Translator) -> str:
    """Return the name of a card as it stands alone; in Architects it says briefly what the card is."""
    return _TITLES[game](card, text)


def fact_in_words(hole: str, fact: Any, game: str, text: Translator) -> int | str:
    """Return what fills a hole of a sentence about a moment, an honour, a tip or a reason."""
    match hole, fact:
        case "card" | "before" | "later", str():
            return card_name(game, fact, text)
        case "side", str():
            return side_in_full(PLAYED_WITH[game][1], fact, text)
        case "wonder", str():
            return duel.wonder_name(fact, text) if game == "duel" else wonder_name(fact, text)
        case "age", int():
            return ROMAN[fact]
        case "place", str():
            return LETTERS[fact]
        case _, tuple():
            return one_of([text(f"resource-{each}") for each in fact], text)
        case _, int() | str():
            return fact
        case _:
            raise TypeError(f"no words for {hole} = {fact!r}")
