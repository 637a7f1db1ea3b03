"""What nobody may do at a table: read two hands, come back unasked, end or replace without the right to."""

from __future__ import annotations

from typing import Any

import discord

from engine.game import Seat
from tests.cogs.game.scenes import leave
from tests.cogs.games.architects import moves
from tests.cogs.room import Room, buttons, said, words


async def take(room: Room, name: str, seat: int) -> Any:
    return await room.press_forged(name, f"button:seat:{room.session.id}:take:{seat}")


def seat_of(room: Room, name: str) -> Seat | None:
    return room.session.seat_of(room.people[name].id)


async def test_who_has_seen_a_hand_gets_no_other_seat_in_this_round(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await leave(room, "ben")
    assert said(await take(room, "ben", 2)) == room.text("refusal-has-seen-a-hand")
    await room.restart()
    assert said(await take(room, "ben", 2)) == room.text("refusal-has-seen-a-hand")
    assert seat_of(room, "ben") is None
    await take(room, "ben", 1)
    assert seat_of(room, "ben") == Seat(1), "the own seat is still theirs"
    await leave(room, "ben")
    await room.play_round("ann")
    await take(room, "ben", 2)
    assert seat_of(room, "ben") == Seat(2), "the next round has other hands"


async def test_where_all_lies_open_a_person_changes_seats_at_once(room: Room) -> None:
    await moves.begin(room, "ann", "ben", "cyd")
    await leave(room, "ben")
    await leave(room, "ann")
    await take(room, "ann", 1)
    assert seat_of(room, "ann") == Seat(1)


async def test_who_was_replaced_comes_back_with_the_word_of_the_host(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.replace("ann", room.people["ben"])
    await room.restart()
    for _ in range(2):
        assert said(await take(room, "ben", 1)) == room.text("refusal-replaced", host="ann")
    asked = [message for message in room.public() if room.text("button-admit") in buttons(message)]
    assert len(asked) == 1, "the host is asked once"
    assert f"<@{room.people['ann'].id}>" in words(asked[0])
    for name in ("ben", "dora"):
        answer = await room.tap(name, asked[0], room.text("button-admit"))
        assert said(answer) == room.text("refusal-host-or-moderator")
    await room.tap("ann", asked[0], room.text("button-admit"))
    await room.restart()
    await take(room, "ben", 1)
    assert seat_of(room, "ben") == Seat(1)
    (answered,) = [message for message in room.public() if message.id == asked[0].id]
    assert not buttons(answered)


async def test_a_moderator_who_was_replaced_does_not_give_the_word_to_themselves(room: Room) -> None:
    room.make_moderator("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.replace("ann", room.people["ben"])
    await take(room, "ben", 1)
    (asked,) = [message for message in room.public() if room.text("button-admit") in buttons(message)]
    assert said(await room.tap("ben", asked, room.text("button-admit"))) == room.text("refusal-own-word")
    assert said(await take(room, "ben", 1)) == room.text("refusal-replaced", host="ann")


async def test_a_host_who_takes_leave_by_replacing_needs_no_word(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ann", "replace", player=room.people["ann"])).response
    assert room.text("leave-question") in words(question)
    await room.tap("ann", question, "Leave")
    await take(room, "ann", 0)
    assert seat_of(room, "ann") == Seat(0)


async def press_elsewhere(room: Room, name: str, identity: str, **permissions: bool) -> Any:
    """Press a forged button on another server, where this person has ``permissions``."""
    other = room.env.create_guild("Sparta")
    hall = other.create_text_channel("hall")
    role = other.create_role("ruler", permissions=discord.Permissions(**permissions))
    member = other.add_member(room.people[name].user, roles=[role])
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="?", custom_id=identity))
    view.add_item(row)
    message = await room.client.get_partial_messageable(hall.id).send(view=view)
    return await member.click(message, custom_id=identity)


async def test_only_a_moderator_of_the_table_ends_it_from_another_server(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    end = f"button:seat:{room.session.id}:end"
    for is_member in (True, False):
        if not is_member:
            room.guild.remove_member(room.people["dora"])
        answer = await press_elsewhere(room, "dora", end, manage_channels=True)
        assert said(answer) == room.text("refusal-host-or-moderator")
    assert room.session.is_running
    room.make_moderator("cyd")
    await press_elsewhere(room, "cyd", end)
    assert room.client.sessions.at(room.channel.id) is None
