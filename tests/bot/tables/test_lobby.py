"""Lobbies without Discord: changes that come at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.storage.store import Store
from bot.tables.lobby import Lobbies, Lobby
from tests.bot.fakes import ANN, BEN, CYD, Clock, Club


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lobbies(store: Store, clock: Clock) -> Lobbies:
    club = Club(store)
    club.clock = clock
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
    lobby = await opened(lobbies)
    answers = await asyncio.gather(
        *(lobbies.join(lobby.row.id, 100 + number, f"p{number}") for number in range(8)),
        return_exceptions=True,
    )
    assert keys(list(answers)) == [None] * 6 + ["refusal-table-full"] * 2
    seated = await lobbies.get(lobby.row.id)
    assert [seat.seat for seat in seated.seats] == list(range(7))
    assert len(set(seated.persons)) == 7


async def test_a_table_is_filled_once_however_often_it_is_pressed(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies)
    answers = await asyncio.gather(
        *(lobbies.add_computer(lobby.row.id, ANN, on_all_seats=True) for _ in range(3)),
        lobbies.add_computer(lobby.row.id, ANN),
        lobbies.join(lobby.row.id, BEN, "ben"),
        return_exceptions=True,
    )
    assert keys(list(answers)) == [None, *["refusal-no-free-seat"] * 3, "refusal-table-full"]
    names = [seat.name for seat in (await lobbies.get(lobby.row.id)).seats]
    assert len(names) == len({*names}) == 7


async def test_a_double_click_seats_once(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies)
    answers = await asyncio.gather(
        *(lobbies.join(lobby.row.id, BEN, "ben") for _ in range(2)), return_exceptions=True
    )
    assert keys(list(answers)) == [None, "refusal-already-seated"]
    assert (await lobbies.get(lobby.row.id)).persons == (ANN, BEN)


async def test_seats_are_numbered_again_when_somebody_leaves(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies)
    await lobbies.join(lobby.row.id, BEN, "ben")
    await lobbies.add_computer(lobby.row.id, ANN)
    await lobbies.join(lobby.row.id, CYD, "cyd")
    left = await lobbies.leave(lobby.row.id, ANN)
    assert left is not None
    assert [(seat.seat, seat.name) for seat in left.seats] == [(0, "ben"), (1, "Hera"), (2, "cyd")]
    assert left.row.host == BEN


async def test_a_closed_lobby_takes_nobody(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies)
    await lobbies.close(lobby.row.id, "ended", ANN)
    with pytest.raises(Refusal) as refused:
        await lobbies.join(lobby.row.id, BEN, "ben")
    assert refused.value.key == "refusal-lobby-closed"
    with pytest.raises(Refusal):
        await lobbies.get(999)


async def test_only_idle_lobbies_expire(lobbies: Lobbies, clock: Clock) -> None:
    old = await opened(lobbies, 5)
    clock.seconds += 60
    young = await opened(lobbies, 6)
    assert [row.id for row in await lobbies.expire(30)] == [old.row.id]
    assert await lobbies.at(5) is None
    assert await lobbies.at(6) == young


async def test_wonders_are_given_back_when_the_options_change(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, options=Options(wonders="chosen"))
    await lobbies.choose_wonder(lobby.row.id, ANN, "giza", "A")
    same = await lobbies.set_options(lobby.row.id, ANN, Options(wonders="chosen", pace="slow"))
    assert same.seats[0].wonder == "giza"
    changed = await lobbies.set_options(lobby.row.id, ANN, Options(wonders="chosen", sides="B"))
    assert changed.seats[0].wonder is None
    dealt = await lobbies.set_options(lobby.row.id, ANN, Options())
    assert dealt.seats[0].wonder is None
    with pytest.raises(Refusal) as refused:
        await lobbies.choose_wonder(lobby.row.id, ANN, "giza", "A")
    assert refused.value.key == "refusal-wonders-dealt"


@pytest.mark.parametrize(
    ("wonder", "side"), [("giza", "B"), ("atlantis", "A"), ("manneken_pis", "A"), ("giza", None)]
)
async def test_only_boards_of_the_game_are_chosen(lobbies: Lobbies, wonder: str, side: str | None) -> None:
    lobby = await opened(lobbies, options=Options(wonders="chosen"))
    with pytest.raises(Refusal) as refused:
        await lobbies.choose_wonder(lobby.row.id, ANN, wonder, side)
    assert refused.value.key == "refusal-offer-changed"
    assert (await lobbies.get(lobby.row.id)).seats[0].wonder is None


async def test_a_chosen_wonder_can_be_given_back(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, options=Options(wonders="chosen"))
    await lobbies.choose_wonder(lobby.row.id, ANN, "giza", "A")
    given = await lobbies.choose_wonder(lobby.row.id, ANN, None, None)
    assert (given.seats[0].wonder, given.seats[0].side) == (None, None)
