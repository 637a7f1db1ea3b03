"""The third city of a game for two: whose turn it is, with what, and how it is learned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.courses import ANN
from tests.cogs.room import Room, buttons, shown_files, words


async def begin(room: Room) -> tuple[str, str]:
    """Begin a game for two, and name the one who also plays the Free City and the other."""
    await room.begin("ann", "ben")
    return ("ann", "ben") if room.session.game.view(None).controller == ANN else ("ben", "ann")


async def second_round(room: Room) -> tuple[str, str]:
    first, second = await begin(room)
    await room.pick(first)
    await room.pick(first, 2)
    await room.pick(second)
    assert room.session.step == 1
    return second, first


async def test_its_turn_is_told_with_its_own_coins_and_neighbours_and_what_was_chosen_before(
    room: Room,
) -> None:
    player, other = await second_round(room)
    seat = room.session.seat_of(room.people[player].id)
    assert seat is not None
    assert "Your neighbours last round –" in words(room.hand(player))
    await room.pick(player)
    told, view = words(room.hand(player)), room.session.game.view(None)
    assert view.free_city is not None
    coins = room.text("coins", count=view.cities[view.free_city].coins)
    heading, news, chosen, asked = told.splitlines()[:4]
    assert room.text("hand-free-city", money=coins) in heading
    assert news.startswith("Its neighbours last round – ")
    assert "you: " in news
    assert f"{other}: " in news
    assert f"{player}: " not in news
    assert chosen.startswith("✔ You ")
    assert room.text(f"card-{room.session.picks[seat].card}") in chosen
    assert asked.startswith("**Now choose for the Free City.**")


async def test_two_players_swap_hands_on_neither_side_of_the_free_city(room: Room) -> None:
    player, other = await second_round(room)
    for name, whose in ((player, other), (other, player)):
        assert f"swap hands with {whose}" in words(room.hand(name)).splitlines()[0]
    await room.pick(player)
    assert f"swap hands with {other}" in words(room.hand(player)).splitlines()[0]
    assert any("swap hands: ann ↔ ben" in words(each) for each in room.public())
    assert not any("pass left" in words(each) for each in room.public())


async def test_what_was_chosen_before_is_still_told_while_a_card_is_looked_at(room: Room) -> None:
    player, _ = await begin(room)
    await room.pick(player)
    await room.tap(player, room.hand(player), buttons_of_cards(room.hand(player))[0])
    assert "✔ You " in words(room.hand(player))


async def test_who_does_not_play_it_reads_in_the_hand_who_does(room: Room) -> None:
    player, other = await begin(room)
    assert room.text("free-city-played-by", name=player) in words(room.hand(other))
    assert "also plays the Free City" not in words(room.hand(player))
    assert room.text("choose-own-first") in words(room.hand(player))


async def test_how_to_play_has_a_page_on_it_and_opens_there_below_its_hand(room: Room) -> None:
    player, other = await begin(room)
    how = room.text("button-how-to-play")
    own = (await room.tap(other, room.hand(other), how)).response
    assert "page 1 of 6" in words(own)
    assert_tells_it(room, (await room.tap(other, own, "6")).response)
    await room.pick(player)
    assert_tells_it(room, (await room.tap(player, room.hand(player), how)).response)


async def test_its_second_player_finds_the_page_below_its_hand_too(room: Room) -> None:
    player, _ = await second_round(room)
    await room.pick(player)
    opened = (await room.tap(player, room.hand(player), room.text("button-how-to-play"))).response
    assert_tells_it(room, opened)


@pytest.mark.parametrize(("computers", "pages"), [(1, 6), (2, 5)])
async def test_only_a_lobby_of_two_teaches_it(room: Room, computers: int, pages: int) -> None:
    await room.type("ann", "join")
    for _ in range(computers):
        await room.tap("ann", room.lobby(), room.text("button-add-computer"))
    opened = (await room.tap("ben", room.lobby(), room.text("button-how-to-play"))).response
    assert f"page 1 of {pages}" in words(opened)


def assert_tells_it(room: Room, page: Any) -> None:
    assert "page 6 of 6" in words(page)
    assert room.text("rules-free-city") in words(page)
    assert not shown_files(page)
    assert "Next" not in buttons(page)


def buttons_of_cards(hand: Any) -> list[str]:
    return [each for each in buttons(hand) if each.isdecimal()]
