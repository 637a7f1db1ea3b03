"""The same players once more, without Discord: whose seat is kept, how long, and on which boards."""

from __future__ import annotations

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.common.rows import FORGOTTEN, SeatRow, TableRow
from bot.tables.lobby import RESERVED_SECONDS, Lobbies, Lobby
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, while_held_up

NAMES = ["Hera", "Apollo", "Athena", "Hermes", "Artemis", "Ares", "Demeter"]
PLAYED = (
    SeatRow(Seat(0), ANN, "ann", 1, "giza", "A"),
    SeatRow(Seat(1), None, "Hera", 0, "rhodes", "A"),
    SeatRow(Seat(2), BEN, "ben", 0, "babylon", "A"),
    SeatRow(Seat(3), CYD, "cyd", 0, "olympia", "A"),
)
ALONE = [("Ann", False), ("Hera", False)]
KEPT = [("ben", True), ("cyd", True)]


@pytest.fixture
def lobbies(club: Club) -> Lobbies:
    return club.lobbies(NAMES, 3)


async def again(
    lobbies: Lobbies,
    *,
    host: int = ANN,
    seats: tuple[SeatRow, ...] = PLAYED,
    options: Options | None = None,
    turned: bool = False,
) -> Lobby:
    row = TableRow(9, 1, 5, 5, "over", BEN, "en", options or Options(), None, 0.0)
    return await lobbies.open_rematch(row, seats, host=host, name="Ann", turned=turned)


def at(lobby: Lobby | None) -> list[tuple[str, bool]]:
    assert lobby is not None
    return [(seat.name, seat.kept) for seat in lobby.seats]


async def test_everybody_finds_the_seat_that_they_had(lobbies: Lobbies) -> None:
    with pytest.raises(Refusal, match="refusal-again-for-players"):
        await again(lobbies, host=DORA)
    assert await lobbies.at(5) is None
    lobby = await again(lobbies, options=Options(pace="slow", place="thread"))
    assert lobby.row.options == Options(pace="slow")
    assert all(seat.wonder is None and seat.late == 0 for seat in lobby.seats)
    assert at(lobby) == ALONE + KEPT
    assert (lobby.row.host, lobby.persons, lobby.awaited) == (ANN, (ANN,), (BEN, CYD))
    lobby = await lobbies.join(lobby.row.id, DORA, "dora")
    assert at(lobby) == [*ALONE, *KEPT, ("dora", False)]
    lobby = await lobbies.join(lobby.row.id, CYD, "cyd")
    assert not lobby.gathered
    lobby = await lobbies.join(lobby.row.id, BEN, "ben")
    assert lobby.gathered
    assert at(lobby) == [*ALONE, ("ben", False), ("cyd", False), ("dora", False)]
    assert (lobby.row.host, lobby.row.deadline) == (ANN, None)


@pytest.mark.parametrize(
    ("seats", "kept"),
    [
        (PLAYED[:2], []),
        ((*PLAYED[:2], SeatRow(Seat(2), FORGOTTEN, "Somebody"), PLAYED[3]), [("cyd", True)]),
    ],
    ids=["alone", "who is forgotten"],
)
async def test_no_seat_is_kept_for_nobody(
    lobbies: Lobbies, seats: tuple[SeatRow, ...], kept: list[tuple[str, bool]]
) -> None:
    lobby = await again(lobbies, seats=seats)
    assert at(lobby) == ALONE + kept
    assert (lobby.row.deadline is None) == (not kept)


async def test_kept_seats_are_free_after_their_time_and_that_is_written_once(
    club: Club, lobbies: Lobbies
) -> None:
    table = (await again(lobbies)).row.id
    # A restart, and time without the bot is none.
    club.clock.seconds += 9_000
    await club.store.shift_deadlines(9_000)
    lobbies = club.lobbies(NAMES, 3)
    assert await lobbies.free_reserved() == []
    club.clock.seconds += RESERVED_SECONDS - 1
    assert at(await lobbies.get(table)) == ALONE + KEPT
    club.clock.seconds += 1
    assert at(await lobbies.get(table)) == ALONE
    assert [at(freed) for freed in await lobbies.free_reserved()] == [ALONE]
    assert await lobbies.free_reserved() == []


async def test_seats_are_kept_for_as_long_where_somebody_joins_while_the_clocks_move_on(
    club: Club, lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await again(lobbies)).row.id
    club.sessions.connectivity.lose()
    club.clock.seconds += 100.0
    joining, going_on = lobbies.join(table, BEN, "ben"), club.sessions.go_on()
    joined, _ = await while_held_up(monkeypatch, club.store, "save", joining, going_on)
    deadline = joined.row.deadline
    assert deadline is not None
    assert (await lobbies.get(table)).row.deadline == deadline + 100.0


async def test_who_gives_the_kept_seat_up_is_not_waited_for(lobbies: Lobbies) -> None:
    table = (await again(lobbies)).row.id
    assert at(await lobbies.leave(table, BEN)) == [*ALONE, ("cyd", True)]
    assert await lobbies.leave(table, ANN) is None, "nobody sits there any more"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Options(), Options(sides="B", wonders="chosen")),
        (
            Options(sides="A+B", wonders="dealt-with-manneken-pis"),
            Options(sides="A+B", wonders="chosen-with-manneken-pis"),
        ),
    ],
)
async def test_boards_are_turned_over(lobbies: Lobbies, before: Options, after: Options) -> None:
    lobby = await again(lobbies, options=before, turned=True)
    assert lobby.row.options == after
    boards = [(seat.wonder, seat.side) for seat in lobby.seats]
    assert boards == [(wonder, "B") for wonder in ("giza", "rhodes", "babylon", "olympia")]
