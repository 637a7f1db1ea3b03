"""What happens to one game at the same time, with a store that answers when a test lets it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot import supervisor
from bot.cluster.postgres.remote_game import ElsewhereError
from bot.common.options import GameName, Options
from bot.common.rows import USUAL_LEVEL, Departure, Post
from bot.sitting import Sitting
from bot.storage.errors import OutageError, StoreError
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, FakePort, HeldUp, fail_once, gone, reach, sell
from tests.patience import happens


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.fixture(autouse=True)
def retries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_RETRY_SECONDS", 0.01)


# -- the row ------------------------------------------------------------------------------------------


async def test_a_host_who_leaves_while_the_clock_is_written_is_no_host_any_more(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    held = HeldUp(monkeypatch, club.store, "save_table")
    stopping = asyncio.create_task(sitting.clock.stop())
    assert await held.meanwhile(sitting.hand_to_computer(Seat(0), lambda names: "Hera", ANN)) == [None]
    await stopping
    stored = await club.stored(sitting)
    # The loop may have started the clock again by now.
    assert (sitting.row.host, stored.row.host) == (BEN, BEN)
    await club.sittings.stop()


async def test_a_language_chosen_while_the_clock_is_written_stays(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    held = HeldUp(monkeypatch, club.store, "save_table")
    speaking = asyncio.create_task(sitting.speak("fr"))
    await held.meanwhile(sitting.clock.stop())
    await speaking
    stored = await club.stored(sitting)
    assert sitting.row == stored.row
    assert (stored.row.language, stored.row.deadline) == ("fr", None)
    await club.sittings.stop()


# -- the clocks ---------------------------------------------------------------------------------------


async def test_clocks_that_two_reconnections_move_on_are_moved_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await lost_for(club, 3600.0)
    held = HeldUp(monkeypatch, club.store, "shift_deadlines", done=True)
    going_on = asyncio.create_task(club.sittings.go_on())
    await held.meanwhile(club.sittings.go_on())
    await going_on
    assert sitting.row == (await club.stored(sitting)).row
    assert sitting.row.deadline == 1090.0 + 3600.0
    await club.sittings.stop()


async def test_who_is_lost_while_the_clocks_are_moved_on_finds_them_standing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await lost_for(club, 100.0)
    held = HeldUp(monkeypatch, club.store, "shift_deadlines", done=True)
    going_on = asyncio.create_task(club.sittings.go_on())

    async def lose() -> None:
        club.sittings.reach.lose()

    await held.meanwhile(lose())
    await going_on
    assert club.sittings.reach.is_lost
    assert sitting.row.deadline == 1190.0
    club.clock.seconds += 50.0
    await club.sittings.go_on()
    assert not club.sittings.reach.is_lost
    assert sitting.row == (await club.stored(sitting)).row
    assert sitting.row.deadline == 1240.0
    await club.sittings.stop()


async def test_a_row_that_is_written_while_the_clocks_are_moved_on_keeps_them_moved(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await lost_for(club, 100.0)
    held = HeldUp(monkeypatch, club.store, "save_table")
    speaking = asyncio.create_task(sitting.speak("fr"))
    await held.meanwhile(club.sittings.go_on())
    await speaking
    assert sitting.row == (await club.stored(sitting)).row
    assert (sitting.row.deadline, sitting.row.language) == (1190.0, "fr")
    await club.sittings.stop()


async def test_a_game_that_comes_back_while_the_clocks_are_moved_on_has_its_clock_moved(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await club.sittings.stop()
    club.sittings = club.new_sittings()
    club.sittings.reach.lose()
    club.clock.seconds += 100.0
    held = HeldUp(monkeypatch, club.store, "game", done=True)
    resuming = asyncio.create_task(club.sittings.resume())
    await held.meanwhile(club.sittings.go_on())
    await resuming
    again = club.sittings.get(sitting.id)
    assert again.row == (await club.stored(again)).row
    assert again.row.deadline == 1190.0
    await club.sittings.stop()


# -- an end that fails, or comes at the wrong moment ----------------------------------------------------


async def test_a_game_that_could_not_be_ended_is_played_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    fail_once(monkeypatch, club.store, "save_table")
    with pytest.raises(StoreError):
        await club.sittings.end(sitting, ANN, "Ann")
    for seat in range(3):
        await sell(sitting, seat)
    await reach(sitting, 1)
    await club.sittings.end(sitting, ANN, "Ann")
    assert club.port.told[-1] == "ended by Ann"
    assert (await club.stored(sitting)).row == sitting.row
    assert sitting.row.state == "closed"


async def test_a_round_goes_on_after_its_last_pick_although_it_cannot_be_written_that_it_came_in_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await sell(sitting, 0)
    await sell(sitting, 2)
    club.clock.alarms = 2
    sitting.changed.set()
    await reach(sitting, 1)
    await happens(lambda: "open 1" in club.port.told)
    assert sitting.seats[1].late == 1
    await sell(sitting, 0)
    await happens(lambda: club.port.told[-1] == "progress")
    await sell(sitting, 2)
    # Only the last pick is left to wake the game.
    await happens(lambda: club.port.told[-2:] == ["progress", "progress"])
    fail_once(monkeypatch, club.store, "save")
    with pytest.raises(StoreError):
        await sell(sitting, 1)
    await reach(sitting, 2)
    await club.sittings.stop()


async def test_a_game_without_a_place_is_closed_when_the_store_is_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, BEN, CYD, options=Options(pace="none"))
    fail_once(monkeypatch, club.store, "save_table")
    monkeypatch.setattr(club.port, "close_step", no_place)
    for seat in range(3):
        await sell(sitting, seat)
    await happens(lambda: f"closed {sitting.id}" in club.port.told)
    row = (await club.stored(sitting)).row
    assert (row.state, row.reason) == ("closed", "gone")


async def test_who_sits_down_while_the_last_one_leaves_plays_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, computers=2)
    held = HeldUp(monkeypatch, club.store, "save")
    leaving = asyncio.create_task(club.sittings.leave(sitting, Seat(0), ANN, lambda names: "Zeus"))
    assert await held.meanwhile(club.sittings.sit_down(sitting, Seat(1), DORA, "Dora")) == [None]
    await leaving
    assert club.sittings.of_person(DORA) == [sitting]
    assert (await club.stored(sitting)).row.state == "playing"
    assert "ended by None" not in club.port.told
    await sell(sitting, 1)
    await reach(sitting, 1)
    await club.sittings.stop()


@pytest.mark.parametrize("steps", [0, 1])
async def test_a_game_without_persons_ends_when_it_comes_back(club: Club, steps: int) -> None:
    sitting = await club.begin(ANN, computers=2)
    for step in range(steps):
        await sell(sitting, 0)
        await reach(sitting, step + 1)
    await club.sittings.stop()
    left = replace(sitting.seats[0], person=None, name="Zeus", level=USUAL_LEVEL)
    departure = Departure(ANN, Seat(0), steps, replaced=False)
    await club.store.save(sitting.row, [left, *sitting.seats[1:]], departure)
    club.port = FakePort()
    club.sittings = club.new_sittings()
    await club.sittings.resume()
    await happens(lambda: {"ended by None", "open 1"} & {*club.port.told} != set())
    assert club.port.told == [f"closed {sitting.id}", "ended by None"]
    stored = await club.stored(sitting)
    assert (stored.row.state, stored.row.reason) == ("closed", "left")
    assert len(stored.steps) == steps


async def test_a_game_that_everybody_has_left_ends_when_the_store_is_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await club.begin(ANN, computers=2, options=Options(pace="none"))
    fail_once(monkeypatch, club.store, "save_table")
    with pytest.raises(StoreError):
        await club.sittings.leave(sitting, Seat(0), ANN, lambda names: "Zeus")
    await happens(lambda: "ended by None" in club.port.told)
    row = (await club.stored(sitting)).row
    assert (row.state, row.reason) == ("closed", "left")
    assert sitting.step == 0


# -- games that nothing would bring to life -------------------------------------------------------------


@pytest.mark.parametrize("where", ["game", "table", "with_seats", "seats", "posts"])
async def test_a_game_begins_although_the_store_is_away_right_behind(
    club: Club, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    lobby = await club.lobby(ANN, BEN, CYD)
    await club.store.put_post(lobby.row.id, "lobby", Post(5, 77))
    begin = club.store.begin

    async def begin_and_be_away(*given: Any) -> None:
        await begin(*given)
        fail_once(monkeypatch, club.store, where)

    monkeypatch.setattr(club.store, "begin", begin_and_be_away)
    sitting = await club.sittings.begin(lobby)
    await club.port.asked.wait()
    with suppress(OutageError):
        await getattr(club.store, where)(sitting.id)
    assert sitting.row == await club.store.table(sitting.id)
    assert sitting.posts == {"lobby": Post(5, 77)}
    await club.sittings.stop()


@pytest.mark.parametrize("where", ["step_back", "game", "port"])
async def test_a_step_back_that_fails_leaves_a_game_that_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    lobby = await club.lobbies(("Hera", "Zeus", "Gaia")).open_practice(
        server=1, channel=5, person=ANN, name="ann", language="en", game="base"
    )
    sitting = await club.sittings.begin(lobby)
    await sell(sitting, 0)
    await happens(lambda: "open 1" in club.port.told)
    if where == "port":
        club.port.fails["back to 0"] = RuntimeError("Discord is on fire")
    else:
        fail_once(monkeypatch, club.store, where)
    (failed,) = await asyncio.gather(club.sittings.step_back(sitting, Seat(0), 1), return_exceptions=True)
    assert (failed is None) == (where == "game")
    now = club.sittings.get(sitting.id)
    step = now.step
    assert step == (1 if where == "step_back" else 0)
    with suppress(OutageError):
        await club.stored(now)
    assert len(await club.steps(now)) == step
    await sell(now, 0)
    await reach(now, step + 1)
    await club.sittings.stop()


async def test_a_step_back_of_a_game_that_others_serve_meanwhile_starts_nothing(club: Club) -> None:
    lobby = await club.lobbies(("Hera", "Zeus", "Gaia")).open_practice(
        server=1, channel=5, person=ANN, name="ann", language="en", game="base"
    )
    sitting = await club.sittings.begin(lobby)
    await sell(sitting, 0)
    await happens(lambda: "open 1" in club.port.told)
    async with sitting.choosing:
        leaving = asyncio.ensure_future(club.sittings.leave_to_others(lambda _: True, lambda _: club.store))
        await asyncio.sleep(0)
        back = asyncio.ensure_future(club.sittings.step_back(sitting, Seat(0), 1))
        await asyncio.sleep(0)
    _, failed = await asyncio.gather(leaving, back, return_exceptions=True)
    assert isinstance(failed, ElsewhereError)
    assert list(club.sittings) == []
    assert sitting.step == 1
    await club.sittings.stop()


# -- a step for which nobody is asked -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_who_takes_a_seat_while_the_choice_of_its_computer_is_written_is_asked(
    club: Club, game: GameName
) -> None:
    options = Options(game=game, pace="none", pause="none")
    sitting = await club.sittings.begin(await club.lobby(ANN, computers=1, options=options))
    await happens(lambda: club.port.asked_seats == [Seat(0)])
    club.computer.meanwhile = lambda: club.sittings.sit_down(sitting, Seat(1), DORA, "Dora")
    while not club.computer.happening:
        if Seat(0) in sitting.snapshot.waiting_for():
            await sell(sitting, 0)
        await asyncio.sleep(0)
    await asyncio.gather(*club.computer.happening)
    await happens(lambda: club.port.told[-1] != "taken 1")
    assert club.port.asked_seats == sitting.snapshot.waiting_for() == [Seat(1)]
    await club.sittings.stop()


async def no_place(_: Sitting) -> None:
    raise gone()


async def lost_for(club: Club, seconds: float) -> Sitting:
    """Begin a game with a clock whose players then cannot be reached for so long."""
    sitting = await club.begin(ANN, BEN, CYD)
    assert sitting.row.deadline == 1090.0
    club.sittings.reach.lose()
    club.clock.seconds += seconds
    return sitting
