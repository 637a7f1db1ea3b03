"""How long figures of finished games take, and what they cost at the end of a game, with many games kept.

`python -m tests.bench_stats [GAMES]`; without a number with 100,000 games.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from bot.common.options import Options
from bot.common.rows import Ending, Result, SeatRow
from bot.statistics.finished import Cursor
from bot.statistics.players import key_of_person
from bot.statistics.seasons import season_at
from bot.storage.database import Transaction, Work
from bot.storage.sqlite.connection import FileLock
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.store import Store
from engine.game import Seat
from renders.drawing.encode import encode
from tests.bench_store import held_up
from tests.gallery.catalogue import exhibit_of
from tests.gallery.language import LOCALES, language

Answer = TypeVar("Answer")

GAMES = 100_000
SERVERS = 400
LARGE_SERVER, REGULAR = 1, 1
"""A tenth of all games is played on one server, and a quarter of those with one person."""

NOBODY_IN_PARTICULAR = 7
"""A person who has played none of the games."""

PERSONS_ON_THE_LARGE_SERVER, PERSONS_ON_A_SERVER = 300, 12
BEGAN, SPAN = 1_735_689_600.0, 63_072_000.0
"""The games are spread over two years from the beginning of 2025, UTC."""

LAST_SEASON = season_at(BEGAN + SPAN - 86_400.0)
"""The newest season with many games: the last game of all ends with the year."""

CATEGORIES = {
    "base": ("military", "treasury", "wonder", "civilian", "scientific", "commercial", "guilds"),
    "duel": ("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "treasury", "military"),
    "architects": ("stages", "cat", "blue", "military", "progress"),
}
WONDERS = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes")
CALLS = 30
LIVE = 20
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


def generate(path: Path, games: int) -> None:
    """Write so many finished games into a new file, as an older version has left them: not counted."""
    chance = random.Random(games)
    rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in INSERTS}
    for table in range(1, games + 1):
        # The first one is there also where there are few.
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


class WatchedDatabase(SqliteDatabase):
    """Notes how long the thread that writes works in each piece of work that is more than statements."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        """Use `WatchedDatabase.open` instead."""
        super().__init__(path, lock)
        self.seconds: list[float] = []

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction, and note the processor time that it takes."""

        def watched(transaction: Transaction) -> Answer:
            began = time.thread_time()
            try:
                return work(transaction)
            finally:
                self.seconds.append(time.thread_time() - began)

        return await super().transact(watched)


async def count_older(database: WatchedDatabase, store: Store, games: int) -> None:
    """Measure how long games of an older version are counted, and how long a write waits meanwhile.

    Small writes follow each other all the time, so that one of them waits for each transaction that counts:
    the longest of them takes as long as the writer is held at most.
    """
    alone = max([(await timed(_write(store)))[0] for _ in range(CALLS)])
    counting = asyncio.create_task(timed(store.count_older_games()))
    waits = [0.0]
    while not counting.done():
        waits.append((await timed(_write(store)))[0])
    wall, processor = await counting
    assert not await store.still_counting(None)
    tell(f"{games} games of an older form, counted: {wall:.1f} s, {processor:.1f} s of processor")
    slices = sorted(database.seconds)
    tell(
        f"{len(slices)} slices, work of the writer in a slice: {slices[len(slices) // 2] * 1000:.0f} ms,"
        f" in the longest {slices[-1] * 1000:.0f} ms of processor"
    )
    tell(
        f"the longest wait for the writer meanwhile: {max(waits) * 1000:.0f} ms,"
        f" {alone * 1000:.0f} ms while nothing is counted"
    )


async def _write(store: Store) -> None:
    """Write something small that no figure rests on."""
    await store.leave_out(NOBODY_IN_PARTICULAR, out=True)


async def ask(store: Store, games: int) -> None:
    """Measure what each command asks of the largest server, and of the person who has played most."""
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


