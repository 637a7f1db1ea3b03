"""The buttons and lists that answer what a player of Duel is asked."""

from __future__ import annotations

import discord

from bot.languages import Translator
from cogs.discord.limits import LONGEST_LABEL, LONGEST_LIST, LONGEST_OPTION, in_parts
from cogs.discord.message import Row, button, choose_from
from cogs.games.duel.question import Question
from cogs.games.duel.turn_buttons import turn_rows
from engine.duel.cards import card
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Choice,
    Discard,
    Draft,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.terms import Slot
from engine.terms import CardId
from renders.duel.card_list import in_order
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.sentences import effect_sentences

FEW_CARDS = 5
"""More cards than this are a list."""


def rows(question: Question, slot: Slot | None) -> list[Row]:
    """Make the buttons and lists that answer a question; ``slot`` is the card that is tapped."""
    match question.decision.kind:
        case "turn":
            return turn_rows(question, slot)
        case "opponent_card" | "revive":
            return _card_rows(question)
        case "library":
            # The tokens are for the eyes of one player: this button shows them, to that player alone.
            look = question.identity("look")
            return [(button(look, question.text("duel-button-look"), style=discord.ButtonStyle.primary),)]
        case _:
            return choice_rows(question)


def choice_rows(question: Question) -> list[Row]:
    """Make a button for each choice."""
    taps = [
        button(
            question.identity("choose", number),
            _label(question, number, choice),
            style=discord.ButtonStyle.success,
        )
        for number, choice in enumerate(question.decision.choices)
    ]
    return in_parts(taps)


def _label(question: Question, number: int, choice: Choice) -> str:
    text = question.text
    match choice:
        case Draft(wonder=drafted):
            name = short_wonder_name(drafted, text)
        case TakeToken(token=token) | KeepToken(token=token):
            name = token_name(token, text)
        case Begin(seat=seat):
            return question.names[seat][:LONGEST_LABEL]
        case Build(card=named) | BuildWonder(card=named) | Discard(card=named):
            name = card_name(named, text)
        case TakeOpponentCard(card=named) | Revive(card=named):
            name = card_name(named, text)
    return text("duel-button-number", number=number + 1, name=name)[:LONGEST_LABEL]


def _card_rows(question: Question) -> list[Row]:
    """Make a button for each card, or lists where there are many; in the order of the picture."""
    choices = {
        choice.card: number
        for number, choice in enumerate(question.decision.choices)
        if isinstance(choice, TakeOpponentCard | Revive)
    }
    shown = list(enumerate(in_order(list(choices)), start=1))
    text = question.text
    if len(shown) <= FEW_CARDS:
        taps = [
            button(
                question.identity("choose", choices[each]),
                _numbered(number, each, text),
                style=discord.ButtonStyle.success,
                emoji=question.emojis.sign(card(each).colour),
            )
            for number, each in shown
        ]
        return in_parts(taps)
    lists: list[Row] = []
    for place, part in enumerate(in_parts(shown, LONGEST_LIST)):
        options = [
            discord.SelectOption(
                label=_numbered(number, each, text),
                value=str(choices[each]),
                description=effect_sentences(card(each).effects, text)[:LONGEST_OPTION],
                emoji=question.emojis.sign(card(each).colour),
            )
            for number, each in part
        ]
        lists.append((choose_from(question.identity("list", place), options, text("duel-list-card")),))
    return lists


def _numbered(number: int, card_id: CardId, text: Translator) -> str:
    return text("duel-button-number", number=number, name=card_name(card_id, text))[:LONGEST_LABEL]
