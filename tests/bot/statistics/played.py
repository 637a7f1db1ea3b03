"""Finished games for tests of a store."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.common.options import GameName, Hints, Options
from bot.common.rows import DraftedWonder, Ending, Result, SeatRow, TableRow
from bot.statistics.finished import FinishedGame
from bot.storage.store import Store
from engine.game import JsonObject, Seat

ANN, BEN, CYD = 11, 12, 13
NAMES: dict[int | None, str] = {ANN: "ann", BEN: "ben", CYD: "cyd", None: "Hera"}
NOON = 1_795_348_800.0
"""On 22 November 2026, UTC."""

CATEGORIES = {
    "base": ("military", "treasury", "wonder", "civilian", "scientific", "commercial", "guilds"),
    "duel": ("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "treasury", "military"),
    "architects": ("stages", "cat", "blue", "military", "progress"),
}
"""The categories of each game's score lines."""


@dataclass(frozen=True)
class Sat:
    """A seat: its player in each step, and the ``late`` steps that the computer played for them."""

    persons: tuple[int | None, ...]
    points: tuple[int, ...]
    late: frozenset[int] = frozenset()
    wonder: str | None = None
    side: str | None = None
    drafted: tuple[DraftedWonder, ...] = ()
    feats: frozenset[str] = frozenset()

    @property
    def total(self) -> int:
        return sum(self.points)


def sat(person: int | None, *points: int, wonder: str | None = "giza", side: str | None = "A") -> Sat:
    """Return a seat with the same player in every step."""
    return Sat((person,), points, wonder=wonder, side=side)


async def play(
    store: Store,
    *seats: Sat,
    game: GameName = "base",
    server: int = 1,
    ended: float = NOON,
    ranks: Sequence[int] = (),
    victory: Literal["civilian", "scientific", "military"] | None = None,
    beside: Sequence[Result] = (),
    names: Mapping[int | None, str] = NAMES,
    hints: Hints = "off",
) -> FinishedGame:
    """Play a game to its end; without ``ranks`` the totals decide, ``beside`` are results of other cities."""
    steps = max(len(each.persons) for each in seats)
    by_step = [[_row(seat, each, step, names) for seat, each in enumerate(seats)] for step in range(steps)]
    options = Options(game=game, hints=hints)
    lobby = TableRow(0, server, server, server, "lobby", ANN, "en", options, None, ended - 100)
    row = await store.create_table(lobby, by_step[0])
    row = replace(row, state="playing", rules=1, begun=ended - 100)
    await store.begin(row, {"game": game, "players": len(seats)}, by_step[0])
    for step, rows in enumerate(by_step[:-1]):
        await store.put_step(row, step, {}, rows, played_for=_late(seats, step))
    totals = sorted((each.total for each in seats), reverse=True)
    ranked = ranks or [1 + totals.index(each.total) for each in seats]
    results = [
        Result(
            Seat(seat),
            rank,
            each.total,
            line_of(game, seat, rank, each),
            each.wonder,
            each.side,
            each.drafted,
            each.feats,
        )
        for seat, (rank, each) in enumerate(zip(ranked, seats, strict=True))
    ]
    over = replace(row, state="over", reason="played", ended=ended)
    await store.put_step(
        over,
        steps - 1,
        {},
        by_step[-1],
        played_for=_late(seats, steps - 1),
        ending=Ending((*results, *beside), victory),
    )
    found = await finished_game_of(store, row.id)
    assert found is not None
    return found


async def finished_game_of(store: Store, table: int) -> FinishedGame | None:
    """Return the finished game of a table, or None while it isn't counted."""
    number = await store.database.value("SELECT number FROM finished_games WHERE table_id = ?", table)
    return None if number is None else await store.finished_game(number)


def line_of(game: str, seat: int, rank: int, each: Sat) -> JsonObject:
    """Return the score line of a seat, with its points in the order of the categories."""
    points = dict(zip(CATEGORIES[game], (*each.points, *[0] * 8), strict=False))
    return {"seat": seat, **points, "total": each.total, "rank": rank}


def _row(seat: int, each: Sat, step: int, names: Mapping[int | None, str]) -> SeatRow:
    person = each.persons[min(step, len(each.persons) - 1)]
    name = names.get(person, f"person {person}")
    return SeatRow(Seat(seat), person, name, wonder=each.wonder, side=each.side)


def _late(seats: Sequence[Sat], step: int) -> list[Seat]:
    return [Seat(seat) for seat, each in enumerate(seats) if step in each.late]
