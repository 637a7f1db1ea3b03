"""How often each honour is true in simulated games: the order in which they are told follows from it.

`python -m tests.bench_honours [GAMES]`: so many games of each game; without a number 2,000. An honour counts
once for a game in which somebody has it, also where another one would be told.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from unittest import mock

from bot.common.options import GameName, Options
from bot.common.rows import Ending, SeatRow
from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame
from bot.statistics.honours import Before, honours_of
from bot.statistics.players import PlayerKey
from bot.storage import counting
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.outcome import boards_of, ending_of, with_board
from engine.game import JsonObject, Seat
from engine.measuring.uniform import play_out
from engine.players.levels import by_level
from engine.record import new_game, resume
from engine.story import PlayedStep
from engine.terms import Level

GAMES = 2_000
GAMES_OF_A_GROUP = 250
"""So many of each game a group plays; then another one begins, on a server of its own."""

LEVELS: tuple[Level, ...] = ("easy", "easy", "normal", "easy", "easy", "normal", "easy", "easy")
"""How well each person of a group plays."""

NAMES: tuple[GameName, ...] = ("base", "duel", "architects")
BEGAN, HOURS_12 = 1_735_689_600.0, 43_200.0
WORKERS = 2
"""Processes that play at the same time."""

Table = tuple[GameName, int, tuple[int | None, ...]]
"""A game, the seed of its deal, and which person of the group has each seat; None is a computer player."""

Played = tuple[JsonObject, Ending]
"""The record of a game, and what it came to."""


def tables(games: int) -> Iterator[Table]:
    """Return who plays what, in the order of the games: the three games by turns."""
    chance = Random(games)
    for seed in range(games * len(NAMES)):
        game = NAMES[seed % len(NAMES)]
        players = 2 if game == "duel" else chance.choice((3, 3, 4, 5))
        persons: list[int | None] = [*chance.sample(range(len(LEVELS)), players)]
        if chance.random() < 0.4:
            persons[-1] = None
        yield game, seed, tuple(persons)


def play(table: Table) -> Played:
    """Play a game."""
    game, seed, persons = table
    options = {"sides": "A+B"} if game == "base" else {}
    policies = [by_level("easy" if person is None else LEVELS[person]) for person in persons]
    record = play_out(new_game(game, len(persons), seed, options), policies, Random(seed)).record()
    steps: list[PlayedStep] = []
    ending = ending_of(resume(record, steps.append), steps)
    assert ending is not None
    return record, ending


async def keep(store: Store, number: int, table: Table, played: Played) -> None:
    """Keep a game as one that has just ended."""
    (game, _, persons), (record, ending) = table, played
    boards = dict(enumerate(boards_of(record)))
    group, ended = 1 + number // (GAMES_OF_A_GROUP * len(NAMES)), BEGAN + HOURS_12 * number
    held = [None if person is None else group * 100 + person for person in persons]
    seats = [
        with_board(SeatRow(Seat(seat), person, f"person {person}"), boards.get(seat))
        for seat, person in enumerate(held)
    ]
    row = await store.create_table(
        server=group,
        channel=group,
        host=0,
        language="en",
        options=Options().with_choice("game", game),
        seats=seats,
        now=ended,
    )
    row = replace(row, state="playing", rules=1, begun=ended)
    await store.begin(row, {}, seats)
    await store.put_step(
        replace(row, state="over", reason="played", ended=ended), 0, {}, seats, ending=ending
    )


async def count(games: int) -> dict[str, Counter[str]]:
    """Count in how many games each honour is true for somebody."""
    true: dict[str, Counter[str]] = {game: Counter() for game in NAMES}

    def note(game: FinishedGame, before: Before, left_out: frozenset[PlayerKey]) -> Honour | None:
        true[game.game].update({honour.kind for honour in honours_of(game, before, left_out)})
        return None

    planned = list(tables(games))
    with (
        tempfile.TemporaryDirectory() as folder,
        ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool,
        mock.patch.object(counting, "honour_for", note),
    ):
        store = await open_store(Path(folder) / "games.sqlite3")
        try:
            for number, (table, played) in enumerate(
                zip(planned, pool.map(play, planned, chunksize=20), strict=True)
            ):
                await keep(store, number, table, played)
        finally:
            await store.close()
    return true


def tell(true: dict[str, Counter[str]], games: int) -> None:
    """Print the counts, the rarest first."""
    together = sum(true.values(), Counter[str]())
    lines = [f"{'honour':24}{'together':>10}" + "".join(f"{game:>12}" for game in NAMES)]
    lines += [
        f"{kind:24}{number:>10}" + "".join(f"{true[game][kind]:>12}" for game in NAMES)
        for kind, number in sorted(together.items(), key=lambda each: (each[1], each[0]))
    ]
    print("\n".join([*lines, f"of {games} games each"]))  # noqa: T201


if __name__ == "__main__":
    number_of_games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    tell(asyncio.run(count(number_of_games)), number_of_games)
