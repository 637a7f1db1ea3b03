"""Installations of the app: by a server, or by a person who brings it to servers without the bot.

With a person's installation alone the bot has no channel and can only answer interactions: five messages
after the first answer, within 15 minutes each (Discord, Create Followup Message).
"""

from typing import Any, TypeVar

import discord
from discord import app_commands

CommandT = TypeVar("CommandT")


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
