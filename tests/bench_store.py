"""How long the store holds up the event loop with many live games, and how long the bot takes to start."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from bot.common.options import GameName, Options
from bot.common.rows import SeatRow
from bot.local.process import BotProcess
from bot.local.server import LocalDiscord
from bot.storage.opening import open_store
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from engine.record import new_game
from tests.bot.fakes import Club

LIVE = 10_000
RUNNING = 1_000
CALLS = 200
GAMES: tuple[tuple[GameName, int], ...] = (("base", 4), ("duel", 2), ("architects", 3))


@dataclass(frozen=True)
class Spot:
    """Where a game is played, and by whom: its players have the numbers from ``person`` on."""

    server: int
    channel: int
    person: int


async def fill(store: Store, where: Sequence[Spot]) -> None:
    """Begin a game at each spot, half played by whoever takes the last choice."""
    made = [(game, *_half_played(game, players, seed)) for game, players in GAMES for seed in range(3)]
    for number, spot in enumerate(where):
        game, header, steps, players = made[number % len(made)]
        seats = [SeatRow(Seat(seat), spot.person + seat, f"p{seat}") for seat in range(players)]
        row = await store.create_table(
            server=spot.server,
            channel=spot.channel,
            host=spot.person,
            language="en",
            options=Options(game=game, pace="slow"),
            seats=seats,
            now=1000.0,
        )
        playing = replace(row, state="playing", rules=1, begun=1000.0)
        await store.begin(playing, header, seats)
        for step, choices in enumerate(steps):
            await store.put_step(playing, step, choices, seats)


def _half_played(game: GameName, players: int, seed: int) -> tuple[JsonObject, list[JsonObject], int]:
    played = new_game(game, players, seed, {})
    header = played.record()
    for _ in range(9):
        chosen: dict[Seat, Any] = {}
        while pending := played.decisions(chosen):
            chosen |= {decision.seat: decision.choices[-1] for decision in pending}
        played.play(chosen)
    steps = played.record()["steps"]
    assert isinstance(steps, list)
    return header, steps, players


async def held_up(call: Callable[[], Awaitable[object]], calls: int = CALLS) -> tuple[float, float]:
    """Return the usual time of a call and the processor time of the loop's thread in it, in milliseconds."""
    walls, loops = [], []
    for _ in range(calls):
        wall, loop = time.perf_counter(), time.thread_time()
        await call()
        walls.append(time.perf_counter() - wall)
        loops.append(time.thread_time() - loop)
    return median(walls) * 1000, median(loops) * 1000


async def everyday(store: Store) -> None:
    """Measure the first answer to /join and a keystroke in /card."""
    lobbies = Club(store).lobbies()

    async def join() -> None:
        await store.set_language(5, "en")
        await lobbies.at(LIVE + 1)
        await store.count_live(LIVE)

    async def keystroke() -> None:
        await lobbies.at(LIVE + 1)

    for name, call in (("/join", join), ("/card, a keystroke", keystroke)):
        wall, loop = await held_up(call)
        print(f"{name} with {LIVE} live games: {wall:.2f} ms, {loop:.2f} ms of the event loop")  # noqa: T201


async def start(folder: Path) -> None:
    """Measure a start of the bot's own process with running games, and its first answers.

    Nothing was ever posted for these games, so the bot has more to do than after a restart: it posts in every
    channel while the first person waits for an answer.
    """
    database = folder / "running.sqlite3"

    bot = BotProcess([sys.executable, "-m", "bot"], {"DISCORD_TOKEN": "local", "DATABASE": str(database)})
    discord = LocalDiscord(bot=bot)
    ann, guild = discord.world.person("Ann"), discord.world.guild
    # Ann has the first seat everywhere; nobody else of the players is on this server.
    places = [guild.create_text_channel(f"game-{number}").id for number in range(RUNNING)]
    store = await open_store(database)
    await fill(store, [Spot(guild.id, place, ann.id) for place in places])
    await store.close()
    await discord.start()
    began = time.perf_counter()
    keeping = asyncio.create_task(bot.run())
    await discord.gateway.wait_for_bot()
    print(f"start with {RUNNING} running games: {time.perf_counter() - began:.1f} s")  # noqa: T201
    for command, place in (("status", places[-1]), ("table", places[0]), ("hand", places[RUNNING // 2])):
        asked = time.perf_counter()
        result = await ann.slash(place, command)
        answered = "answered" if result.acknowledged else "NOT answered"
        print(f"/{command}: {answered} after {time.perf_counter() - asked:.2f} s")  # noqa: T201
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await discord.close()


async def bench() -> None:
    """Measure everything on databases of their own."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "live.sqlite3")
        # Each game has a channel and players of its own, ten to a server.
        await fill(store, [Spot(number // 10, number, number * 10) for number in range(LIVE)])
        await everyday(store)
        await store.close()
        await start(Path(folder))


if __name__ == "__main__":
    asyncio.run(bench())
