"""How long a table waits for strong computer players: ``python -m tests.bench_computers [--games 1]``.

Six of them and one person play whole games of 7 Wonders, with the bot's store, loop and processes. The
person picks as soon as a round starts, so nothing was computed in advance: it prints the time from that pick
until the round is played. Other work on the machine counts, and is printed.
"""

import argparse
import asyncio
import logging
import os
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.common.clock import Clock
from bot.common.game_options import Options
from bot.computer_players.turns import ComputerPlayers, thinking_processes
from bot.storage.opening_and_moving import open_store
from bot.storage.store import Store
from bot.tables.sessions import Sessions
from engine.game import Seat
from engine.players.levels import by_level
from engine.rules import rules_named
from tests.bot.fakes import ANN, Club
from tests.patience import happens

COMPUTERS = 6


class BusyClub(Club):
    """Sessions whose computer players are those of the bot."""

    def __init__(self, store: Store, computers: ComputerPlayers) -> None:
        self.computers = computers
        super().__init__(store)

    def new_sessions(self) -> Sessions:
        return Sessions(self.store, self.events, self.computers, Clock())


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many games (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=0, help="processes that think; 0: as the bot does")
    options = parser.parse_args()
    replaced, counting = list[logging.LogRecord](), logging.Handler(logging.WARNING)
    counting.emit = replaced.append  # type: ignore[assignment, method-assign]
    logging.getLogger("bot.computer_players.turns").addHandler(counting)
    rules_named("base")
    pool = thinking_processes(options.workers)
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "bench.sqlite3")
        club = BusyClub(store, ComputerPlayers(pool))
        for number in range(options.games):
            waits += await play(club, number)
        await pool.close()
        await store.close()
    waits.sort()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    sys.stdout.write(
        f"{COMPUTERS} strong computer players, {len(waits)} rounds of {options.games} games, {pool.most} "
        f"processes on {os.cpu_count()} processors, load {load}: seconds from the person's pick until the "
        f"round is played\n"
        f"half of them {waits[len(waits) // 2]:.2f}, 95 of 100 {waits[len(waits) * 95 // 100]:.2f}, "
        f"longest {waits[-1]:.2f}; {len(replaced)} choices by normal players in their place\n"
    )


async def play(club: BusyClub, number: int) -> list[float]:
    """Play a whole game; return the seconds that each round took."""
    lobby = await club.lobby(ANN, computers=COMPUTERS, channel=number, options=Options(pace="none"))
    seats = tuple(seat if seat.person == ANN else replace(seat, level="strong") for seat in lobby.seats)
    session = await club.sessions.begin(replace(lobby, seats=seats))
    waits: list[float] = []
    while True:
        await happens(lambda: not session.is_running or bool(session.snapshot.awaited()))
        if not session.is_running:
            return waits
        step, began = session.step, time.perf_counter()
        # The person chooses as a normal computer player does.
        decision: Any = session.snapshot.decision(Seat(0))
        choice = by_level("normal").choose(session.game.view(Seat(0)), decision, Random(step))
        await session.choose(Seat(0), step, choice)
        await session.until_played(step)
        waits.append(time.perf_counter() - began)


if __name__ == "__main__":
    asyncio.run(main())
