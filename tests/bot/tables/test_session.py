"""A session: picks, seats that change hands, and simultaneous changes, with calls of the store held up."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import permutations
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.common.game_options import GameName, Options
from bot.common.refusal import Refusal
from bot.common.stored_rows import USUAL_LEVEL, Departure, MessageKey, MessageRef
from bot.storage.errors import ElsewhereError, OutageError, StoreError
from bot.tables.game_listener import PlaceGoneError
from bot.tables.session import Session
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, FakeEvents, fail_once, reach, sell, while_held_up
from tests.engine.base.setting import facts_of
from tests.patience import happens


async def test_a_pick_is_stored_before_it_counts_and_changed_until_the_last_one(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    own, others = (session.snapshot.decision(Seat(seat)) for seat in (0, 1))
    assert own is not None
    assert others is not None
    hand = session.game.view(Seat(0)).hand
    foreign = next(choice for choice in others.choices if facts_of(choice).card not in hand)
    with pytest.raises(Refusal, match="refusal-offer-changed"):
        await session.choose(Seat(0), 0, foreign)
    for step in (-1, 1, 99):
        with pytest.raises(Refusal, match="refusal-round-over"):
            await session.choose(Seat(0), step, own.choices[0])
    assert session.picks == await club.picks(session) == {}
    for choice in (own.choices[0], own.choices[-1]):
        await session.choose(Seat(0), 0, choice)
        assert session.picks == {Seat(0): choice}
        assert await club.picks(session) == {Seat(0): choice.as_json()}
    *taken, late = await asyncio.gather(
        *(session.choose(each.seat, 0, each.choices[-1]) for each in session.game.decisions()),
        session.choose(Seat(0), 0, own.choices[0]),
        return_exceptions=True,
    )
    assert taken == [None] * 3
    assert getattr(late, "key", None) in ("refusal-everyone-has-picked", "refusal-round-over")
    await reach(session, 1)
    assert session.history[0].choices[Seat(0)] == own.choices[-1]


# -- seats --------------------------------------------------------------------------------------------


async def test_two_simultaneous_departures_get_computers_of_different_names(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)

    def free(names: Sequence[str]) -> str:
        return next(each for each in ("Hera", "Apollo") if each not in names)

    await asyncio.gather(
        session.hand_to_computer(Seat(0), free, ANN), session.hand_to_computer(Seat(1), free, BEN)
    )
    assert {row.name for row in session.seats[:2]} == {"Hera", "Apollo"}


async def test_a_seat_taken_during_the_last_pick_must_pick_again(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await session.hand_to_computer(Seat(2), lambda names: "Hera", CYD)
    await happens(lambda: Seat(2) in session.picks)
    await sell(session, 0)

    async def take_the_seat() -> None:
        await session.stop_clock()
        await session.hand_to_person(Seat(2), DORA, "dora")

    club.computer.meanwhile = take_the_seat
    club.let_time_pass(session)
    await happens(lambda: session.seat_of(DORA) is not None)
    await asyncio.gather(*club.computer.happening)
    await asyncio.sleep(0.05)
    assert (session.step, session.snapshot.waiting_for()) == (0, [Seat(2)])
    await session.hand_to_computer(Seat(1), lambda names: "Apollo", BEN)
    await sell(session, 2)
    await reach(session, 1)
    assert [row.late for row in session.seats] == [0, 0, 0]


async def test_changes_of_seats_are_announced_and_the_last_departure_ends_the_game(club: Club) -> None:
    session, sessions, told = await club.begin(ANN, BEN, computers=1), club.sessions, club.events.told
    await happens(lambda: Seat(2) in session.picks)
    await sessions.take_seat(session, Seat(2), DORA, "Dora")
    assert "taken 2" in told
    assert Seat(2) not in session.picks
    for person, why in ((CYD, "seat-taken"), (ANN, "seat-taken")):
        with pytest.raises(Refusal, match=f"refusal-{why}"):
            await sessions.take_seat(session, Seat(1), person, "cyd")
    await sessions.leave(session, Seat(1), BEN, lambda names: "Hera", removed=True)
    assert "removed 1 in 0" in told
    assert sessions.of_person(BEN) == []
    await happens(lambda: Seat(1) in session.picks)
    # The host must agree to a replaced player's return.
    for person, why in ((BEN, "replaced"), (ANN, "already-playing")):
        with pytest.raises(Refusal, match=f"refusal-{why}"):
            await sessions.take_seat(session, Seat(1), person, "ben")
    assert f"asked for {BEN}" in told
    assert "taken 1" not in told
    await sessions.readmit(session, BEN, None)
    assert f"readmitted {BEN}" in told
    await sessions.take_seat(session, Seat(1), BEN, "Ben")
    assert "taken 1" in told
    assert [seat.person for seat in await club.store.seats(session.id)] == [ANN, BEN, DORA]
    for seat, person in ((1, BEN), (2, DORA), (0, ANN)):
        assert sessions.of_person(ANN) == [session]
        await sessions.leave(session, Seat(seat), person, lambda names: f"Zeus {len(names)}")
    assert told[-2:] == [f"closed {session.id}", "ended by None"]
    row = await club.row(session)
    assert (row.state, row.reason) == ("closed", "left")


Change = Callable[[Club, Session], Coroutine[Any, Any, object]]


# -- the row ------------------------------------------------------------------------------------------


CHANGES: dict[str, Change] = {
    # Another person becomes host.
    "resign": lambda _, session: session.hand_to_computer(Seat(0), lambda names: "Hera", ANN),
    "touch": lambda _, session: session.change_row(lambda row: replace(row, expires=5000.0)),
    "speak": lambda _, session: session.set_language("fr"),
    "move clocks": lambda club, _: club.sessions.go_on(),
}


@pytest.mark.parametrize(
    ("first", "second"),
    [*permutations(("resign", "touch", "speak"), 2), *permutations(("move clocks", "speak"))],
)
async def test_simultaneous_changes_are_both_kept(club: Club, first: str, second: str) -> None:
    session = await offline_for(club, 100.0)
    before = session.row
    held = {"resign": "save", "move clocks": "shift_deadlines"}.get(first, "save_table")
    await while_held_up(club.store, held, *(CHANGES[each](club, session) for each in (first, second)))
    changed: dict[str, dict[str, Any]] = {
        "resign": {"host": BEN},
        "touch": {"expires": 5000.0},
        "speak": {"language": "fr"},
        "move clocks": {"active": before.active + 100.0, "deadline": 1190.0},
    }
    assert session.row == replace(before, **changed[first], **changed[second])
    assert session.row == await club.row(session)


# -- deadlines ----------------------------------------------------------------------------------------


async def test_deadlines_shift_once_by_the_length_of_an_outage(club: Club) -> None:
    session, lobby = await offline_for(club, 3600.0), await club.lobby(DORA, channel=6)
    club.sessions.connectivity.lose()
    go_on = club.sessions.go_on
    await while_held_up(club.store, "shift_deadlines", go_on(), go_on(), done=True)
    assert not club.sessions.connectivity.is_lost
    assert session.row == await club.row(session)
    assert session.row.deadline == 1090.0 + 3600.0
    moved = await club.store.table(lobby.row.id)
    assert moved is not None
    assert moved.active == lobby.row.active + 3600.0
    await club.sessions.go_on()
    assert session.row.deadline == 1090.0 + 3600.0


async def test_deadlines_stay_paused_if_the_connection_is_lost_or_a_game_restored_during_the_shift(
    club: Club,
) -> None:
    session = await offline_for(club, 100.0)

    async def lose() -> None:
        club.sessions.connectivity.lose()

    await while_held_up(club.store, "shift_deadlines", club.sessions.go_on(), lose(), done=True)
    assert club.sessions.connectivity.is_lost
    assert session.row.deadline == 1190.0
    club.clock.seconds += 50.0
    await club.sessions.go_on()
    assert not club.sessions.connectivity.is_lost
    assert session.row == await club.row(session)
    assert session.row.deadline == 1240.0
    await club.sessions.stop()
    club.sessions = club.new_sessions()
    club.sessions.connectivity.lose()
    club.clock.seconds += 100.0
    resuming, going_on = club.sessions.resume(), club.sessions.go_on()
    await while_held_up(club.store, "game", resuming, going_on, done=True)
    again = club.sessions.get(session.id)
    assert again.row == await club.row(again)
    assert again.row.deadline == 1340.0


async def test_players_who_may_have_seen_nothing_are_not_late(club: Club) -> None:
    club.events.fails["reach"] = RuntimeError("Discord refuses everything")
    club.clock.alarms = 2
    session = await club.begin(ANN, BEN, CYD)
    # Half of the time is given again once the step can be shown.
    await happens(lambda: session.row.deadline == 1090.0 + 45.0)
    assert session.step == 0
    assert [seat.late for seat in session.seats] == [0, 0, 0]


# -- ends that fail or come at the wrong moment ---------------------------------------------------------


async def test_a_round_is_played_even_if_storing_a_pick_in_time_fails(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await sell(session, 0, 2)
    club.let_time_pass(session)
    await reach(session, 1)
    await club.asks(1)
    assert session.seats[1].late == 1
    await sell(session, 0)
    await happens(lambda: club.events.told[-1] == "progress")
    await sell(session, 2)
    # Only the last pick is left to wake the game.
    await happens(lambda: club.events.told[-2:] == ["progress", "progress"])
    fail_once(club.store, "save")
    with pytest.raises(StoreError):
        await sell(session, 1)
    await reach(session, 2)


@pytest.mark.parametrize("why", ["gone", "left"])
async def test_a_game_that_cannot_go_on_is_closed_once_the_store_is_back(
    club: Club, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    session = await club.begin(ANN, computers=2, options=Options(pace="none"))
    fail_once(club.store, "save_table")
    if why == "gone":
        monkeypatch.setattr(club.events, "close_step", AsyncMock(side_effect=PlaceGoneError("5")))
        await sell(session, 0)
    else:
        with pytest.raises(StoreError):
            await club.sessions.leave(session, Seat(0), ANN, lambda names: "Zeus")
    await happens(lambda: session.row.state == "closed")
    await happens(lambda: ("ended by None" in club.events.told) == (why == "left"))
    row = await club.row(session)
    assert (row.state, row.reason) == ("closed", why)
    await club.lobby(CYD)


async def test_a_player_who_joins_as_the_last_one_leaves_keeps_the_game_alive(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    leaving = club.sessions.leave(session, Seat(0), ANN, lambda names: "Zeus")
    sitting_down = club.sessions.take_seat(session, Seat(1), DORA, "Dora")
    assert await while_held_up(club.store, "save", leaving, sitting_down) == [None, None]
    assert club.sessions.of_person(DORA) == [session]
    assert (await club.row(session)).state == "playing"
    assert "ended by None" not in club.events.told
    await sell(session, 1)
    await reach(session, 1)


@pytest.mark.parametrize("steps", [0, 1])
async def test_a_restored_game_without_persons_ends(club: Club, steps: int) -> None:
    session = await club.begin(ANN, computers=2)
    for step in range(steps):
        await sell(session, 0)
        await reach(session, step + 1)
    await club.sessions.stop()
    left = replace(session.seats[0], person=None, name="Zeus", level=USUAL_LEVEL)
    departure = Departure(ANN, Seat(0), steps, replaced=False)
    await club.store.save(session.row, [left, *session.seats[1:]], departure)
    club.events = FakeEvents()
    club.sessions = club.new_sessions()
    await club.sessions.resume()
    await happens(lambda: {"ended by None", "open 1"} & {*club.events.told} != set())
    assert club.events.told == [f"closed {session.id}", "ended by None"]
    stored = await club.stored(session)
    assert (stored.row.state, stored.row.reason) == ("closed", "left")
    assert len(stored.steps) == steps


# -- games that must not get stuck ----------------------------------------------------------------------


@pytest.mark.parametrize("where", ["game", "table", "with_seats", "seats", "posted"])
async def test_a_game_begins_even_if_the_store_fails_right_afterwards(
    club: Club, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    lobby = await club.lobby(ANN, BEN, CYD)
    await club.store.put_message(lobby.row.id, MessageKey("lobby"), MessageRef(5, 77))
    begin = club.store.begin

    async def begin_and_fail_once(*given: Any) -> None:
        await begin(*given)
        fail_once(club.store, where)

    monkeypatch.setattr(club.store, "begin", begin_and_fail_once)
    session = await club.sessions.begin(lobby)
    await club.events.asked.wait()
    with suppress(OutageError):
        await getattr(club.store, where)(session.id)
    assert session.row == await club.store.table(session.id)
    assert session.messages == {MessageKey("lobby"): MessageRef(5, 77)}


@pytest.mark.parametrize("where", ["rewind_game", "game", "events"])
async def test_a_game_goes_on_after_a_failed_undo(club: Club, where: str) -> None:
    session = await club.practise()
    await sell(session, 0)
    await club.asks(1)
    if where == "events":
        club.events.fails["back to 0"] = RuntimeError("Discord is on fire")
    else:
        fail_once(club.store, where)
    (failed,) = await asyncio.gather(club.sessions.undo(session, Seat(0), 1), return_exceptions=True)
    assert (failed is None) == (where == "game")
    now = club.sessions.get(session.id)
    step = now.step
    assert step == (1 if where == "rewind_game" else 0)
    with suppress(OutageError):
        await club.stored(now)
    assert len(await club.steps(now)) == step
    await sell(now, 0)
    await reach(now, step + 1)


async def test_a_game_handed_to_another_process_is_left_untouched_even_by_an_undo(club: Club) -> None:
    session = await club.practise()
    await sell(session, 0)
    await club.asks(1)
    async with session.choosing:
        leaving = asyncio.ensure_future(club.sessions.leave_to_others(lambda _: True))
        await asyncio.sleep(0)
        back = asyncio.ensure_future(club.sessions.undo(session, Seat(0), 1))
        await asyncio.sleep(0)
    _, failed = await asyncio.gather(leaving, back, return_exceptions=True)
    assert isinstance(failed, ElsewhereError)
    assert list(club.sessions) == []
    for doing in (
        sell(session, 0),
        session.hand_to_computer(Seat(0), lambda names: "Hera", ANN),
        session.start_clock(),
        club.sessions.end(session, ANN, "Ann"),
    ):
        with pytest.raises(ElsewhereError):
            await doing
    assert session.step == 1
    assert Seat(0) not in await club.picks(session)


# -- seats taken while a computer chooses ---------------------------------------------------------------


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_taking_a_seat_as_its_computer_chooses_prompts_the_player(club: Club, game: GameName) -> None:
    options = Options(game=game, pace="none", pause="none")
    session = await club.sessions.begin(await club.lobby(ANN, computers=1, options=options))
    await happens(lambda: club.events.asked_seats == [Seat(0)])
    club.computer.meanwhile = lambda: club.sessions.take_seat(session, Seat(1), DORA, "Dora")
    while not club.computer.happening:
        if Seat(0) in session.snapshot.waiting_for():
            await sell(session, 0)
        await asyncio.sleep(0)
    await asyncio.gather(*club.computer.happening)
    await happens(lambda: club.events.told[-1] != "taken 1")
    assert club.events.asked_seats == session.snapshot.waiting_for() == [Seat(1)]


async def offline_for(club: Club, seconds: float) -> Session:
    """Begin a game with a time limit, and lose the connection for some seconds."""
    session = await club.begin(ANN, BEN, CYD)
    assert session.row.deadline == 1090.0
    club.sessions.connectivity.lose()
    club.clock.seconds += seconds
    return session
