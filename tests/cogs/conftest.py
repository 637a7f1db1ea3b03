"""A simulated Discord with the bot in it, and people who read, tap and type."""

from __future__ import annotations

import asyncio
import random
import secrets
import shutil
from collections.abc import AsyncIterator, Awaitable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
from discord import ui

from bot import client
from bot.app import cluster_of
from bot.client import Client
from bot.common.clock import Clock
from bot.common.options import PAUSE_SECONDS, Options
from bot.common.settings import Settings
from bot.languages.translator import Languages, load_languages
from bot.tables.registry import SEED_BITS
from bot.tables.snapshot import GameSnapshot
from cogs import app as cogs
from cogs.game import announcer
from cogs.games import catalogues
from cogs.games.turns import taps
from cogs.lobby import cog as lobby
from engine.players.levels import by_level
from renders.parts.emoji import emoji_pictures
from tests.cogs.at_once import ConnectionAtOnce, QuickLoop, connect_with_memory
from tests.cogs.network import Network
from tests.cogs.pixels import DrawersHere, PixelDrawers, encode_pixels_once
from tests.cogs.room import Room
from tests.cogs.simulation import Simulation, truthful_and_quick
from tests.patience import PATIENCE


def pytest_asyncio_loop_factories() -> dict[str, type[QuickLoop]]:
    return {"quick": QuickLoop}


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this test have the threads that the bot has; in all others what is for them is done at once."""
    monkeypatch.setattr(QuickLoop, "has_threads", True)


@pytest.fixture
def real_pictures() -> None:
    """Let this test draw its pictures, here; in all others they are one pixel, with their real words."""


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
    monkeypatch.setattr(client, "load_languages", lambda: languages)
    # What is drawn here is said in the languages that the bot of the test has.
    monkeypatch.setattr("bot.languages.translator.load_languages", lambda: client.load_languages())  # type: ignore[attr-defined]


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    """Make once a worker what every bot makes alike when it starts: its catalogues."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("base_catalogue", "duel_catalogue", "architects_catalogue"):
            patch.setattr(cogs, name, cache(getattr(catalogues, name)))
        yield


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run of the tests deal the same games."""
    source = random.Random(7)
    monkeypatch.setattr(
        secrets, "randbits", lambda bits: source.getrandbits(32 if bits == SEED_BITS else bits)
    )


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
    monkeypatch.setattr(taps, "LONGEST_WAIT", 10 * PATIENCE)
    monkeypatch.setattr(announcer, "LONGEST_CHANGE", 10 * PATIENCE)


@pytest.fixture
def pauses() -> None:
    """Let computer players wait before their turns in this test; in all others they play at once."""


@pytest.fixture
def confirmation() -> None:
    """Ask who plays against computers only once before a choice counts; in all other tests it just counts."""


@pytest.fixture
def real_thoughts() -> None:
    """Let computer players think in this test; in all others each decides as quickly as the easy one."""


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes time, but for what a test asks for by name.

    What would have been better in games that are over takes a process and seconds: nothing was.
    """
    asked = request.fixturenames
    drawers = DrawersHere if "real_pictures" in asked else PixelDrawers
    monkeypatch.setattr("bot.client.WorkerPool", drawers)
    monkeypatch.setattr("renders.drawing.encode.encode", encode_pixels_once)
    monkeypatch.setattr("bot.computers.players.ComputerPlayers.regret", AsyncMock(return_value=None))
    if "pauses" not in asked:
        monkeypatch.setitem(PAUSE_SECONDS, Options().pause, 0.0)
    if "confirmation" not in asked:
        monkeypatch.setattr(GameSnapshot, "ends_choosing", lambda *_: False)
    if "real_thoughts" not in asked:
        monkeypatch.setattr("bot.computers.players.by_level", lambda _: by_level("easy"))


@pytest.fixture
def slow_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot note once a minute that it is there, and look no more often for seats that are kept.

    Where much time goes by, little else would be done.
    """
    monkeypatch.setattr("bot.client.HEARTBEAT_SECONDS", 60.0)
    monkeypatch.setattr(lobby, "RESERVATION_CHECK_SECONDS", 60.0)


@pytest.fixture
def slow_chores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot tidy up and look at lobbies every ten minutes, in tests that ask nothing of either."""
    for module, seconds in (
        (client, "TIDY_SECONDS"),
        (lobby, "EXPIRY_SECONDS"),
        (lobby, "RESERVATION_CHECK_SECONDS"),
    ):
        monkeypatch.setattr(module, seconds, 600.0)


@pytest.fixture(autouse=True)
def files(no_power_cuts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no commit wait for the disk, and nothing that is read for a thread."""
    monkeypatch.setattr("bot.storage.sqlite.database.Connection", ConnectionAtOnce)
    monkeypatch.setattr("bot.storage.sqlite.connection.connect", connect_with_memory)


@pytest.fixture(scope="session", autouse=True)
def truth() -> Iterator[None]:
    with truthful_and_quick():
        yield


@pytest.fixture
def new_application() -> None:
    """Let Discord have no emojis in this test; in all others it has them, as at every start but the first."""


@pytest_asyncio.fixture
async def room(settings: Settings, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    processes = Processes(settings)
    env = processes.env = Simulation(processes.start(0.0))
    if "new_application" not in request.fixturenames:
        for word, picture in emoji_pictures().items():
            env.backend.create_application_emoji(f"{word}_{picture.mark}")
    try:
        await env.start()
        yield Room(env, processes.start)
    finally:
        await env.shutdown()
        await processes.last.leave_file()
    env.raise_errors()


@pytest.fixture
def network(room: Room, monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(room, monkeypatch)


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


class SimulatedClock(Clock):
    """The simulation's clock, which it moves on."""

    def __init__(self, processes: Processes, away: float) -> None:
        self._processes = processes
        self._away = away

    def now(self) -> float:
        return self._processes.env.now().timestamp() + self._away

    async def wait_for(self, awaitable: Awaitable[Any]) -> Any:
        return await self._processes.env.external_wait(awaitable, reason="people")

    async def rest(self, seconds: float) -> None:
        await asyncio.sleep(0)

    async def be_patient(self, seconds: float) -> None:
        """Wait for ever: however slow the machine is, nobody loses patience but where a test says so."""
        await self._processes.env.external_wait(asyncio.Event().wait(), reason="patience")


class Process(Client):
    """A client that lives in the simulation's time and tells it when it waits for people."""

    def __init__(self, settings: Settings, processes: Processes, away: float, before: Process | None) -> None:
        super().__init__(settings, cluster_of(settings), cogs.assemble, clock=SimulatedClock(processes, away))
        self._before = before

    async def setup_hook(self) -> None:
        if self._before is not None:
            await self._before.leave_file()
        await super().setup_hook()

    async def leave_file(self) -> None:
        """Let go of the database, as the system does for a process that is killed."""
        if self._is_open:
            await self.store.close()
