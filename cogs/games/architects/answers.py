"""What a player of Architects alone is answered: the central card, the cards of Halicarnassus."""

from __future__ import annotations

from dataclasses import replace

from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.message import Message, message
from cogs.games.architects.question import Question, choices_as_rows
from engine.architects.view import View
from engine.terms import CardId
from renders.architects.names import card_name


def peeked(question: Question, text: Translator) -> Message:
    """Tell the central card to the owner of the cat; raises `Refusal` where the player may not know it."""
    view: View = question.snapshot.game.view(question.decision.chooser)
    if view.peeked is None:
        raise Refusal("architects-refusal-peek")
    return message(text("architects-peeked", card=card_name(view.peeked, text)))


def searched(question: Question, text: Translator) -> Message:
    """List the cards that Halicarnassus shows; raises `Refusal` where none of them is to be kept."""
    if question.decision.kind != "keep":
        raise Refusal("refusal-offer-changed")
    view: View = question.snapshot.game.view(question.decision.seat)
    return message(
        text("architects-searched", count=len(view.searched)), *choices_as_rows(replace(question, text=text))
    )


def kept(card: CardId, text: Translator) -> Message:
    """Return which card is kept."""
    return message(text("architects-kept", card=card_name(card, text)))
