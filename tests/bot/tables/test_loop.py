"""What stops a table: tried again for a while, then left until something happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.tables.loop import TRIES
from engine.game import BrokenGameError, Seat
from tests.bot.fakes import ANN, BEN, CYD, Club, reach, sell
from tests.bot.kept import results
from tests.engine.faults import break_course
from tests.patience import PATIENCE, happens


async def test_faults_that_stay_are_retried_ever_more_rarely_and_not_for_ever(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    resting, woken = asyncio.Event(), asyncio.Event()

    async def park(awaitable: Any) -> None:
        club.events.fails["open 0"] = RuntimeError("still on fire")
        if "rests" not in caplog.records[-1].message:
            awaitable.close()
            waits.append(caplog.records[-1].args[1])  # type: ignore[index, arg-type]
            return
        resting.set()
        await awaitable
        if woken.is_set():
            club.events.fails.clear()

    monkeypatch.setattr(club.clock, "wait_for", park)
    club.events.fails["open 0"] = RuntimeError("on fire")
    session = await club.sessions.begin(await club.lobby(ANN, BEN, CYD))
    await asyncio.wait_for(resting.wait(), PATIENCE)
    assert waits == [0.01 * 2**turn for turn in range(TRIES - 1)]
    assert club.events.told.count("rests 0") == 1
    club.sessions.wake(session.row.server + 1)
    await asyncio.sleep(0.05)
    assert len(waits) == TRIES - 1, "what happens on another server wakes no game"
    resting.clear()
    club.sessions.wake(session.row.server)
    await asyncio.wait_for(resting.wait(), PATIENCE)
    assert len(waits) == 2 * (TRIES - 1)
    woken.set()
    session.woken.set()
    await asyncio.wait_for(club.events.asked.wait(), PATIENCE)
    await club.sessions.stop()


async def test_no_step_is_stored_that_breaks_the_rules(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await club.begin(ANN, BEN, CYD)
    with monkeypatch.context() as patch:
        break_course(patch, "base", KeyError("a fault"))
        await sell(session, 0, 1, 2)
        await happens(lambda: "rests 0" in club.events.told)
        assert [type(error) for error in club.events.errors] == [BrokenGameError], "it is not tried in vain"
        picks = dict(session.picks)
        session.woken.set()
        await happens(lambda: len(club.events.errors) == 2)
        assert (session.step, dict(session.picks), session.game.steps) == (0, picks, 0)
        assert session.game.record()["steps"] == await club.steps(session) == []
        assert len(await club.picks(session)) == 3
    session = await club.restart()
    await reach(session, 1)
    assert len(await club.steps(session)) == 1
    await club.sessions.stop()


async def test_a_game_cannot_be_ended_in_its_last_step(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await club.lobby(ANN, computers=1, options=Options(game="duel", pace="none"))
    session = await club.sessions.begin(lobby)
    put_step, written, goes_on = club.store.put_step, asyncio.Event(), asyncio.Event()

    async def slowly(row: TableRow, *arguments: Any, **named: Any) -> None:
        await put_step(row, *arguments, **named)
        if named["ending"] is not None:
            written.set()
            await goes_on.wait()

    monkeypatch.setattr(club.store, "put_step", slowly)
    while not written.is_set():
        if (decision := session.snapshot.decision(Seat(0))) is not None:
            with suppress(Refusal):
                await session.choose(decision.seat, session.step, decision.choices[0])
        await asyncio.sleep(0)
    ending = asyncio.create_task(club.sessions.end(session, ANN, "Ann"))
    await asyncio.sleep(0.02)
    goes_on.set()
    (answer,) = await asyncio.gather(ending, return_exceptions=True)
    assert getattr(answer, "key", None) == "refusal-game-over"
    await happens(lambda: "finish" in club.events.told)
    row = await club.store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("over", "played")
    assert len(await results(club.store, session.id)) == 2
