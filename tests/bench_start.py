"""How long the bot's own process takes to start with many running games, and to give its first answers.

It speaks to the local Discord over real sockets. Nothing was ever posted for these games, so the bot has more
to do than after a restart: it posts in every channel while the first person waits for an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from bot.local.process import BotProcess
from bot.local.server import LocalDiscord
from bot.storage.opening import open_store
from tests.bench_load import below
from tests.bench_store import RUNNING, Spot, fill


async def start(games: int, folder: Path) -> None:
    """Measure a start with so many games."""
    database = folder / "running.sqlite3"

    def bot_at(url: str) -> BotProcess:
        environment = {"LOCAL_DISCORD": url, "DISCORD_TOKEN": "local", "DATABASE": str(database)}
        return BotProcess([sys.executable, "-m", "bot"], environment)

    discord = LocalDiscord(bot=bot_at)
    ann = discord.world.person("Ann")
    guild = discord.world.guild
    # Ann has the first seat everywhere; nobody else of the players is on this server.
    places = [guild.create_text_channel(f"game-{number}").id for number in range(games)]
    store = await open_store(database)
    await fill(store, [Spot(guild.id, place, ann.id) for place in places])
    await store.close()
    await discord.start()
    assert discord.bot is not None
    began = time.perf_counter()
    keeping = asyncio.create_task(discord.bot.run())
    await discord.gateway.wait_for_bot()
    ready = time.perf_counter()
    processor = sum(seconds for parent, _, seconds in below(os.getpid()).values() if parent == os.getpid())
    spent = f"{ready - began:.1f} s, {processor:.1f} s of a processor"
    print(f"start with {games} running games until it is connected: {spent}")  # noqa: T201
    for command, place in (("status", places[-1]), ("table", places[0]), ("hand", places[games // 2])):
        asked = time.perf_counter()
        result = await ann.slash(place, command)
        answered = "answered" if result.acknowledged else "NOT answered"
        print(f"/{command}: {answered} after {time.perf_counter() - asked:.2f} s")  # noqa: T201
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await discord.close()


def main() -> None:
    """Measure one start."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=RUNNING, help="how many run (default: %(default)s)")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(start(parser.parse_args().games, Path(folder)))


if __name__ == "__main__":
    main()
