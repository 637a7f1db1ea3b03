"""A game in a thread of its own."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.client import Client
from bot.rehearsal.report import Report
from cogs.lobby.thread import open_thread
from cogs.rehearsal.acts import Acts
from cogs.rehearsal.surroundings import Channel

NEEDED = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
SUBJECT = "Thread"


async def play_in_a_thread(client: Client, acts: Acts, channel: Channel, report: Report) -> None:
    """Open a thread as the bot does, play there and end the game; it is left to `clear`."""
    if not isinstance(channel, discord.TextChannel):
        report.add(None, SUBJECT, "Not tried: threads are opened in text channels alone.")
        return
    if not channel.permissions_for(channel.guild.me).is_superset(NEEDED):
        report.add(
            None,
            SUBJECT,
            "Not tried: the bot may not create public threads here and send messages in them; games that ask "
            "for a thread are played in the channel.",
        )
        return
    text = client.languages.of(None)
    lobby = await acts.gather("architects")
    opened = await open_thread(channel, lobby, text)
    there = await client.fetch_channel(opened.id)
    right = (
        isinstance(there, discord.Thread)
        and (there.name, there.type, there.parent_id) == (opened.name, opened.type, channel.id)
        and not there.archived
    )
    report.add(
        right,
        SUBJECT,
        f"Opened as {opened.mention}, with the name and in the channel that were meant."
        if right
        else f"Opened, but Discord tells of another one: {there!r}.",
    )
    sitting = await acts.begin(replace(lobby, row=replace(lobby.row, place=opened.id)))
    await acts.until_asked(sitting)
    await acts.look(sitting)
    await acts.end(sitting)
