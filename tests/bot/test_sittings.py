"""The running games: begun once, brought back, gone on with after a fault."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot import supervisor as supervisor_module
from bot.common.logs import JsonFormatter
from bot.common.options import GameName, Options
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.storage.store import Store
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
    monkeypatch.setattr(supervisor_module, "FIRST_RETRY_SECONDS", 0.01)


async def test_two_starts_at_once_begin_one_game(club: Club) -> None:
    lobby, lobbies = await club.lobby(ANN, computers=2), club.lobbies()

    async def start() -> object:
        async with lobbies.starting(lobby.row.id, ANN) as current:
            return await club.sittings.begin(current)

    began = await asyncio.gather(start(), start(), return_exceptions=True)
    assert [getattr(each, "key", None) for each in began] == [None, "refusal-game-has-begun"]
    await club.sittings.stop()


async def test_nobody_slips_in_while_the_game_begins(club: Club) -> None:
    lobby, lobbies = await club.lobby(ANN, computers=2), club.lobbies()
    async with lobbies.starting(lobby.row.id, ANN) as current:
        joining = asyncio.create_task(lobbies.join(lobby.row.id, BEN, "ben"))
        await asyncio.sleep(0.02)
        sitting = await club.sittings.begin(current)
    (answer,) = await asyncio.gather(joining, return_exceptions=True)
    assert getattr(answer, "key", None) == "refusal-game-has-begun"
    assert sitting.seat_of(BEN) is None
    assert len(await club.store.seats(sitting.id)) == 3
    row = await club.store.table(sitting.id)
    assert row is not None
    assert row.state == "playing"
    await club.sittings.stop()


async def test_too_few_players_begin_nothing(club: Club) -> None:
    lobby = await club.lobby(ANN)
    with pytest.raises(Refusal) as refused:
        await club.sittings.begin(lobby)
    assert refused.value.key == "refusal-too-few-players-base"
    assert await club.store.table(lobby.row.id) == lobby.row


async def test_a_game_comes_back_as_it_was(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    for seat in range(3):
        await sell(sitting, seat)
    await happens(lambda: "open 1" in club.port.told)
    await sell(sitting, 2)
    again = await club.restart()
    assert again is not sitting
    assert again.step == 1
    assert again.game.record() == sitting.game.record()
    assert again.picks == sitting.picks != {}
    assert again.row.deadline == sitting.row.deadline is not None
    assert again.snapshot.resumed
    assert again.snapshot.waiting_for() == [Seat(0), Seat(1)]
    await sell(again, 0)
    await sell(again, 1)
    await reach(again, 2)
    assert not again.snapshot.resumed
    await club.sittings.stop()


async def test_a_finished_game_does_not_come_back_but_can_be_looked_at(club: Club) -> None:
    sitting = await club.begin(ANN, computers=2)
    while not sitting.game.over:
        step = sitting.step
        await sell(sitting, 0)
        await reach(sitting, step + 1)
    await happens(lambda: club.sittings.at(5) is None)
    with pytest.raises(Refusal) as refused:
        club.sittings.get(sitting.id)
    assert refused.value.key == "refusal-game-over"
    await club.sittings.resume()
    assert club.sittings.of_person(ANN) == []
    finished = await club.sittings.replays.finished(sitting.id)
    assert finished.game.record() == sitting.game.record()


async def test_there_is_no_finished_game_while_it_runs(club: Club) -> None:
    sitting = await club.begin(ANN, computers=2)
    with pytest.raises(Refusal):
        await club.sittings.replays.finished(sitting.id)
    await club.sittings.stop()


async def test_a_fault_of_a_game_is_logged_with_its_table_and_shard(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, formatter = list[str](), JsonFormatter()
    monkeypatch.setattr(caplog.handler, "emit", lambda record: lines.append(formatter.format(record)))
    sitting = await club.begin(ANN, computers=2)
    await club.sittings.stop()
    club.port.fails["open 0"] = RuntimeError("Discord is on fire")
    club.sittings = club.new_sittings()
    club.sittings.shard_of = lambda server: server + 4
    await club.sittings.resume()
    await happens(lambda: any("goes on in" in line for line in lines))
    (told,) = [json.loads(line) for line in lines if "goes on in" in line]
    assert (told["table"], told["shard"]) == (sitting.id, sitting.row.server + 4)
    await club.sittings.stop()


@pytest.mark.parametrize("where", ["open 1", "close 0", "progress"])
async def test_a_fault_is_logged_and_the_game_goes_on(
    club: Club, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    club.port.fails[where] = RuntimeError("Discord is on fire")
    for seat in range(3):
        await sell(sitting, seat)
    await reach(sitting, 1)
    await happens(lambda: not club.port.fails)
    assert [record.levelno for record in caplog.records if "goes on in" in record.message] == [logging.ERROR]
    assert club.sittings.get(sitting.id) is sitting
    for seat in range(3):
        await sell(sitting, seat)
    await reach(sitting, 2)
    assert len(await club.steps(sitting)) == 2
    await club.sittings.stop()


async def test_picks_made_while_a_table_rests_after_a_fault_count(club: Club) -> None:
    rested = asyncio.Event()

    async def park(awaitable: object) -> object:
        if rested.is_set():
            return await awaitable  # type: ignore[misc]
        awaitable.close()  # type: ignore[attr-defined]
        return await rested.wait()

    club.sittings.park = park
    club.port.fails["open 0"] = RuntimeError("Discord is on fire")
    sitting = await club.sittings.begin(await club.lobby(ANN, BEN, CYD))
    await happens(lambda: not club.port.fails)
    for seat in range(3):
        await sell(sitting, seat)
    assert sitting.step == 0
    rested.set()
    await reach(sitting, 1)
    await club.sittings.stop()


async def test_a_place_that_is_gone_closes_the_game(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    club.port.fails["close 0"] = gone()
    for seat in range(3):
        await sell(sitting, seat)
    await happens(lambda: f"closed {sitting.id}" in club.port.told)
    row = await club.store.table(sitting.id)
    assert row is not None
    assert (row.state, row.reason) == ("closed", "gone")
    await club.lobby(DORA)


async def test_a_game_is_ended_once(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    answers = await asyncio.gather(
        club.sittings.end(sitting, ANN, "Ann"), club.sittings.end(sitting, ANN, "Ann"), return_exceptions=True
    )
    assert [getattr(answer, "key", None) for answer in answers] == [None, "refusal-game-over"]
    assert club.sittings.of_person(ANN) == []
    row = await club.store.table(sitting.id)
    assert row is not None
    assert (row.state, row.deadline) == ("closed", None)


async def test_a_game_that_cannot_be_read_does_not_stop_the_others(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await club.sittings.begin(await club.lobby(ANN, BEN, CYD))
    good = await club.sittings.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sittings.stop()
    await club.store.put_step(broken.row, 0, {"0": {"action": "fly", "card": "away"}}, broken.seats)
    sittings = club.sittings = club.new_sittings()
    await sittings.resume()
    assert [sitting.id for sitting in sittings.of_person(ANN)] == [good.id]
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    assert f"lost {broken.id}" in club.port.told
    await sittings.stop()


async def test_a_finished_game_of_other_rules_is_refused_kindly(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await club.sittings.stop()
    await club.store.put_step(sitting.row, 0, {"0": {"action": "fly", "card": "away"}}, sitting.seats)
    await club.store.save_table(replace(sitting.row, state="over"))
    for looked_up in (club.sittings.replays.finished(sitting.id), club.sittings.replays.last_ended(5)):
        with pytest.raises(Refusal) as refused:
            await looked_up
        assert refused.value.key == "refusal-game-of-other-rules"


async def test_a_game_that_could_not_be_closed_can_be_ended_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    save, full = club.store.save_table, [True]

    async def save_table(row: TableRow) -> None:
        if full:
            full.clear()
            raise OSError("the disk is full")
        await save(row)

    monkeypatch.setattr(club.store, "save_table", save_table)
    with pytest.raises(OSError, match="full"):
        await club.sittings.end(sitting, ANN, "Ann")
    await club.sittings.end(sitting, ANN, "Ann")
    assert club.sittings.at(5) is None
    row = await club.store.table(sitting.id)
    assert row is not None
    assert row.state == "closed"


async def test_nothing_is_done_at_a_table_that_was_ended(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    choice = sitting.game.decisions()[0].choices[-1]
    await club.sittings.end(sitting, ANN, "Ann")
    for done in (
        sitting.choose(Seat(0), 0, choice),
        sitting.take_back(Seat(0), 0),
        sitting.hand_to_person(Seat(2), DORA, "dora"),
    ):
        with pytest.raises(Refusal) as refused:
            await done
        assert refused.value.key == "refusal-game-over"
    assert [seat.person for seat in sitting.seats] == [ANN, BEN, None]


async def test_the_time_left_survives_a_rest_and_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It rests until the test lets it go on.
    monkeypatch.setattr(supervisor_module, "FIRST_RETRY_SECONDS", PATIENCE)
    club.port.fails["progress"] = RuntimeError("Discord is on fire")
    sitting = await club.begin(ANN, BEN, CYD)
    assert sitting.row.deadline == 1090.0
    rested, clock_of_tables = asyncio.Event(), club.sittings.park

    async def park(awaitable: Any) -> Any:
        awaitable.close()
        return await rested.wait()

    club.sittings.park = park
    club.clock.seconds += 30.0
    await sell(sitting, 0)
    await happens(lambda: sitting.row.deadline is None)
    row = await club.store.table(sitting.id)
    assert row is not None
    assert row.deadline is None
    club.clock.seconds += 200.0
    club.sittings.park = clock_of_tables
    rested.set()
    await happens(lambda: sitting.row.deadline == 1290.0)
    await club.sittings.stop()


async def test_games_are_found_by_place_channel_and_person(club: Club) -> None:
    lobby = await club.lobby(ANN, BEN, CYD, options=Options(pace="none"))
    sitting = await club.sittings.begin(lobby)
    other = await club.sittings.begin(await club.lobby(BEN, CYD, DORA, channel=6))
    assert club.sittings.at(5) is sitting
    assert club.sittings.at(7) is None
    assert club.sittings.from_channel(6) == [other]
    assert club.sittings.of_person(BEN) == [sitting, other]
    assert club.sittings.of_person(ANN) == [sitting]
    lobby = await club.lobby(DORA, CYD, BEN, channel=8)
    threaded = await club.sittings.begin(replace(lobby, row=replace(lobby.row, place=60)))
    assert club.sittings.from_channel(60) == club.sittings.from_channel(8) == [threaded]
    assert club.sittings.at(60) is threaded
    assert club.sittings.at(8) is None
    here = await club.sittings.begin(await club.lobby(ANN, DORA, CYD, channel=8))
    assert club.sittings.from_channel(8) == [here, threaded]
    assert club.sittings.from_channel(8, BEN) == [threaded, here]
    await club.sittings.end(here, ANN, "Ann")
    assert club.sittings.from_channel(8) == [threaded]
    assert club.sittings.of_person(DORA) == [other, threaded]
    await club.sittings.stop()
    assert club.sittings.from_channel(8) == []


async def test_a_person_is_found_where_they_sit_now(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await sitting.hand_to_computer(Seat(1), lambda names: "Hera", BEN)
    assert club.sittings.of_person(BEN) == []
    await sitting.hand_to_person(Seat(1), DORA, "dora")
    assert club.sittings.of_person(DORA) == [sitting]
    await club.sittings.stop()


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_game_knows_its_rules_its_boards_and_when_it_began(club: Club, game: GameName) -> None:
    lobby = await club.lobby(ANN, BEN, options=Options(game=game))
    sitting = await club.sittings.begin(lobby)
    stored = await club.stored(sitting)
    assert (stored.row.rules, stored.row.begun) == (rules_named(game).version, 1000.0)
    assert [seat.wonder is not None for seat in stored.seats] == [game != "duel"] * 2
    assert int(str(stored.header["seed"])).bit_length() > 64
    await club.sittings.stop()


async def test_a_game_is_played_with_the_boxes_of_its_lobby_also_when_it_comes_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_box(monkeypatch)
    lobby = await club.lobby(ANN, BEN, options=Options().with_boxes([*MADE_UP]))
    assert {wonder for wonder, _ in lobby.boards} == {*lobby.row.options.box.wonders} - {"manneken_pis"}
    sitting = await club.sittings.begin(lobby)
    stored = await club.stored(sitting)
    assert stored.header["boxes"] == [*MADE_UP]
    assert stored.row.options.boxes == sitting.game.boxes == MADE_UP
    await club.sittings.stop()
    back = await club.new_sittings().replays.load(sitting.id)
    assert back.game.boxes == MADE_UP
    number = await club.store.put_record({**sitting.game.record(), "names": ["ann", "ben"]}, 1.0)
    shown = await club.new_sittings().replays.recording_of_record(number, str)
    assert shown.row.options.boxes == MADE_UP


async def test_a_game_of_rules_that_are_not_known_is_set_aside_and_stops_no_other(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    good = await club.sittings.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sittings.stop()
    await club.store.save_table(replace(sitting.row, rules=99))
    sittings = club.sittings = club.new_sittings()
    await sittings.resume()
    assert sittings.of_person(ANN) == [sittings.get(good.id)]
    row = await club.store.table(sitting.id)
    assert row is not None
    assert (row.state, row.reason) == ("aside", "other-rules")
    assert f"lost {sitting.id}" in club.port.told
    await club.lobby(DORA)
    await sittings.stop()


async def test_what_a_game_came_to_is_kept_with_its_last_step_and_not_worked_out_again(
    club: Club,
) -> None:
    club.port.fails["finish"] = RuntimeError("no right to write")
    sitting = await club.begin(ANN, computers=2)
    while not sitting.game.over:
        step = sitting.step
        await sell(sitting, 0)
        await reach(sitting, step + 1)
    stored = await club.stored(sitting)
    assert (stored.row.state, stored.row.reason, stored.row.deadline) == ("over", "played", None)
    assert stored.ending is not None
    assert [result.line for result in stored.ending.results] == sitting.game.outcome()["result"]
    assert [(each.person, each.last_step) for each in await club.store.tenures(sitting.id)] == [
        (ANN, sitting.step - 1),
        (None, sitting.step - 1),
        (None, sitting.step - 1),
    ]
    assert club.sittings.at(5) is None
    with pytest.raises(Refusal):
        await club.sittings.end(sitting, ANN, "Ann")
    await club.lobby(DORA)
    await happens(lambda: "finish" in club.port.told)
    await club.sittings.stop()


async def test_a_finished_game_that_todays_rules_end_otherwise_is_not_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, computers=2)
    while not sitting.game.over:
        step = sitting.step
        await sell(sitting, 0)
        await reach(sitting, step + 1)
    before = await results(club.store, sitting.id)
    monkeypatch.setattr("bot.replays.ending_of", lambda game, steps: None)
    with pytest.raises(Refusal) as refused:
        await club.sittings.replays.finished(sitting.id)
    assert refused.value.key == "refusal-game-of-other-rules"
    assert await results(club.store, sitting.id) == before
    await club.sittings.stop()
