"""A thread of its own for a game."""

from __future__ import annotations

import logging

import discord

from bot.languages.translator import Translator
from bot.tables.lobby import Lobby
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction

log = logging.getLogger(__name__)

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


async def thread_or_channel(
    interaction: Interaction, lobby: Lobby, delivery: Delivery, text: Translator
) -> int:
    """Open a thread for a game; where that is not possible it is played in the channel, which is told."""
    channel = interaction.channel
    may_write_there = interaction.app_permissions.send_messages_in_threads
    if isinstance(channel, discord.TextChannel) and may_write_there:
        try:
            thread = await open_thread(channel, lobby, text)
        except FAULTS as error:
            log.info("no thread could be opened in channel %d: %s", channel.id, error)
        else:
            return thread.id
    await delivery.send(lobby.row.place, no_thread(text).view())
    return lobby.row.place
