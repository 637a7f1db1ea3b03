from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import discord.gateway
import discord.http
import pytest

from bot.common.settings import Settings
from bot.local.process import point_at
from tests.cogs.rehearsal.stage import Mischief, Stage, well
from tests.patience import PATIENCE

MakeStage = Callable[..., Awaitable[Stage]]


@pytest.fixture
async def make_stage(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> AsyncIterator[MakeStage]:
    """Return a function that starts a local Discord; discord.py's addresses are restored afterwards."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    monkeypatch.setattr("bot.client.GUILD_READY_SECONDS", 0.1)
    monkeypatch.setattr("bot.local.backend.LocalBackend.answer_seconds", PATIENCE)
    stages: list[Stage] = []

    async def make(mischief: Mischief = well) -> Stage:
        stage = Stage(replace(settings, token="local"), mischief)
        stages.append(stage)
        await stage.local.start()
        point_at(stage.local.url)
        return stage

    yield make
    for stage in stages:
        await stage.local.close()
