"""What a choice of Duel is called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.asking import choice_in_words as plain_words
from engine.duel.box import Box
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.game import Seat
from renders.duel.names import card_name, token_name, wonder_name


def choice_in_words(
    choice: DuelChoice, box: Box, names: Sequence[str], text: Translator, reader: Seat | None = None
) -> str:
    """Call a choice by what it brings, or by what is done, to the ``reader`` if one player alone reads it.

    Its form ``inside`` is what it is called within a sentence, ``done`` is that it was made.
    """
    match choice:
        case Build(card=card) | Revive(card=card):
            return text("choice-build", card=card_name(card, text))
        case BuildWonder(card=card, wonder=wonder):
            return text("choice-wonder", wonder=wonder_name(wonder, text), card=card_name(card, text))
        case Discard(card=card):
            return text("choice-sell", card=card_name(card, text))
        case Draft(wonder=wonder):
            return text("choice-take", thing=wonder_name(wonder, text))
        case TakeToken(token=token) | KeepToken(token=token):
            return text("choice-take", thing=token_name(token, text))
        case TakeOpponentCard(card=card):
            return text("choice-opponent-card", card=card_name(card, text))
        case Begin(seat=seat) if seat == reader:
            return text("choice-begin-oneself")
        case Begin(seat=seat):
            return text("choice-begin", name=escape(names[seat]))
        case _:
            return plain_words(choice, box, text)
