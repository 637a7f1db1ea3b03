"""Buttons and lists that work in any message, however old, and after every restart.

All that a tap means stands in its custom id, so nothing about a message is kept in memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast, runtime_checkable

import discord
from discord import ui

from bot.client import Client
from bot.refusal import Refusal
from cogs.discord.reply import answering

Interaction = discord.Interaction[Client]

_ID = r"(?P<topic>[a-z]{1,12}):(?P<table>-?\d{1,12}):(?P<words>[a-z0-9:_]{1,60})"


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of a button or a choice in a list: about which table, and what it says."""

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


@runtime_checkable
class TapHandler(Protocol):
    """A cog that answers taps; its name is the topic in the custom ids."""

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap; raises `Refusal`."""
        ...


def as_number(word: str) -> int:
    """Read a number out of an id or a list; raises `Refusal` where it is none of ours."""
    if not word.isdecimal():
        raise Refusal("refusal-offer-changed")
    return int(word)


def custom_id(topic: str, table: int, *words: str | int) -> str:
    """Write the id of a button or list."""
    return f"{topic}:{table}:{':'.join(str(word) for word in words)}"


async def _dispatch(interaction: Interaction, match: re.Match[str], values: Iterable[str] = ()) -> None:
    async with answering(interaction):
        handler = interaction.client.get_cog(match["topic"])
        if not isinstance(handler, TapHandler):
            raise Refusal("refusal-offer-changed")
        await handler.tapped(
            Tap(interaction, int(match["table"]), tuple(match["words"].split(":")), tuple(values))
        )


class TapButton(ui.DynamicItem[ui.Button[Any]], template="button:" + _ID):
    """A button whose meaning is its id."""

    def __init__(self, item: ui.Button[Any], match: re.Match[str] | None = None) -> None:
        """Wrap a button; use `button` to make one."""
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Find the button again from a press."""
        return cls(cast("ui.Button[Any]", item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press."""
        assert self._match is not None
        await _dispatch(interaction, self._match)


class TapList(ui.DynamicItem[ui.Select[Any]], template="list:" + _ID):
    """A list whose meaning is its id."""

    def __init__(self, item: ui.Select[Any], match: re.Match[str] | None = None) -> None:
        """Wrap a list; use `choose_from` to make one."""
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Find the list again from a choice in it."""
        return cls(cast("ui.Select[Any]", item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a choice."""
        assert self._match is not None
        data = cast("dict[str, Any]", interaction.data or {})
        await _dispatch(interaction, self._match, data.get("values", ()))


CHOOSERS = (TapButton, TapList)


def button(
    identity: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    disabled: bool = False,
) -> TapButton:
    """Make a button; ``identity`` comes from `custom_id`."""
    return TapButton(
        ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id="button:" + identity)
    )


def choose_from(identity: str, options: Sequence[discord.SelectOption], placeholder: str) -> TapList:
    """Make a list of at most 25 options; ``identity`` comes from `custom_id`."""
    return TapList(ui.Select(custom_id="list:" + identity, options=list(options), placeholder=placeholder))
