"""The loop of a game: retries after faults, and resting until an event that may help."""

import asyncio
from typing import Any

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.tables.loop import TRIES, TRIES_AFTER_REST
from engine.game import BrokenGameError
from tests.bot.fakes import ANN, BEN, CYD, Club, reach, sell, while_held_up
from tests.bot.kept import results
from tests.engine.faults import break_course
from tests.patience import PATIENCE, happens


async def test_retries_back_off_and_stop_until_the_game_is_woken(
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
    assert len(waits) == TRIES - 1, "an event on another server wakes no game"
    resting.clear()
    club.sessions.wake(session.row.server)
    await asyncio.wait_for(resting.wait(), PATIENCE)
    assert len(waits) == TRIES - 1 + TRIES_AFTER_REST - 1
    woken.set()
    session.woken.set()
    await asyncio.wait_for(club.events.asked.wait(), PATIENCE)
    await club.sessions.stop()


async def test_a_step_against_the_rules_is_not_stored(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await club.begin(ANN, BEN, CYD)
    with monkeypatch.context() as patch:
        break_course(patch, "base", KeyError("a fault"))
        await sell(session, 0, 1, 2)
        await happens(lambda: "rests 0" in club.events.told)
        assert [type(error) for error in club.events.errors] == [BrokenGameError], (
            "a broken game is not retried"
        )
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


async def test_a_game_cannot_be_ended_during_its_last_step(club: Club) -> None:
    session = await club.begin(ANN, computers=2, options=Options(pace="none"))

    async def end() -> None:
        with pytest.raises(Refusal, match="refusal-game-over"):
            await club.sessions.end(session, ANN, "Ann")

    for step in range(1, 18):
        await sell(session, 0)
        await reach(session, step)
    await while_held_up(club.store, "put_step", sell(session, 0), end(), done=True)
    await happens(lambda: "finish" in club.events.told)
    row = await club.row(session)
    assert (row.state, row.reason) == ("over", "played")
    assert len(await results(club.store, session.id)) == 3
