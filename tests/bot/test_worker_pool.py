"""Processes that think: asked, killed, hung, ended."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from bot import worker_pool
from bot.computer import ComputerPlayers
from bot.worker import HEAD_BYTES, number_of_choice, pack, unpack
from bot.worker_pool import NoAnswerError, WorkerPool
from engine.game import Seat
from engine.players import by_level
from engine.record import new_game
from tests.patience import happens

HANGS = (sys.executable, "-c", "import time; time.sleep(1000)")
GAMES = [("base", 3), ("duel", 2), ("architects", 3)]


@pytest_asyncio.fixture
async def hanging() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, HANGS)
    yield pool
    await pool.close()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_position_arrives_as_it_was_sent(name: str, players: int) -> None:
    game = new_game(name, players, 3, {})
    decision = game.decisions()[0]
    view = game.view(decision.chooser)
    level, seen, asked, source = unpack(pack("strong", view, decision, Random(3))[HEAD_BYTES:])
    assert (level, repr(seen), asked) == ("strong", repr(view), decision)
    assert source.random() == Random(3).random()
    chosen = number_of_choice("easy", seen, asked, Random(3))
    assert decision.choices[chosen] == by_level("easy").choose(view, decision, Random(3))


async def test_a_process_starts_when_it_is_needed_and_is_asked_again() -> None:
    pool = WorkerPool(1)
    game = new_game("base", 3, 3, {})
    decision = game.decisions()[0]
    question = pack("easy", game.view(Seat(0)), decision, Random(3))
    assert pool.processes == []
    first = await pool.ask(question)
    (process,) = pool.processes
    assert (await pool.ask(question), pool.processes) == (first, [process])
    await pool.close()
    assert pool.processes == []


async def test_a_killed_process_costs_a_usual_choice_and_tells_no_card(
    hanging: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    game = new_game("base", 3, 3, {})
    decision = game.decisions()[0]
    caplog.set_level(logging.WARNING)
    choosing = asyncio.create_task(
        ComputerPlayers(hanging).choose("strong", game.view(Seat(0)), decision, Random(3))
    )
    await happens(lambda: bool(hanging.processes))
    os.kill(hanging.processes[0], signal.SIGKILL)
    assert await choosing == by_level("normal").choose(game.view(Seat(0)), decision, Random(3))
    assert "its process ended" in caplog.text
    assert not [choice for choice in decision.choices if choice.as_json()["card"] in caplog.text]


async def test_a_process_that_hangs_is_given_up_and_killed(
    hanging: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "LONGEST_THOUGHT", 0.01)
    with pytest.raises(NoAnswerError, match="longer"):
        await hanging.ask(b"what?")
    await happens(lambda: not hanging.processes)


async def test_who_waits_too_long_for_a_free_process_goes_without(
    hanging: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "LONGEST_QUEUE", 0.01)
    first = asyncio.create_task(hanging.ask(b"what?"))
    await happens(lambda: bool(hanging.processes))
    with pytest.raises(NoAnswerError, match="busy"):
        await hanging.ask(b"what?")
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    await happens(lambda: not hanging.processes)


async def test_a_process_that_cannot_start_is_no_end_of_the_game() -> None:
    with pytest.raises(NoAnswerError, match="could be started"):
        await WorkerPool(1, ["/nowhere"]).ask(b"what?")
