"""The composition root of a rehearsal."""

from __future__ import annotations

from bot.client import Client
from cogs.app import assemble
from cogs.rehearsal.cog import RehearsalCog


async def assemble_rehearsal(client: Client) -> None:
    """Give the client all that it plays with, and the rehearsal beside it."""
    await client.add_cog(RehearsalCog(client, await assemble(client)))
