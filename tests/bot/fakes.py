"""The surroundings of a session, without Discord and without waiting."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

from bot.common import clock
from bot.common.game_options import Options
from bot.common.stored_rows import SeatRow, StoredGame, TableRow
from bot.computer_players.turns import ComputerPlayers
from bot.storage.errors import OutageError
from bot.storage.store import Store
from bot.tables.lobby import Lobbies, Lobby
from bot.tables.session import Session
from bot.tables.sessions import Sessions
from engine.game import Choice, Decision, JsonObject, Seat
from engine.terms import Level
from tests.patience import PATIENCE, happens

ANN, BEN, CYD, DORA = 11, 12, 13, 14


class Clock(clock.Clock):
    """A clock with a number of alarms that go off at once, each half a live round later.

    A pause ends at once too, unless a test clears ``rest_is_over``.
    """

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.alarms = 0
        self.resting = 0
        self.rest_is_over = asyncio.Event()
        self.rest_is_over.set()

    def now(self) -> float:
        return self.seconds

    async def rest(self, seconds: float) -> None:
        await asyncio.sleep(0)
        if seconds:
            self.resting += 1
            try:
                await self.rest_is_over.wait()
            finally:
                self.resting -= 1

    async def wait_for(self, awaitable: Awaitable[Any]) -> Any:
        if self.alarms:
            self.alarms -= 1
            awaitable.close()  # type: ignore[attr-defined]
            self.seconds += 45.0
            raise TimeoutError
        return await awaitable


TOLD = {
    "show_progress": "progress",
    "remind": "remind {0.step}",
    "sleep": "sleep {0.step}",
    "restore_failed": "lost {0.id}",
    "post_score": "finish",
    "seat_taken": "taken {1.seat}",
    "ask_to_readmit": "asked for {1}",
    "readmitted": "readmitted {1}",
    "ended_early": "ended by {1}",
    "stepped_back": "back to {0.step}",
    "warn_of_end": "warning {0.id}",
    "take_warning_back": "no warning {0.id}",
    "remove_buttons": "closed {0.id}",
}
"""How calls are recorded, with their arguments."""


class FakeEvents:
    """Records the events of a session, and fails on demand."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.asked = asyncio.Event()
        self.asked_seats: list[Seat] = []
        self.fails: dict[str, Exception] = {}
        self.errors: list[Exception] = []

    def _tell(self, what: str) -> None:
        if what in self.fails:
            raise self.fails.pop(what)
        self.told.append(what)

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, None]]:
        if name not in TOLD:
            raise AttributeError(name)

        async def tell(*given: object) -> None:
            self._tell(TOLD[name].format(*given))

        return tell

    async def open_step(self, session: Session) -> bool:
        self._tell(f"open {session.step}")
        self.asked.set()
        self.asked_seats = session.snapshot.waiting_for()
        return bool(self.asked_seats)

    async def close_step(self, session: Session) -> None:
        self._tell(f"close {session.step - 1}")

    async def seat_left(self, _: Session, step: int, before: SeatRow, *, removed: bool) -> None:
        self._tell(f"{'removed' if removed else 'left'} {before.seat} in {step}")

    async def check_reachable(self, _: Session) -> None:
        if "reach" in self.fails:
            raise self.fails.pop("reach")

    async def stuck(self, session: Session, error: Exception, *, rests: bool) -> None:
        self.errors.append(error)
        if rests:
            self._tell(f"rests {session.step}")


async def while_held_up(
    owner: object,
    method: str,
    held: Coroutine[Any, Any, Any],
    meanwhile: Coroutine[Any, Any, Any],
    *,
    done: bool = False,
) -> Any:
    """Run a coroutine that is held up in the next call of a method, and another one ``meanwhile``.

    The call is held up before its work, or after it if ``done``. Returns the results of both.
    """
    call, begun, goes_on = getattr(owner, method), asyncio.Event(), asyncio.Event()

    async def wait(*arguments: Any, **named: Any) -> Any:
        if begun.is_set():
            return await call(*arguments, **named)
        found = await call(*arguments, **named) if done else None
        begun.set()
        await goes_on.wait()
        return found if done else await call(*arguments, **named)

    setattr(owner, method, wait)
    async with asyncio.timeout(PATIENCE):
        first = asyncio.create_task(held)
        await begun.wait()
        second = asyncio.create_task(meanwhile)
        # The other one may have to wait for the call.
        await asyncio.wait([second], timeout=0.05)
        goes_on.set()
        return await asyncio.gather(first, second)


