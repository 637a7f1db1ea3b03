"""The same players once more, without Discord: whose seat is kept, how long, and on which boards."""

from __future__ import annotations

import asyncio

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.common.rows import FORGOTTEN, SeatRow, TableRow
from bot.storage.store import Store
from bot.tables.lobby import KEPT_SECONDS, Lobbies, Lobby
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Clock, Club, HeldUp

NAMES = ["Hera", "Apollo", "Athena", "Hermes", "Artemis", "Ares", "Demeter"]
PLAYED = (
    SeatRow(Seat(0), ANN, "ann", 1, "giza", "A"),
    SeatRow(Seat(1), None, "Hera", 0, "rhodes", "A"),
    SeatRow(Seat(2), BEN, "ben", 0, "babylon", "A"),
    SeatRow(Seat(3), CYD, "cyd", 0, "olympia", "A"),
)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lobbies(store: Store, clock: Clock) -> Lobbies:
    return started_again(store, clock)


def started_again(store: Store, clock: Clock) -> Lobbies:
    club = Club(store)
    club.clock = clock
    return club.lobbies(NAMES, 3)


def ended(options: Options) -> TableRow:
    return TableRow(9, 1, 5, 5, "over", BEN, "en", options, None, 0.0)


async def again(lobbies: Lobbies, *, options: Options | None = None, turned: bool = False) -> Lobby:
    row = ended(options or Options())
    return await lobbies.open_again(row, PLAYED, host=ANN, name="Ann", turned=turned)


def at(lobby: Lobby) -> list[tuple[str, bool]]:
    return [(seat.name, seat.kept) for seat in lobby.seats]


async def test_everybody_finds_the_seat_that_they_had(lobbies: Lobbies) -> None:
    lobby = await again(lobbies)
    assert at(lobby) == [("Ann", False), ("Hera", False), ("ben", True), ("cyd", True)]
    assert (lobby.row.host, lobby.persons, lobby.awaited) == (ANN, (ANN,), (BEN, CYD))
    lobby = await lobbies.join(lobby.row.id, CYD, "cyd")
    assert not lobby.gathered
    lobby = await lobbies.join(lobby.row.id, BEN, "ben")
    assert lobby.gathered
    assert at(lobby) == [("Ann", False), ("Hera", False), ("ben", False), ("cyd", False)]
    assert lobby.row.deadline is None


async def test_a_game_that_one_person_played_waits_for_nobody(lobbies: Lobbies) -> None:
    lobby = await lobbies.open_again(ended(Options()), PLAYED[:2], host=ANN, name="ann")
    assert at(lobby) == [("ann", False), ("Hera", False)]
    assert lobby.row.deadline is None


async def test_who_did_not_play_opens_nothing(lobbies: Lobbies) -> None:
    with pytest.raises(Refusal, match="refusal-again-for-players"):
        await lobbies.open_again(ended(Options()), PLAYED, host=DORA, name="dora")
    assert await lobbies.at(5) is None


async def test_a_stranger_takes_a_free_seat_and_no_kept_one(lobbies: Lobbies, clock: Clock) -> None:
    lobby = await again(lobbies)
    lobby = await lobbies.join(lobby.row.id, DORA, "dora")
    assert at(lobby)[2:] == [("ben", True), ("cyd", True), ("dora", False)]
    assert lobby.row.host == ANN
    full = await lobbies.open_again(
        TableRow(8, 1, 6, 6, "over", ANN, "en", Options(game="duel"), None, 0.0),
        (SeatRow(Seat(0), ANN, "ann"), SeatRow(Seat(1), BEN, "ben")),
        host=ANN,
        name="ann",
    )
    with pytest.raises(Refusal, match="refusal-seats-kept"):
        await lobbies.join(full.row.id, DORA, "dora")
    clock.seconds += KEPT_SECONDS
    full = await lobbies.join(full.row.id, DORA, "dora")
    assert at(full) == [("ann", False), ("dora", False)]
    assert not full.gathered
    with pytest.raises(Refusal, match="refusal-table-full"):
        await lobbies.join(full.row.id, BEN, "ben")


