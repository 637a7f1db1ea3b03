"""Who answers a tap. All that a tap means stands in the id of what was tapped.

So nothing about a message is kept in memory, and buttons, lists and forms work in any message, however old,
and after every restart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from discord.ext import commands

from bot.refusal import Refusal
from cogs.discord.reply import Interaction, answering

_ID = re.compile(
    r"(?P<kind>button|list|form):(?P<topic>[a-z]{1,12}):(?P<table>-?\d{1,12}):?(?P<words>[a-z0-9:_]{0,60})"
)


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of a button, a choice in a list or a form sent back: about which table, and what it says."""

    interaction: Interaction
    table: int
    words: tuple[str, ...]
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """What was chosen in a list; raises `Refusal` where that is not a single thing."""
        if len(self.values) != 1:
            raise Refusal("refusal-offer-changed")
        return self.values[0]

    def word(self, position: int) -> str:
        """Give the word at a position; raises `Refusal` for an id that is not ours."""
        if position >= len(self.words):
            raise Refusal("refusal-offer-changed")
        return self.words[position]

    def number(self, position: int) -> int:
        """Give the word at a position as a number; raises `Refusal` for an id that is not ours."""
        return as_number(self.word(position))


Answer = Callable[[Tap], Awaitable[None]]
"""Answers a tap; raises `Refusal`."""


class Router(commands.Cog, name="router"):
    """Brings every tap to what answers it."""

    def __init__(self, answers: Mapping[str, Answer]) -> None:
        """Answer by the topic that stands in the id."""
        self._answers = answers

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a tap; what has no id of ours is none."""
        data: Mapping[str, Any] = interaction.data or {}
        match = _ID.fullmatch(str(data.get("custom_id", "")))
        if match is None:
            return
        words = match["words"] if match["kind"] != "form" else "form"
        tap = Tap(interaction, int(match["table"]), tuple(words.split(":")), tuple(data.get("values", ())))
        async with answering(interaction):
            if match["topic"] not in self._answers:
                raise Refusal("refusal-offer-changed")
            await self._answers[match["topic"]](tap)


def as_number(word: str) -> int:
    """Read a number out of an id or a list; raises `Refusal` where it is none of ours."""
    if not word.isdecimal():
        raise Refusal("refusal-offer-changed")
    return int(word)
