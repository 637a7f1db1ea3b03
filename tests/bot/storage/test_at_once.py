"""What every store promises to those who read and write at the same time."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.common.rows import MessageKey, MessageRef, SeatRow, TableRow
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.keepers import Keeper
from tests.bot.kept import SEATS, begin, open_lobby, stored


async def test_a_lobby_is_read_whole_beside_a_writer(store: Store) -> None:
    tables = [[SeatRow(Seat(seat), None, f"turn {turn}") for seat in range(7)] for turn in range(2)]
    lobby = await open_lobby(store, 5, seats=tables[0])
    await store.save(replace(lobby, host=0), tables[0])
    seen = set()

    async def write() -> None:
        for turn in range(200):
            await store.save(replace(lobby, host=turn % 2), tables[turn % 2])

    writing = asyncio.create_task(write())
    while not writing.done():
        for found in (await store.with_seats(lobby.id), await store.lobby_at(5)):
            assert found is not None
            row, seats = found
            assert seats == tables[row.host]
            seen.add(row.host)
    await writing
    assert seen == {0, 1}


async def test_many_writers_at_once_do_not_mix(store: Store) -> None:
    rows = [await begin(store, channel) for channel in range(10)]

    async def play(row: TableRow) -> None:
        for step in range(10):
            await store.replace_picks(row.id, step, (), {Seat(0): {"step": step}})
            await store.put_step(row, step, {"0": {"table": row.id, "step": step}}, SEATS)
            await store.put_message(row.id, MessageKey("step", step), MessageRef(row.channel, step))

    await asyncio.gather(*(play(row) for row in rows))
    for row in rows:
        game = await stored(store, row)
        assert game.steps == [{"0": {"table": row.id, "step": step}} for step in range(10)]
        assert len(game.posted.messages) == 10


async def test_closing_waits_for_what_is_being_written(keeper: Keeper, store: Store) -> None:
    writer = asyncio.create_task(store.put_fact("last", "word"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writer.cancel()
    store = await keeper.open()
    assert await store.fact("last") == "word"
