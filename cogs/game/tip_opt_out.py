"""**Stop tips**: remove the tips from everything a newcomer has open, and show no more."""

from __future__ import annotations

import discord

from bot.client import Client
from bot.common.refusal import Refusal
from cogs.discord.delivery import UNKNOWN_MESSAGE, best_effort
from cogs.discord.message import message
from cogs.discord.reply import Interaction, change, defer, defer_if_slow, say, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer


class TipOptOut:
    """Turns tips off for the people who ask for it."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer
        client.add_listener(self.on_silenced)

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap below a tip of its own, or one in the message of a turn."""
        if tap.words[0] not in ("off", "silent"):
            raise Refusal("refusal-offer-changed")
        # The tapped message may be gone by now: store the choice before answering.
        await defer_if_slow(tap.interaction, self.begin(tap))
        if tap.words[0] == "off":
            await self._confirm(tap.interaction)
        else:
            await defer(tap.interaction)
        await self.spread(tap)

    async def _confirm(self, interaction: Interaction) -> None:
        """Replace a tip with a confirmation; if it is gone, send the confirmation instead."""
        text = translator(interaction)
        try:
            await change(interaction, message(text("tips-off")))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await say(interaction, text("tips-off"))

    async def begin(self, tap: Tap) -> None:
        """Turn tips off for a person."""
        person = tap.interaction.user.id
        await self._client.store.silence_tips(person)
        self._forget(person)

    async def spread(self, tap: Tap) -> None:
        """Remove a person's open tips in every process, except in the tapped message."""
        person, tapped = tap.interaction.user.id, tap.interaction.message
        besides = None if tapped is None else tapped.id
        await self._client.cluster.broadcast("silenced", person, besides)
        await self._take_away(person, besides)

    async def on_silenced(self, person: int, besides: int | None) -> None:
        """Remove the open tips of a person who has turned them off in another process."""
        self._forget(person)
        await self._take_away(person, besides)

    def _forget(self, person: int) -> None:
        for session in self._client.sessions.of_person(person):
            session.forget_tips(person)

    async def _take_away(self, person: int, besides: int | None) -> None:
        for session in self._client.sessions.of_person(person):
            await best_effort(self._announcer.redraw_without_tip(session, person, besides))
