"""How a decision is asked: its choices as buttons or lists, and the buttons beside them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord

from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from cogs.discord.message import (
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    Row,
    button,
    choose_from,
    custom_id,
    in_parts,
)

MOST_BUTTONS = 15
"""Above this number, the choices of a kind are shown as lists."""

PRACTICE, HINT = "practice", "hint"
"""The topics of the advice buttons."""


class ChoiceOption(NamedTuple):
    """How a choice is offered: its number, label and icon, and its description in a list."""

    number: int
    label: str
    emoji: discord.PartialEmoji | str | None = None
    about: str | None = None


def choice_rows(
    answers: Sequence[ChoiceOption], identity: Callable[..., str], list_words: str, most: int = MOST_BUTTONS
) -> list[Row]:
    """Make a button for each choice, or lists titled ``list_words`` for more than ``most``."""
    if len(answers) <= most:
        taps, style = list[Button](), discord.ButtonStyle.success
        for each in answers:
            label, number = each.label[:LONGEST_LABEL], identity("choose", each.number)
            taps.append(button(number, label, style=style, emoji=each.emoji))
        return in_parts(taps)
    lists: list[Row] = []
    for index, part in enumerate(in_parts(answers, LONGEST_LIST)):
        options = [
            discord.SelectOption(
                label=each.label[:LONGEST_OPTION],
                value=str(each.number),
                description=each.about and each.about[:LONGEST_OPTION],
                emoji=each.emoji,
            )
            for each in part
        ]
        lists.append((choose_from(identity("list", index), options, list_words),))
    return lists


def numbered(words: Sequence[str], text: Translator) -> list[ChoiceOption]:
    """Label choices by number, so that equal ones can be told apart."""
    labels = (text("button-number", number=number, name=each) for number, each in enumerate(words, start=1))
    return [ChoiceOption(number, label) for number, label in enumerate(labels)]


def advice_row(snapshot: GameSnapshot, text: Translator, *chosen: int) -> Row | None:
    """Make the game's advice buttons, if any; ``chosen`` is the card that has been tapped."""
    options = snapshot.row.options
    row: Row = ()
    if options.has_hints:
        row = (button(custom_id(HINT, snapshot.id, snapshot.step), text("button-hint")),)
    if options.is_practice:
        why = custom_id(PRACTICE, snapshot.id, "why", snapshot.step, *chosen)
        back = custom_id(PRACTICE, snapshot.id, "back", snapshot.step)
        row = (*row, button(why, text("button-why")), button(back, text("button-step-back")))
    return row or None


def seat_buttons(snapshot: GameSnapshot, text: Translator) -> Row | None:
    """Make the button for players who have been away, if there are any."""
    if not any(row.person is not None and snapshot.plays_itself(row.seat) for row in snapshot.seats):
        return None
    back, style = custom_id("seat", snapshot.id, "back"), discord.ButtonStyle.success
    return (button(back, text("button-back"), style=style),)


def question_in_words(kind: str, name: str, text: Translator) -> str:
    """Ask ``name`` with the text ``question-KIND``, or in general if a further box has brought the kind."""
    key = f"question-{kind.replace('_', '-')}"
    return text(key if text.has(key) else "question-other", name=name)
