"""Tells the host, once, what has stopped a game, such as a missing permission, in any way still open."""

from __future__ import annotations

import discord

from bot.client import Client
from bot.common.rows import MessageKey, MessageRef, TableRow
from bot.languages.translator import Translator
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS
from cogs.discord.message import Message, message
from cogs.discord.permissions import missing_permissions_in
from cogs.discord.reply import Interaction, translator
from cogs.inbox.inbox import Inbox, Notice
from cogs.inbox.open_messages import send_follow_up
from cogs.inbox.policies import Way
from engine.game import BrokenGameError

STUCK = MessageKey("stuck")
"""The message about what has stopped a game, for as long as it is stopped."""

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013


class LostPermissions:
    """Tells hosts what has stopped a game: a missing permission, or an error in its rules."""

    def __init__(self, client: Client, inbox: Inbox) -> None:
        """Tell through ``inbox``, or as a follow-up to ``client``'s next answer to the host."""
        self._client = client
        self._inbox = inbox
        self._undelivered: dict[int, tuple[Session, Exception]] = {}
        client.add_listener(self.on_answered)

    async def tell(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell the host of a missing permission, or that the game is on hold (``rests``)."""
        row = session.row
        if STUCK in session.messages or not (row.is_direct or self._client.get_guild(row.server)):
            return
        if not (rests or _is_missing_right(error)):
            return

        def words(text: Translator, way: Way) -> Message:
            said = self._words(row, error, text)
            return message(f"<@{row.host}> {said}" if way == "mention" else said)

        try:
            await self._inbox.tell(Notice(session, STUCK, row.host, words))
        except FAULTS:
            # Meanwhile the host may have been told as a follow-up.
            if STUCK not in session.messages:
                self._undelivered[session.id] = session, error
        else:
            self.discard(session.id)

    async def on_answered(self, interaction: Interaction) -> None:
        """Tell a host as a follow-up to an interaction, if every other way failed."""
        for session, error in list(self._undelivered.values()):
            if session.row.host == interaction.user.id:
                words = self._words(session.row, error, translator(interaction))
                sent = await send_follow_up(interaction, message(words))
                self.discard(session.id)
                ref = MessageRef(interaction.channel_id or 0, sent.message)
                await self._inbox.messages.remember(session, STUCK, ref)

    async def forget(self, session: Session) -> None:
        """Note that a game can post again, so that the next failure is reported again."""
        self.discard(session.id)
        if STUCK in session.messages:
            await self._inbox.messages.forget(session, STUCK)

    def discard(self, table: int) -> None:
        """Free the memory of a game."""
        self._undelivered.pop(table, None)

    def _words(self, row: TableRow, error: Exception, text: Translator) -> str:
        address, place = f"<#{row.place}>", self._client.get_channel(row.place)
        if not _is_missing_right(error):
            key = "game-broken" if isinstance(error, BrokenGameError) else "game-rests"
            return text(
                key, place=f"https://discord.com/channels/@me/{row.place}" if row.is_direct else address
            )
        permissions = ""
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            permissions = missing_permissions_in(place, text)
        return text("game-on-hold", place=address, permissions=permissions or "none")


def _is_missing_right(error: Exception) -> bool:
    return isinstance(error, discord.Forbidden) and error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
