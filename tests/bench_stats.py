"""How long statistics take, and what they cost at the end of a game, with many stored games.

`python -m tests.bench_stats [GAMES]`, by default with 100,000 games.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.common.game_options import Options
from bot.statistics.finished_game import Cursor
from bot.statistics.player_keys import key_of_person
from bot.statistics.ratings import season_at
from bot.storage.opening_and_moving import open_store
from bot.storage.store import Store
from tests.bot.statistics.played import CATEGORIES, Sat, play

GAMES = 100_000
SERVERS = 400
LARGE_SERVER, REGULAR = 1, 1
"""A tenth of all games is played on one server, and a quarter of those with one person."""

NOBODY_IN_PARTICULAR = 7
"""A person who has played no game."""

PERSONS_ON_THE_LARGE_SERVER, PERSONS_ON_A_SERVER = 300, 12
BEGAN, SPAN = 1_735_689_600.0, 63_072_000.0
"""The games are spread over two years from the start of 2025, UTC."""

LAST_SEASON = season_at(BEGAN + SPAN - 86_400.0)
"""The newest season with many games: the very last game ends with the year."""

WONDERS = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes")
CALLS = 30
INSERTS = {
    "tables": "INSERT INTO tables (id, server, channel, place, state, host, language, game, options, rules,"
    " begun, ended, reason, told, active)"
    " VALUES (?, ?, ?, ?, 'over', 1, 'en', ?, ?, 1, ?, ?, 'played', 1, ?)",
    "seats": "INSERT INTO seats (table_id, seat, person, name) VALUES (?, ?, ?, ?)",
    "tenures": "INSERT INTO tenures (table_id, seat, first_step, last_step, person, name, played_for)"
    " VALUES (?, ?, 0, ?, ?, ?, ?)",
    "results": "INSERT INTO results (table_id, seat, rank, total, line, wonder, side)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)",
    "uncounted": "INSERT INTO uncounted (table_id, server, ended, rated) VALUES (?, ?, ?, 1)",
}


async def held_up(call: Callable[[], Awaitable[object]], calls: int) -> tuple[float, float]:
    """Return the median milliseconds of a call, and of the loop thread's processor time in it."""
    walls, loops = [], []
    for _ in range(calls):
        wall, loop = time.perf_counter(), time.thread_time()
        await call()
        walls.append(time.perf_counter() - wall)
        loops.append(time.thread_time() - loop)
    return median(walls) * 1000, median(loops) * 1000


def generate(path: Path, games: int) -> None:
    """Write finished games into a new file, uncounted, as an older version has left them."""
    chance = random.Random(games)
    rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in INSERTS}
    for table in range(1, games + 1):
        # The first one is there even with few games.
        large = table == 1 or chance.random() < 0.1
        server = LARGE_SERVER if large else chance.randint(2, SERVERS)
        game = chance.choice(("base", "base", "duel", "architects"))
        players = 2 if game == "duel" else chance.randint(3, 5)
        crowd = range(1, 1 + (PERSONS_ON_THE_LARGE_SERVER if large else PERSONS_ON_A_SERVER))
        persons: list[int | None] = [server * 1000 + each for each in chance.sample(crowd, players)]
        is_regulars = table == 1 or (large and chance.random() < 0.25)
        if is_regulars and LARGE_SERVER * 1000 + REGULAR not in persons:
            persons[0] = LARGE_SERVER * 1000 + REGULAR
        if chance.random() < 0.3:
            persons[-1] = None
        ended = BEGAN + SPAN * table / games
        options = json.dumps(Options().with_choice("game", game).as_json())
        place = server * 10
        rows["tables"].append((table, server, place, place, game, options, ended - 3600, ended, ended))
        rows["uncounted"].append((table, server, ended))
        lines = [{name: chance.randint(0, 15) for name in CATEGORIES[game]} for _ in persons]
        totals = sorted((sum(line.values()) for line in lines), reverse=True)
        for seat, (person, line) in enumerate(zip(persons, lines, strict=True)):
            total = sum(line.values())
            rank = 1 + totals.index(total)
            score = json.dumps({"seat": seat, **line, "total": total, "rank": rank})
            board = (None, None) if game == "duel" else (chance.choice(WONDERS), chance.choice("AB"))
            rows["seats"].append((table, seat, person, f"person {person}"))
            late = chance.choice((0, 0, 0, 1, 5)) if person is not None else 0
            rows["tenures"].append((table, seat, 17, person, f"person {person}", late))
            rows["results"].append((table, seat, rank, total, score, *board))
    with closing(sqlite3.connect(path)) as connection, connection:
        for table_name, statement in INSERTS.items():
            connection.executemany(statement, rows[table_name])


