"""The running games: started once, found, restored or set aside, ended once."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from bot.common.game_options import Options
from bot.common.logs import JsonFormatter
from bot.common.refusal import Refusal
from bot.storage.opening_and_moving import open_store
from bot.tables.game_listener import PlaceGoneError
from bot.tables.loop import TRIES, TRIES_AFTER_REST
from bot.tables.replay import as_of
from bot.tables.session import Session
from engine.game import Seat
from engine.rules import rules_named
from tests.bot.backends import Backend
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, fail_once, reach, sell, while_held_up
from tests.patience import PATIENCE, happens

# -- how games begin ----------------------------------------------------------------------------------


async def test_two_simultaneous_starts_begin_one_game_that_nobody_can_join(club: Club) -> None:
    lobby, lobbies = await club.lobby(ANN, computers=2), club.lobbies()

    async def start() -> object:
        async with lobbies.starting(lobby.row.id, ANN) as current:
            await asyncio.sleep(0.02)
            return await club.sessions.begin(current)

    answers = await asyncio.gather(
        start(), start(), lobbies.join(lobby.row.id, BEN, "ben"), return_exceptions=True
    )
    assert [getattr(each, "key", None) for each in answers] == [None, *["refusal-game-has-begun"] * 2]
    session = club.sessions.get(lobby.row.id)
    assert session.seat_of(BEN) is None
    assert len(await club.store.seats(session.id)) == 3
    stored = await club.stored(session)
    assert (stored.row.state, stored.row.begun) == ("playing", 1000.0)
    assert stored.row.rules == rules_named("base").version
    assert all(seat.wonder for seat in stored.seats)
    assert int(str(stored.header["seed"])).bit_length() > 64
    alone = await club.lobby(ANN, channel=6)
    with pytest.raises(Refusal, match="refusal-too-few-players-base"):
        await club.sessions.begin(alone)
    assert await club.store.table(alone.row.id) == alone.row


async def test_games_are_found_by_place_channel_and_person(club: Club) -> None:
    lobby = await club.lobby(ANN, BEN, CYD, options=Options(pace="none"))
    session = await club.sessions.begin(lobby)
    other = await club.sessions.begin(await club.lobby(BEN, CYD, DORA, channel=6))
    assert club.sessions.at(5) is session
    assert club.sessions.at(7) is None
    assert club.sessions.from_channel(6) == [other]
    assert club.sessions.of_person(BEN) == [session, other]
    assert club.sessions.of_person(ANN) == [session]
    lobby = await club.lobby(DORA, CYD, BEN, channel=8)
    threaded = await club.sessions.begin(replace(lobby, row=replace(lobby.row, place=60)))
    assert club.sessions.from_channel(60) == club.sessions.from_channel(8) == [threaded]
    assert club.sessions.at(60) is threaded
    assert club.sessions.at(8) is None
    here = await club.sessions.begin(await club.lobby(ANN, DORA, CYD, channel=8))
    assert club.sessions.from_channel(8) == [here, threaded]
    assert club.sessions.from_channel(8, BEN) == [threaded, here]
    await club.sessions.end(here, ANN, "Ann")
    assert club.sessions.from_channel(8) == [threaded]
    assert club.sessions.of_person(DORA) == [other, threaded]
    await club.sessions.stop()
    assert club.sessions.from_channel(8) == []


# -- faults and restarts ------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["open 1", "close 0", "progress"])
async def test_a_fault_is_logged_and_the_game_goes_on(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    lines, formatter = list[str](), JsonFormatter()
    monkeypatch.setattr(caplog.handler, "emit", lambda record: lines.append(formatter.format(record)))
    monkeypatch.setattr(club.sessions, "_shard_of", lambda server: server + 4)
    session = await club.begin(ANN, BEN, CYD)
    club.events.fails[where] = RuntimeError("Discord is on fire")
    for step in (1, 2):
        await sell(session, 0, 1, 2)
        await reach(session, step)
    assert not club.events.fails
    (told,) = [json.loads(line) for line in lines if "goes on in" in line]
    assert (told["level"], told["table"], told["shard"]) == ("ERROR", session.id, session.row.server + 4)
    assert len(await club.steps(session)) == 2


async def test_resting_preserves_the_time_left(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    # It rests until the test wakes it.
    monkeypatch.setattr("bot.tables.loop.FIRST_RETRY_SECONDS", PATIENCE)
    club.events.fails["progress"] = RuntimeError("Discord is on fire")
    session = await club.begin(ANN, BEN, CYD)
    assert session.row.deadline == 1090.0
    rested, waits = asyncio.Event(), club.clock.wait_for

    async def park(awaitable: Any) -> Any:
        awaitable.close()
        return await rested.wait()

    monkeypatch.setattr(club.clock, "wait_for", park)
    club.clock.seconds += 30.0
    await sell(session, 0)
    await happens(lambda: session.row.deadline is None)
    assert (await club.row(session)).deadline is None
    club.clock.seconds += 200.0
    await sell(session, 1)
    monkeypatch.setattr(club.clock, "wait_for", waits)
    rested.set()
    await happens(lambda: session.row.deadline == 1290.0)
    assert session.snapshot.waiting_for() == [Seat(2)]


async def test_games_are_restored_and_announced_in_turn_a_requested_one_next(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.sessions.ANNOUNCING_AT_ONCE", 1)
    monkeypatch.setattr("bot.tables.loop.FIRST_RETRY_SECONDS", PATIENCE)
    first, second, requested = [
        (await club.sessions.begin(await club.lobby(ANN, BEN, channel=channel))).id for channel in range(3)
    ]
    await club.sessions.stop()
    club.sessions = sessions = club.new_sessions()
    loading, seen = sessions.replays.load, list[tuple[bool, ...]]()
    opened, goes_on = list[int](), asyncio.Event()

    async def load(number: int) -> Any:
        sessions.restore_next(requested)
        seen.append(tuple(map(sessions.is_restored, (first, second, requested))))
        return await loading(number)

    async def open_step(session: Session) -> bool:
        opened.append(session.id)
        await goes_on.wait()
        if session.id == requested:
            raise RuntimeError("Discord is on fire")
        return True

    monkeypatch.setattr(sessions.replays, "load", load)
    monkeypatch.setattr(club.events, "open_step", open_step)
    sessions.connectivity.lose()
    await sessions.resume()
    assert list(sessions.running) == [first, requested, second]
    assert seen == [(False, False, False), (True, False, False), (True, False, True)]
    await asyncio.sleep(0.02)
    assert opened == []
    await sessions.go_on()
    await happens(lambda: opened == [first])
    goes_on.set()
    await happens(lambda: opened == [first, requested, second])


# -- how games end ------------------------------------------------------------------------------------


async def test_a_finished_game_is_stored_with_its_last_step_and_can_be_replayed(club: Club) -> None:
    club.events.fails["finish"] = RuntimeError("no right to write")
    session, replays = await club.begin(ANN, computers=2), club.sessions.replays
    with pytest.raises(Refusal):
        await replays.finished(session.id)
    for step in range(1, 18):
        await sell(session, 0)
        await reach(session, step)
    ending = club.sessions.end(session, ANN, "Ann")
    with pytest.raises(Refusal, match="refusal-game-over"):
        await while_held_up(club.store, "put_step", sell(session, 0), ending, done=True)
    assert [each for each in club.events.told if each != "progress"][:3] == ["open 0", "close 0", "open 1"]
    assert len(await club.steps(session)) == session.step
    stored = await club.stored(session)
    assert (stored.row.state, stored.row.reason, stored.row.deadline) == ("over", "played", None)
    assert stored.ending is not None
    assert [result.line for result in stored.ending.results] == session.game.outcome()["result"]
    last = session.step - 1
    tenures = [(each.person, each.last_step) for each in await club.store.tenures(session.id)]
    assert tenures == [(ANN, last), (None, last), (None, last)]
    assert club.sessions.at(5) is None
    with pytest.raises(Refusal, match="refusal-game-over"):
        club.sessions.get(session.id)
    await club.lobby(DORA)
    await happens(lambda: "finish" in club.events.told)
    await club.sessions.resume()
    assert club.sessions.of_person(ANN) == []
    assert (await replays.finished(session.id)).game.record() == session.game.record()
    first, *others = stored.ending.results
    otherwise = replace(stored.ending, results=(replace(first, total=first.total + 1), *others))
    found = AsyncMock(return_value=replace(stored, ending=otherwise))
    with patch.object(club.store, "game", found), pytest.raises(Refusal, match="refusal-game-of-other-rules"):
        await replays.finished(session.id)
    await club.store.save_table(replace(stored.row, rules=99))
    for looked_up in (replays.finished(session.id), replays.last_ended(5)):
        with pytest.raises(Refusal, match="refusal-game-of-other-rules"):
            await looked_up


async def test_a_game_is_ended_once_and_then_refuses_every_change(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    choice = session.game.decisions()[0].choices[-1]
    fail_once(club.store, "save_table")
    answers = await asyncio.gather(
        *(club.sessions.end(session, ANN, "Ann") for _ in range(3)), return_exceptions=True
    )
    # A failed write can be tried again.
    assert [str(answer) for answer in answers] == ["the disk is away", "None", "refusal-game-over"]
    assert club.events.told[-1] == "ended by Ann"
    assert club.sessions.of_person(ANN) == []
    row = await club.row(session)
    assert (row.state, row.deadline) == ("closed", None)
    for done in (
        session.choose(Seat(0), 0, choice),
        session.take_back(Seat(0), 0),
        session.hand_to_person(Seat(2), DORA, "dora"),
    ):
        with pytest.raises(Refusal, match="refusal-game-over"):
            await done
    assert [seat.person for seat in session.seats] == [ANN, BEN, None]


# -- games that can't be restored ---------------------------------------------------------------------


BROKEN_STEP: Any = {"0": {"action": "fly", "card": "away"}}


@pytest.mark.parametrize(
    ("what", "state", "reason"),
    [
        ("lobby", "aside", "unreadable"),
        ("game", "aside", "unreadable"),
        ("game without a channel", "aside", "unreadable"),
        ("steps", "aside", "unreadable"),
        ("rules", "aside", "other-rules"),
        ("finished game", "over", None),
    ],
)
async def test_a_table_that_cannot_be_restored_is_set_aside_and_reported(
    backend: Backend,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    state: str,
    reason: str | None,
) -> None:
    club = Club(await backend.open())
    broken = await club.lobby(ANN, BEN, CYD)
    row = broken.row if what == "lobby" else (await club.sessions.begin(broken)).row
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sessions.stop()
    club.store = await backend.open()
    match what:
        case "steps":
            await club.store.put_step(row, 0, BROKEN_STEP, broken.seats)
        case "rules":
            await club.store.save_table(replace(row, rules=99))
        case "finished game":
            await club.store.save_table(replace(row, rules=99, state="over"))
        case _:
            await backend.run("UPDATE tables SET options = ? WHERE id = ?", '{"pace": "warp"}', row.id)
    lost = AsyncMock(side_effect=PlaceGoneError("5") if what == "game without a channel" else None)
    monkeypatch.setattr(club.events, "restore_failed", lost)
    club.sessions = club.new_sessions()
    await club.sessions.resume()
    assert [session.id for session in club.sessions.of_person(ANN)] == [good.id]
    assert [each.args[0].id for each in lost.await_args_list] == [row.id]
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    await club.lobby(ANN, channel=5)
    await backend.run("UPDATE tables SET options = '{}' WHERE id = ?", row.id)
    now = await club.store.table(row.id)
    assert now is not None
    assert (now.state, now.reason) == (state, reason)
    assert len(await club.store.seats(row.id)) == 3
    await club.sessions.resume()
    assert len(lost.await_args_list) == 1, "its players are notified once"
    await club.sessions.stop()


# -- games of earlier versions ------------------------------------------------------------------------


FILE = Path(__file__).parent.parent / "data" / "architects_with_a_forced_step.sql"
FORCED = 62
"""The step that the game now resolves by itself."""


@pytest.mark.parametrize("is_played", [True, False])
async def test_an_automatic_step_keeps_its_number_and_loses_its_picks(
    tmp_path: Path, is_played: bool
) -> None:
    with closing(sqlite3.connect(tmp_path / "older.sqlite3")) as database, database:
        database.executescript(FILE.read_text("utf-8"))
        if not is_played:
            # The earlier version stopped between choosing and playing the forced step.
            (choices,) = database.execute("SELECT choices FROM steps WHERE step = ?", (FORCED,)).fetchone()
            database.execute("DELETE FROM steps WHERE step = ?", (FORCED,))
            effect = choices.removeprefix('{"0": ').removesuffix("}")
            database.execute("INSERT INTO picks VALUES (1, ?, 0, ?)", (FORCED, effect))
    club = Club(await open_store(tmp_path / "older.sqlite3"))
    await club.sessions.resume()
    await club.events.asked.wait()
    session = club.sessions.get(1)
    assert (session.step, session.picks) == (FORCED + is_played, {})
    assert session.snapshot.waiting_for() == [Seat(0)]
    if is_played:
        assert [each.kind for each in session.snapshot.pending()] == ["keep"]
        assert "open 63" in club.events.told
        # A step that the game resolves by itself belongs to the turn before.
        built, made = session.history[-2:]
        assert (made.choices, made.before, made.events) == ({}, built.before, ())
        assert "DeckSearched" in {type(event).__name__ for event in built.events}
        for told in (FORCED - 1, FORCED, FORCED + 1):
            known = as_of(session.snapshot, told)
            assert known.step == told
            assert known.waiting_for() in ([], [Seat(0)])
    while not session.game.over:
        step = session.step
        (decision,) = session.game.decisions()
        if len(decision.choices) > 1:
            await session.choose(decision.seat, step, decision.choices[0])
        await reach(session, step + 1)
    await happens(lambda: club.sessions.at(session.row.place) is None)
    assert len(await club.steps(session)) == session.step
    finished = await club.sessions.replays.finished(1)
    assert finished.game.record() == session.game.record()
    await club.sessions.stop()
    await club.store.close()


# -- retries ------------------------------------------------------------------------------------------


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
