from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord.gateway
import discord.http
import pytest

from bot.local.address import point_at
from bot.local.server import LocalDiscord
from tests.bot.local.small_bot import SmallBot
from tests.patience import PATIENCE


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    """A stand-in Discord on a free port; discord.py's own addresses come back afterwards."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    stand_in = LocalDiscord()
    await stand_in.start()
    point_at(stand_in.url)
    yield stand_in
    await stand_in.close()


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    """The small bot, ready, over the stand-in's sockets."""
    client = SmallBot()
    running = asyncio.create_task(client.start("local"))
    async with asyncio.timeout(PATIENCE):
        await local.gateway.wait_for_bot()
        await client.wait_until_ready()
    yield client
    await client.close()
    await asyncio.gather(running, return_exceptions=True)