async def end(store: Store) -> None:
    """Measure the last step of a game beside a step before it, in pairs."""
    last: list[tuple[float, float]] = []
    others: list[tuple[float, float]] = []
    for number in range(CALLS):
        persons = [LARGE_SERVER * 1000 + REGULAR + seat for seat in range(4)]
        seats = [SeatRow(Seat(seat), person, f"person {person}") for seat, person in enumerate(persons)]
        row = await store.create_table(
            server=LARGE_SERVER, channel=5, host=1, language="en", options=Options(), seats=seats, now=1.0
        )
        row = replace(row, state="playing", rules=1, begun=1.0)
        await store.begin(row, {}, seats)
        others.append(await timed(store.put_step(row, 0, {}, seats)))
        results = tuple(
            Result(Seat(seat), seat + 1, 40 - seat, dict.fromkeys(CATEGORIES["base"], 5), "giza", "A")
            for seat in range(4)
        )
        over = replace(row, state="over", reason="played", ended=BEGAN + SPAN + number)
        last.append(await timed(store.put_step(over, 1, {}, seats, ending=Ending(results))))
    for name, times in (("a step before it", others), ("the last step, counted", last)):
        wall, processor = (sorted(each)[CALLS // 2] * 1000 for each in zip(*times, strict=True))
        tell(f"{name}: {wall:.1f} ms, {processor:.1f} ms of processor time, one transaction")


async def ask_again_and_again(store: Store, games: int) -> None:
    """Measure what is asked every few seconds, beside some live lobbies."""
    for number in range(LIVE):
        await store.create_table(
            server=LARGE_SERVER,
            channel=-1 - number,
            host=1,
            language="en",
            options=Options(),
            seats=[SeatRow(Seat(0), 1, "person 1")],
            now=BEGAN + SPAN,
            deadline=None if number % 2 else BEGAN + SPAN,
        )
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "seats that are kept": lambda: store.lobbies_kept_until(BEGAN),
        "tables that cannot be read": store.unreadable_tables,
        "live tables": store.live_tables,
        "tables to tidy": store.untidied_tables,
    }
    for name, call in calls.items():
        wall, _ = await held_up(call, CALLS)
        tell(f"{name}, with {games} finished games and {LIVE} lobbies: {wall:.1f} ms")


async def forget(store: Store, games: int) -> None:
    """Measure how long the person who has played most is forgotten, and how long a write waits meanwhile."""
    alone = max([(await timed(_write(store)))[0] for _ in range(CALLS)])
    forgetting = asyncio.create_task(timed(store.forget(LARGE_SERVER * 1000 + REGULAR, "Former player")))
    waits = [0.0]
    while not forgetting.done():
        waits.append((await timed(_write(store)))[0])
    wall, _ = await forgetting
    tell(
        f"/forget with {games} finished games: {wall * 1000:.0f} ms, the longest wait for the writer"
        f" {max(waits) * 1000:.0f} ms, {alone * 1000:.0f} ms while nobody is forgotten"
    )


def draw_first() -> None:
    """Measure the picture of a player as the first one that a process draws, and as the next."""
    text = language(LOCALES / "en.ftl")
    shown = exhibit_of("person", "usual", text)
    began = time.process_time()
    encode(shown.draw())
    first = time.process_time()
    encode(shown.draw())
    again = time.process_time()
    tell(
        f"the picture of /stats player: {(first - began) * 1000:.0f} ms of processor for the first,"
        f" {(again - first) * 1000:.0f} ms for the next"
    )


async def timed(call: Awaitable[object]) -> tuple[float, float]:
    """Return the time and the processor time of the process that a call takes, in seconds."""
    wall, processor = time.perf_counter(), time.process_time()
    await call
    return time.perf_counter() - wall, time.process_time() - processor


def tell(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201


async def bench(games: int) -> None:
    """Measure everything on a database of its own, and on a smaller one."""
    draw_first()
    for number in (games // 20, games):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.sqlite3"
            await (await SqliteDatabase.open(path)).close()
            generate(path, number)
            database = await WatchedDatabase.open(path)
            store = Store(database)
            try:
                await count_older(database, store, number)
                tell(f"the file has {path.stat().st_size / 1e6:.0f} MB")
                await ask(store, number)
                await end(store)
                await ask_again_and_again(store, number)
                await forget(store, number)
            finally:
                await store.close()


if __name__ == "__main__":
    asyncio.run(bench(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
