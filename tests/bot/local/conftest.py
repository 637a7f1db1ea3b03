import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord.gateway
import discord.http
import pytest

from bot.local.bot_process import BotProcess, point_at
from bot.local.server import LocalDiscord
from tests.bot.local.small_bot import SmallBot
from tests.patience import PATIENCE, happens

log = logging.getLogger(__name__)

TOKEN = "a-token.that-nobody.may-read"


@pytest.fixture(autouse=True)
def time_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no tap time out because the machine is slow."""
    monkeypatch.setattr("bot.local.backend.LocalBackend.answer_seconds", PATIENCE)


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    """A local Discord on a free port; discord.py's own addresses are restored afterwards."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    stand_in = LocalDiscord()
    await stand_in.start()
    point_at(stand_in.url)
    yield stand_in
    await stand_in.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the bot in a process of its own."""
    return tmp_path / "bot.sqlite3"


@pytest.fixture
async def served(database: Path) -> AsyncIterator[LocalDiscord]:
    """A local Discord with the real bot in a process of its own, its commands registered."""
    settings = {"DISCORD_TOKEN": TOKEN, "DATABASE": str(database), "LOG_LEVEL": "DEBUG"}
    bot = BotProcess([sys.executable, "-m", "bot"], settings)
    stand_in = LocalDiscord(bot=bot)
    await stand_in.start()
    keeping = asyncio.create_task(bot.run())
    async with asyncio.timeout(PATIENCE):
        await stand_in.gateway.wait_for_bot()
    anybody, channel = next(iter(stand_in.world.people)), stand_in.world.channels[0].id
    await happens(lambda: bool(stand_in.world.commands(anybody, channel)))
    yield stand_in
    written = "\n".join(bot.log)
    # If the test fails, this shows the bot's log.
    log.warning("%s", written)
    assert TOKEN not in written
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    assert not bot.running
    await stand_in.close()


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    """The small bot, connected to the local Discord."""
    client = SmallBot()
    running = asyncio.create_task(client.start("local"))
    async with asyncio.timeout(PATIENCE):
        await local.gateway.wait_for_bot()
        await client.wait_until_ready()
    yield client
    await client.close()
    await asyncio.gather(running, return_exceptions=True)
