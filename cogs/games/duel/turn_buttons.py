"""The buttons of a turn: a letter for each free card, then what can be done with the one that is tapped."""

from __future__ import annotations

import discord

from cogs.discord.limits import in_parts
from cogs.discord.message import Button, Row, button
from cogs.games.duel.question import Question
from engine.duel.cards import card
from engine.duel.choice import Build, BuildWonder, Discard
from engine.duel.terms import Slot
from engine.duel.view import CardOffer
from renders.duel.letters import lettered
from renders.duel.names import short_wonder_name

LETTERS_IN_A_ROW = 4
"""A phone has room for no more beside each other."""


def turn_rows(question: Question, slot: Slot | None) -> list[Row]:
    """Make the buttons of a turn; ``slot`` is the card that is tapped."""
    letters = [
        button(
            question.identity("card", offer.slot),
            letter,
            style=_letter_style(offer, slot),
            emoji=question.emojis.sign(card(offer.card).colour),
        )
        for letter, offer in lettered(question.view).items()
    ]
    # Six letters stand better in two rows of three than in rows of four and two.
    needed = -(-len(letters) // LETTERS_IN_A_ROW)
    shown = in_parts(letters, -(-len(letters) // needed))
    offer = None if slot is None else question.offer(slot)
    return [*shown, *(() if offer is None else _actions(question, offer))]


def _letter_style(offer: CardOffer, slot: Slot | None) -> discord.ButtonStyle:
    if offer.slot == slot:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if offer.affordable else discord.ButtonStyle.secondary


def _actions(question: Question, offer: CardOffer) -> list[Row]:
    """Make Build and Sell, and below them every wonder, each with its price; disabled what is too dear."""
    text, choices = question.text, list(enumerate(question.decision.choices))
    build = next(
        (number for number, choice in choices if isinstance(choice, Build) and choice.slot == offer.slot),
        None,
    )
    cost = offer.price.total
    sell = next(
        (number, choice)
        for number, choice in choices
        if isinstance(choice, Discard) and choice.slot == offer.slot
    )
    built = {
        choice.wonder: number
        for number, choice in choices
        if isinstance(choice, BuildWonder) and choice.slot == offer.slot
    }
    card_row = (
        _action(
            question,
            "build",
            build,
            text("button-build-cost", cost=cost) if cost else text("button-build"),
            discord.ButtonStyle.success,
        ),
        _action(
            question,
            "sell",
            sell[0],
            text("duel-button-sell", coins=sell[1].gain),
            discord.ButtonStyle.secondary if build is not None else discord.ButtonStyle.success,
        ),
    )
    wonder_row = [
        _action(
            question,
            str(each.wonder),
            built.get(each.wonder),
            text(
                "duel-button-wonder",
                wonder=short_wonder_name(each.wonder, text),
                cost=each.price.total,
            ),
            discord.ButtonStyle.primary,
        )
        for each in question.view.wonder_offers[question.view.turn]
    ]
    return [card_row, *in_parts(wonder_row)]


def _action(
    question: Question, what: str, number: int | None, label: str, style: discord.ButtonStyle
) -> Button:
    if number is None:
        grey = discord.ButtonStyle.secondary
        return button(question.identity("no", what), label, style=grey, disabled=True)
    return button(question.identity("choose", number), label, style=style)
