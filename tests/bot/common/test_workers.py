"""Worker processes: what they are sent, and how they are called, killed and ended."""

import asyncio
import logging
import os
import pickle
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.common.workers import pool as pool_module
from bot.common.workers.pickling import pack
from bot.common.workers.pool import WORKER, NoAnswerError, WorkerPool
from bot.computer_players.turns import ComputerPlayers, choose
from engine.base.rules import standard_box
from engine.players.advice import Hint, hint, reasons_for
from engine.players.levels import by_level
from engine.record import new_game
from tests.engine.test_all_games import in_mid_course
from tests.patience import happens

STARTS_A_WORKER = """
import ast, asyncio, sys
from bot.common.workers.pool import WorkerPool

async def main():
    pool = WorkerPool(1, longest_queue=None, longest_answer=1000)
    asking = asyncio.create_task(pool.ask(ast.literal_eval(sys.argv[1])))
    while not pool.processes:
        await asyncio.sleep(0)
    print(*pool.processes, flush=True)
    await asking

asyncio.run(main())
"""
HANGS = (sys.executable, "-c", "import time; time.sleep(1000)")


def pool_of(most: int, command: Sequence[str] = WORKER, queue: float = 60, answer: float = 60) -> WorkerPool:
    return WorkerPool(most, command=command, longest_queue=queue, longest_answer=answer)


async def test_a_process_starts_on_demand_is_reused_and_ends_when_idle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = pool_of(1)
    assert pool.processes == []
    first = await pool.ask(pack(os.getpid))
    assert pool.processes == [first]
    assert (await pool.ask(pack(os.getpid)), pool.processes) == (first, [first])
    with pytest.raises(NoAnswerError, match="failed with ZeroDivisionError"):
        await pool.ask(pack(divmod, 1, 0))
    assert await pool.ask(pack(os.getpid)) == first
    await pool.close()
    assert pool.processes == []
    with pytest.raises(NoAnswerError, match="could be started"):
        await pool_of(1, ["/nowhere"]).ask(b"what?")
    monkeypatch.setattr(pool_module, "IDLE_SECONDS", 0.0)
    pool = pool_of(2)
    both = await asyncio.gather(pool.ask(pack(os.getpid)), pool.ask(pack(os.getpid)))
    assert len(set(both)) == 2
    await happens(lambda: not pool.processes)
    assert await pool.ask(pack(os.getpid)) not in both
    await pool.close()


async def test_a_busy_worker_ends_with_its_parent() -> None:
    starter = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTS_A_WORKER, repr(pack(time.sleep, 1000)), stdout=asyncio.subprocess.PIPE
    )
    assert starter.stdout is not None
    worker = int(await starter.stdout.readline())
    starter.kill()
    await starter.wait()
    await happens(lambda: not _is_alive(worker))


def _is_alive(process: int) -> bool:
    try:
        # An ended process remains as a zombie until its status is read.
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.parametrize(("queue", "answer", "told"), [(60, 0.01, "longer"), (0.01, 60, "busy")])
async def test_a_call_gives_up_on_a_full_queue_or_a_slow_answer(
    queue: float, answer: float, told: str
) -> None:
    hanging = pool_of(1, HANGS, queue, answer)
    first = asyncio.create_task(hanging.ask(b"what?"))
    await happens(lambda: bool(hanging.processes))
    with pytest.raises(NoAnswerError, match=told):
        await (first if told == "longer" else hanging.ask(b"what?"))
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    await happens(lambda: not hanging.processes)


async def test_a_killed_worker_costs_a_normal_choice_or_hint_and_logs_no_card(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    hanging = pool_of(1, HANGS)
    running = in_mid_course("duel", 2, 3, 0.9)
    (decision,) = running.decisions()
    view, computers = running.view(decision.chooser), ComputerPlayers(hanging)
    usual = by_level("normal").choose(view, decision, Random(3))
    choosing = asyncio.create_task(computers.choose("strong", view, decision, Random(3)))
    await _kill(hanging)
    assert await choosing == usual
    hinting = asyncio.create_task(computers.hint(view, decision))
    await _kill(hanging)
    usual = by_level("normal").choose(view, decision, Random(0))
    assert await hinting == Hint(usual, reasons_for(view, decision, usual))
    assert "its process ended" in caplog.text
    assert not [choice for choice in decision.choices if str(choice.as_json()["card"]) in caplog.text]
    pool = pool_of(1)
    assert await ComputerPlayers(pool).hint(view, decision) == hint(view, decision)
    for each in (pool, hanging):
        await each.close()


async def _kill(hanging: WorkerPool) -> None:
    await happens(lambda: bool(hanging.processes))
    (killed,) = hanging.processes
    os.kill(killed, signal.SIGKILL)
    await happens(lambda: killed not in hanging.processes)


# -- pickled calls ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("base", 2), ("base", 7), ("duel", 2), ("architects", 4)])
def test_a_position_arrives_unchanged_with_the_same_box_in_each_call(name: str, players: int) -> None:
    game, again = (new_game(name, players, 3, {}) for _ in range(2))
    decision = game.decisions()[0]
    view = game.view(decision.chooser)
    call = pack(choose, "strong", view, decision, Random(3))
    assert call == pack(choose, "strong", again.view(decision.chooser), again.decisions()[0], Random(3))
    function, (level, seen, asked, source) = pickle.loads(call)
    assert (function, level, repr(seen), asked) == (choose, "strong", repr(view), decision)
    assert source.random() == Random(3).random()
    assert choose("easy", seen, asked, Random(3)) == by_level("easy").choose(view, decision, Random(3))
    assert pickle.loads(call)[1][1].box is seen.box


def test_cards_keep_their_identity_and_different_boxes_stay_different() -> None:
    _, (view,) = pickle.loads(pack(len, in_mid_course("base", 3, 7, 0.5).view(None)))
    [built, *_] = view.cities[0].cards
    assert view.box.cards[built.id] is built
    usual = standard_box()
    boxes = (usual, replace(usual, rounds=usual.rounds - 1), usual)
    first, second, third = (pickle.loads(pack(len, box))[1][0] for box in boxes)
    assert first is third
    assert (first.rounds, second.rounds) == (usual.rounds, usual.rounds - 1)
