"""What a choice of Architects is called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages.translator import Translator
from cogs.game.asking import choice_in_words as plain_words
from cogs.games.architects.sentences import deck_words
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from renders.architects.names import card_name, card_title, token_name
from renders.parts.language import all_of


def choice_in_words(view: View, choice: ArchitectsChoice, names: Sequence[str], text: Translator) -> str:
    """Call a choice by what it brings, or by what is done; a card only where its player knows it.

    Its form ``inside`` is what it is called within a sentence, ``done`` is that it was made.
    """
    match choice:
        case UseEffect(deck) if isinstance(deck_effect(view.cities[view.turn].board), KeepOneCard):
            return text("choice-search", deck=deck_words(view, view.turn, deck, names, text))
        case Take(deck) | Extra(_, deck) | UseEffect(deck):
            return _card(view, deck, names, text)
        case Build(stage=stage):
            return text("choice-build-stage", stage=stage)
        case Exchange(cards):
            return text("choice-exchange", symbols=all_of([text(f"symbol-{each}") for each in cards], text))
        case ChooseToken(token=None):
            return text("choice-hidden-token")
        case ChooseToken(token=str(token)):
            return text("choice-take", thing=token_name(token, text))
        case Keep(card=card):
            return text("choice-take", thing=card_title(card, text))
        case End():
            return text("choice-end")
        case _:
            return plain_words(choice, view.box, text)


def _card(view: View, deck: DeckId, names: Sequence[str], text: Translator) -> str:
    top = view.peeked if deck == CENTRAL else view.decks[deck].top
    words = deck_words(view, view.turn, deck, names, text)
    if top is None:
        return text("choice-hidden-card", deck=words)
    return text("choice-card", card=card_name(top, text), deck=words)