async def test_kept_seats_are_free_after_their_time_and_that_is_written_once(
    lobbies: Lobbies, clock: Clock
) -> None:
    table = (await again(lobbies)).row.id
    assert await lobbies.free_kept() == []
    clock.seconds += KEPT_SECONDS - 1
    assert len((await lobbies.get(table)).awaited) == 2
    clock.seconds += 1
    assert at(await lobbies.get(table)) == [("Ann", False), ("Hera", False)]
    (freed,) = await lobbies.free_kept()
    assert at(freed) == [("Ann", False), ("Hera", False)]
    assert await lobbies.free_kept() == []


async def test_kept_seats_outlast_a_restart_and_time_without_the_bot_is_none(
    store: Store, lobbies: Lobbies, clock: Clock
) -> None:
    table = (await again(lobbies)).row.id
    clock.seconds += 9_000
    await store.shift_deadlines(9_000)
    later = started_again(store, clock)
    assert at(await later.get(table))[2:] == [("ben", True), ("cyd", True)]
    clock.seconds += KEPT_SECONDS
    assert (await later.get(table)).awaited == ()


async def test_seats_are_kept_for_as_long_where_somebody_joins_while_the_clocks_move_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(store)
    lobbies = club.lobbies(NAMES, 3)
    table = (await again(lobbies)).row.id
    club.sessions.reach.lose()
    club.clock.seconds += 100.0
    held = HeldUp(monkeypatch, store, "save")
    joining = asyncio.create_task(lobbies.join(table, BEN, "ben"))
    assert await held.meanwhile(club.sessions.go_on()) == [None]
    deadline = (await joining).row.deadline
    assert deadline is not None
    assert (await lobbies.get(table)).row.deadline == deadline + 100.0
    await club.sessions.stop()


async def test_computers_take_the_kept_seats_where_the_host_begins(lobbies: Lobbies) -> None:
    table = (await again(lobbies)).row.id
    await lobbies.join(table, BEN, "ben")
    async with lobbies.starting(table, ANN) as lobby:
        seats = [(seat.name, seat.person, seat.kept) for seat in lobby.seats]
    assert seats == [
        ("Ann", ANN, False),
        ("Hera", None, False),
        ("ben", BEN, False),
        ("Apollo", None, False),
    ]
    assert lobby.row.deadline is None


async def test_who_gives_the_kept_seat_up_is_not_waited_for(lobbies: Lobbies) -> None:
    table = (await again(lobbies)).row.id
    lobby = await lobbies.leave(table, BEN)
    assert lobby is not None
    assert at(lobby) == [("Ann", False), ("Hera", False), ("cyd", True)]
    assert await lobbies.leave(table, ANN) is None, "nobody sits there any more"


@pytest.mark.parametrize(
    ("before", "sides", "wonders", "side"),
    [
        (Options(), "B", "chosen", "B"),
        (Options(sides="A+B", wonders="dealt-with-manneken-pis"), "A+B", "chosen-with-manneken-pis", "B"),
    ],
)
async def test_boards_are_turned_over(
    lobbies: Lobbies, before: Options, sides: str, wonders: str, side: str
) -> None:
    lobby = await again(lobbies, options=before, turned=True)
    assert (lobby.row.options.sides, lobby.row.options.wonders) == (sides, wonders)
    boards = [(seat.wonder, seat.side) for seat in lobby.seats]
    assert boards == [(wonder, side) for wonder in ("giza", "rhodes", "babylon", "olympia")]


async def test_boards_are_dealt_again_where_they_are_not_turned(lobbies: Lobbies) -> None:
    lobby = await again(lobbies, options=Options(pace="slow", place="thread"))
    assert lobby.row.options == Options(pace="slow")
    assert all(seat.wonder is None and seat.late == 0 for seat in lobby.seats)


async def test_the_seat_of_who_is_forgotten_is_free(lobbies: Lobbies) -> None:
    seats = (*PLAYED[:2], SeatRow(Seat(2), FORGOTTEN, "Somebody"), PLAYED[3])
    lobby = await lobbies.open_again(ended(Options()), seats, host=ANN, name="ann")
    assert at(lobby) == [("ann", False), ("Hera", False), ("cyd", True)]
