"""Sentences on events, choices and points of all games, found by their names and facts.

A further box may bring events and choices unknown to this code: their texts come from the language files too.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.languages.translator import Translator
from cogs.game.fact_sentences import card_name
from engine.game import Choice
from engine.rules import Box
from renders.parts.names import named

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def written_name(kind: type) -> str:
    """Return the name of a class as in the keys of texts: ``coins-taken`` for ``CoinsTaken``."""
    return _WORD.sub("-", kind.__name__).lower()


def event_in_words(
    game: str, event: Any, box: Box, names: Sequence[str], text: Translator, **facts: str | int
) -> str | None:
    """Describe an event by the text ``GAME-told-EVENT`` or ``told-EVENT``; None if there is neither.

    The text can use the facts of the event as placeholders, and the given ``facts``.
    """
    name = written_name(type(event))
    own = f"{game}-told-{name}"
    key = own if text.has(own) else f"told-{name}"
    if not text.has(key):
        return None
    return text(key, **{"name": names[event.seat], **facts_in_words(game, event, box, text), **facts})


def choice_in_words(game: str, choice: Choice, box: Box, text: Translator) -> str:
    """Describe a choice by the text ``GAME-choice-ACTION`` or ``choice-ACTION``, else by what it records.

    The text's form ``inside`` is used within a sentence, ``done`` for a choice already made.
    """
    action, facts = choice.action.replace("_", "-"), facts_in_words(game, choice, box, text)
    own = f"{game}-choice-{action}"
    key = own if text.has(own) else f"choice-{action}"
    if text.has(key):
        return text(key, **facts)
    said = text("choice-other", action=choice.action.replace("_", " "), card=facts.pop("card", "none"))
    more = ", ".join(f"{name.replace('_', ' ')} {fact}" for name, fact in facts.items())
    return f"{said} ({more})" if more else said


def score_lines(
    rows: Mapping[str, int], details: Mapping[str, str | None], text: Translator
) -> Iterator[str]:
    """Yield a line for each row of points; rows without an entry in ``details`` are named by their label."""
    for row, points in rows.items():
        if row not in details:
            yield text("details-line-row", row=named(f"score-{row}", row, text), points=points)
        elif what := details[row]:
            yield text("details-line", category=row, points=points, what=what)
        else:
            yield text("details-line-alone", category=row, points=points)


def facts_in_words(game: str, item: Any, box: Box, text: Translator) -> dict[str, int | str]:
    """Return the facts of an event or choice for a text.

    Things go by their names; what holds or doesn't is ``yes`` or ``no``, and what isn't there is ``none``.
    """
    facts: dict[str, int | str] = {}
    for placeholder, value in ((each.name, getattr(item, each.name)) for each in fields(item)):
        match value:
            case None:
                facts[placeholder] = "none"
            case bool():
                facts[placeholder] = "yes" if value else "no"
            case str() if placeholder == "card":
                facts[placeholder] = card_name(box, value, text)
            case str() if placeholder in {"wonder", "token", "symbol"}:
                facts[placeholder] = named(f"{game}-{placeholder}-{value}", value, text)
            case int() | str():
                facts[placeholder] = value
    return facts
