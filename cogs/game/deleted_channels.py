"""Close the lobbies and games of deleted channels, threads and servers."""

import logging
from collections.abc import Callable

import discord
from discord.ext import commands

from bot.client import Client

log = logging.getLogger(__name__)

AGAIN_SECONDS = 60.0
"""How often failed closings are retried."""


class CleanupCog(commands.Cog, name="cleanup"):
    """Closes games that nobody can see any more, so that their players are free to join others."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._gone: set[int] = set()

    async def cog_load(self) -> None:
        """Start retrying failed closings."""
        self._client.repeat(self._close, AGAIN_SECONDS, "closing what is gone")

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables in a channel and its threads."""
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables in a thread."""
        await self._close(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close every table on a server that removed the bot; a Discord outage doesn't count."""
        await self._close_servers(lambda server: server == guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Close every table on servers that removed the bot while it was down."""
        await self._close_servers(
            lambda server: self._client.receives(server) and self._client.get_guild(server) is None
        )

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_thread_update")
    @commands.Cog.listener("on_guild_role_update")
    async def on_change(
        self, _: object, changed: discord.abc.GuildChannel | discord.Thread | discord.Role
    ) -> None:
        """Retry the games of a channel whose permissions may be back, or of a reopened thread."""
        self._client.sessions.wake(changed.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry the games of a server that Discord could not reach."""
        self._client.sessions.wake(guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Retry games when the bot gets a role: its own updates arrive without the members intent."""
        if self._client.user is not None and member.id == self._client.user.id:
            self._client.sessions.wake(member.guild.id)

    async def _close_servers(self, gone: Callable[[int], bool]) -> None:
        store = self._client.store
        present = [*await store.live_tables(), *await store.unfinished_games()]
        await self._close(*(row.place for row in present if not row.is_direct and gone(row.server)))

    async def _close(self, *channels: int) -> None:
        """Close tables whose place is gone, those in ``channels`` too; failures are logged and retried."""
        self._gone.update(channels)
        for channel in list(self._gone):
            try:
                lobby = await self._client.lobbies.at(channel)
                if lobby is not None:
                    await self._client.lobbies.close(lobby.row.id, "gone")
                await self._client.sessions.place_gone(channel)
            except Exception:
                log.exception("what was played in channel %d could not be closed now", channel)
            else:
                self._gone.discard(channel)
