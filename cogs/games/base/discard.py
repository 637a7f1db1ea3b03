"""The discard pile as a player chooses from it: a few buttons, or lists."""

from __future__ import annotations

import discord

from cogs.discord.limits import BUTTONS_IN_A_ROW, LONGEST_LIST, in_parts
from cogs.discord.message import Row, button, choose_from
from cogs.games.base.question import Question
from cogs.games.base.sentences import card_name
from engine.base.cards import card
from engine.base.choice import Revive
from renders.base.discard import discard_choices
from renders.drawing.numerals import ROMAN


def discard_rows(question: Question) -> list[Row]:
    """Make the buttons of the cards that can be built, or lists by age where there are many."""
    decision, text = question.decision, question.text
    if decision is None:
        return []
    shown = discard_choices(question.view)
    takable = {choice.card for choice in decision.choices if isinstance(choice, Revive)}
    cards = [each for each in shown if each in takable]
    nothing = button(question.identity("nothing"), text("button-build-none"))
    numbered = {each: number for number, each in reversed(list(enumerate(question.view.discard)))}
    if len(cards) < BUTTONS_IN_A_ROW:
        taps = [
            button(
                question.identity("revive", numbered[each]),
                text("discard-option", number=shown.index(each) + 1, card=card_name(each, text)),
                style=discord.ButtonStyle.success,
                emoji=question.emojis.sign(card(each).colour),
            )
            for each in cards
        ]
        return [(*taps, nothing)]
    chunks = [
        chunk
        for age in (1, 2, 3)
        for chunk in in_parts([each for each in cards if card(each).age == age], LONGEST_LIST)
    ]
    lists = [
        choose_from(
            question.identity("discard", number),
            [
                discord.SelectOption(
                    label=text("discard-option", number=shown.index(each) + 1, card=card_name(each, text)),
                    value=str(numbered[each]),
                    emoji=question.emojis.sign(card(each).colour),
                )
                for each in chunk
            ],
            text("choose-discard-age", age=ROMAN[card(chunk[0]).age]),
        )
        for number, chunk in enumerate(chunks)
    ]
    return [*((each,) for each in lists), (nothing,)]
