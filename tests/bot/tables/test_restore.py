"""Games that are brought back come and speak in the order in which somebody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import pytest

from bot.common.clock import Clock
from bot.common.gate import Gate
from bot.common.options import Options
from bot.common.rows import TableRow
from bot.storage.store import Store
from bot.tables.connectivity import Connectivity
from bot.tables.restore import RestoreQueue, Turn
from tests.bot.fakes import ANN, BEN, Club
from tests.patience import happens

ROW = TableRow(0, 1, 5, 5, "playing", 11, "en", Options(), None, 0.0)


def turn_of(gate: Gate | None, *, is_urgent: bool = True) -> Turn:
    """Return a turn of a game whose players can be reached."""
    return Turn(gate, Connectivity(lambda: 0.0), Clock(), is_urgent=is_urgent)


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
    assert not returning.is_still_to_come(7)
    assert returning.is_still_to_come(5)
    for _ in range(6):
        bringing.let.release()
    await asyncio.gather(coming, *tapping)
    assert bringing.brought == [1, 7, 5, 2, 3, 4, 6, 8]


async def test_before_it_is_known_which_games_come_a_tap_waits_for_its_own() -> None:
    returning, bringing = RestoreQueue(), Bringing()
    tapping = [asyncio.create_task(returning.want(table)) for table in (3, 99)]
    await asyncio.sleep(0)
    assert returning.is_still_to_come(3)
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
    assert returning.is_still_to_come(2)


async def test_only_so_many_speak_until_they_wait_for_people() -> None:
    gate, speaking, told, people = Gate(2), [0], [], asyncio.Event()

    async def game(number: int, turn: Turn) -> None:
        speaking[0] += 1
        told.append((number, speaking[0]))
        await asyncio.sleep(0)
        speaking[0] -= 1
        await turn.wait_for(people.wait())
        await turn.wait_for(people.wait())

    async def run(number: int) -> None:
        turn = turn_of(gate)
        await turn.take(lambda: game(number, turn))

    running = [asyncio.create_task(run(number)) for number in range(7)]
    await happens(lambda: len(told) == 7)
    assert [number for number, _ in told] == list(range(7))
    assert max(together for _, together in told) == 2
    people.set()
    await asyncio.gather(*running)


async def test_a_game_that_ends_or_fails_in_its_turn_lets_the_next_one() -> None:
    gate, done = Gate(1), []

    async def end(number: int) -> None:
        done.append(number)
        if number == 1:
            raise ValueError(number)

    tasks = [asyncio.create_task(turn_of(gate).take(partial(end, number))) for number in range(3)]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [0, 1, 2]


async def test_games_that_people_wait_for_speak_first_and_who_has_nothing_to_tell_needs_no_turn() -> None:
    gate, told, people = Gate(1), list[str](), asyncio.Event()

    async def game(name: str, turn: Turn) -> None:
        await asyncio.sleep(0)
        told.append(name)
        await turn.wait_for(people.wait())

    async def run(name: str, turn: Turn) -> None:
        await turn.take(lambda: game(name, turn))

    names = {name: turn_of(gate, is_urgent=False) for name in ("first", "later")}
    names |= {name: turn_of(gate) for name in ("urgent", "gone", "also urgent")}
    running = {name: asyncio.create_task(run(name, turn)) for name, turn in names.items()}
    await asyncio.sleep(0)
    running.pop("gone").cancel()
    await happens(lambda: len(told) == 4)
    assert told == ["first", "urgent", "also urgent", "later"]
    running["aside"] = asyncio.create_task(run("aside", turn_of(None)))
    await happens(lambda: "aside" in told)
    people.set()
    await asyncio.gather(*running.values())


async def test_a_game_that_is_brought_back_tells_nothing_before_it_can_be_heard(store: Store) -> None:
    club = Club(store)
    await club.begin(ANN, BEN, computers=1)
    await club.sessions.stop()
    club.events.told.clear()
    club.sessions = club.new_sessions()
    club.sessions.reach.lose()
    await club.sessions.resume()
    session = club.sessions.of_person(ANN)[0]
    await session.choose(session.snapshot.pending()[0].seat, 0, session.snapshot.pending()[0].choices[0])
    assert club.events.told == []
    await club.sessions.go_on()
    await happens(lambda: "open 0" in club.events.told)
    await club.sessions.stop()
