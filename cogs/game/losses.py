"""What stops a game, such as a missing right: its host hears of it once, by the way that is left."""

from __future__ import annotations

import discord

from bot.client import Client
from bot.common.rows import Post
from bot.languages.translator import Translator
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS
from cogs.discord.message import message
from cogs.discord.reply import Interaction, send, translator
from cogs.discord.rights import missing_rights_in
from cogs.game.messages import GameMessages
from engine.game import BrokenGameError

LOSS = "loss"
"""The name of the message that tells of a loss, as long as it lasts."""

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013


class Losses:
    """Tells hosts what stops a game: which right it waits for, or that its rules have failed."""

    def __init__(self, client: Client, messages: GameMessages) -> None:
        """Tell with ``messages``."""
        self._client = client
        self._messages = messages
        self._unheard: dict[int, Session] = {}
        self._errors: dict[int, Exception] = {}

    async def tell(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell the host of a right that is missing, or that the game ``rests``, by the way that is left."""
        row = session.row
        if LOSS in session.posts or not (row.is_direct or self._client.get_guild(row.server)):
            return
        if not (rests or _is_missing_right(error)):
            return
        self._errors[session.id] = error
        host, delivery = row.host, self._messages.delivery
        try:
            words = self._words(session, await self._messages.private_text(host))
            post = await delivery.send_direct(host, message(words).view())
            if post is None:
                called = f"<@{host}> {self._words(session, self._client.languages.of(row.language))}"
                post = await delivery.send(row.place, message(called).view(), mentions=[host])
        except FAULTS:
            # Meanwhile the host may have been answered, and told behind the answer.
            if LOSS not in session.posts:
                if not self._unheard:
                    self._client.add_listener(self.on_answered)
                self._unheard[session.id] = session
        else:
            await self._heard(session, post)

    async def on_answered(self, interaction: Interaction) -> None:
        """Tell a host behind the answer to what they have clicked or typed, where no other way was left."""
        for session in list(self._unheard.values()):
            if session.row.host == interaction.user.id:
                words = self._words(session, translator(interaction))
                await send(interaction, words, ephemeral=True)
                await self._heard(session, Post(interaction.channel_id or 0, interaction.id))

    async def forget(self, session: Session) -> None:
        """Remember that a game can speak again: the next loss is told anew."""
        self.let_go(session.id)
        if LOSS in session.posts:
            await self._messages.forget(session, LOSS)

    def let_go(self, table: int) -> None:
        """Keep nothing of a game in memory any more."""
        self._drop(table)
        self._errors.pop(table, None)

    async def _heard(self, session: Session, post: Post) -> None:
        await self._messages.remember(session, LOSS, post)
        self._drop(session.id)

    def _drop(self, table: int) -> None:
        """Listen no longer than there is something to tell."""
        if self._unheard.pop(table, None) is not None and not self._unheard:
            self._client.remove_listener(self.on_answered)

    def _words(self, session: Session, text: Translator) -> str:
        error = self._errors[session.id]
        if not _is_missing_right(error):
            key = "game-broken" if isinstance(error, BrokenGameError) else "game-rests"
            row = session.row
            direct = f"https://discord.com/channels/@me/{row.place}"
            return text(key, place=direct if row.is_direct else f"<#{row.place}>")
        place = self._client.get_channel(session.row.place)
        rights = ""
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            rights = missing_rights_in(place, text)
        return text("game-waits-for-right", place=f"<#{session.row.place}>", rights=rights or "none")


def _is_missing_right(error: Exception) -> bool:
    return isinstance(error, discord.Forbidden) and error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
