"""Whoever moves to another database loses nothing, and comes back when they like."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.common.rows import Departure, Draft, MessageKey, MessageRef, Note, Person
from bot.common.settings import DatabaseServer
from bot.statistics.players import key_of_person
from bot.storage.errors import StoreError
from bot.storage.opening import move, open_store
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.kept import SEATS, begin, know, open_lobby
from tests.bot.statistics.played import ANN
from tests.bot.statistics.world import live


async def fill(store: Store) -> None:
    """Let a store keep something of every kind."""
    await live(store, random.Random(4), 12, forget=True)
    await store.drop_entered_game(0)
    await open_lobby(store, 5)
    running = await begin(store, 6)
    await store.put_step(running, 0, {"0": {"action": "none"}}, SEATS)
    await store.replace_picks(running.id, 1, (), {Seat(0): {"card": "☃ \\ \t \n 'quoted' \x7f"}})
    await store.save(running, SEATS, Departure(14, Seat(1), 0, replaced=True))
    await store.put_message(running.id, MessageKey("step", 1), MessageRef(6, 2**62))
    await store.put_note(running.id, Note("nudged", person=11), 0.5)
    await store.put_draft(running.id, Draft(MessageKey("step", 2), 6, 2**63 - 1, 0.5))
    await store.put_tip(running.id, 11, 1, "a kind")
    await know(
        store, Person(11, 2**60, "de", hands_in_channel=True, without_confirmation=True, own_language="fr")
    )
    await store.choose_server_language(1, "nl")
    await store.put_fact("name \\N", "%s ? \\. 𝄞")
    await store.put_record({"game": "base", "name": "ünd\u0000"}, 0.1 + 0.2)
    await store.leave_out(ANN, out=True)
    await store.switch_rankings(2, on=False)
    for person in (11, 12):
        number = await store.open_pad(person, {"players": []}, 0.1 + 0.2)
    # The last pad is gone; its number must not come again.
    await store.open_pad(13, {"players": []}, 90 * 86_400.0)
    await store.forget(13, "Former player")
    assert number == 2


def held_by(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return sorted(
            f"{table} {sorted(zip([each[0] for each in rows.description], map(repr, row), strict=True))}"
            for table in tables
            for rows in [connection.execute(f"SELECT * FROM {table}")]
            for row in rows
        )


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix != ".lock"}


async def test_nothing_is_lost_on_the_way_to_a_server_and_back(tmp_path: Path, address: str) -> None:
    here, there, back = tmp_path / "here.sqlite3", DatabaseServer(address), tmp_path / "back.sqlite3"
    store = await open_store(here)
    await fill(store)
    statistics = await store.player_statistics(1, key_of_person(ANN))
    await store.close()
    held = held_by(here)
    moved = await move(here, there)
    assert moved == len([each for each in held if not each.startswith("sqlite_sequence")])
    assert held_by(here) == held
    assert await move(there, back) == moved
    assert held_by(back) == held
    assert files_in(tmp_path) == {back.name, here.name}
    for place in (there, back):
        again = await open_store(place)
        assert await again.player_statistics(1, key_of_person(ANN)) == statistics
        assert await again.open_pad(14, {"players": []}, 0.0) == 4
        await again.close()


async def test_what_is_served_or_not_empty_or_not_there_is_refused(tmp_path: Path, address: str) -> None:
    here, there = tmp_path / "here.sqlite3", DatabaseServer(address)
    with pytest.raises(StoreError, match=r"There is no database .*: nothing was moved"):
        await move(here, there)
    file = await open_store(here)
    # What the other database cannot keep is said, and nothing is moved.
    await file.put_fact("kept", "no \x00 text")
    with pytest.raises(StoreError, match="served by another process"):
        await move(here, there)
    await file.close()
    with pytest.raises(StoreError, match="cannot be used"):
        await move(here, there)
    server = await open_store(there)
    with pytest.raises(StoreError, match="served by another process"):
        await move(here, there)
    await server.put_fact("theirs", "1")
    await server.close()
    with pytest.raises(StoreError, match="holds something already"):
        await move(here, there)
    with pytest.raises(StoreError, match="is there already"):
        await move(there, here)
    server = await open_store(there)
    assert (await server.fact("theirs"), await server.fact("kept")) == ("1", None)
    await server.close()


async def test_an_operator_moves_in_a_sentence(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(Path("here.sqlite3"))
    await store.put_fact("kept", "1")
    await store.close()
    assert await asyncio.to_thread(main, ["move", "here.sqlite3", address]) == 0
    assert "All that here.sqlite3 holds is in postgres on " in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["move", "here.sqlite3", address]) == 2
    assert "holds something already" in capsys.readouterr().err
