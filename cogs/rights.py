"""The rights that the bot needs in a channel, named before a game begins rather than missed in it."""

from __future__ import annotations

import discord

from bot.languages import Translator
from cogs.taps import Interaction
from renders.parts.language import all_of

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")


def missing_rights(interaction: Interaction, text: Translator) -> str:
    """List the rights that the bot lacks where a person typed, empty where it has all."""
    rights = interaction.app_permissions
    needed = NEEDED_IN_A_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [text(f"right-{name.replace('_', '-')}") for name in needed if not getattr(rights, name)]
    return all_of(missing, text)
