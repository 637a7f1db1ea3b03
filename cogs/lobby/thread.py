"""A thread of its own for a game."""

from __future__ import annotations

import discord

from bot.languages import Translator
from bot.lobbies import Lobby
from cogs.discord.message import Message, message

LONGEST_NAME = 100
"""Characters that Discord allows in the name of a thread."""


async def open_thread(channel: discord.TextChannel, lobby: Lobby, text: Translator) -> discord.Thread:
    """Open a thread with the names of the players; raises what Discord refuses it with."""
    names = ", ".join(seat.name for seat in lobby.seats)
    return await channel.create_thread(
        name=text("thread-name", names=names)[:LONGEST_NAME], type=discord.ChannelType.public_thread
    )


def no_thread(text: Translator) -> Message:
    """Say that the game is played in the channel instead."""
    return message(text("no-thread"))
