"""Games that are brought back come and speak in the order in which somebody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.common.clock import Clock
from bot.common.options import Options
from bot.common.priority_semaphore import PrioritySemaphore
from bot.common.rows import TableRow
from bot.tables.connectivity import Connectivity
from bot.tables.restore import AnnouncingSlot, RestoreQueue
from tests.bot.fakes import ANN, BEN, Club, sell
from tests.patience import happens

ROW = TableRow(0, 1, 5, 5, "playing", 11, "en", Options(), None, 0.0)


def rows(numbers: Iterable[int]) -> list[TableRow]:
    return [replace(ROW, id=number) for number in numbers]


class Bringing:
    """Brings a game back whenever it is let."""

    def __init__(self) -> None:
        self.brought: list[int] = []
        self.let = asyncio.Semaphore(0)

    async def bring(self, row: TableRow) -> None:
        await self.let.acquire()
        self.brought.append(row.id)


async def test_who_does_something_at_a_table_does_not_wait_for_all_others() -> None:
    returning, bringing, answered = RestoreQueue(), Bringing(), list[int]()

    async def tap(table: int) -> None:
        await returning.want(table)
        answered.append(table)

    coming = asyncio.create_task(returning.bring(rows(range(1, 9)), bringing.bring))
    await asyncio.sleep(0)
    tapping = [asyncio.create_task(tap(table)) for table in (7, 5, 99)]
    await happens(lambda: answered == [99])
    bringing.let.release()
    bringing.let.release()
    await happens(lambda: answered == [99, 7])
    assert bringing.brought == [1, 7]
    assert not returning.is_pending(7)
    assert returning.is_pending(5)
    for _ in range(6):
        bringing.let.release()
    await asyncio.gather(coming, *tapping)
    assert bringing.brought == [1, 7, 5, 2, 3, 4, 6, 8]


async def test_before_it_is_known_which_games_come_a_tap_waits_for_its_own() -> None:
    returning, bringing = RestoreQueue(), Bringing()
    tapping = [asyncio.create_task(returning.want(table)) for table in (3, 99)]
    await asyncio.sleep(0)
    assert returning.is_pending(3)
    bringing.let.release()
    coming = asyncio.create_task(returning.bring(rows((2, 3)), bringing.bring))
    await asyncio.gather(*tapping)
    assert bringing.brought == [3]
    bringing.let.release()
    await coming


async def test_where_the_store_fails_nobody_waits_for_ever() -> None:
    returning = RestoreQueue()

    async def fail(row: TableRow) -> None:
        await asyncio.sleep(0)
        raise OSError(row.id)

    tapping = asyncio.create_task(returning.want(2))
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="2"):
        await returning.bring(rows((1, 2)), fail)
    await tapping
    assert returning.is_pending(2)


async def test_so_many_speak_until_they_wait_for_people_first_those_that_people_wait_for() -> None:
    gate, told, speaking, people = PrioritySemaphore(2), list[str](), [0], asyncio.Event()

    async def game(name: str, turn: AnnouncingSlot) -> None:
        speaking[0] += 1
        assert speaking[0] <= 2
        told.append(name)
        await asyncio.sleep(0)
        speaking[0] -= 1
        if name == "broken":
            raise ValueError
        await turn.wait_for(people.wait())
        await turn.wait_for(people.wait())

    async def run(name: str, gate: PrioritySemaphore | None = gate, *, is_urgent: bool = False) -> None:
        turn = AnnouncingSlot(gate, Connectivity(lambda: 0.0), Clock(), is_urgent=is_urgent)
        await turn.take(lambda: game(name, turn))

    running = [asyncio.create_task(run(name)) for name in ("first", "broken", "later")]
    urgent = ("urgent", "gone", "also urgent")
    running += [asyncio.create_task(run(name, is_urgent=True)) for name in urgent]
    await asyncio.sleep(0)
    running[-2].cancel()
    await happens(lambda: len(told) == 5)
    assert told == ["first", "broken", "urgent", "also urgent", "later"]
    running.append(asyncio.create_task(run("who has nothing to tell", None)))
    await happens(lambda: len(told) == 6)
    people.set()
    await asyncio.gather(*running, return_exceptions=True)


async def test_a_game_that_is_brought_back_tells_nothing_before_it_can_be_heard(club: Club) -> None:
    await club.begin(ANN, BEN, computers=1)
    await club.sessions.stop()
    club.events.told.clear()
    club.sessions = club.new_sessions()
    club.sessions.connectivity.lose()
    await club.sessions.resume()
    (session,) = club.sessions
    await sell(session, session.snapshot.pending()[0].seat)
    assert club.events.told == []
    await club.sessions.go_on()
    await club.asks(0)
