"""Who has installed the app: a server, or a person who takes it along to where the bot isn't.

Where only a person has, the bot has no channel: all that it can send are answers to interactions, five behind
the first one, for 15 minutes each (Discord, Create Followup Message).
"""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands

CommandT = TypeVar("CommandT")


def anywhere(command: CommandT) -> CommandT:
    """Let a command be typed in every channel and direct message of a person who has installed the app."""
    typed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(typed)


def serves_guests(command: object) -> bool:
    """Return whether a command can be typed where the bot isn't."""
    installs = getattr(command, "allowed_installs", None)
    return installs is not None and installs.user is True


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Return whether somebody acts where the bot isn't: on a server without it, or in DMs with others."""
    if interaction.guild_id is not None:
        return not interaction.is_guild_integration()
    return interaction.context.private_channel is True
