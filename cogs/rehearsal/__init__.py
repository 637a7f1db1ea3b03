"""The rehearsal: every message of the bot once, on the real Discord, looked at and taken away again."""

from __future__ import annotations

from typing import cast

from discord.ext import commands

from bot.client import Client
from cogs import assemble
from cogs.rehearsal.cog import RehearsalCog


async def setup(bot: commands.Bot) -> None:
    """Give the client all that it plays with, and the rehearsal beside it."""
    client = cast("Client", bot)
    await client.add_cog(RehearsalCog(client, await assemble(client)))
