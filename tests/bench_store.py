"""How long the store blocks the event loop with many live games."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

from bot.common.options import Options
from bot.common.rows import SeatRow, TableRow
from bot.storage.opening import open_store
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.fakes import Club

LIVE = 10_000
CALLS = 200


async def fill(store: Store) -> None:
    """Start games, each with its own channel and players."""
    for number in range(LIVE):
        seats = [SeatRow(Seat(seat), number * 10 + seat, f"p{seat}") for seat in range(3)]
        server, host, options = number // 10, number * 10, Options(pace="slow")
        lobby = TableRow(0, server, number, number, "lobby", host, "en", options, None, 1000.0)
        row = await store.create_table(lobby, seats)
        await store.begin(replace(row, state="playing", rules=1, begun=1000.0), {"game": "base"}, seats)


async def held_up(call: Callable[[], Awaitable[object]], calls: int = CALLS) -> tuple[float, float]:
    """Return the median milliseconds of a call, and of the loop thread's processor time in it."""
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


async def bench() -> None:
    """Measure everything on a new database."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "live.sqlite3")
        await fill(store)
        await everyday(store)
        await store.close()


if __name__ == "__main__":
    asyncio.run(bench())
