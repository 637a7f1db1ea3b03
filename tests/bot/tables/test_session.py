"""A session: picks, time limits, and seats that change hands."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.common.refusal import Refusal
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club, reach, sell
from tests.engine.base.setting import facts_of
from tests.patience import happens


async def test_a_pick_is_stored_before_it_counts_and_replaces_the_previous_one(club: Club) -> None:
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


async def test_a_pick_cannot_be_changed_after_the_last_one(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    first, second, third = (each.choices for each in session.game.decisions())
    *taken, late = await asyncio.gather(
        session.choose(Seat(0), 0, first[-1]),
        session.choose(Seat(1), 0, second[-1]),
        session.choose(Seat(2), 0, third[-1]),
        session.choose(Seat(0), 0, first[0]),
        return_exceptions=True,
    )
    assert taken == [None] * 3
    assert getattr(late, "key", None) in ("refusal-everyone-has-picked", "refusal-round-over")
    await reach(session, 1)
    assert session.history[0].choices[Seat(0)] == first[-1]


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
