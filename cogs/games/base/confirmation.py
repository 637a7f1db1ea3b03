"""Asking once before a choice with which the game goes on, as nobody could take it back any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.languages.translator import Translator
from cogs.discord.message import LONGEST_LABEL, Row, button
from cogs.games.base.choice_words import choice_in_words
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.resolve import COINS_FOR_A_SALE

if TYPE_CHECKING:
    from cogs.games.base.question import Question


def words_of(question: Question, choice: BaseChoice) -> tuple[str | int, ...] | None:
    """Return what stands in the id of the button for a choice; None where it is not offered."""
    view = question.view
    match choice:
        case Decline():
            return ("nothing",) if view.discard else None
        case Revive(card):
            return ("revive", view.discard.index(card)) if card in view.discard else None
    for place, offer in enumerate(view.offers):
        if choice in offer.builds:
            return "build", place, offer.builds.index(choice)
        if choice in offer.stages:
            return "stage", place, offer.stages.index(choice)
        if choice == offer.sell:
            return "sell", place
    choices = question.asked.choices if question.asked else ()
    return ("choose", choices.index(choice)) if choice in choices else None


def confirmation_rows(question: Question, choice: BaseChoice) -> list[Row]:
    """Make the buttons that answer: yes, never to be asked again, and below them back to the card.

    The row below stands where the choice was tapped, so that a double tap doesn't confirm it.
    """
    text, words = question.text, words_of(question, choice)
    assert words is not None
    selection = question.selection
    card = selection.card
    place = () if card is None else (card, selection.build_way, selection.stage_way)
    sure = button(
        question.identity("sure", *words),
        _label(choice, question.view.box, text),
        style=discord.ButtonStyle.success,
    )
    unasked = button(question.identity("unasked", *words), text("button-unasked"))
    back = button(question.identity("back", *place), text("button-not-sure"))
    return [(sure,) if selection.unasked else (sure, unasked), (back,)]


def _label(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Return what is confirmed, with what it costs or brings."""
    match choice:
        case Build() | BuildStage():
            return build_label(choice.payment.total, text)
        case Sell():
            return text("button-sell", coins=COINS_FOR_A_SALE)
        case Revive() | Decline():
            return text("button-sure", action=choice.action)
        case _:
            return choice_in_words(choice, box, text)[:LONGEST_LABEL]


def build_label(cost: int, text: Translator) -> str:
    """Return what building costs."""
    return text("button-build-cost", cost=cost) if cost else text("button-build")
