"""How a kind of decision is asked, and plain words and buttons for what a game has none of its own for.

A further box may bring a kind of decision, choices and events that nothing here knows: they are asked and
told by what the language files say of them, and played by a button for each choice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

import discord

from bot.languages.translator import Translator
from cogs.discord.message import (
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Row,
    button,
    choose_from,
    escape,
    in_parts,
)
from cogs.game.names import card_title
from engine.game import Choice
from engine.rules import Box

MOST_BUTTONS = 15
"""More choices of a kind than this are shown as lists."""

QuestionT = TypeVar("QuestionT")


@dataclass(frozen=True, slots=True)
class Asking(Generic[QuestionT]):
    """How a kind of decision is asked: in which words, and with which buttons and lists below them."""

    words: Callable[[QuestionT], str]
    rows: Callable[[QuestionT], list[Row]]


@dataclass(frozen=True, slots=True)
class Askings(Generic[QuestionT]):
    """The ``kinds`` of decisions that a game knows how to ask, and how it asks ``another``."""

    kinds: Mapping[str, Asking[QuestionT]]
    another: Asking[QuestionT]

    def __getitem__(self, kind: str) -> Asking[QuestionT]:
        return self.kinds.get(kind, self.another)


def choice_rows(
    labels: Sequence[tuple[int, str]], identity: Callable[..., str], list_words: str
) -> list[Row]:
    """Make a button for each choice, or lists called ``list_words`` where there are many.

    ``labels`` have the number of each choice in its decision, and what it is called; ``identity`` writes ids.
    """
    if len(labels) <= MOST_BUTTONS:
        style = discord.ButtonStyle.success
        taps = [
            button(identity("choose", number), label[:LONGEST_LABEL], style=style) for number, label in labels
        ]
        return in_parts(taps)
    lists: list[Row] = []
    for place, part in enumerate(in_parts(labels, LONGEST_LIST)):
        options = [
            discord.SelectOption(label=label[:LONGEST_OPTION], value=str(number)) for number, label in part
        ]
        lists.append((choose_from(identity("list", place), options, list_words),))
    return lists


def numbered(words: Sequence[str], text: Translator) -> list[tuple[int, str]]:
    """Label choices by number, so that two of which the same can be said are told apart."""
    return [(place, text("button-number", number=place + 1, name=each)) for place, each in enumerate(words)]


# -- plain words --------------------------------------------------------------------------------------


def question_in_words(kind: str, name: str, text: Translator) -> str:
    """Ask a player, called ``name``, by the message ``question-KIND``, or only that they choose."""
    key = f"question-{_written(kind)}"
    return text(key if text.has(key) else "question-other", name=name)


def choice_in_words(choice: Choice, box: Box, text: Translator) -> str:
    """Call a choice by the message ``choice-ACTION``, or by its action as records have it, and its card.

    The message may use its other facts as holes; without one they stand behind it, as records have them.
    """
    card, key, facts = _card(choice, box, text), f"choice-{_written(choice.action)}", _facts(choice)
    if text.has(key):
        return text(key, **facts, card=card)
    said = text("choice-other", action=choice.action.replace("_", " "), card=card or "none")
    more = ", ".join(f"{name.replace('_', ' ')} {fact}" for name, fact in facts.items())
    return f"{said} ({more})" if more else said


def event_in_words(event: Any, box: Box, names: Sequence[str], text: Translator) -> str | None:
    """Tell an event by the message ``told-EVENT``, after the name of its class; None where there is none.

    The message may use its facts as holes.
    """
    key = f"told-{_written(re.sub(r'(?<!^)(?=[A-Z])', '_', type(event).__name__).lower())}"
    if not text.has(key):
        return None
    return text(key, **_facts(event), name=escape(names[event.seat]), card=_card(event, box, text))


def _facts(told: Any) -> dict[str, int | str]:
    """List the numbers and words that a choice or an event has beside its seat and its card."""
    facts = {
        each.name: getattr(told, each.name) for each in fields(told) if each.name not in {"seat", "card"}
    }
    return {name: fact for name, fact in facts.items() if isinstance(fact, int | str)}


def _card(told: Any, box: Box, text: Translator) -> str:
    """Name the card that a choice or an event is about; empty where it is about none."""
    card = getattr(told, "card", None)
    return "" if card is None else card_title(box, str(card), text)


def _written(word: str) -> str:
    """Write an id as the keys of texts are written."""
    return word.replace("_", "-")
