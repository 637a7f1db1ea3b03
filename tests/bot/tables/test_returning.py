"""Games come back one after the other, those first at which somebody does something."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.common.options import Options
from bot.common.rows import TableRow
from bot.tables.returning import RestoreQueue
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
