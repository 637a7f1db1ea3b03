"""A simulated Discord with the bot in it, and people who read, tap and type."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot.client import Client
from bot.settings import Settings
from tests.cogs.room import Room


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token="x.y.z", database=tmp_path / "test.sqlite3", edit_seconds=0.0)


@pytest_asyncio.fixture
async def room(settings: Settings) -> AsyncIterator[Room]:
    environment: list[simcord.Env] = []
    make_client = client_maker(settings, environment)
    env = simcord.Env(make_client())
    environment.append(env)
    await env.start()
    try:
        yield Room(env, make_client)
    finally:
        await env.shutdown()


def client_maker(settings: Settings, environment: list[simcord.Env]) -> Callable[[], Client]:
    """Make clients that tell the simulation when they wait for people, and live in its time."""

    def make() -> Client:
        return Client(
            settings,
            now=lambda: environment[0].now().timestamp(),
            park=lambda awaitable: environment[0].external_wait(awaitable, reason="people"),
        )

    return make
