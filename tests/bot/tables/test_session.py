"""One running game: who is asked, what counts, who is late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, reach, sell
from tests.engine.base.setting import facts_of
from tests.patience import happens


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def test_a_round_is_asked_played_and_told_in_order(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    assert club.events.steps_told == ["open 0"]
    for seat in (0, 1, 2):
        await sell(session, seat)
    await happens(lambda: "open 1" in club.events.told)
    assert club.events.steps_told == ["open 0", "close 0", "open 1"]
    await club.sessions.stop()


async def test_computer_players_play_a_game_to_its_end_with_one_person(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    while not session.game.over:
        step = session.step
        await sell(session, 0)
        await reach(session, step + 1)
    await happens(lambda: club.sessions.at(5) is None)
    await happens(lambda: club.events.steps_told[-1] == "finish")
    stored = await club.store.table(session.id)
    assert stored is not None
    assert stored.state == "over"
    assert len(await club.steps(session)) == session.step


async def test_a_choice_is_on_disk_before_it_counts(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await sell(session, 1)
    assert await club.picks(session) == {Seat(1): session.picks[Seat(1)].as_json()}
    await club.sessions.stop()


async def test_a_choice_replaces_the_one_before(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    decision = session.snapshot.decision(Seat(0))
    assert decision is not None
    await session.choose(Seat(0), 0, decision.choices[0])
    await session.choose(Seat(0), 0, decision.choices[-1])
    assert session.picks == {Seat(0): decision.choices[-1]}
    assert await club.picks(session) == {Seat(0): decision.choices[-1].as_json()}
    await club.sessions.stop()


async def test_another_seats_choice_is_refused(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    decision = session.snapshot.decision(Seat(1))
    assert decision is not None
    foreign = next(
        choice for choice in decision.choices if facts_of(choice).card not in session.game.view(Seat(0)).hand
    )
    with pytest.raises(Refusal) as refused:
        await session.choose(Seat(0), 0, foreign)
    assert refused.value.key == "refusal-offer-changed"
    assert session.picks == {}
    assert await club.picks(session) == {}
    await club.sessions.stop()


@pytest.mark.parametrize("step", [-1, 1, 99])
async def test_a_choice_for_another_step_is_refused(club: Club, step: int) -> None:
    session = await club.begin(ANN, BEN, CYD)
    decision = session.snapshot.decision(Seat(0))
    assert decision is not None
    with pytest.raises(Refusal) as refused:
        await session.choose(Seat(0), step, decision.choices[0])
    assert refused.value.key == "refusal-round-over"
    await club.sessions.stop()


async def test_who_changes_their_mind_after_the_last_pick_is_too_late(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    decisions = {seat: session.snapshot.decision(Seat(seat)) for seat in range(3)}
    choices = {seat: decision.choices[-1] for seat, decision in decisions.items() if decision is not None}
    other = decisions[0].choices[0] if decisions[0] is not None else None
    assert other is not None
    answers = await asyncio.gather(
        *(session.choose(Seat(seat), 0, choice) for seat, choice in choices.items()),
        session.choose(Seat(0), 0, other),
        return_exceptions=True,
    )
    assert [getattr(answer, "key", None) for answer in answers] == [None, None, None, answers[3].key]  # type: ignore[union-attr]
    assert answers[3].key in ("refusal-everyone-has-picked", "refusal-round-over")  # type: ignore[union-attr]
    await reach(session, 1)
    assert session.history[0].choices[Seat(0)] == choices[0]
    await club.sessions.stop()


# -- the clock ----------------------------------------------------------------------------------------


async def test_half_of_the_time_reminds_once_and_the_end_lets_the_computer_play(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await sell(session, 0)
    club.clock.alarms = 2
    session.changed.set()
    await reach(session, 1)
    assert club.events.reminded[0] == [Seat(1), Seat(2)]
    assert [row.late for row in session.seats] == [0, 1, 1]
    assert [row.late for row in await club.store.seats(session.id)] == [0, 1, 1]
    assert club.events.told.count("remind 0") == 1
    await club.sessions.stop()


async def test_without_a_clock_nobody_is_reminded(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD, options=Options(pace="none"))
    assert session.row.deadline is None
    await asyncio.sleep(0.05)
    assert club.events.reminded == []
    assert session.step == 0
    await club.sessions.stop()


async def test_who_is_late_three_times_is_played_for_until_they_are_back(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    for step in range(3):
        assert not session.snapshot.plays_itself(Seat(2))
        await sell(session, 0)
        await sell(session, 1)
        club.clock.alarms = 2
        session.changed.set()
        await reach(session, step + 1)
        await _open(club, step + 1)
    assert session.snapshot.plays_itself(Seat(2))
    assert session.snapshot.waiting_for() == [Seat(0), Seat(1)]
    reminders = len(club.events.reminded)
    await sell(session, 0)
    await sell(session, 1)
    await reach(session, 4)
    assert len(club.events.reminded) == reminders
    await _open(club, 4)
    await session.hand_to_person(Seat(2), CYD, "cyd")
    assert not session.snapshot.plays_itself(Seat(2))
    assert session.snapshot.waiting_for() == [Seat(0), Seat(1), Seat(2)]
    await club.sessions.stop()


async def test_a_pick_in_time_is_forgiven_for_good(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await sell(session, 0)
    await sell(session, 1)
    club.clock.alarms = 2
    session.changed.set()
    await reach(session, 1)
    await _open(club, 1)
    assert session.seats[2].late == 1
    await sell(session, 2)
    again = await club.restart()
    assert again.seats[2].late == 0
    await club.sessions.stop()


async def test_when_everybody_is_away_the_game_waits_for_one_of_them(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    club.clock.alarms = 6
    session.changed.set()
    await reach(session, 3)
    await asyncio.sleep(0.1)
    assert session.step == 3
    assert session.snapshot.everyone_is_away()
    assert session.row.deadline is None
    await session.hand_to_person(Seat(0), ANN, "ann")
    await happens(lambda: session.row.deadline is not None)
    await sell(session, 0)
    await reach(session, 4)
    await club.sessions.stop()


# -- seats --------------------------------------------------------------------------------------------


async def test_a_seat_goes_to_a_computer_player_and_to_another_person(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await session.hand_to_computer(Seat(1), lambda names: "Hera", BEN)
    await happens(lambda: Seat(1) in session.picks)
    await session.hand_to_person(Seat(1), DORA, "dora")
    assert Seat(1) not in session.picks
    assert session.seat_of(DORA) == Seat(1)
    assert session.seat_of(BEN) is None
    assert [seat.person for seat in await club.store.seats(session.id)] == [ANN, DORA, CYD]
    await club.sessions.stop()


async def test_two_who_leave_at_once_are_followed_by_computers_of_different_names(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)

    def free(names: Sequence[str]) -> str:
        return next(each for each in ("Hera", "Apollo") if each not in names)

    await asyncio.gather(
        session.hand_to_computer(Seat(0), free, ANN), session.hand_to_computer(Seat(1), free, BEN)
    )
    assert {row.name for row in session.seats[:2]} == {"Hera", "Apollo"}
    await club.sessions.stop()


async def test_nobody_takes_a_persons_seat_or_a_second_one(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    with pytest.raises(Refusal) as refused:
        await session.hand_to_person(Seat(1), DORA, "dora")
    assert refused.value.key == "refusal-seat-taken"
    await session.hand_to_computer(Seat(1), lambda names: "Hera", BEN)
    with pytest.raises(Refusal) as refused:
        await session.hand_to_person(Seat(1), ANN, "ann")
    assert refused.value.key == "refusal-already-playing"
    assert session.seats[1].person is None
    await club.sessions.stop()


async def test_a_seat_taken_while_the_last_pick_is_made_decides_again(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await session.hand_to_computer(Seat(2), lambda names: "Hera", CYD)
    await happens(lambda: Seat(2) in session.picks)
    await sell(session, 0)

    async def take_the_seat() -> None:
        await session.stop_clock()
        await session.hand_to_person(Seat(2), DORA, "dora")

    club.computer.meanwhile = take_the_seat
    club.clock.alarms = 2
    session.changed.set()
    await happens(lambda: session.seat_of(DORA) is not None)
    await asyncio.gather(*club.computer.happening)
    await asyncio.sleep(0.05)
    assert session.step == 0
    assert session.snapshot.waiting_for() == [Seat(2)]
    await session.hand_to_computer(Seat(1), lambda names: "Apollo", BEN)
    await sell(session, 2)
    await reach(session, 1)
    assert [row.late for row in session.seats] == [0, 0, 0]
    await club.sessions.stop()


async def _open(club: Club, step: int) -> None:
    await happens(lambda: f"open {step}" in club.events.told)
