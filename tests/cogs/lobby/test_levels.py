"""The levels of computer players: chosen in the lobby, stored and shown."""

from __future__ import annotations

from tests.cogs.room import Room, buttons, lists, said, words


async def test_the_host_fills_the_table_and_chooses_levels(room: Room) -> None:
    await room.gather("ann", "ben", computers=1)
    assert "ann" in said(await room.tap("ben", room.lobby(), "Difficulty"))
    await room.tap("ben", room.lobby(), "Leave")
    await room.tap("ann", room.lobby(), "Fill seats")
    assert words(room.lobby()).count("(computer, normal)") == 6
    assert buttons(room.lobby())["Fill seats"]["disabled"]
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    every, hera, *_ = lists(picker)
    await room.choose("ann", picker, every["custom_id"], "easy ")
    await room.choose("ann", picker, hera["custom_id"], "strong Hera")
    for value in ("godlike Hera", "strong Nobody"):
        await room.press_forged("ann", hera["custom_id"], value=value)
    assert "Hera (computer, strong)" in words(room.lobby())
    assert words(room.lobby()).count("(computer, easy)") == 5


async def test_levels_survive_a_restart_and_a_rematch(room: Room) -> None:
    await room.gather("ann", game="Duel", computers=1)
    picker = (await room.tap("ann", room.lobby(), "Difficulty")).response
    await room.choose("ann", picker, lists(picker)[0]["custom_id"], "easy Hera")
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    await room.restart()
    assert [seat.level for seat in room.session.seats] == [None, "easy"]
    assert any("Hera (easy)" in words(each).replace("\\", "") for each in room.public())
    row, seats = room.session.row, room.session.seats
    await room.client.sessions.end(room.session, row.host, "ann")
    again = await room.client.lobbies.open_rematch(row, seats, host=row.host, name="ann")
    assert [seat.level for seat in again.seats] == [None, "easy"]


async def test_a_computers_pending_turn_has_a_message(room: Room, pauses: None) -> None:
    await room.begin("ann", game="Duel", computers=1)
    # The computer's first turn has its own message, by now without a picture; then Ann is mentioned.
    run, asked = room.public()[1:]
    assert words(run).startswith("Hera takes")
    assert not run.attachments
    assert f"<@{room.people['ann'].id}>" in words(asked)
