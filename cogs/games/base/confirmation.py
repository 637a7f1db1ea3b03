"""Asking once before a choice with which the game goes on, as nobody could take it back any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import LONGEST_LABEL, Row, button
from cogs.games.base.choice_words import choice_in_words
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.resolve import COINS_FOR_A_SALE
from engine.game import Seat

if TYPE_CHECKING:
    from cogs.games.base.question import Question


def ends_choosing(snapshot: GameSnapshot, seat: Seat, city: Seat, choice: BaseChoice) -> bool:
    """Whether a player has nothing more to choose in this step after a choice, and no other person plays.

    Where others play, they are waited for, and a choice can be changed until then.
    """
    others = (row.seat for row in snapshot.seats if row.seat != seat)
    if not all(map(snapshot.plays_itself, others)):
        return False
    kept = snapshot.picks_but_for(seat) if city == seat else snapshot.picks
    asked = (each for each in snapshot.game.decisions(kept) if each.seat == city)
    if not any(choice in decision.choices for decision in asked):
        return False
    following = snapshot.game.decisions({**kept, city: choice})
    return all(decision.chooser != seat for decision in following)


def choice_to_confirm(question: Question) -> BaseChoice | None:
    """Give the choice that is to be confirmed, as far as this hand still offers it."""
    choice = question.selection.choice
    return None if choice is None or words_of(question, choice) is None else choice


def words_of(question: Question, choice: BaseChoice) -> tuple[str | int, ...] | None:
    """Give what stands in the id of the button for a choice; None where it is not offered."""
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
    sure = button(question.identity("sure", *words), _label(choice, text), style=discord.ButtonStyle.success)
    unasked = button(question.identity("unasked", *words), text("button-unasked"))
    back = button(question.identity("back", *place), text("button-not-sure"))
    return [(sure,) if selection.unasked else (sure, unasked), (back,)]


def _label(choice: BaseChoice, text: Translator) -> str:
    """Say what is confirmed, with what it costs or brings."""
    match choice:
        case Build() | BuildStage():
            return build_label(choice.payment.total, text)
        case Sell():
            return text("button-sell", coins=COINS_FOR_A_SALE)
        case Revive() | Decline():
            return text("button-sure", action=choice.action)
        case _:
            return choice_in_words(choice, text)[:LONGEST_LABEL]


def build_label(cost: int, text: Translator) -> str:
    """Say what building costs."""
    return text("button-build-cost", cost=cost) if cost else text("button-build")
