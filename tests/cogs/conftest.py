"""A simulated Discord with the bot, and people who read, tap and type."""

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

from bot import client
from bot.app import cluster_of
from bot.client import Client
from bot.common.clock import Clock
from bot.common.game_options import PAUSE_SECONDS, Options
from bot.common.settings import Settings
from bot.languages.translator import Languages, load_languages
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.sessions import SEED_BITS
from cogs import app as cogs
from cogs.game import announcer
from cogs.games import catalogues, turn_based
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
    """Use threads as the bot does; other tests run their work at once."""
    monkeypatch.setattr(QuickLoop, "has_threads", True)


@pytest.fixture
def real_pictures() -> None:
    """Draw real pictures, in this process; other tests draw a pixel with the real description."""


@pytest.fixture(scope="session")
def languages() -> Languages:
    return load_languages()


@pytest.fixture(autouse=True)
def languages_read_once(languages: Languages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "load_languages", lambda: languages)
    # Pictures use the languages of the test's bot.
    monkeypatch.setattr("bot.languages.translator.load_languages", lambda: client.load_languages())  # type: ignore[attr-defined]


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    """Build catalogues only once, as they are the same for every bot."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("base_catalogue", "duel_catalogue", "architects_catalogue"):
            patch.setattr(cogs, name, cache(getattr(catalogues, name)))
        yield


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    return Settings(
        token="x.y.z",
        database=Path(shutil.copy(empty_database, tmp_path / "test.sqlite3")),
        edit_seconds=0.0,
        lobby_minutes=10,
        tables_per_server=5,
    )


@pytest.fixture
def confirmation() -> None:
    """Ask players alone with computers to confirm a choice; in other tests it counts at once."""


@pytest.fixture
def real_thoughts() -> None:
    """Let computer players think; in other tests they are as quick as the easy level."""


@pytest.fixture(autouse=True)
def quick(no_power_cuts: None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out slow work unless a test requests the fixture for it; costly picks are never found."""
    # Commits and reads wait for neither disk nor threads.
    monkeypatch.setattr("bot.storage.sqlite.database.Connection", ConnectionAtOnce)
    monkeypatch.setattr("bot.storage.sqlite.connection.connect", connect_with_memory)
    # The bot waits longer than the simulation does, so that held back requests stay so.
    monkeypatch.setattr(turn_based, "LONGEST_WAIT", 10 * PATIENCE)
    monkeypatch.setattr(announcer, "EDIT_TIMEOUT_SECONDS", 10 * PATIENCE)
    # Every run deals the same games.
    source = random.Random(7)
    monkeypatch.setattr(
        secrets, "randbits", lambda bits: source.getrandbits(32 if bits == SEED_BITS else bits)
    )
    asked = request.fixturenames
    drawers = DrawersHere if "real_pictures" in asked else PixelDrawers
    monkeypatch.setattr("bot.client.WorkerPool", drawers)
    monkeypatch.setattr("renders.drawing.encode.encode", encode_pixels_once)
    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.regret", AsyncMock(return_value=None))
    monkeypatch.setitem(PAUSE_SECONDS, Options().pause, 0.0)
    if "confirmation" not in asked:
        monkeypatch.setattr(GameSnapshot, "ends_choosing", lambda *_: False)
    if "real_thoughts" not in asked:
        monkeypatch.setattr("bot.computer_players.turns.by_level", lambda _: by_level("easy"))


@pytest.fixture
def slow_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send heartbeats and check reservations only once a minute, for tests that let much time pass."""
    monkeypatch.setattr("bot.client.HEARTBEAT_SECONDS", 60.0)
    monkeypatch.setattr(lobby, "RESERVATION_CHECK_SECONDS", 60.0)


@pytest.fixture
def slow_chores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tidy up and check lobbies every ten minutes, for tests that need neither."""
    monkeypatch.setattr(client, "TIDY_SECONDS", 600.0)
    for seconds in ("EXPIRY_SECONDS", "RESERVATION_CHECK_SECONDS"):
        monkeypatch.setattr(lobby, seconds, 600.0)


@pytest.fixture(scope="session", autouse=True)
def truth() -> Iterator[None]:
    with truthful_and_quick():
        yield


@pytest.fixture
def new_application() -> None:
    """Remove all emojis from Discord; in other tests they exist, as at all starts but the first."""


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
    """Successive processes of the bot; the simulation ends each like `kill -9`."""

    env: Simulation
    last: Process

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._away = 0.0

    def start(self, down: float) -> Client:
        """Return a new client, after ``down`` seconds without any."""
        self._away += down
        self.last = Process(self._settings, self, self._away, getattr(self, "last", None))
        return self.last


class SimulatedClock(Clock):
    """The simulation's clock."""

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
        """Wait forever: nobody loses patience on a slow machine, unless a test says so."""
        await self._processes.env.external_wait(asyncio.Event().wait(), reason="patience")


class Process(Client):
    """A client that uses the simulation's clock."""

    def __init__(self, settings: Settings, processes: Processes, away: float, before: Process | None) -> None:
        super().__init__(settings, cluster_of(settings), cogs.assemble, clock=SimulatedClock(processes, away))
        self._before = before

    async def setup_hook(self) -> None:
        if self._before is not None:
            await self._before.leave_file()
        await super().setup_hook()

    async def leave_file(self) -> None:
        """Close the database, as the system does for a killed process."""
        if self._is_open:
            await self.store.close()
