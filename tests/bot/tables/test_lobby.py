"""Lobbies without Discord: changes that come at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.tables.lobby import Lobbies, Lobby
from tests.bot.fakes import ANN, BEN, CYD, Club


@pytest.fixture
def lobbies(club: Club) -> Lobbies:
    return club.lobbies(["Hera", "Apollo", "Athena", "Hermes", "Artemis", "Ares", "Demeter"], 3)


async def opened(lobbies: Lobbies, channel: int = 5, options: Options | None = None) -> Lobby:
    return await lobbies.open(
        server=1, channel=channel, host=ANN, name="ann", language="en", options=options or Options()
    )


def keys(answers: list[object]) -> list[object]:
    return [getattr(answer, "key", None) for answer in answers]


async def test_two_people_who_open_at_once_get_one_lobby(lobbies: Lobbies) -> None:
    answers = await asyncio.gather(opened(lobbies), opened(lobbies), return_exceptions=True)
    assert keys(list(answers)) == [None, "refusal-channel-taken"]


async def test_everybody_who_joins_at_once_has_a_seat_of_their_own(lobbies: Lobbies) -> None:
    table = (await opened(lobbies)).row.id
    people = [BEN, BEN, *range(100, 107)]
    answers = await asyncio.gather(
        *(lobbies.join(table, person, f"p{person}") for person in people), return_exceptions=True
    )
    assert keys(list(answers)) == [None, "refusal-already-seated", *[None] * 5, *["refusal-table-full"] * 2]
    seated = await lobbies.get(table)
    assert [seat.seat for seat in seated.seats] == list(range(7))
    assert seated.persons == (ANN, BEN, *range(100, 105))


async def test_a_table_is_filled_once_however_often_it_is_pressed(lobbies: Lobbies) -> None:
    table = (await opened(lobbies)).row.id
    answers = await asyncio.gather(
        *(lobbies.add_computer(table, ANN, on_all_seats=True) for _ in range(3)),
        lobbies.add_computer(table, ANN),
        lobbies.join(table, BEN, "ben"),
        return_exceptions=True,
    )
    assert keys(list(answers)) == [None, *["refusal-no-free-seat"] * 3, "refusal-table-full"]
    names = [seat.name for seat in (await lobbies.get(table)).seats]
    assert len(names) == len({*names}) == 7


async def test_seats_are_numbered_again_when_somebody_leaves(lobbies: Lobbies) -> None:
    table = (await opened(lobbies)).row.id
    await lobbies.join(table, BEN, "ben")
    await lobbies.add_computer(table, ANN)
    await lobbies.join(table, CYD, "cyd")
    left = await lobbies.leave(table, ANN)
    assert left is not None
    assert [(seat.seat, seat.name) for seat in left.seats] == [(0, "ben"), (1, "Hera"), (2, "cyd")]
    assert left.row.host == BEN


async def test_a_closed_lobby_takes_nobody_and_only_idle_ones_expire(club: Club, lobbies: Lobbies) -> None:
    old = await opened(lobbies, 5)
    club.clock.seconds += 60
    young, closed = await opened(lobbies, 6), (await opened(lobbies, 7)).row.id
    await lobbies.close(closed, "ended", ANN)
    for table in (closed, 999):
        with pytest.raises(Refusal, match="refusal-lobby-closed"):
            await lobbies.join(table, BEN, "ben")
    assert [row.id for row in await lobbies.expire(30)] == [old.row.id]
    assert await lobbies.at(5) is None
    assert await lobbies.at(6) == young


async def test_boards_are_chosen_and_given_back_when_the_options_change(lobbies: Lobbies) -> None:
    table = (await opened(lobbies, options=Options(wonders="chosen"))).row.id
    for wonder, side in (("giza", "B"), ("atlantis", "A"), ("manneken_pis", "A"), ("giza", None)):
        with pytest.raises(Refusal, match="refusal-offer-changed"):
            await lobbies.choose_wonder(table, ANN, wonder, side)
    await lobbies.choose_wonder(table, ANN, "giza", "A")
    for options, is_kept in (
        (Options(wonders="chosen", pace="slow"), True),
        (Options(wonders="chosen", sides="B"), False),
        (Options(), False),
    ):
        changed = await lobbies.set_options(table, ANN, options)
        assert changed.seats[0].wonder == ("giza" if is_kept else None)
    with pytest.raises(Refusal, match="refusal-wonders-dealt"):
        await lobbies.choose_wonder(table, ANN, "giza", "A")
    await lobbies.set_options(table, ANN, Options(wonders="chosen"))
    chosen = [await lobbies.choose_wonder(table, ANN, *board) for board in (("giza", "A"), (None, None))]
    assert [(each.seats[0].wonder, each.seats[0].side) for each in chosen] == [("giza", "A"), (None, None)]
