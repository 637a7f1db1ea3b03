from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.local.process import BotProcess
from tests.patience import PATIENCE

SLEEPER = """
import os, pathlib, sys, time
print("up", os.environ["WORD"], flush=True)
with pathlib.Path(sys.argv[1]).open("a") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(60)
"""


class Watched:
    """A sleeping process with its restarts, and a way to wait for a change of its state."""

    def __init__(self, file: Path) -> None:
        self.changed = asyncio.Event()
        self.process = BotProcess([sys.executable, "-c", SLEEPER, str(file)], {"WORD": "hello"})
        self.process.on_change.append(self.changed.set)
        self.file = file

    async def starts(self, count: int) -> list[int]:
        """Wait for this many starts; return the process ids."""
        async with asyncio.timeout(PATIENCE):
            while self.process.starts < count or len(self.pids()) < count:
                self.changed.clear()
                await asyncio.wait([asyncio.create_task(self.changed.wait())], timeout=0.1)
        return self.pids()

    def pids(self) -> list[int]:
        return [int(each) for each in self.file.read_text().split()] if self.file.exists() else []


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(tmp_path / "pids")


async def test_killed_bot_starts_again_and_stops_with_its_keeper(watched: Watched) -> None:
    running = asyncio.create_task(watched.process.run())
    (first,) = await watched.starts(1)
    assert watched.process.running
    watched.process.kill()
    _, second = await watched.starts(2)
    assert not lives(first)
    assert any(signal.SIGKILL.name in line for line in watched.process.log)
    assert "up hello" in watched.process.log
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not lives(second)
    assert not watched.process.running


async def test_paused_bot_stays_down_until_restarted(watched: Watched) -> None:
    running = asyncio.create_task(watched.process.run())
    await watched.starts(1)
    watched.process.pause()
    async with asyncio.timeout(PATIENCE):
        while watched.process.running:
            watched.changed.clear()
            await watched.changed.wait()
    await asyncio.sleep(1.2)
    assert watched.process.starts == 1
    watched.process.restart()
    await watched.starts(2)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
