"""How long the store holds up the event loop, with many live games; and how long a start takes."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from bot.common.options import GameName, Options
from bot.common.rows import SeatRow
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.registry import Sessions
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


def spots(tables: int) -> list[Spot]:
    """Give each game a channel and players of its own, ten to a server."""
    return [Spot(number // 10, number, number * 10) for number in range(tables)]


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


async def start(path: Path) -> None:
    """Measure a start with running games, and the first question to one of them after it."""
    began = time.perf_counter()
    store = await open_store(path)
    club = Club(store)
    sessions: Sessions = club.sessions
    await sessions.resume()
    ready = time.perf_counter()
    session = sessions.of_person((RUNNING - 1) * 10)[0]
    decision = session.snapshot.pending()[0]
    await session.choose(decision.seat, session.step, decision.choices[-1])
    answered = time.perf_counter()
    print(f"start with {RUNNING} running games: {ready - began:.1f} s")  # noqa: T201
    print(f"the first pick after it: {answered - ready:.2f} s")  # noqa: T201
    await sessions.stop()
    await store.close()


async def bench() -> None:
    """Measure everything on databases of their own."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "live.sqlite3")
        await fill(store, spots(LIVE))
        await everyday(store)
        await store.close()
        store = await open_store(Path(folder) / "running.sqlite3")
        await fill(store, spots(RUNNING))
        await store.close()
        await start(Path(folder) / "running.sqlite3")


if __name__ == "__main__":
    asyncio.run(bench())