def fail_once(owner: object, method: str) -> None:
    """Let the next call of a method fail as if the store were unavailable."""
    call, failed = getattr(owner, method), list[str]()

    async def fail(*arguments: Any, **named: Any) -> Any:
        if not failed:
            failed.append(method)
            raise OutageError("the disk is away")
        return await call(*arguments, **named)

    setattr(owner, method, fail)


class SellingComputer(ComputerPlayers):
    """Sells a card, after starting what happens ``meanwhile``; it thinks while a test lets it."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.asked: list[tuple[Level, Seat]] = []
        self.meanwhile: Callable[[], Awaitable[Any]] | None = None
        self.happening: list[asyncio.Future[Any]] = []

    async def choose(self, level: Level, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        self.asked.append((level, decision.chooser))
        if self.meanwhile is not None:
            self.happening.append(asyncio.ensure_future(self.meanwhile()))
            self.meanwhile = None
        await asyncio.sleep(0)
        if self.thinks_long(level):
            await self.may_go_on.wait()
        choice: Choice = decision.choices[-1]
        return choice


class Club:
    """The sessions of one process, with lobbies and players."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.events = FakeEvents()
        self.clock = Clock()
        self.computer = SellingComputer()
        self.sessions = self.new_sessions()

    def new_sessions(self) -> Sessions:
        return Sessions(self.store, self.events, self.computer, self.clock)

    def lobbies(self, names: Sequence[str] = ("Hera",), tables_per_server: int = 20) -> Lobbies:
        lobbies = Lobbies(
            self.store, self.clock.now, names, tables_per_server, self.sessions.set_unreadable_aside
        )
        self.sessions._changing_lobbies = lobbies.changing
        return lobbies

    async def lobby(
        self, *persons: int, computers: int = 0, channel: int = 5, options: Options | None = None
    ) -> Lobby:
        chosen = options or Options(pace="live")
        who: list[int | None] = [*persons, *([None] * computers)]
        seats = tuple(SeatRow(Seat(number), person, f"p{number}") for number, person in enumerate(who))
        row = TableRow(0, 1, channel, channel, "lobby", persons[0], "en", chosen, None, self.clock.now())
        return Lobby(await self.store.create_table(row, seats), seats)

    async def begin(self, *persons: int, computers: int = 0, options: Options | None = None) -> Session:
        """Begin a game and wait for its first prompt."""
        session = await self.sessions.begin(await self.lobby(*persons, computers=computers, options=options))
        await self.events.asked.wait()
        return session

    async def stored(self, session: Session) -> StoredGame:
        game = await self.store.game(session.id)
        assert game is not None
        return game

    async def row(self, session: Session) -> TableRow:
        return (await self.stored(session)).row

    async def steps(self, session: Session) -> list[JsonObject]:
        return (await self.stored(session)).steps

    async def picks(self, session: Session) -> Mapping[Seat, JsonObject]:
        return (await self.stored(session)).picks.get(session.step, {})

    async def asks(self, step: int) -> None:
        await happens(lambda: f"open {step}" in self.events.told)

    def let_time_pass(self, session: Session) -> None:
        """Set off two alarms of a game: the first reminds its players, the next ends the step."""
        self.clock.alarms = 2
        session.changed.set()

    async def practise(self) -> Session:
        """Begin a practice game and wait for its first prompt."""
        lobby = await self.lobbies(("Hera", "Zeus", "Gaia")).open(
            server=1,
            channel=5,
            host=ANN,
            name="ann",
            language="en",
            options=Options(pace="none", practice="yes"),
        )
        session = await self.sessions.begin(lobby)
        await self.events.asked.wait()
        return session

    async def restart(self) -> Session:
        """Stop the process and start another one."""
        await self.sessions.stop()
        self.events = FakeEvents()
        self.sessions = self.new_sessions()
        await self.sessions.resume()
        (row,) = await self.store.live_tables()
        return self.sessions.get(row.id)


async def sell(session: Session, *seats: int) -> None:
    """Pick the last choice of each of these seats."""
    for seat in map(Seat, seats):
        decision = session.snapshot.decision(seat)
        assert decision is not None
        await session.choose(seat, session.step, decision.choices[-1])


async def reach(session: Session, step: int) -> None:
    await happens(lambda: session.step >= step)
