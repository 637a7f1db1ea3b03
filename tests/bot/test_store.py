"""Everything that must survive a crash."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.options import Options
from bot.rows import Person, Post, SeatRow, TableRow
from bot.store import Store
from engine.game import JsonObject, Seat

SEATS = (
    SeatRow(Seat(0), 11, "ann", late=2, wonder="giza", side="B"),
    SeatRow(Seat(1), None, "Hera"),
    SeatRow(Seat(2), 13, "cyd"),
)


async def open_lobby(store: Store, channel: int = 5, *, server: int = 1) -> TableRow:
    return await store.create_table(
        server=server, channel=channel, host=11, language="en", options=Options(pace="live"), now=100.0
    )


async def begin(store: Store, channel: int = 5, seats: Sequence[SeatRow] = SEATS) -> TableRow:
    row = replace(await open_lobby(store, channel), state="playing", header={"game": "base"}, deadline=190.0)
    await store.save(row, seats)
    return row


async def reopened(store: Store, path: Path) -> Store:
    await store.close()
    return await Store.open(path)


async def test_everything_is_there_after_opening_the_file_again(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    row = await begin(store)
    picks: dict[Seat, JsonObject] = {Seat(2): {"action": "sell", "card": "baths"}}
    await store.put_step(row, 0, {"0": {"action": "sell", "card": "loom"}}, SEATS)
    await store.replace_picks(row.id, 1, (), picks)
    await store.put_post(row.id, "step 1", Post(5, 77))
    await store.save_person(Person(11, 99, "fr"))
    await store.put_fact("heartbeat", "12.5")

    store = await reopened(store, path)
    assert await store.table(row.id) == row
    assert await store.live_tables() == [row]
    assert await store.seats(row.id) == list(SEATS)
    assert await store.steps(row.id) == [{"0": {"action": "sell", "card": "loom"}}]
    assert await store.picks(row.id, 1) == picks
    assert await store.posts(row.id) == {"step 1": Post(5, 77)}
    assert await store.person(11) == Person(11, 99, "fr")
    assert await store.fact("heartbeat") == "12.5"
    await store.close()


async def test_what_was_never_written_is_empty(store: Store) -> None:
    assert await store.table(1) is None
    assert await store.live_tables() == []
    assert await store.seats(1) == []
    assert await store.steps(1) == []
    assert await store.picks(1, 0) == {}
    assert await store.posts(1) == {}
    assert await store.person(11) == Person(11, None, None)
    assert await store.fact("heartbeat") is None


async def test_a_channel_has_one_lobby_or_game(store: Store) -> None:
    first = await open_lobby(store)
    with pytest.raises(sqlite3.IntegrityError):
        await open_lobby(store)
    await open_lobby(store, 6)
    await store.save_table(replace(first, state="closed"))
    again = await open_lobby(store)
    assert [row.id for row in await store.live_tables()] == [again.id - 1, again.id]


async def test_a_step_takes_the_place_of_its_picks(store: Store) -> None:
    row = await begin(store)
    await store.replace_picks(row.id, 0, (), {Seat(0): {"action": "none"}})
    late = [replace(seat, late=1) for seat in SEATS]
    await store.put_step(replace(row, deadline=None), 0, {"0": {"action": "none"}}, late)
    assert await store.picks(row.id, 0) == {}
    assert await store.steps(row.id) == [{"0": {"action": "none"}}]
    assert await store.seats(row.id) == late
    stored = await store.table(row.id)
    assert stored is not None
    assert stored.deadline is None


async def test_a_step_is_written_once_and_a_failed_one_leaves_nothing(store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, {"0": {"action": "none"}}, SEATS)
    await store.replace_picks(row.id, 1, (), {Seat(1): {"action": "none"}})
    with pytest.raises(sqlite3.IntegrityError):
        await store.put_step(replace(row, state="over"), 0, {"0": {"action": "sell"}}, ())
    assert await store.steps(row.id) == [{"0": {"action": "none"}}]
    assert await store.picks(row.id, 1) == {Seat(1): {"action": "none"}}
    assert await store.seats(row.id) == list(SEATS)
    assert await store.table(row.id) == row


async def test_picks_are_replaced_and_taken_back(store: Store) -> None:
    row = await begin(store)
    await store.replace_picks(row.id, 3, (), {Seat(0): {"action": "none"}, Seat(1): {"action": "none"}})
    await store.replace_picks(row.id, 3, [Seat(1)], {Seat(0): {"action": "sell", "card": "loom"}})
    assert await store.picks(row.id, 3) == {Seat(0): {"action": "sell", "card": "loom"}}
    assert await store.picks(row.id, 2) == {}


async def test_posts_are_remembered_and_forgotten(store: Store) -> None:
    row = await begin(store)
    await store.put_post(row.id, "opening", Post(5, 1))
    await store.put_post(row.id, "opening", Post(5, 2))
    await store.put_post(row.id, "score", Post(5, 3))
    await store.drop_post(row.id, "score")
    assert await store.posts(row.id) == {"opening": Post(5, 2)}


async def test_clocks_stand_still_only_where_they_run(store: Store) -> None:
    game, lobby, over = await begin(store, 5), await open_lobby(store, 6), await begin(store, 7)
    await store.save_table(replace(over, state="over"))
    await store.shift_deadlines(50.0)
    shifted = {row.id: row for row in await store.live_tables()}
    assert (shifted[game.id].deadline, shifted[game.id].active) == (240.0, 150.0)
    assert (shifted[lobby.id].deadline, shifted[lobby.id].active) == (None, 150.0)
    ended = await store.table(over.id)
    assert ended is not None
    assert (ended.deadline, ended.active) == (190.0, 100.0)


async def test_language_is_written_without_losing_the_direct_channel(store: Store) -> None:
    await store.set_language(11, "de")
    assert await store.person(11) == Person(11, None, "de")
    await store.save_person(Person(11, 99, "de"))
    await store.set_language(11, "fr")
    assert await store.person(11) == Person(11, 99, "fr")


async def test_many_writers_at_once_do_not_mix(store: Store) -> None:
    rows = [await begin(store, channel) for channel in range(10)]

    async def play(row: TableRow) -> None:
        for step in range(10):
            await store.replace_picks(row.id, step, (), {Seat(0): {"step": step}})
            await store.put_step(row, step, {"0": {"table": row.id, "step": step}}, SEATS)
            await store.put_post(row.id, f"step {step}", Post(row.channel, step))

    await asyncio.gather(*(play(row) for row in rows))
    for row in rows:
        assert await store.steps(row.id) == [{"0": {"table": row.id, "step": step}} for step in range(10)]
        assert len(await store.posts(row.id)) == 10


async def test_a_writer_that_is_cancelled_does_not_stop_the_others(store: Store) -> None:
    row = await begin(store)
    for moment in range(12):
        writer = asyncio.create_task(store.put_post(row.id, f"post {moment}", Post(5, moment)))
        for _ in range(moment):
            await asyncio.sleep(0)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await store.put_fact("after", str(moment))
    assert await store.fact("after") == "11"


async def test_closing_waits_for_what_is_being_written(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    writer = asyncio.create_task(store.put_fact("last", "word"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writer.cancel()
    store = await reopened(store, path)
    assert await store.fact("last") == "word"
    await store.close()
