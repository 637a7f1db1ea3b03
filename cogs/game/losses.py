"""Rights that are taken away in the middle of a game: its host hears of it once, by the way that is left."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.rows import Post
from bot.table import Table
from cogs.discord.delivery import FAULTS
from cogs.discord.message import message
from cogs.discord.reply import Interaction, send
from cogs.discord.rights import missing_rights_in
from cogs.game.messages import GameMessages

LOSS = "loss"
"""The name of the message that tells of a loss, as long as it lasts."""

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013


class Losses:
    """Tells hosts which right a game waits for."""

    def __init__(self, client: Client, messages: GameMessages) -> None:
        """Tell with ``messages``."""
        self._client = client
        self._messages = messages
        self._unheard: dict[int, Table] = {}

    async def tell(self, table: Table, error: Exception) -> None:
        """Tell the host of a right that is missing, by direct message or else in the channel."""
        if not isinstance(error, discord.Forbidden) or LOSS in table.posts:
            return
        if error.code not in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return
        host, delivery = table.row.host, self._messages.delivery
        try:
            words = self._words(table, await self._messages.private_text(host))
            post = await delivery.send_direct(host, message(words).view())
            if post is None:
                called = f"<@{host}> {self._words(table, self._messages.public_text(table))}"
                post = await delivery.send(table.row.place, message(called).view(), mentions=[host])
        except FAULTS:
            self._unheard[table.id] = table
        else:
            await self._heard(table, post)

    async def tell_behind(self, interaction: Interaction) -> None:
        """Tell a host behind the answer to what they have clicked or typed, where no other way was left."""
        for table in list(self._unheard.values()):
            if table.row.state == "closed":
                self._unheard.pop(table.id)
            elif table.row.host == interaction.user.id:
                words = self._words(table, self._client.languages.of(str(interaction.locale)))
                await send(interaction, words, ephemeral=True)
                await self._heard(table, Post(interaction.channel_id or 0, interaction.id))

    async def forget(self, table: Table) -> None:
        """Remember that a table can speak again: the next loss is told anew."""
        self._unheard.pop(table.id, None)
        if LOSS in table.posts:
            await self._messages.forget(table, LOSS)

    async def _heard(self, table: Table, post: Post) -> None:
        self._unheard.pop(table.id, None)
        await self._messages.remember(table, LOSS, post)

    def _words(self, table: Table, text: Translator) -> str:
        place = self._client.get_channel(table.row.place)
        rights = ""
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            rights = missing_rights_in(place, text)
        return text("game-waits-for-right", place=f"<#{table.row.place}>", rights=rights or "none")


class LossesCog(commands.Cog, name="losses"):
    """Hears when somebody has been answered."""

    def __init__(self, losses: Losses) -> None:
        """Tell through ``losses``."""
        self._losses = losses

    @commands.Cog.listener()
    async def on_answered(self, interaction: Interaction) -> None:
        """Tell behind the answer what could not be told in another way."""
        await self._losses.tell_behind(interaction)
