"""Sentences for the events of all games, found by the name and the facts of an event.

A further box may bring events unknown to this code: their texts come from the language files as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from bot.languages.translator import Translator
from cogs.game.names import card_name
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

    The text can use the facts of the event as placeholders, and the given ``facts``. The ``names`` are used
    unescaped.
    """
    told = f"told-{written_name(type(event))}"
    key = next((key for key in (f"{game}-{told}", told) if text.has(key)), None)
    if key is None:
        return None
    return text(key, **{"name": names[event.seat], **dict(_facts(game, event, box, text)), **facts})


def _facts(game: str, event: Any, box: Box, text: Translator) -> Iterator[tuple[str, int | str]]:
    """Yield the facts of an event: things by name, ``yes`` or ``no``, ``none`` for what isn't there."""
    for each in fields(event):
        match getattr(event, each.name):
            case None:
                yield each.name, "none"
            case bool() as fact:
                yield each.name, "yes" if fact else "no"
            case str() as card if each.name == "card":
                yield each.name, card_name(box, card, text)
            case str() as thing if each.name in {"wonder", "token", "symbol"}:
                yield each.name, named(f"{game}-{each.name}-{thing}", thing, text)
            case int() | str() as fact:
                yield each.name, fact
