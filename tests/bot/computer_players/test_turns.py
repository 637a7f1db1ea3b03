"""Games that end, change seats or restart while a computer player thinks or pauses."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.common.game_options import Options
from bot.tables.session import Session
from engine.game import Seat
from engine.terms import Level
from tests.bot.fakes import ANN, BEN, Club, reach, sell
from tests.patience import happens

DUEL = Options(game="duel", pace="live")
ARCHITECTS = Options(game="architects", pace="live")


@pytest.fixture
def club(club: Club) -> Club:
    """Sessions whose computer players think and pause until a test lets them go on."""
    club.clock.rest_is_over.clear()
    club.computer.may_go_on.clear()
    return club


async def begin(club: Club, *persons: int, options: Options, level: Level = "normal") -> Session:
    """Begin a game of some persons and one computer player of a level."""
    lobby = await club.lobby(*persons, computers=1, options=options)
    seats = (*lobby.seats[:-1], replace(lobby.seats[-1], level=level))
    return await club.sessions.begin(replace(lobby, seats=seats))


async def play_until(session: Session, condition: Callable[[], bool]) -> None:
    """Play for the persons until a condition holds."""
    while True:
        await happens(lambda: condition() or bool(session.snapshot.awaited()))
        if condition():
            return
        step = session.step
        await sell(session, session.snapshot.awaited()[0])
        await reach(session, step + 1)


async def play_until_paused(
    club: Club, *persons: int, options: Options, level: Level = "normal"
) -> tuple[Session, int]:
    """Play until the computer player pauses before its turn; return the session and its step."""
    session = await begin(club, *persons, options=options, level=level)
    await play_until(session, lambda: bool(club.clock.resting))
    assert session.snapshot.waiting_for() == [Seat(len(session.seats) - 1)]
    return session, session.step


@pytest.mark.parametrize("options", [DUEL, ARCHITECTS])
async def test_a_computer_player_pauses_before_its_turn_if_set(club: Club, options: Options) -> None:
    session, step = await play_until_paused(club, ANN, options=options)
    club.clock.rest_is_over.set()
    await reach(session, step + 1)
    await club.sessions.end(session, ANN, "ann")
    club.computer.asked.clear()
    club.clock.rest_is_over.clear()
    session = await begin(club, ANN, options=replace(options, pause="none"))
    await play_until(session, lambda: Seat(1) in {seat for _, seat in club.computer.asked})
    assert club.clock.resting == 0


@pytest.mark.parametrize("leaves", [False, True])
async def test_players_can_leave_or_end_the_game_during_a_pause(club: Club, leaves: bool) -> None:
    session, step = await play_until_paused(club, ANN, BEN, options=ARCHITECTS)
    await club.sessions.leave(session, Seat(1), BEN, lambda names: "Iris")
    club.computer.asked.clear()
    club.clock.rest_is_over.set()
    await reach(session, step + 1)
    await play_until(session, lambda: Seat(1) in {seat for _, seat in club.computer.asked})
    assert {level for level, seat in club.computer.asked if seat == 1} == {"normal"}
    club.clock.rest_is_over.clear()
    await play_until(session, lambda: bool(club.clock.resting))
    step = session.step
    if leaves:
        await club.sessions.leave(session, Seat(0), ANN, lambda names: "Zeus")
    else:
        await club.sessions.end(session, ANN, "ann")
    await happens(lambda: not club.clock.resting)
    club.clock.rest_is_over.set()
    await asyncio.sleep(0.05)
    assert (session.step, session.row.state, club.events.errors) == (step, "closed", [])
    assert await club.store.live_tables() == []


@pytest.mark.parametrize(
    ("level", "options"), [("normal", DUEL), ("strong", DUEL), ("strong", Options(pace="live"))]
)
async def test_a_restart_while_a_computer_thinks_or_pauses(
    club: Club, level: Level, options: Options
) -> None:
    if options.in_turns:
        session, _ = await play_until_paused(club, ANN, options=options, level=level)
    else:
        session = await begin(club, ANN, BEN, options=options, level=level)
        await sell(session, 0, 1)
    computer = len(session.seats) - 1
    await happens(lambda: (level, Seat(computer)) in club.computer.asked)
    step, picks = session.step, dict(session.picks)
    again = await club.restart()
    assert (again.step, again.picks, again.snapshot.waiting_for()) == (step, picks, [Seat(computer)])
    club.computer.may_go_on.set()
    club.clock.rest_is_over.set()
    await reach(again, step + 1)
    assert club.events.errors == []


async def test_a_normal_computer_plays_for_a_late_player(club: Club) -> None:
    session = await begin(club, ANN, BEN, options=Options(pace="live"), level="strong")
    club.computer.may_go_on.set()
    await sell(session, 0)
    club.let_time_pass(session)
    await reach(session, 1)
    assert ("normal", Seat(1)) in club.computer.asked
    assert {level for level, seat in club.computer.asked if seat == 2} == {"strong"}
