"""The names of cards in what is told alike of all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.languages.translator import Translator
from renders.architects import names as architects
from renders.base import names as base
from renders.duel import names as duel

_CARDS: Mapping[str, Callable[[str, Translator], str]] = {
    "base": base.card_name,
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
