"""Who answers a tap. All that a tap means stands in the id of what was tapped.

So nothing about a message is kept in memory, and buttons, lists and forms work in any message, however old,
and after every restart.
"""

from __future__ import annotations

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
    """A press of a button, a choice in a list or a form sent back: about which table, and what it says.

    ``found`` is the game of this number, where it is going on or has its score still to tell.
    """

    interaction: Interaction
    table: int
    words: tuple[str, ...]
    values: tuple[str, ...] = ()
    topic: str = ""
    found: Session | None = None

    @property
    def session(self) -> Session:
        """The running game that it is about; raises `Refusal` where that is over."""
        if self.found is None or not self.found.is_running:
            raise Refusal("refusal-game-over")
        return self.found

    @property
    def value(self) -> str:
        """What was chosen in a list; raises `Refusal` where that is not a single thing."""
        if len(self.values) != 1:
            raise Refusal("refusal-offer-changed")
        return self.values[0]

    def word(self, position: int) -> str:
        """Return the word at a position; raises `Refusal` for an id that is not ours."""
        if position >= len(self.words):
            raise Refusal("refusal-offer-changed")
        return self.words[position]

    def number(self, position: int) -> int:
        """Return the word at a position as a number; raises `Refusal` for an id that is not ours."""
        return as_number(self.word(position))


Answer = Callable[[Tap], Awaitable[None]]
"""Answers a tap; raises `Refusal`."""


class Router(commands.Cog, name="router"):
    """Brings every tap to what answers it, and notices that players are there."""

    def __init__(self, client: Client, answers: Mapping[str, Answer]) -> None:
        self._client = client
        self._answers = answers

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a tap; what has no id of ours is none."""
        tap = tap_of(interaction)
        if tap is None:
            _touch(interaction.client, _games_here(interaction))
            return
        if tap.found is not None and tap.found.seat_of(interaction.user.id) is not None:
            _touch(interaction.client, [tap.found])
        with suppress(AnsweredError):
            await self._answer(tap)

    async def _answer(self, tap: Tap) -> None:
        table_at_hand.set(tap.table)
        shard_at_hand.set(0 if tap.interaction.guild is None else tap.interaction.guild.shard_id)
        async with answering(tap.interaction):
            if tap.topic not in self._answers:
                raise Refusal("refusal-offer-changed")
            await self._answers[tap.topic](tap)


def tap_of(interaction: Interaction) -> Tap | None:
    """Return what was tapped; None where it has no id of ours, or nothing was tapped."""
    data: Mapping[str, Any] = interaction.data or {}
    match = _ID.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    words = tuple(match["words"].split(":"))
    if match["control"] == "form":
        words = ("form", *words)
    table, values = int(match["table"]), tuple(data.get("values", ()))
    found = interaction.client.sessions.running.by_number.get(table)
    return Tap(interaction, table, words, values, match["topic"], found)


def _games_here(interaction: Interaction) -> list[Session]:
    """List a person's games that a command is about: those played here; in a direct message, all."""
    if interaction.type is discord.InteractionType.autocomplete:
        return []
    sessions = interaction.client.sessions
    mine = sessions.of_person(interaction.user.id)
    here = sessions.from_channel(interaction.channel_id or 0)
    return [session for session in mine if session in here] if interaction.guild_id is not None else mine


def _touch(client: Client, sessions: Sequence[Session]) -> None:
    """Notice that a player is there: their games are not abandoned, and try again where they rest."""
    for session in sessions:
        if session.is_running:
            session.woken.set()
        if session.is_quiet:
            client.start_chore(client.abandonment.write_touch(session), "touch")


def as_number(word: str) -> int:
    """Read a number out of an id or a list; raises `Refusal` where it is none of ours."""
    if not word.isdecimal():
        raise Refusal("refusal-offer-changed")
    return int(word)
