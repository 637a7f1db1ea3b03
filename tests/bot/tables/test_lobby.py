"""Lobbies without Discord: simultaneous changes, and rematches."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.common.game_options import Options
from bot.common.refusal import Refusal
from bot.common.stored_rows import FORGOTTEN, SeatRow, TableRow
from bot.tables.lobby import RESERVED_SECONDS, Lobbies, Lobby
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, while_held_up

NAMES = ["Hera", "Apollo", "Athena", "Hermes", "Artemis", "Ares", "Demeter"]


@pytest.fixture
def lobbies(club: Club) -> Lobbies:
    return club.lobbies(NAMES, 3)


async def open_lobby(lobbies: Lobbies, channel: int = 5, options: Options | None = None) -> Lobby:
    return await lobbies.open(
        server=1, channel=channel, host=ANN, name="ann", language="en", options=options or Options()
    )


def keys(answers: Iterable[object]) -> list[object]:
    return [getattr(answer, "key", None) for answer in answers]


async def test_players_who_join_at_once_get_different_seats_until_the_lobby_closes(lobbies: Lobbies) -> None:
    openings = await asyncio.gather(open_lobby(lobbies), open_lobby(lobbies), return_exceptions=True)
    assert keys(openings) == [None, "refusal-channel-taken"]
    lobby = await lobbies.at(5)
    assert lobby is not None
    people = [BEN, BEN, *range(100, 107)]
    answers = await asyncio.gather(
        *(lobbies.join(lobby.row.id, person, f"p{person}") for person in people), return_exceptions=True
    )
    assert keys(answers) == [None, "refusal-already-seated", *[None] * 5, *["refusal-table-full"] * 2]
    seated = await lobbies.get(lobby.row.id)
    assert [seat.seat for seat in seated.seats] == list(range(7))
    assert seated.persons == (ANN, BEN, *range(100, 105))
    await lobbies.close(lobby.row.id, "ended", ANN)
    for table in (lobby.row.id, 999):
        with pytest.raises(Refusal, match="refusal-lobby-closed"):
            await lobbies.join(table, DORA, "dora")


async def test_filling_a_lobby_several_times_at_once_fills_it_once(lobbies: Lobbies) -> None:
    table = (await open_lobby(lobbies)).row.id
    answers = await asyncio.gather(
        *(lobbies.add_computer(table, ANN, on_all_seats=True) for _ in range(3)),
        lobbies.add_computer(table, ANN),
        lobbies.join(table, BEN, "ben"),
        return_exceptions=True,
    )
    assert keys(answers) == [None, *["refusal-no-free-seat"] * 3, "refusal-table-full"]
    names = [seat.name for seat in (await lobbies.get(table)).seats]
    assert len(names) == len({*names}) == 7


async def test_a_chosen_board_is_lost_when_the_options_rule_it_out(lobbies: Lobbies) -> None:
    table = (await open_lobby(lobbies, options=Options(wonders="chosen"))).row.id
    with pytest.raises(Refusal, match="refusal-offer-changed"):
        await lobbies.choose_wonder(table, ANN, "giza", None)
    await lobbies.choose_wonder(table, ANN, "giza", "A")
    slow = await lobbies.change_options(table, ANN, lambda options: replace(options, pace="slow"))
    assert slow.seats[0].wonder == "giza"
    turned = await lobbies.change_options(table, ANN, lambda options: replace(options, sides="B"))
    assert turned.seats[0].wonder is None


# -- rematches ----------------------------------------------------------------------------------------

PLAYED = (
    SeatRow(Seat(0), ANN, "ann", 1, "giza", "A"),
    SeatRow(Seat(1), None, "Hera", 0, "rhodes", "A"),
    SeatRow(Seat(2), BEN, "ben", 0, "babylon", "A"),
    SeatRow(Seat(3), CYD, "cyd", 0, "olympia", "A"),
)
ALONE = [("Ann", False), ("Hera", False)]
RESERVED = [("ben", True), ("cyd", True)]


async def rematch(lobbies: Lobbies, seats: tuple[SeatRow, ...] = PLAYED, **options: Any) -> Lobby:
    row = TableRow(9, 1, 5, 5, "over", BEN, "en", Options(**options), None, 0.0)
    return await lobbies.open_rematch(row, seats, host=ANN, name="Ann")


def seats_of(lobby: Lobby | None) -> list[tuple[str, bool]]:
    assert lobby is not None
    return [(seat.name, seat.kept) for seat in lobby.seats]


async def test_seats_are_reserved_only_for_people_who_can_return(lobbies: Lobbies) -> None:
    lobby = await rematch(lobbies, seats=PLAYED[:2], pace="slow", place="thread")
    assert (seats_of(lobby), lobby.row.deadline) == (ALONE, None)
    assert lobby.row.options == Options(pace="slow"), "it is where it was asked for"
    assert await lobbies.leave(lobby.row.id, ANN) is None, "the last person has left"
    somebody = SeatRow(Seat(2), FORGOTTEN, "Somebody")
    lobby = await rematch(lobbies, seats=(*PLAYED[:2], somebody, PLAYED[3]))
    assert (seats_of(lobby), lobby.awaited) == ([*ALONE, ("cyd", True)], (CYD,))
    # A seat given up is no longer reserved.
    assert seats_of(await lobbies.leave(lobby.row.id, CYD)) == ALONE


async def test_reserved_seats_are_freed_at_the_deadline(club: Club, lobbies: Lobbies) -> None:
    table = (await rematch(lobbies)).row.id
    # Restart; the time without the bot doesn't count.
    club.clock.seconds += 9_000
    await club.store.shift_deadlines(9_000)
    lobbies = club.lobbies(NAMES, 3)
    club.clock.seconds += RESERVED_SECONDS - 1
    assert await lobbies.free_reserved() == []
    assert seats_of(await lobbies.get(table)) == ALONE + RESERVED
    club.clock.seconds += 1
    assert [seats_of(freed) for freed in await lobbies.free_reserved()] == [ALONE]
    assert seats_of(await lobbies.get(table)) == ALONE
    assert await lobbies.free_reserved() == []
    await lobbies.close(table, "ended")
    # Joining while deadlines shift keeps the shifted deadline.
    table = (await rematch(lobbies)).row.id
    club.sessions.connectivity.lose()
    club.clock.seconds += 100.0
    joining, going_on = lobbies.join(table, BEN, "ben"), club.sessions.go_on()
    joined, _ = await while_held_up(club.store, "save", joining, going_on)
    deadline = joined.row.deadline
    assert deadline is not None
    assert (await lobbies.get(table)).row.deadline == deadline + 100.0
