"""Finished games for tests of a store, and a small random world of them.

Its people leave, return, are late, tie, and are forgotten.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.common.game_options import GameName, Hints, Options
from bot.common.stored_rows import DraftedWonder, Ending, Result, SeatRow, TableRow
from bot.statistics.finished_game import FinishedGame
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


Victory = Literal["civilian", "scientific", "military"]


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
    victory: Victory | None = None,
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


# -- a random world ----------------------------------------------------------------------------------

PERSONS = (101, 102, 103, 104, 105)
SERVERS = (1, 2)
STEPS = 6
DAY = 86_400.0

VICTORIES: tuple[Victory, ...] = ("civilian", "civilian", "scientific", "military")
WONDERS = ("giza", "rhodes", "babylon")
DUEL_WONDERS = ("circus-maximus", "piraeus", "sphinx", "mausoleum", "pyramids", "zeus")


async def play_games(store: Store, chance: random.Random, games: int, *, forget: bool) -> None:
    """Play some games."""
    now, rankings = NOON, dict.fromkeys(SERVERS, True)
    for number in range(games):
        # Some games end at the same moment; seasons pass.
        now += chance.choice((0.0, 60.0, 20 * DAY))
        if chance.random() < 0.1:
            server = chance.choice(SERVERS)
            rankings[server] = not rankings[server]
            await store.switch_rankings(server, on=rankings[server])
        await _play(store, chance, chance.choice(SERVERS), now, number)
        if forget and number in (games // 2, games - 3):
            await store.forget(chance.choice(PERSONS), "Former player")


async def _play(store: Store, chance: random.Random, server: int, now: float, number: int) -> None:
    game: GameName = chance.choice(("base", "base", "duel", "architects"))
    players = 2 if game == "duel" else chance.choice((2, 3, 4))
    names: dict[int | None, str] = {person: f"person {person} in {number}" for person in PERSONS}
    names[None] = "Hera"
    held = [*chance.sample(PERSONS, chance.randint(1, players)), *[None] * players][:players]
    seats = [_sat(chance, game, persons) for persons in _who_sits(chance, held)]
    ends: list[Sat] = [*seats]
    if game == "base" and players == 2:
        ends.append(_sat(chance, game, (None,)))
    totals = sorted((each.total for each in ends), reverse=True)
    ranks = [1 + totals.index(each.total) for each in ends]
    victory = chance.choice(VICTORIES) if game == "duel" else None
    if victory in ("scientific", "military"):
        ranks = chance.choice(([1, 2], [2, 1]))
    beside = [
        Result(Seat(seat), ranks[seat], each.total, line_of(game, seat, ranks[seat], each), "giza", "A")
        for seat, each in enumerate(ends[players:], start=players)
    ]
    await play(
        store,
        *seats,
        game=game,
        server=server,
        ended=now,
        ranks=ranks[:players],
        victory=victory,
        beside=beside,
        names=names,
    )


def _who_sits(chance: random.Random, held: list[int | None]) -> list[tuple[int | None, ...]]:
    """Let some players leave for good or for a while, and others replace them."""
    seats: list[list[int | None]] = [[person] * STEPS for person in held]
    for seat in seats:
        first, last = sorted((chance.randint(1, STEPS), chance.randint(1, STEPS)))
        match chance.choice(("stays", "stays", "stays", "leaves", "pauses", "is replaced")):
            case "leaves":
                seat[first:] = [None] * (STEPS - first)
            case "pauses":
                seat[first:last] = [None] * (last - first)
            case "is replaced":
                free = [each for each in PERSONS if not any(each in other[first:] for other in seats)]
                if free:
                    seat[first:] = [chance.choice(free)] * (STEPS - first)
    if all(seat[-1] is None for seat in seats):
        # A game without persons isn't played to its end.
        seats[0][-1] = next(each for each in PERSONS if each not in held)
    return [tuple(seat) for seat in seats]


def _sat(chance: random.Random, game: str, persons: tuple[int | None, ...]) -> Sat:
    points = tuple(chance.choice((-1, 0, 2, 5)) for _ in CATEGORIES[game])
    late = frozenset(chance.sample(range(STEPS), chance.choice((0, 0, 1, 3, 4))))
    # Only persons can be late.
    late = frozenset(step for step in late if persons[min(step, len(persons) - 1)] is not None)
    wonder = None if game == "duel" else chance.choice(WONDERS)
    drafted = chance.sample(DUEL_WONDERS, 4) if game == "duel" else ()
    side = chance.choice("AB") if game == "base" else None
    return Sat(
        persons,
        points,
        late,
        wonder,
        side,
        tuple(DraftedWonder(each, chance.random() < 0.8) for each in drafted),
    )
