"""Dispatching taps by the id of the tapped component alone: it works however old the message is."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from bot.client import Client
from bot.common.logs import shard_at_hand, table_at_hand
from bot.common.refusal import Refusal
from bot.tables.session import Session
from cogs.discord.reply import AnsweredError, Interaction, answering

_ID = re.compile(
    r"(?P<control>button|list|form):(?P<topic>[a-z]{1,12}):(?P<table>-?\d{1,12}):?(?P<words>[a-z0-9:_-]{0,60})"
)


@dataclass(frozen=True, slots=True)
class Tap:
    """A tapped button, a choice in a list or a submitted form.

    ``found`` is the table's game, if it is running or its score isn't posted yet.
    """

    interaction: Interaction
    table: int
    words: tuple[str, ...]
    values: tuple[str, ...] = ()
    topic: str = ""
    found: Session | None = None

    @property
    def session(self) -> Session:
        """The running game of the table; raises `Refusal` if it is over."""
        if self.found is None or not self.found.is_running:
            raise Refusal("refusal-game-over")
        return self.found

    @property
    def value(self) -> str:
        """The option chosen in a list; raises `Refusal` if there isn't exactly one."""
        if len(self.values) != 1:
            raise Refusal("refusal-offer-changed")
        return self.values[0]

    def word(self, position: int) -> str:
        """Return the word at a position; raises `Refusal` if there is none."""
        if position >= len(self.words):
            raise Refusal("refusal-offer-changed")
        return self.words[position]

    def number(self, position: int) -> int:
        """Return the number at a position; raises `Refusal` if there is none."""
        return as_number(self.word(position))


TapHandler = Callable[[Tap], Awaitable[None]]
"""Handles a tap; raises `Refusal`."""


class Router(commands.Cog, name="router"):
    """Dispatches every tap to its handler, and notices active players."""

    def __init__(self, client: Client, handlers: Mapping[str, TapHandler]) -> None:
        self._client = client
        self._handlers = handlers

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a tap; interactions without an id of ours only count as activity."""
        tap = tap_of(interaction)
        if tap is None:
            _touch(interaction.client, _games_here(interaction))
            return
        if tap.found is not None and tap.found.seat_of(interaction.user.id) is not None:
            _touch(interaction.client, [tap.found])
        table_at_hand.set(tap.table)
        shard_at_hand.set(0 if interaction.guild is None else interaction.guild.shard_id)
        with suppress(AnsweredError):
            async with answering(interaction):
                if tap.topic not in self._handlers:
                    raise Refusal("refusal-offer-changed")
                await self._handlers[tap.topic](tap)


def tap_of(interaction: Interaction) -> Tap | None:
    """Return the tap of an interaction, or None if it is another kind or its id isn't ours."""
    data: Mapping[str, Any] = interaction.data or {}
    match = _ID.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    words, table = tuple(match["words"].split(":")), int(match["table"])
    if match["control"] == "form":
        words = ("form", *words)
    found = interaction.client.sessions.running.get(table)
    return Tap(interaction, table, words, tuple(data.get("values", ())), match["topic"], found)


def _games_here(interaction: Interaction) -> list[Session]:
    """Return a person's games that a command is about: those played here, or in a direct message all."""
    if interaction.type is discord.InteractionType.autocomplete:
        return []
    sessions = interaction.client.sessions
    mine = sessions.of_person(interaction.user.id)
    here = sessions.from_channel(interaction.channel_id or 0)
    return [session for session in mine if session in here] if interaction.guild_id is not None else mine


def _touch(client: Client, sessions: Sequence[Session]) -> None:
    """Count a player as active: their games aren't abandoned, and sleeping ones wake up."""
    for session in sessions:
        if session.is_running:
            session.woken.set()
        if session.needs_touch:
            client.start_chore(client.abandonment.write_touch(session), "touch")


def as_number(word: str) -> int:
    """Return a word of an id or a list as a number; raises `Refusal` if it isn't one."""
    if not word.isdecimal():
        raise Refusal("refusal-offer-changed")
    return int(word)
