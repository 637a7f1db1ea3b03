"""A game of an earlier version goes on, even if it stored a step that needs no choice today."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.opening import open_store
from bot.tables.replay import as_of
from engine.game import Seat
from tests.bot.fakes import Club, reach
from tests.patience import happens

FILE = Path(__file__).parent.parent / "data" / "architects_with_a_forced_step.sql"
FORCED = 62
"""The step that the game now resolves by itself."""


@pytest.mark.parametrize("is_played", [True, False])
async def test_an_automatic_step_keeps_its_number_and_loses_its_picks(
    tmp_path: Path, is_played: bool
) -> None:
    with closing(sqlite3.connect(tmp_path / "older.sqlite3")) as database, database:
        database.executescript(FILE.read_text("utf-8"))
        if not is_played:
            # The earlier version stopped between choosing and playing the forced step.
            (choices,) = database.execute("SELECT choices FROM steps WHERE step = ?", (FORCED,)).fetchone()
            database.execute("DELETE FROM steps WHERE step = ?", (FORCED,))
            effect = choices.removeprefix('{"0": ').removesuffix("}")
            database.execute("INSERT INTO picks VALUES (1, ?, 0, ?)", (FORCED, effect))
    club = Club(await open_store(tmp_path / "older.sqlite3"))
    await club.sessions.resume()
    await club.events.asked.wait()
    session = club.sessions.get(1)
    assert (session.step, session.picks) == (FORCED + is_played, {})
    assert session.snapshot.waiting_for() == [Seat(0)]
    if is_played:
        assert [each.kind for each in session.snapshot.pending()] == ["keep"]
        assert "open 63" in club.events.told
        # A step that the game resolves by itself belongs to the turn before.
        built, made = session.history[-2:]
        assert (made.choices, made.before, made.events) == ({}, built.before, ())
        assert "DeckSearched" in {type(event).__name__ for event in built.events}
        for told in (FORCED - 1, FORCED, FORCED + 1):
            known = as_of(session.snapshot, told)
            assert known.step == told
            assert known.waiting_for() in ([], [Seat(0)])
    while not session.game.over:
        step = session.step
        (decision,) = session.game.decisions()
        if len(decision.choices) > 1:
            await session.choose(decision.seat, step, decision.choices[0])
        await reach(session, step + 1)
    await happens(lambda: club.sessions.at(session.row.place) is None)
    assert len(await club.steps(session)) == session.step
    finished = await club.sessions.replays.finished(1)
    assert finished.game.record() == session.game.record()
    await club.sessions.stop()
    await club.store.close()
