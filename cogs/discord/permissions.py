"""Where the bot is installed and what it can do there, and which permission makes a person a moderator.

With a person's installation alone the bot has no channel and can only answer interactions: five messages
after the first answer, within 15 minutes each (Discord, Create Followup Message).
"""

from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.client import Client
from bot.common.stored_rows import TableRow
from bot.languages.translator import Translator
from renders.parts.language import all_of

Interaction = discord.Interaction[Client]

CommandT = TypeVar("CommandT")

USER_INSTALL = 1
"""The integration type of a user install (Discord, Application Integration Types)."""

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""The history finds a message whose confirmation was lost; without it, it would be posted twice."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""Optional: without them games are played in the channel."""

INVITED_WITH = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))
"""Permissions that the bot requests when it is added to a server."""


def anywhere(command: CommandT) -> CommandT:
    """Make a command available in every channel and DM to people who have installed the app."""
    typed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(typed)


def serves_guests(command: object) -> bool:
    """Return whether a command works on servers and in DMs without the bot."""
    installs = getattr(command, "allowed_installs", None)
    return installs is not None and installs.user is True


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a person acts on a server without the bot, or in a DM with somebody else."""
    if interaction.guild_id is not None:
        return not interaction.is_guild_integration()
    return interaction.context.private_channel is True


def invite_link(application: int) -> str:
    """Return the link that adds the bot to a server."""
    return discord.utils.oauth_url(
        application, permissions=INVITED_WITH, scopes=("bot", "applications.commands")
    )


def install_link(application: int) -> str:
    """Return the link that installs the app for a person, on every server."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type={USER_INSTALL}"


def missing_permissions(permissions: discord.Permissions, place: object, text: Translator) -> str:
    """Return the names of the ``permissions`` that the bot lacks at a place, or an empty text."""
    needed = NEEDED_IN_A_THREAD if isinstance(place, discord.Thread) else NEEDED
    missing = [name.replace("_", "-") for name in needed if not getattr(permissions, name)]
    return all_of([text(f"permission-{name}") for name in missing], text)


def missing_permissions_in(place: discord.abc.GuildChannel | discord.Thread, text: Translator) -> str:
    """Return the names of the permissions that the bot lacks in a channel, or an empty text."""
    return missing_permissions(place.permissions_for(place.guild.me), place, text)


async def may_manage(interaction: Interaction, row: TableRow) -> bool:
    """Return whether a person can manage the channel of a lobby or game, wherever they are now."""
    if interaction.guild_id == row.server and interaction.channel_id in (row.place, row.channel):
        return interaction.permissions.manage_channels
    permissions = await permissions_at(interaction.client, row, interaction.user.id)
    return permissions is not None and permissions.manage_channels


async def permissions_at(client: Client, row: TableRow, person: int) -> discord.Permissions | None:
    """Return a person's permissions in the channel of a lobby or game; None if either has gone."""
    server = client.get_guild(row.server)
    if server is None:
        return None
    # An archived thread isn't in the cache; its parent channel is.
    channel = server.get_channel_or_thread(row.place) or server.get_channel(row.channel)
    if channel is None:
        return None
    try:
        return channel.permissions_for(server.get_member(person) or await server.fetch_member(person))
    except discord.NotFound:
        return None
