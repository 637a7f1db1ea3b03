"""What stands below the discard pile: a button for each card that can be built, or lists."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import discord

from cogs.discord.message import BUTTONS_IN_A_ROW, LONGEST_LIST, Row, button, choose_from, in_parts
from engine.base.choice import Revive
from renders.base.discard import discard_choices
from renders.base.names import card_name
from renders.drawing.numerals import ROMAN

if TYPE_CHECKING:
    from cogs.games.base.question import Question


def discard_rows(question: Question) -> list[Row]:
    """Make the buttons of the cards that can be built, or lists by age where there are many."""
    decision, text = question.decision, question.text
    if decision is None:
        return []
    shown, box = discard_choices(question.view), question.view.box
    takable = {choice.card for choice in decision.choices if isinstance(choice, Revive)}
    cards = [each for each in shown if each in takable]
    labels = {
        each: text("discard-option", number=number, card=card_name(box, each, text))
        for number, each in reversed(list(enumerate(shown, start=1)))
    }
    nothing = button(question.identity("nothing"), text("button-build-none"))
    numbered = {each: number for number, each in reversed(list(enumerate(question.view.discard)))}
    if len(cards) < BUTTONS_IN_A_ROW:
        taps = [
            button(
                question.identity("revive", numbered[each]),
                labels[each],
                style=discord.ButtonStyle.success,
                emoji=question.emojis[box.cards[each].colour],
            )
            for each in cards
        ]
        return [(*taps, nothing)]
    chunks = [
        chunk
        for _, of_an_age in groupby(cards, key=lambda each: box.cards[each].age)
        for chunk in in_parts([*of_an_age], LONGEST_LIST)
    ]
    lists = [
        choose_from(
            question.identity("discard", number),
            [
                discord.SelectOption(
                    label=labels[each],
                    value=str(numbered[each]),
                    emoji=question.emojis[box.cards[each].colour],
                )
                for each in chunk
            ],
            text(
                "choose-discard-age",
                number=box.cards[chunk[0]].age,
                age=ROMAN[box.cards[chunk[0]].age],
            ),
        )
        for number, chunk in enumerate(chunks)
    ]
    return [*((each,) for each in lists), (nothing,)]
