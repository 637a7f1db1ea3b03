"""A simulated day of use: ``python -m tests.bench_day`` prints the memory after each of its hours.

An hour is everything that people do once, and then the clock moves on by an hour: games of all kinds started,
played, ended and left, pictures and records requested. The simulated Discord forgets its messages after each
hour; its memory is counted apart from the bot's.

The first hours are the warm-up, which fills every cache. To keep them few, games of the engine alone fill its
caches first; on a real day some fifty games do. In the first hour all pictures are drawn, in the others they
are one pixel; with ``--pictures`` all are drawn, which takes five times as long.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.common.settings import Settings
from bot.local.discord_rules import dispatch
from engine.measuring.uniform import Uniform, play_out
from engine.record import new_game
from tests.cogs.conftest import Processes
from tests.cogs.day import forget_discord, growth, kept_objects, spend_hour
from tests.cogs.memory import COMPARED, Memory, grown, measured, with_plain_malloc
from tests.cogs.pixels import PixelDrawers
from tests.cogs.room import Room
from tests.cogs.simulation import Simulation

WARM_UP = 4
"""The number of hours after which caches are full and everything has happened once."""

TOLERANCE = 1.0
"""How many megabytes the bot may have grown at the end: one picture or game an hour would be more."""

HEARTBEAT_SECONDS = 60.0
"""Twelve times the bot's: each heartbeat only rewrites the same row of the store."""


async def day(hours: int, folder: Path, *, pictures: bool) -> tuple[list[Memory], dict[str, object]]:
    """Simulate hours; return the memory after each, and what has grown since the warm-up."""
    processes = Processes(
        Settings(token="x.y.z", database=folder / "day.sqlite3", edit_seconds=0.0, tables_per_server=5)
    )
    env = processes.env = Simulation(processes.start(0.0))
    try:
        await env.start()
        return await spend(Room(env, processes.start), hours, pictures=pictures)
    finally:
        await env.shutdown()
        await processes.last.leave_file()


async def spend(room: Room, hours: int, *, pictures: bool) -> tuple[list[Memory], dict[str, object]]:
    memory, before = [], kept_objects("bot", "cogs")
    for hour in range(1, hours + 1):
        one_pixel = patch.object(room.client.drawers, "ask", PixelDrawers(1).ask)
        with nullcontext() if pictures or hour == 1 else one_pixel:
            await spend_hour(room, hour)
        for _ in range(60):
            await room.env.advance_time(60.0)
        forget_discord(room)
        memory.append(measured([room.env.backend]))
        print(f"hour {hour:3}: {memory[-1]}", flush=True)
        if hour == WARM_UP:
            before = kept_objects("bot", "cogs")
    return memory, growth(before, kept_objects("bot", "cogs"))


def fill_caches() -> None:
    """Fill the engine's caches of markets and payments."""
    for number in range(500):
        players = 3 + number % 5
        play_out(new_game("base", players, number, {}), [Uniform()] * players, Random(number))


def main() -> int:
    """Simulate a day; exit with 1 if the memory of the bot or the number of its objects has grown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=int, default=24, help="how many (default: %(default)s)")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures of every hour")
    asked = parser.parse_args()
    hours: int = asked.hours
    if hours < WARM_UP + 2 * COMPARED:
        parser.error(f"a day has at least {WARM_UP + 2 * COMPARED} hours")
    with_plain_malloc("tests.bench_day")
    sys.modules["simcord.http.client"].router.dispatch = dispatch
    # Don't log deliberate faults: a log record would keep the objects in its traceback alive.
    logging.disable()
    fill_caches()
    with (
        patch("bot.client.HEARTBEAT_SECONDS", HEARTBEAT_SECONDS),
        tempfile.TemporaryDirectory() as folder,
    ):
        memory, left = asyncio.run(day(hours, Path(folder), pictures=asked.pictures))
    more = grown(memory, WARM_UP)
    level = more <= TOLERANCE and not left
    print("left behind:", left or "nothing")
    print(
        f"{'LEVEL' if level else 'GROWN'}: after {hours} hours the bot has {more:+.2f} MB compared with the "
        f"hours after the warm-up; up to {TOLERANCE} MB counts as level."
    )
    return 0 if level else 1


if __name__ == "__main__":
    sys.exit(main())
