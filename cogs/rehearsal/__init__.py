"""The rehearsal: every message of the bot once, on the real Discord, looked at and taken away again."""

from __future__ import annotations

from typing import cast

from discord.ext import commands

from bot.client import Client
from cogs import assemble
from cogs.reference.cog import ReferenceCog
from cogs.rehearsal.cog import RehearsalCog
from cogs.stats.cog import StatsCog


async def setup(bot: commands.Bot) -> None:
    """Give the client all that it plays with, and the rehearsal beside it."""
    client = cast("Client", bot)
    announcer = await assemble(client)
    reference = client.get_cog("reference")
    stats = client.get_cog("stats")
    assert isinstance(reference, ReferenceCog)
    assert isinstance(stats, StatsCog)
    await client.add_cog(RehearsalCog(client, announcer, reference, stats))
