"""Games that end, change seats or restart while a computer player thinks or pauses."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.common.options import Options
from bot.computers.players import ComputerPlayers
from bot.storage.store import Store
from bot.tables.registry import Sessions
from bot.tables.session import Session
from engine.game import Choice, Decision, Seat
from engine.terms import Level
from tests.bot.fakes import ANN, BEN, Club, reach, sell
from tests.patience import happens

DUEL = Options(game="duel", pace="live")
ARCHITECTS = Options(game="architects", pace="live")


class Thinker(ComputerPlayers):
    """A computer player that thinks until a test lets it go on, and records for whom it chose."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.asked: list[tuple[Level, Seat]] = []

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        self.asked.append((level, decision.chooser))
        if self.thinks_long(level):
            await self.may_go_on.wait()
        choice: Choice = source.choice(decision.choices)
        return choice


class SlowClub(Club):
    """Sessions whose computer players pause until a test lets them go on."""

    def __init__(self, store: Store) -> None:
        self.thinker = Thinker()
        self.rest_is_over = asyncio.Event()
        self.waiting = 0
        super().__init__(store)

    def new_sessions(self) -> Sessions:
        self.clock.rest = self._rest  # type: ignore[method-assign]
        return Sessions(self.store, self.events, self.thinker, self.clock)

    async def _rest(self, seconds: float) -> None:
        if not seconds:
            return
        self.waiting += 1
        try:
            await self.rest_is_over.wait()
        finally:
            self.waiting -= 1


@pytest_asyncio.fixture
async def slow(store: Store) -> AsyncIterator[SlowClub]:
    club = SlowClub(store)
    yield club
    await club.sessions.stop()


async def begin(club: SlowClub, *persons: int, options: Options, level: Level = "normal") -> Session:
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
    club: SlowClub, *persons: int, options: Options, level: Level = "normal"
) -> tuple[Session, int]:
    """Play until the computer player pauses before its turn; return the session and its step."""
    session = await begin(club, *persons, options=options, level=level)
    await play_until(session, lambda: bool(club.waiting))
    assert session.snapshot.waiting_for() == [Seat(len(session.seats) - 1)]
    return session, session.step


@pytest.mark.parametrize("options", [DUEL, ARCHITECTS])
async def test_a_computer_player_pauses_before_its_turn_if_set(slow: SlowClub, options: Options) -> None:
    session, step = await play_until_paused(slow, ANN, options=options)
    slow.rest_is_over.set()
    await reach(session, step + 1)
    await slow.sessions.end(session, ANN, "ann")
    slow.thinker.asked.clear()
    slow.rest_is_over.clear()
    session = await begin(slow, ANN, options=replace(options, pause="none"))
    await play_until(session, lambda: Seat(1) in {seat for _, seat in slow.thinker.asked})
    assert slow.waiting == 0


@pytest.mark.parametrize("leaves", [False, True])
async def test_a_game_can_end_during_a_pause(slow: SlowClub, leaves: bool) -> None:
    session, step = await play_until_paused(slow, ANN, options=DUEL)
    if leaves:
        await slow.sessions.leave(session, Seat(0), ANN, lambda names: "Iris")
    else:
        await slow.sessions.end(session, ANN, "ann")
    await happens(lambda: not slow.waiting)
    slow.rest_is_over.set()
    await asyncio.sleep(0.05)
    assert (session.step, session.row.state, slow.events.errors) == (step, "closed", [])
    assert await slow.store.live_tables() == []


async def test_another_player_can_leave_during_a_pause(slow: SlowClub) -> None:
    session, step = await play_until_paused(slow, ANN, BEN, options=ARCHITECTS)
    await slow.sessions.leave(session, Seat(1), BEN, lambda names: "Iris")
    slow.thinker.asked.clear()
    slow.rest_is_over.set()
    await reach(session, step + 1)
    await play_until(session, lambda: Seat(1) in {seat for _, seat in slow.thinker.asked})
    assert {level for level, seat in slow.thinker.asked if seat == 1} == {"normal"}
    assert slow.events.errors == []


@pytest.mark.parametrize(
    ("level", "options"), [("normal", DUEL), ("strong", DUEL), ("strong", Options(pace="live"))]
)
async def test_a_restart_while_a_computer_thinks_or_pauses(
    slow: SlowClub, level: Level, options: Options
) -> None:
    if options.in_turns:
        session, _ = await play_until_paused(slow, ANN, options=options, level=level)
    else:
        session = await begin(slow, ANN, BEN, options=options, level=level)
        await sell(session, 0, 1)
    computer = len(session.seats) - 1
    await happens(lambda: (level, Seat(computer)) in slow.thinker.asked)
    step, picks = session.step, dict(session.picks)
    again = await slow.restart()
    assert (again.step, again.picks, again.snapshot.waiting_for()) == (step, picks, [Seat(computer)])
    slow.thinker.may_go_on.set()
    slow.rest_is_over.set()
    await reach(again, step + 1)
    assert slow.events.errors == []


async def test_a_normal_computer_plays_for_a_late_player(slow: SlowClub) -> None:
    session = await begin(slow, ANN, BEN, options=Options(pace="live"), level="strong")
    slow.thinker.may_go_on.set()
    await sell(session, 0)
    slow.let_time_pass(session)
    await reach(session, 1)
    assert ("normal", Seat(1)) in slow.thinker.asked
    assert {level for level, seat in slow.thinker.asked if seat == 2} == {"strong"}
