"""The rights that the bot needs in a channel, named before a game begins rather than missed in it."""

from __future__ import annotations

import discord

from bot.languages import Translator
from cogs.discord.reply import Interaction
from renders.parts.language import all_of

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")


def missing_rights(interaction: Interaction, text: Translator) -> str:
    """List the rights that the bot lacks where a person typed, empty where it has all."""
    return _missing(interaction.app_permissions, isinstance(interaction.channel, discord.Thread), text)


def missing_rights_in(place: discord.abc.GuildChannel | discord.Thread, text: Translator) -> str:
    """List the rights that the bot lacks in a channel, as far as Discord has told; empty where it has all."""
    return _missing(place.permissions_for(place.guild.me), isinstance(place, discord.Thread), text)


def _missing(rights: discord.Permissions, in_a_thread: bool, text: Translator) -> str:
    needed = NEEDED_IN_A_THREAD if in_a_thread else NEEDED
    missing = [text(f"right-{name.replace('_', '-')}") for name in needed if not getattr(rights, name)]
    return all_of(missing, text)
