"""A simulated day of use: ``python -m tests.bench_day`` prints the memory after each of its hours.

An hour is everything that people do once, and then the clock moves on by an hour: games of all kinds begun,
played, ended and left, pictures and records asked for. The simulated Discord forgets what was said after
each; what it still keeps is counted apart from what the bot has.

The first hours are the warm-up: after them every cache is full. So that they can be few, games of the engine
alone fill its caches first; in a real day some fifty games do. In the first hour all pictures are drawn, in
the others they are one pixel; with ``--pictures`` all are drawn, which takes five times as long.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from contextlib import AbstractContextManager, nullcontext
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
"""Hours after which caches are full and everything has happened once."""

TOLERANCE = 1.0
"""Megabytes that the bot may have more at the end: a picture or a game kept in each hour would be more."""

MINUTES = 60
OF_SECONDS = 60.0

HEARTBEAT_SECONDS = 60.0
"""Twelve times as long as that of the bot: it writes the same line of the store again."""

GAMES = 500


async def day(hours: int, folder: Path, *, pictures: bool) -> tuple[list[Memory], dict[str, object]]:
    """Spend so many hours; return the memory after each, and what there is more of than after the warm-up."""
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
    """Spend the hours one after the other."""
    memory, before = [], kept_objects("bot", "cogs")
    for hour in range(1, hours + 1):
        with _drawing(room, drawn=pictures or hour == 1):
            await spend_hour(room, hour)
        for _ in range(MINUTES):
            await room.env.advance_time(OF_SECONDS)
        forget_discord(room)
        memory.append(measured([room.env.backend]))
        print(f"hour {hour:3}: {memory[-1]}", flush=True)  # noqa: T201
        if hour == WARM_UP:
            before = kept_objects("bot", "cogs")
    return memory, growth(before, kept_objects("bot", "cogs"))


def _drawing(room: Room, *, drawn: bool) -> AbstractContextManager[object]:
    """Let pictures be drawn, or be one pixel."""
    return nullcontext() if drawn else patch.object(room.client.drawers, "ask", PixelDrawers(1).ask)


def fill_caches() -> None:
    """Let the engine know as many markets and payments as it ever keeps."""
    for number in range(GAMES):
        players = 3 + number % 5
        play_out(new_game("base", players, number, {}), [Uniform()] * players, Random(number))


def main() -> int:
    """Spend a day; ends with 1 where the memory of the bot has grown, or something of ours is left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=int, default=24, help="how many (default: %(default)s)")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures of every hour")
    asked = parser.parse_args()
    hours: int = asked.hours
    if hours < WARM_UP + 2 * COMPARED:
        parser.error(f"a day has at least {WARM_UP + 2 * COMPARED} hours")
    with_plain_malloc("tests.bench_day")
    sys.modules["simcord.http.client"].router.dispatch = dispatch
    # The faults that are made on purpose fill no log, and no log holds on to what stands in their traces.
    logging.disable()
    fill_caches()
    with (
        patch("bot.client.HEARTBEAT_SECONDS", HEARTBEAT_SECONDS),
        tempfile.TemporaryDirectory() as folder,
    ):
        memory, left = asyncio.run(day(hours, Path(folder), pictures=asked.pictures))
    more = grown(memory, WARM_UP)
    level = more <= TOLERANCE and not left
    print("left behind:", left or "nothing")  # noqa: T201
    print(  # noqa: T201
        f"{'LEVEL' if level else 'GROWN'}: after {hours} hours the bot has {more:+.2f} MB compared with the "
        f"hours after the warm-up; up to {TOLERANCE} MB counts as level."
    )
    return 0 if level else 1


if __name__ == "__main__":
    sys.exit(main())
