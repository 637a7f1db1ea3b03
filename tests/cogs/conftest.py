"""A simulated Discord with the bot in it, and people who read, tap and type."""

from __future__ import annotations

import random
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from discord import ui
from PIL import Image

from bot.client import Client
from bot.languages import Languages, load_languages
from bot.local.truth import TruthfulBackend, dispatch
from bot.settings import Settings
from bot.sittings import SEED_BITS
from bot.sqlite.migrating import migrate
from cogs.discord.message import Picture
from cogs.discord.picture_pool import Key, PicturePool
from cogs.game import step_message
from cogs.games.architects import taps
from tests.cogs.room import Room
from tests.patience import PATIENCE

MOMENT = 0.003
"""Seconds between two looks at what the bot still does."""


@pytest.fixture
def real_pictures() -> None:
    """Let this test draw its pictures; in all others they are one pixel, with their real words."""


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "real_pictures" in request.fixturenames:
        return
    draw_really = PicturePool.draw
    pixel = Image.new("RGB", (1, 1))

    async def draw(
        self: PicturePool,
        key: Key,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
        **how: Any,
    ) -> Picture | None:
        return await draw_really(self, key, name, lambda: pixel, words, **how)

    monkeypatch.setattr(PicturePool, "draw", draw)


@pytest.fixture(autouse=True)
def whole_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hold in every test that no two pictures share a gallery: Discord crops those that do."""
    shared: list[list[str]] = []
    write = ui.MediaGallery.to_component_dict

    def note(self: ui.MediaGallery[Any]) -> Any:
        if len(self.items) > 1:
            shared.append([item.media.url for item in self.items])
        return write(self)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(ui.MediaGallery, "to_component_dict", note)
    yield
    assert not shared


@pytest.fixture(scope="session")
def languages() -> Languages:
    return load_languages()


@pytest.fixture(autouse=True)
def languages_read_once(languages: Languages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", lambda: languages)


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run of the tests deal the same games."""
    source = random.Random(7)
    monkeypatch.setattr(
        secrets, "randbits", lambda bits: source.getrandbits(32 if bits == SEED_BITS else bits)
    )


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in the newest form in which nothing is kept yet."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    migrate(path)
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    return Settings(
        token="x.y.z",
        database=Path(shutil.copy(empty_database, tmp_path / "test.sqlite3")),
        edit_seconds=0.0,
        lobby_minutes=10,
        tables_per_server=5,
    )


@pytest.fixture(autouse=True)
def longest_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot wait longer for itself than the simulation for the bot: what a test holds back stays so."""
    monkeypatch.setattr(step_message, "LONGEST_CHANGE", 10 * PATIENCE)
    monkeypatch.setattr(taps, "LONGEST_WAIT", 10 * PATIENCE)


@pytest.fixture(autouse=True)
def files(no_power_cuts: None) -> None:
    """Let no commit wait for the disk."""


@pytest.fixture(autouse=True)
def truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simulated Discord refuse and tell what the real one does."""
    monkeypatch.setattr("simcord.http.client.router.dispatch", dispatch)


@pytest_asyncio.fixture
async def room(settings: Settings) -> AsyncIterator[Room]:
    processes = Processes(settings)
    env = processes.env = Simulation(processes.start(0.0))
    try:
        await env.start()
        yield Room(env, processes.start)
    finally:
        await env.shutdown()
        await processes.last.leave_file()
    env.raise_errors()


class Simulation(simcord.Env):
    """The truthful simulation, which looks every moment whether the bot has come to rest.

    Left alone it sleeps many times as long between two looks, and tests do little but wait for that; looking
    much more often is more work than all that is looked at.
    """

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE)
        self.backend = TruthfulBackend()

    async def settle(self, timeout: float | None = None, idle: float = MOMENT) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle)

    async def _settle_internal(self, *, idle: float = MOMENT, **how: Any) -> None:
        await super()._settle_internal(idle=idle, **how)


class Processes:
    """The bot's processes one after the other; the simulation ends each as `kill -9` does."""

    env: Simulation
    last: Process

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._away = 0.0

    def start(self, down: float) -> Client:
        """Make a client, after so many seconds without any."""
        self._away += down
        self.last = Process(self._settings, self, self._away, getattr(self, "last", None))
        return self.last


class Process(Client):
    """A client that lives in the simulation's time and tells it when it waits for people."""

    def __init__(self, settings: Settings, processes: Processes, away: float, before: Process | None) -> None:
        super().__init__(
            settings,
            now=lambda: processes.env.now().timestamp() + away,
            park=lambda awaitable: processes.env.external_wait(awaitable, reason="people"),
        )
        self._before = before

    async def setup_hook(self) -> None:
        if self._before is not None:
            await self._before.leave_file()
        await super().setup_hook()

    async def leave_file(self) -> None:
        """Let go of the database, as the system does for a process that is killed."""
        if hasattr(self, "store"):
            await self.store.close()
