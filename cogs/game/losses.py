"""Rights that are taken away in the middle of a game: its host hears of it once, by the way that is left."""

from __future__ import annotations

import discord

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
        self._rights: dict[int, bool] = {}

    async def tell(self, table: Table, error: Exception, *, rests: bool) -> None:
        """Tell the host of a right that is missing, or that the game ``rests``, by the way that is left."""
        if LOSS in table.posts or self._client.get_guild(table.row.server) is None:
            return
        if not (rests or _is_missing_right(error)):
            return
        self._rights[table.id] = _is_missing_right(error)
        host, delivery = table.row.host, self._messages.delivery
        try:
            words = self._words(table, await self._messages.private_text(host))
            post = await delivery.send_direct(host, message(words).view())
            if post is None:
                called = f"<@{host}> {self._words(table, self._client.languages.of(table.row.language))}"
                post = await delivery.send(table.row.place, message(called).view(), mentions=[host])
        except FAULTS:
            # Meanwhile the host may have been answered, and told behind the answer.
            if LOSS not in table.posts:
                if not self._unheard:
                    self._client.add_listener(self.on_answered)
                self._unheard[table.id] = table
        else:
            await self._heard(table, post)

    async def on_answered(self, interaction: Interaction) -> None:
        """Tell a host behind the answer to what they have clicked or typed, where no other way was left."""
        for table in list(self._unheard.values()):
            if table.row.state == "closed":
                self._drop(table)
            elif table.row.host == interaction.user.id:
                words = self._words(table, self._client.languages.of(str(interaction.locale)))
                await send(interaction, words, ephemeral=True)
                await self._heard(table, Post(interaction.channel_id or 0, interaction.id))

    async def forget(self, table: Table) -> None:
        """Remember that a table can speak again: the next loss is told anew."""
        self._drop(table)
        self._rights.pop(table.id, None)
        if LOSS in table.posts:
            await self._messages.forget(table, LOSS)

    async def _heard(self, table: Table, post: Post) -> None:
        await self._messages.remember(table, LOSS, post)
        self._drop(table)

    def _drop(self, table: Table) -> None:
        """Listen no longer than there is something to tell."""
        if self._unheard.pop(table.id, None) is not None and not self._unheard:
            self._client.remove_listener(self.on_answered)

    def _words(self, table: Table, text: Translator) -> str:
        if not self._rights.get(table.id, True):
            return text("game-rests", place=f"<#{table.row.place}>")
        place = self._client.get_channel(table.row.place)
        rights = ""
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            rights = missing_rights_in(place, text)
        return text("game-waits-for-right", place=f"<#{table.row.place}>", rights=rights or "none")


def _is_missing_right(error: Exception) -> bool:
    return isinstance(error, discord.Forbidden) and error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
