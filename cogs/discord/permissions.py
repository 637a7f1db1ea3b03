"""Rights in a channel: those that the bot needs, and the one that makes a person a moderator."""

from __future__ import annotations

import discord

from bot.client import Client
from bot.common.rows import TableRow
from bot.languages.translator import Translator
from renders.parts.language import all_of

Interaction = discord.Interaction[Client]

USER_INSTALL = 1
"""The type of installation by a person (Discord, Application Integration Types)."""

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""In the history a message is found whose answer was lost; it would be posted twice without it."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The bot does without threads where it lacks them."""

INVITED_WITH = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))
"""What the bot asks for when it is added to a server."""


def invite_link(application: int) -> str:
    """Return the link that adds the bot to a server."""
    return discord.utils.oauth_url(
        application, permissions=INVITED_WITH, scopes=("bot", "applications.commands")
    )


def install_link(application: int) -> str:
    """Return the link that installs the app for a person, who then has it everywhere."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type={USER_INSTALL}"


def missing_permissions(interaction: Interaction, text: Translator) -> str:
    """List the permissions that the bot lacks where a person typed, empty where it has all."""
    return _missing(interaction.app_permissions, isinstance(interaction.channel, discord.Thread), text)


def missing_permissions_in(place: discord.abc.GuildChannel | discord.Thread, text: Translator) -> str:
    """List the permissions that the bot lacks in a channel, as far as Discord told; empty if none."""
    return _missing(place.permissions_for(place.guild.me), isinstance(place, discord.Thread), text)


async def may_manage(interaction: Interaction, row: TableRow) -> bool:
    """Return whether a person can manage the channel of a lobby or game, wherever they tapped or typed."""
    if interaction.guild_id == row.server and interaction.channel_id in (row.place, row.channel):
        return interaction.permissions.manage_channels
    permissions = await permissions_at(interaction.client, row, interaction.user.id)
    return permissions is not None and permissions.manage_channels


async def permissions_at(client: Client, row: TableRow, person: int) -> discord.Permissions | None:
    """Return what a person may do where a lobby or game is; None where the server or its channel has gone.

    None as well where the person is no longer on the server.
    """
    server = client.get_guild(row.server)
    if server is None:
        return None
    # A thread that is in the archive is not known here; the channel that it was opened from is.
    channel = server.get_channel_or_thread(row.place) or server.get_channel(row.channel)
    if channel is None:
        return None
    try:
        member = server.get_member(person) or await server.fetch_member(person)
    except discord.NotFound:
        return None
    return channel.permissions_for(member)


def _missing(permissions: discord.Permissions, in_a_thread: bool, text: Translator) -> str:
    needed = NEEDED_IN_A_THREAD if in_a_thread else NEEDED
    missing = [
        text(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(permissions, name)
    ]
    return all_of(missing, text)
