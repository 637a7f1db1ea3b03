"""A simulated day of use: ``python -m tests.bench_day`` prints the memory after each of its hours.

An hour is everything that people do once: games of all kinds begun, played, ended and left, pictures and
records asked for. The simulated Discord forgets what was said after each.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import sys
import tempfile
import tracemalloc
from pathlib import Path

from bot.local.truth import dispatch
from bot.settings import Settings
from tests.cogs.conftest import Processes, Simulation
from tests.cogs.day import forget_discord, growth, kept_objects, spend_hour
from tests.cogs.room import Room

WARM_UP = 4
"""Hours after which caches are full and everything has happened once."""

MEGABYTE = 1024 * 1024


def resident() -> float:
    """Give the memory of this process in megabytes."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


async def day(hours: int, folder: Path) -> dict[str, object]:
    """Spend so many hours; gives what there is more of at the end than after the warm-up."""
    processes = Processes(
        Settings(token="x.y.z", database=folder / "day.sqlite3", edit_seconds=0.0, tables_per_server=5)
    )
    env = processes.env = Simulation(processes.start(0.0))
    try:
        await env.start()
        return await spend(Room(env, processes.start), hours)
    finally:
        await env.shutdown()
        await processes.last.leave_file()


async def spend(room: Room, hours: int) -> dict[str, object]:
    """Spend the hours one after the other."""
    before = kept_objects("bot", "cogs")
    for hour in range(1, hours + 1):
        await spend_hour(room, hour)
        forget_discord(room)
        gc.collect()
        ours, _ = tracemalloc.get_traced_memory()
        print(f"hour {hour:3}: {ours / MEGABYTE:6.1f} MB allocated, {resident():6.1f} MB resident")  # noqa: T201
        if hour == WARM_UP:
            before = kept_objects("bot", "cogs")
    return growth(before, kept_objects("bot", "cogs"))


def main() -> int:
    """Spend a day; ends with 1 where something of ours is left that was not there after the warm-up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=int, default=24, help="how many (default: %(default)s)")
    hours = parser.parse_args().hours
    simcord_router = sys.modules["simcord.http.client"].router
    simcord_router.dispatch = dispatch
    # The faults that are made on purpose fill no log, and no log holds on to what stands in their traces.
    logging.disable()
    tracemalloc.start()
    with tempfile.TemporaryDirectory() as folder:
        grown = asyncio.run(day(hours, Path(folder)))
    print("left behind:", grown or "nothing")  # noqa: T201
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
