"""What a choice of 7 Wonders is called."""

from __future__ import annotations

from bot.languages.translator import Translator
from cogs.game.asking import choice_in_words as plain_words
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.payment import Payment
from renders.base.names import card_name


def choice_in_words(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Call a choice by what it builds, or by what is done.

    Its form ``inside`` is what it is called within a sentence, ``done`` is that it was made.
    """
    match choice:
        case Build(card, Payment("power")):
            return text("choice-power", card=card_name(box, card, text))
        case Build(card) | Revive(card):
            return text("choice-build", card=card_name(box, card, text))
        case BuildStage(card):
            return text("choice-stage", card=card_name(box, card, text))
        case Sell(card):
            return text("choice-sell", card=card_name(box, card, text))
        case Decline():
            return text("choice-none")
        case _:
            return plain_words(choice, box, text)
