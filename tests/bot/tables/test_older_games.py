"""Games of an earlier version go on, also where it wrote down as a step what needs no answer now."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.opening import open_store
from bot.tables.replay import as_of
from bot.tables.session import Session
from engine.game import Seat
from tests.bot.fakes import Club, reach
from tests.patience import happens

FILE = Path(__file__).parent.parent / "data" / "architects_with_a_forced_step.sql"
FORCED = 62
"""The step that the game makes by itself now."""


Restart = Callable[[], Awaitable[tuple[Club, Session]]]
"""Starts the bot of today on the database."""


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(tmp_path / "older.sqlite3")
    connection.executescript(FILE.read_text("utf-8"))
    yield connection
    connection.close()


@pytest_asyncio.fixture
async def restart(database: sqlite3.Connection, tmp_path: Path) -> AsyncIterator[Restart]:
    clubs: list[Club] = []

    async def begin() -> tuple[Club, Session]:
        database.commit()
        club = Club(await open_store(tmp_path / "older.sqlite3"))
        clubs.append(club)
        await club.sessions.resume()
        await club.events.asked.wait()
        return club, club.sessions.get(1)

    yield begin
    for club in clubs:
        await club.sessions.stop()
        await club.store.close()


def stored(database: sqlite3.Connection) -> list[int]:
    return [step for (step,) in database.execute("SELECT step FROM steps ORDER BY step")]


async def test_a_step_made_by_itself_keeps_its_number(database: sqlite3.Connection, restart: Restart) -> None:
    club, session = await restart()
    assert session.step == FORCED + 1 == len(stored(database))
    assert session.snapshot.waiting_for() == [Seat(0)]
    assert [each.kind for each in session.snapshot.pending()] == ["keep"]
    assert "open 63" in club.events.told
    # The turn of a step that the game makes by itself is that of the step before.
    built, made = session.history[-2:]
    assert (made.choices, made.before, made.events) == ({}, built.before, ())
    assert "DeckSearched" in {type(event).__name__ for event in built.events}
    for told in (FORCED - 1, FORCED, FORCED + 1):
        known = as_of(session.snapshot, told)
        assert known.step == told
        assert known.waiting_for() in ([], [Seat(0)])


async def test_picks_of_a_step_made_by_itself_go_away(database: sqlite3.Connection, restart: Restart) -> None:
    """The earlier version had stopped between choosing and playing what was forced."""
    (choices,) = database.execute("SELECT choices FROM steps WHERE step = ?", (FORCED,)).fetchone()
    database.execute("DELETE FROM steps WHERE step = ?", (FORCED,))
    effect = choices.removeprefix('{"0": ').removesuffix("}")
    database.execute("INSERT INTO picks VALUES (1, ?, 0, ?)", (FORCED, effect))
    club, session = await restart()
    assert (session.step, session.picks, session.snapshot.waiting_for()) == (FORCED, {}, [Seat(0)])
    while not session.game.over:
        step = session.step
        (decision,) = session.game.decisions()
        if len(decision.choices) > 1:
            await session.choose(decision.seat, step, decision.choices[0])
        await reach(session, step + 1)
    await happens(lambda: club.sessions.at(session.row.place) is None)
    assert stored(database) == list(range(session.step))
    finished = await club.sessions.replays.finished(1)
    assert finished.game.record() == session.game.record()
