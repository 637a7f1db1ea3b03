"""Play again: who is mentioned, whose seat is reserved, and when the game starts."""

from typing import Any

import pytest

from bot.tables.lobby import Lobby
from tests.cogs.courses import useful
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, said, words


async def finished(room: Room, *names: str, **how: Any) -> Any:
    await room.begin(*names, **how)
    await room.skip_to(lambda game: game.over, useful)
    return room.newest("Play again")


async def seats(room: Room) -> list[tuple[str, bool]]:
    lobby = await room.open_lobby()
    return [] if lobby is None else [(seat.name, seat.kept) for seat in lobby.seats]


def called(room: Room) -> list[list[str]]:
    """List the people mentioned by each message of a lobby that mentions anybody."""
    found = []
    for entry in room.env.http_requests:
        sent = entry.json if isinstance(entry.json, dict) else {}
        users = sent.get("data", sent).get("allowed_mentions", {}).get("users")
        if users and "button:lobby:" in str(sent):
            found.append([str(user) for user in users])
    return found


async def test_players_are_mentioned_once_and_the_last_to_join_starts_the_game(room: Room) -> None:
    score = await finished(room, "ann", "ben", "cyd", pace="none")
    await room.tap("ben", score, "Play again")
    assert await seats(room) == [("ann", True), ("ben", False), ("cyd", True)]
    lobby = room.newest("Start with computers")
    ann, cyd = (str(room.people[name].id) for name in ("ann", "cyd"))
    assert called(room) == [[ann, cyd]]
    assert "ben wants to play again. **1 player is here.**" in words(lobby)
    assert f"1. <@{ann}> · seat reserved" in words(lobby)
    place = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{lobby.id}"
    answer = await room.tap("ann", score, "Play again")
    assert said(answer) == room.text("lobby-seated", place=place)
    assert await seats(room) == [("ann", False), ("ben", False), ("cyd", True)]
    assert said(await room.tap("ann", score, "Play again")) == room.text("refusal-already-seated", number=1)
    await room.type("ann", "join")
    await room.type("cyd", "join")
    assert called(room) == [[ann, cyd]], "nobody is called twice"
    assert [seat.name for seat in room.session.seats] == ["ann", "ben", "cyd"]
    assert room.session.row.host == room.people["ben"].id
    assert room.session.row.deadline is None


async def test_reserved_seats_survive_a_restart_and_computers_fill_the_rest(room: Room) -> None:
    score = await finished(room, "ann", "ben", "cyd")
    room.guild.remove_member(room.people["cyd"])
    await room.tap("ann", score, "Play again")
    await room.restart(down=24 * 3600)
    assert await seats(room) == [("ann", False), ("ben", True), ("cyd", True)]
    lobby = room.newest("Start with computers")
    await room.tap("ben", lobby, "Join")
    await room.tap("ann", lobby, "Start with computers")
    assert [seat.name for seat in room.session.seats] == ["ann", "ben", "Hera"]
    assert room.session.seats[2].person is None


async def test_others_can_neither_open_a_rematch_nor_take_reserved_seats(room: Room) -> None:
    score = await finished(room, "ann", "ben", game="Duel")
    answer = await room.tap("dora", score, "Play again")
    assert said(answer) == room.text("refusal-again-for-players")
    assert await seats(room) == []
    await room.tap("ann", score, "Play again")
    refused = said(await room.tap("dora", score, "Play again"))
    assert refused.startswith("The free seats are reserved for players of the last game. They")
    assert await seats(room) == [("ann", False), ("ben", True)]
    await room.env.advance_time(5 * 60 + 15)
    assert "ben" not in words(room.lobby())
    await room.tap("dora", room.lobby(), "Join")
    assert await seats(room) == [("ann", False), ("dora", False)]
    assert called(room) == [[str(room.people["ben"].id)]]


async def test_a_rematch_can_be_on_the_other_side_of_the_boards(room: Room) -> None:
    score = await finished(room, "ann", game="second-edition", computers=2)
    before = [seat.wonder for seat in await room.client.store.seats(room.number_of(score))]
    await room.tap("ann", score, "Play night side")
    assert "7 Wonders (second edition)" in words(room.lobby()), "a rematch has the same edition"
    await room.tap("ann", room.lobby(), "Start")
    assert [(seat.wonder, seat.side) for seat in room.session.seats] == [(each, "B") for each in before]
    assert any("The game begins! (second edition)" in words(message) for message in room.public())
    await room.skip_to(lambda game: game.over, useful)
    assert "Play day side" in buttons(room.newest("Play again"))


@pytest.mark.parametrize("is_posted", [True, False])
async def test_simultaneous_rematches_seat_both_players(
    room: Room, monkeypatch: pytest.MonkeyPatch, is_posted: bool
) -> None:
    score = await finished(room, "ann", "ben", "cyd", pace="none")
    held = None if is_posted else Network(room, monkeypatch).hold_next(FIRST_ANSWER)
    await room.tap("ann", score, "Play again")
    at, looked = room.client.lobbies.at, []

    async def at_before_there_is_one(place: int) -> Lobby | None:
        looked.append(place)
        return await at(place) if len(looked) > 1 else None

    if held is None:
        monkeypatch.setattr(room.client.lobbies, "at", at_before_there_is_one)
    answer = await room.tap("ben", score, "Play again")
    if held is not None:
        held.let_go()
        await room.env.settle()
    place = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/"
    seated = room.text("lobby-seated", place=f"{place}{room.newest('Start with computers').id}")
    assert seated in [words(each) for each in (answer.response, *answer.followups) if each is not None]
    assert await seats(room) == [("ann", False), ("ben", False), ("cyd", True)]


async def test_a_rematch_from_a_direct_message_opens_in_the_channel_if_one_can_see_it(room: Room) -> None:
    await finished(room, "ann", "ben", computers=1, pace="none")
    result, ben = room.direct("ben")[-1], room.people["ben"]
    room.guild.remove_member(ben)
    assert said(await room.tap("ben", result, "Play again")) == room.text("refusal-not-on-this-server")
    assert await seats(room) == []
    answer = await room.tap("ann", room.direct("ann")[-1], "Play again")
    assert said(answer) == room.text("play-again-there", place=f"<#{room.channel.id}>")
    assert called(room) == [[str(ben.id)]]
    assert said(await room.tap("ben", result, "Play again")) == room.text("refusal-not-on-this-server")
    assert await seats(room) == [("ann", False), ("ben", True), ("Hera", False)]
    room.people["ben"] = room.guild.add_member(ben.user)
    await room.tap("ben", result, "Play again")
    assert [seat.name for seat in room.session.seats] == ["ann", "ben", "Hera"]


async def test_joining_just_before_the_start_is_confirmed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    score = await finished(room, "ann", "ben", "cyd", pace="none")
    await room.tap("ann", score, "Play again")
    lobbies, ann, cyd = room.client.lobbies, room.people["ann"].id, room.people["cyd"].id
    join = lobbies.join

    async def join_before_the_last(table: int, person: int, name: str) -> Lobby:
        """Seat a person, then seat the last one and start the game before anything is shown."""
        lobby = await join(table, person, name)
        await join(table, cyd, "cyd")
        async with lobbies.starting(table, ann) as gathered:
            await room.client.sessions.begin(gathered)
        return lobby

    monkeypatch.setattr(lobbies, "join", join_before_the_last)
    answer = await room.tap("ben", room.newest("Start with computers"), "Join")
    assert said(answer) == room.text("seated-game-has-begun")
    assert [seat.name for seat in room.session.seats] == ["ann", "ben", "cyd"]
