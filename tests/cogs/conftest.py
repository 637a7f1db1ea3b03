"""A simulated Discord with the bot in it, and people who read, tap and type."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Hashable
from pathlib import Path

import pytest
import pytest_asyncio
import simcord
from PIL import Image

from bot import tables
from bot.client import Client
from bot.settings import Settings
from cogs.delivery import Picture
from cogs.pictures import Pictures
from tests.cogs.room import Room


@pytest.fixture
def real_pictures() -> None:
    """Let this test draw its pictures; in all others they are one pixel, with their real words."""


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "real_pictures" in request.fixturenames:
        return
    draw_really = Pictures.draw
    pixel = Image.new("RGB", (1, 1))

    async def draw(
        self: Pictures,
        key: Hashable,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
    ) -> Picture | None:
        return await draw_really(self, key, name, lambda: pixel, words)

    monkeypatch.setattr(Pictures, "draw", draw)


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run of the tests deal the same games."""
    monkeypatch.setattr(tables.secrets, "randbits", random.Random(7).getrandbits)


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
