"""What the bot answers to whoever mentions it or writes to it."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import Client
from bot.languages.translator import Translator
from cogs.discord.delivery import Delivery, best_effort, nonce_of
from cogs.discord.message import Message, message

SECONDS_BETWEEN = 60.0
"""How long it says nothing more in a channel where it has just said what it is."""


class GreetingCog(commands.Cog, name="greeting"):
    """Tells people who speak to the bot what it is and what to type."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._answered: dict[int, float] = {}

    @commands.Cog.listener()
    async def on_message(self, heard: discord.Message) -> None:
        """Answer a person who mentions the bot, or writes to it directly; once a minute in each channel."""
        if heard.author.bot or not self._is_meant(heard):
            return
        now, place = self._client.clock.now(), heard.channel.id
        self._answered = {each: at for each, at in self._answered.items() if now - at < SECONDS_BETWEEN}
        if place in self._answered:
            return
        self._answered[place] = now
        if heard.guild is None:
            text = self._client.languages.of((await self._client.store.person(heard.author.id)).reads)
        else:
            text = self._client.public_text(heard.guild.id, str(heard.guild.preferred_locale))
        said = greeting(text, directly=heard.guild is None)
        await best_effort(self._delivery.send(place, said.view(), nonce=nonce_of(f"greeting {heard.id}")))

    def _is_meant(self, heard: discord.Message) -> bool:
        """Return whether somebody speaks to the bot: who only replies to a message of it does not."""
        user = self._client.user
        if heard.guild is None:
            return heard.type is discord.MessageType.default
        return user is not None and f"<@{user.id}>" in heard.content.replace("<@!", "<@")


def greeting(text: Translator, *, directly: bool) -> Message:
    """Return what the bot is and what to type, in two lines."""
    return message(text("greeting-directly" if directly else "greeting"))