async def with_waits(what: str, work: Awaitable[object], store: Store) -> None:
    """Measure how long some work takes, and how long a write waits meanwhile.

    Small writes run one after the other, so one of them waits for each transaction of the work: the longest
    shows how long the writer is blocked at most.
    """
    alone = max([(await timed(_write(store)))[0] for _ in range(CALLS)])
    working = asyncio.ensure_future(timed(work))
    waits = [0.0]
    while not working.done():
        waits.append((await timed(_write(store)))[0])
    wall, processor = await working
    tell(
        f"{what}: {wall:.2f} s, {processor:.2f} s of processor; the longest wait for the writer meanwhile"
        f" {max(waits) * 1000:.0f} ms, {alone * 1000:.0f} ms without"
    )


async def _write(store: Store) -> None:
    """Write something small that affects no statistics."""
    await store.leave_out(NOBODY_IN_PARTICULAR, out=True)


async def ask(store: Store, games: int) -> None:
    """Measure the queries of each command for the largest server and the most active person."""
    server, regular = LARGE_SERVER, key_of_person(LARGE_SERVER * 1000 + REGULAR)
    season, middle = LAST_SEASON, Cursor(BEGAN + SPAN / 2, 0)

    async def statistics() -> None:
        assert await store.player_statistics(server, regular) is not None

    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "/stats games, the newest": lambda: store.finished_games(server),
        "/stats games, in the middle": lambda: store.finished_games(server, before=middle),
        "/stats games of a person": lambda: store.finished_games(server, player=regular, before=middle),
        "/stats player": statistics,
        "/stats ranking": lambda: store.ranking(server, "base", season),
        "/stats ranking, one's own place": lambda: store.standing(server, "base", season, regular),
        "/stats ranking, the seasons": lambda: store.seasons(server, "base"),
        "/stats wonders": lambda: store.wonders(server, "base"),
        "/stats records": lambda: store.records(server, "base"),
    }
    for name, call in calls.items():
        wall, loop = await held_up(call, CALLS)
        tell(f"{name} with {games} finished games: {wall:.1f} ms, {loop:.2f} ms of the event loop")


async def end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure the last step of a game and the step before it, in pairs."""
    times: list[tuple[float, float]] = []
    put_step = store.put_step

    async def put_timed(*step: Any, **more: Any) -> None:
        times.append(await timed(put_step(*step, **more)))

    monkeypatch.setattr(store, "put_step", put_timed)
    for number in range(CALLS):
        persons = [LARGE_SERVER * 1000 + REGULAR + seat for seat in range(4)]
        seats = [Sat((each,) * 2, (5 + each % 4,) * 7, wonder="giza", side="A") for each in persons]
        await play(store, *seats, server=LARGE_SERVER, ended=BEGAN + SPAN + number)
    for name, each in (("a step before it", times[::2]), ("the last step, counted", times[1::2])):
        wall, processor = (sorted(seconds)[CALLS // 2] * 1000 for seconds in zip(*each, strict=True))
        tell(f"{name}: {wall:.1f} ms, {processor:.1f} ms of processor time, one transaction")


async def timed(call: Awaitable[object]) -> tuple[float, float]:
    """Return the wall-clock and processor seconds of a call."""
    wall, processor = time.perf_counter(), time.process_time()
    await call
    return time.perf_counter() - wall, time.process_time() - processor


def tell(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201


async def bench(games: int) -> None:
    """Measure everything on a new database, and on a smaller one."""
    for number in (games // 20, games):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.sqlite3"
            await (await open_store(path)).close()
            generate(path, number)
            store = await open_store(path)
            try:
                await with_waits(f"{number} games of an older form", store.count_older_games(), store)
                assert not await store.still_counting(None)
                tell(f"the file has {path.stat().st_size / 1e6:.0f} MB")
                await ask(store, number)
                with pytest.MonkeyPatch.context() as monkeypatch:
                    await end(store, monkeypatch)
                regular = store.forget(LARGE_SERVER * 1000 + REGULAR, "Former player")
                await with_waits(f"/forget with {number} finished games", regular, store)
            finally:
                await store.close()


if __name__ == "__main__":
    asyncio.run(bench(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
