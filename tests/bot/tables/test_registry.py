"""The running games: begun once, brought back, gone on with after a fault."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.common.logs import JsonFormatter
from bot.common.options import GameName, Options
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.storage.store import Store
from bot.tables import loop as loop_module
from engine.game import Seat
from engine.rules import rules_named
from tests.bot.boxes import MADE_UP, add_box
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, gone, reach, sell
from tests.bot.kept import results
from tests.patience import PATIENCE, happens


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.fixture(autouse=True)
def retries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_module, "FIRST_RETRY_SECONDS", 0.01)


async def test_two_starts_at_once_begin_one_game(club: Club) -> None:
    lobby, lobbies = await club.lobby(ANN, computers=2), club.lobbies()

    async def start() -> object:
        async with lobbies.starting(lobby.row.id, ANN) as current:
            return await club.sessions.begin(current)

    began = await asyncio.gather(start(), start(), return_exceptions=True)
    assert [getattr(each, "key", None) for each in began] == [None, "refusal-game-has-begun"]
    await club.sessions.stop()


async def test_nobody_slips_in_while_the_game_begins(club: Club) -> None:
    lobby, lobbies = await club.lobby(ANN, computers=2), club.lobbies()
    async with lobbies.starting(lobby.row.id, ANN) as current:
        joining = asyncio.create_task(lobbies.join(lobby.row.id, BEN, "ben"))
        await asyncio.sleep(0.02)
        session = await club.sessions.begin(current)
    (answer,) = await asyncio.gather(joining, return_exceptions=True)
    assert getattr(answer, "key", None) == "refusal-game-has-begun"
    assert session.seat_of(BEN) is None
    assert len(await club.store.seats(session.id)) == 3
    row = await club.store.table(session.id)
    assert row is not None
    assert row.state == "playing"
    await club.sessions.stop()


async def test_too_few_players_begin_nothing(club: Club) -> None:
    lobby = await club.lobby(ANN)
    with pytest.raises(Refusal) as refused:
        await club.sessions.begin(lobby)
    assert refused.value.key == "refusal-too-few-players-base"
    assert await club.store.table(lobby.row.id) == lobby.row


async def test_a_game_comes_back_as_it_was(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    for seat in range(3):
        await sell(session, seat)
    await happens(lambda: "open 1" in club.events.told)
    await sell(session, 2)
    again = await club.restart()
    assert again is not session
    assert again.step == 1
    assert again.game.record() == session.game.record()
    assert again.picks == session.picks != {}
    assert again.row.deadline == session.row.deadline is not None
    assert again.snapshot.resumed
    assert again.snapshot.waiting_for() == [Seat(0), Seat(1)]
    await sell(again, 0)
    await sell(again, 1)
    await reach(again, 2)
    assert not again.snapshot.resumed
    await club.sessions.stop()


async def test_a_finished_game_does_not_come_back_but_can_be_looked_at(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    while not session.game.over:
        step = session.step
        await sell(session, 0)
        await reach(session, step + 1)
    await happens(lambda: club.sessions.at(5) is None)
    with pytest.raises(Refusal) as refused:
        club.sessions.get(session.id)
    assert refused.value.key == "refusal-game-over"
    await club.sessions.resume()
    assert club.sessions.of_person(ANN) == []
    finished = await club.sessions.replays.finished(session.id)
    assert finished.game.record() == session.game.record()


async def test_there_is_no_finished_game_while_it_runs(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    with pytest.raises(Refusal):
        await club.sessions.replays.finished(session.id)
    await club.sessions.stop()


async def test_a_fault_of_a_game_is_logged_with_its_table_and_shard(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, formatter = list[str](), JsonFormatter()
    monkeypatch.setattr(caplog.handler, "emit", lambda record: lines.append(formatter.format(record)))
    session = await club.begin(ANN, computers=2)
    await club.sessions.stop()
    club.events.fails["open 0"] = RuntimeError("Discord is on fire")
    club.sessions = club.new_sessions()
    monkeypatch.setattr(club.sessions, "_shard_of", lambda server: server + 4)
    await club.sessions.resume()
    await happens(lambda: any("goes on in" in line for line in lines))
    (told,) = [json.loads(line) for line in lines if "goes on in" in line]
    assert (told["table"], told["shard"]) == (session.id, session.row.server + 4)
    await club.sessions.stop()


@pytest.mark.parametrize("where", ["open 1", "close 0", "progress"])
async def test_a_fault_is_logged_and_the_game_goes_on(
    club: Club, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    session = await club.begin(ANN, BEN, CYD)
    club.events.fails[where] = RuntimeError("Discord is on fire")
    for seat in range(3):
        await sell(session, seat)
    await reach(session, 1)
    await happens(lambda: not club.events.fails)
    assert [record.levelno for record in caplog.records if "goes on in" in record.message] == [logging.ERROR]
    assert club.sessions.get(session.id) is session
    for seat in range(3):
        await sell(session, seat)
    await reach(session, 2)
    assert len(await club.steps(session)) == 2
    await club.sessions.stop()


async def test_picks_made_while_a_table_rests_after_a_fault_count(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested = asyncio.Event()

    async def park(awaitable: object) -> object:
        if rested.is_set():
            return await awaitable  # type: ignore[misc]
        awaitable.close()  # type: ignore[attr-defined]
        return await rested.wait()

    monkeypatch.setattr(club.clock, "wait_for", park)
    club.events.fails["open 0"] = RuntimeError("Discord is on fire")
    session = await club.sessions.begin(await club.lobby(ANN, BEN, CYD))
    await happens(lambda: not club.events.fails)
    for seat in range(3):
        await sell(session, seat)
    assert session.step == 0
    rested.set()
    await reach(session, 1)
    await club.sessions.stop()


async def test_a_place_that_is_gone_closes_the_game(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    club.events.fails["close 0"] = gone()
    for seat in range(3):
        await sell(session, seat)
    await happens(lambda: f"closed {session.id}" in club.events.told)
    row = await club.store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("closed", "gone")
    await club.lobby(DORA)


async def test_a_game_is_ended_once(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    answers = await asyncio.gather(
        club.sessions.end(session, ANN, "Ann"), club.sessions.end(session, ANN, "Ann"), return_exceptions=True
    )
    assert [getattr(answer, "key", None) for answer in answers] == [None, "refusal-game-over"]
    assert club.sessions.of_person(ANN) == []
    row = await club.store.table(session.id)
    assert row is not None
    assert (row.state, row.deadline) == ("closed", None)


async def test_a_game_that_cannot_be_read_does_not_stop_the_others(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await club.sessions.begin(await club.lobby(ANN, BEN, CYD))
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sessions.stop()
    await club.store.put_step(broken.row, 0, {"0": {"action": "fly", "card": "away"}}, broken.seats)
    sessions = club.sessions = club.new_sessions()
    await sessions.resume()
    assert [session.id for session in sessions.of_person(ANN)] == [good.id]
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    assert f"lost {broken.id}" in club.events.told
    await sessions.stop()


async def test_a_finished_game_of_other_rules_is_refused_kindly(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await club.sessions.stop()
    await club.store.put_step(session.row, 0, {"0": {"action": "fly", "card": "away"}}, session.seats)
    await club.store.save_table(replace(session.row, state="over"))
    for looked_up in (club.sessions.replays.finished(session.id), club.sessions.replays.last_ended(5)):
        with pytest.raises(Refusal) as refused:
            await looked_up
        assert refused.value.key == "refusal-game-of-other-rules"


async def test_a_game_that_could_not_be_closed_can_be_ended_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.begin(ANN, BEN, CYD)
    save, full = club.store.save_table, [True]

    async def save_table(row: TableRow) -> None:
        if full:
            full.clear()
            raise OSError("the disk is full")
        await save(row)

    monkeypatch.setattr(club.store, "save_table", save_table)
    with pytest.raises(OSError, match="full"):
        await club.sessions.end(session, ANN, "Ann")
    await club.sessions.end(session, ANN, "Ann")
    assert club.sessions.at(5) is None
    row = await club.store.table(session.id)
    assert row is not None
    assert row.state == "closed"


async def test_nothing_is_done_at_a_table_that_was_ended(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    choice = session.game.decisions()[0].choices[-1]
    await club.sessions.end(session, ANN, "Ann")
    for done in (
        session.choose(Seat(0), 0, choice),
        session.take_back(Seat(0), 0),
        session.hand_to_person(Seat(2), DORA, "dora"),
    ):
        with pytest.raises(Refusal) as refused:
            await done
        assert refused.value.key == "refusal-game-over"
    assert [seat.person for seat in session.seats] == [ANN, BEN, None]


async def test_the_time_left_survives_a_rest_and_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It rests until the test lets it go on.
    monkeypatch.setattr(loop_module, "FIRST_RETRY_SECONDS", PATIENCE)
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
    row = await club.store.table(session.id)
    assert row is not None
    assert row.deadline is None
    club.clock.seconds += 200.0
    monkeypatch.setattr(club.clock, "wait_for", waits)
    rested.set()
    await happens(lambda: session.row.deadline == 1290.0)
    await club.sessions.stop()


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


async def test_a_person_is_found_where_they_sit_now(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await session.hand_to_computer(Seat(1), lambda names: "Hera", BEN)
    assert club.sessions.of_person(BEN) == []
    await session.hand_to_person(Seat(1), DORA, "dora")
    assert club.sessions.of_person(DORA) == [session]
    await club.sessions.stop()


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_game_knows_its_rules_its_boards_and_when_it_began(club: Club, game: GameName) -> None:
    lobby = await club.lobby(ANN, BEN, options=Options(game=game))
    session = await club.sessions.begin(lobby)
    stored = await club.stored(session)
    assert (stored.row.rules, stored.row.begun) == (rules_named(game).version, 1000.0)
    assert [seat.wonder is not None for seat in stored.seats] == [game != "duel"] * 2
    assert int(str(stored.header["seed"])).bit_length() > 64
    await club.sessions.stop()


async def test_a_game_is_played_with_the_boxes_of_its_lobby_also_when_it_comes_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_box(monkeypatch)
    lobby = await club.lobby(ANN, BEN, options=Options().with_boxes([*MADE_UP]))
    assert {wonder for wonder, _ in lobby.boards} == {*lobby.row.options.box.wonders} - {"manneken_pis"}
    session = await club.sessions.begin(lobby)
    stored = await club.stored(session)
    assert stored.header["boxes"] == [*MADE_UP]
    assert stored.row.options.boxes == session.game.boxes == MADE_UP
    await club.sessions.stop()
    back = await club.new_sessions().replays.load(session.id)
    assert back.game.boxes == MADE_UP
    number = await club.store.put_record({**session.game.record(), "names": ["ann", "ben"]}, 1.0)
    shown = await club.new_sessions().replays.recording_of_record(number, str)
    assert shown.row.options.boxes == MADE_UP


async def test_a_game_of_rules_that_are_not_known_is_set_aside_and_stops_no_other(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sessions.stop()
    await club.store.save_table(replace(session.row, rules=99))
    sessions = club.sessions = club.new_sessions()
    await sessions.resume()
    assert sessions.of_person(ANN) == [sessions.get(good.id)]
    row = await club.store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("aside", "other-rules")
    assert f"lost {session.id}" in club.events.told
    await club.lobby(DORA)
    await sessions.stop()


async def test_what_a_game_came_to_is_kept_with_its_last_step_and_not_worked_out_again(
    club: Club,
) -> None:
    club.events.fails["finish"] = RuntimeError("no right to write")
    session = await club.begin(ANN, computers=2)
    while not session.game.over:
        step = session.step
        await sell(session, 0)
        await reach(session, step + 1)
    stored = await club.stored(session)
    assert (stored.row.state, stored.row.reason, stored.row.deadline) == ("over", "played", None)
    assert stored.ending is not None
    assert [result.line for result in stored.ending.results] == session.game.outcome()["result"]
    assert [(each.person, each.last_step) for each in await club.store.tenures(session.id)] == [
        (ANN, session.step - 1),
        (None, session.step - 1),
        (None, session.step - 1),
    ]
    assert club.sessions.at(5) is None
    with pytest.raises(Refusal):
        await club.sessions.end(session, ANN, "Ann")
    await club.lobby(DORA)
    await happens(lambda: "finish" in club.events.told)
    await club.sessions.stop()


async def test_a_finished_game_that_todays_rules_end_otherwise_is_not_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.begin(ANN, computers=2)
    while not session.game.over:
        step = session.step
        await sell(session, 0)
        await reach(session, step + 1)
    before = await results(club.store, session.id)
    monkeypatch.setattr("bot.tables.replay.ending_of", lambda game, steps: None)
    with pytest.raises(Refusal) as refused:
        await club.sessions.replays.finished(session.id)
    assert refused.value.key == "refusal-game-of-other-rules"
    assert await results(club.store, session.id) == before
    await club.sessions.stop()
