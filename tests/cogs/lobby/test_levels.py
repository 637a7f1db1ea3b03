"""How well computer players play: chosen in the lobby, kept, told."""

from __future__ import annotations

from tests.cogs.room import Room, buttons, lists, said, words


async def test_the_host_fills_the_table_and_chooses_levels(room: Room) -> None:
    await room.type("ann", "join")
    await room.tap("ann", room.lobby(), "Fill seats")
    assert words(room.lobby()).count("(computer, normal)") == 6
    assert buttons(room.lobby())["Fill seats"]["disabled"]
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    every, hera, *_ = lists(picker)
    await room.choose("ann", picker, every["custom_id"], "easy ")
    await room.choose("ann", picker, hera["custom_id"], "strong Hera")
    assert "2. Hera (computer, strong)" in words(room.lobby())
    assert words(room.lobby()).count("(computer, easy)") == 5


async def test_levels_are_the_hosts_and_of_players_who_are_there(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Add computer")
    assert "ann" in said(await room.tap("ben", room.lobby(), "Difficulty"))
    identity = f"list:lobby:{room.number_of(room.lobby())}:level:2"
    await room.press_forged("ann", identity, value="godlike Hera")
    await room.press_forged("ann", identity, value="strong Zeus")
    assert "3. Hera (computer, normal)" in words(room.lobby())


async def test_a_level_is_kept_over_a_restart_and_when_the_game_is_played_again(room: Room) -> None:
    await room.type("ann", "join", game="Duel")
    await room.tap("ann", room.lobby(), "Add computer")
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    await room.choose("ann", picker, lists(picker)[0]["custom_id"], "easy Hera")
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    await room.restart()
    assert [seat.level for seat in room.session.seats] == [None, "easy"]
    assert any("Hera (easy)" in words(each).replace("\\", "") for each in room.public())
    row, seats = room.session.row, room.session.seats
    await room.client.sessions.end(room.session, row.host, "ann")
    again = await room.client.lobbies.open_again(row, seats, host=row.host, name="ann")
    assert [seat.level for seat in again.seats] == [None, "easy"]


async def test_a_computers_turn_has_a_message_while_it_waits(room: Room, pauses: None) -> None:
    await room.type("ann", "join", game="Duel")
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    # What the computer did first has a message of its own, without its picture by now; then Ann is called.
    run, asked = room.public()[1:]
    assert words(run).startswith("Hera takes")
    assert not run.attachments
    assert f"<@{room.people['ann'].id}>" in words(asked)
