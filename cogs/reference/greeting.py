"""The bot's answer to mentions and direct messages."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import Client
from bot.languages.translator import Translator
from cogs.discord.delivery import Delivery, best_effort, nonce_of
from cogs.discord.message import Message, message

SECONDS_BETWEEN = 60.0
"""The time between two greetings in the same channel."""


class GreetingCog(commands.Cog, name="greeting"):
    """Explains the bot to people who write to it."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._answered: dict[int, float] = {}

    @commands.Cog.listener()
    async def on_message(self, received: discord.Message) -> None:
        """Answer a mention of the bot or a direct message, at most once a minute in each channel."""
        if received.author.bot or not self._is_meant(received):
            return
        now, place = self._client.clock.now(), received.channel.id
        self._answered = {each: at for each, at in self._answered.items() if now - at < SECONDS_BETWEEN}
        if place in self._answered:
            return
        self._answered[place] = now
        if received.guild is None:
            text = self._client.languages.of((await self._client.store.person(received.author.id)).reads)
        else:
            text = self._client.public_text(received.guild.id, str(received.guild.preferred_locale))
        said = greeting(text, directly=received.guild is None)
        await best_effort(self._delivery.send(place, said, nonce=nonce_of(f"greeting {received.id}")))

    def _is_meant(self, received: discord.Message) -> bool:
        """Return whether a message addresses the bot; a reply to one of its messages does not."""
        user = self._client.user
        if received.guild is None:
            return received.type is discord.MessageType.default
        return user is not None and f"<@{user.id}>" in received.content.replace("<@!", "<@")


def greeting(text: Translator, *, directly: bool) -> Message:
    """Return what the bot is and what to type, in two lines."""
    return message(text("greeting-directly" if directly else "greeting"))
