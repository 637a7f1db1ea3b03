"""Leaving, taking and replacing seats, coming back, and ending a game."""

from typing import Any

import discord
import pytest

from engine.game import Seat
from tests.bot.fakes import fail_once
from tests.cogs.game.scenes import (
    current,
    direct_channel,
    leave,
    live_buttons,
    message_path,
    pinged,
    table_state,
    take_seat_of,
    texts,
)
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, buttons, said, shown_files, words


def offer(room: Room) -> str:
    return room.text("button-take-seat")


async def take(room: Room, name: str, seat: int = 1) -> str:
    return said(await room.press_forged(name, f"button:seat:{room.session.id}:take:{seat}"))


def seat_of(room: Room, name: str) -> Seat | None:
    return room.session.seat_of(room.people[name].id)


async def test_leaving_asks_first_and_can_be_cancelled_or_retried(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    assert said(await room.type("cyd", "leave")) == room.text("refusal-spectator")
    question = await room.type("ben", "leave")
    assert question.ephemeral
    assert words(question.response) == room.text("leave-question")
    assert set(buttons(question.response)) == {"Leave", "Stay"}
    answer = await room.tap("ben", question.response, "Stay")
    assert words(answer.response) == room.text("question-stay")
    assert seat_of(room, "ben") == Seat(1)
    question = (await room.type("ben", "leave")).response
    fail_once(room.client.store, "save")
    assert said(await room.tap("ben", question, "Leave")) == room.text("store-failed")
    await room.tap("ben", current(room, "ben", question), "Leave")
    assert seat_of(room, "ben") is None


async def test_a_vacant_seat_can_be_taken_with_its_hand(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    old = room.hand("ben")
    await leave(room, "ben")
    assert room.session.seats[1].person is None
    left, cards = room.last(), room.session.game.view(Seat(1)).hand
    city = room.text(f"city-{room.session.game.view(None).cities[1].wonder}")
    assert words(left) == room.text("seat-left", name="ben", computer="Apollo", city=city)
    assert set(buttons(left)) == {offer(room)}
    assert not buttons(current(room, "ben", old))
    assert not current(room, "ben", old).attachments
    assert said(await room.tap("ann", left, offer(room))) == room.text("refusal-already-playing")
    answer = await room.tap("cyd", left, offer(room))
    assert words(answer.response) == room.text("seat-hand-sent")
    assert buttons(answer.response)[room.text("button-go-there")]
    taken = current(room, "cyd", left)
    assert "cyd" in words(taken)
    assert not buttons(taken)
    await room.env.advance_time(10)
    assert f"<@{room.people['cyd'].id}>" not in words(room.status())
    hand, how = room.hand("cyd"), room.text("button-how-to-play")
    assert len([label for label in buttons(hand) if label.isdecimal()]) == len(cards)
    assert how in buttons(hand)
    assert seat_of(room, "cyd") == Seat(1)
    assert room.session.snapshot.waiting_for() == [Seat(0), Seat(1)]
    await room.tap("cyd", hand, "2")
    await room.tap("cyd", room.hand("cyd"), "Sell +3")
    assert room.session.picks[Seat(1)].card == cards[1]
    await room.pick("ann")
    assert room.session.step == 1
    assert "round 2 of 6" in words(room.hand("cyd"))
    assert how not in buttons(room.hand("cyd")), "only the first hand has it"
    assert not [each for each in room.public("cyd") if "1" in buttons(each)]


async def test_hands_name_a_new_neighbour_after_the_next_tap(room: Room) -> None:
    def named() -> str:
        (picture,) = shown_files(room.hand("ann"))
        return str(picture.description)

    await room.begin("ann", "ben", computers=1)
    assert "Left, ben:" in named()
    await leave(room, "ben")
    await room.tap("ann", room.hand("ann"), "2")
    assert "Left, Apollo:" in named()
    await take(room, "cyd")
    await room.tap("ann", room.hand("ann"), "1")
    assert "Left, cyd:" in named()


async def test_a_new_player_without_direct_messages_gets_the_hand_as_an_answer(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    await leave(room, "ben")
    room.close_messages("cyd")
    answer = await room.tap("cyd", room.last(), offer(room))
    assert answer.response.ephemeral
    assert "1" in buttons(answer.response)
    assert room.text("direct-messages-closed") in [words(each) for each in room.public("cyd")]


@pytest.mark.parametrize("discord_fails", [False, True])
async def test_a_player_who_left_sees_no_more_cards(room: Room, discord_fails: bool) -> None:
    await room.begin("ann", "ben", computers=1)
    own = await room.open_hand("ben")
    card = buttons(own)["1"]["custom_id"]
    cards = {room.text(f"card-{card}") for card in room.session.game.view(Seat(1)).hand}
    if discord_fails:
        room.env.inject_error(
            "PATCH", f"{message_path(direct_channel(room, 'ben'))}/*", status=400, code=50035
        )
    await leave(room, "ben")
    await room.tap("cyd", room.last(), offer(room))
    await room.decide("ann")
    await room.session.choose(Seat(1), 0, room.session.game.decisions()[1].choices[-1])
    await room.env.settle()
    assert room.session.step == 1
    assert live_buttons(room, "ben") == []
    for message in room.direct("ben"):
        assert not any(card in words(message) for card in cards)
    left = current(room, "ben", own)
    assert (words(left), buttons(left), left.attachments) == (room.text("hand-put-away"), {}, [])
    assert said(await room.press_forged("ben", card)) == room.text("refusal-spectator")


async def test_the_host_can_replace_a_player_after_confirming(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    answer = await room.type("ben", "replace", player=room.people["ann"])
    assert said(answer) == room.text("refusal-host-or-moderator")
    answer = await room.type("ann", "replace", player=room.people["dora"])
    assert said(answer) == room.text("refusal-not-at-this-table", name="dora")
    public = len(room.public())
    asked = (await room.type("ann", "replace", player=room.people["ben"])).response
    assert asked.ephemeral
    assert words(asked).startswith("Replace ben with a computer player?")
    await room.tap("ann", asked, "Keep playing")
    assert words(current(room, "ann", asked)) == room.text("question-keep")
    assert seat_of(room, "ben") == Seat(1)
    assert len(room.public()) == public
    asked = await room.replace("ann", room.people["ben"])
    assert words(asked) == room.text("question-replaced")
    assert not buttons(asked)
    assert room.session.seats[1].person is None
    assert words(room.direct("ben")[-1]).startswith("You were replaced in the game in <#")
    assert "ben was replaced." in words(room.last())
    assert offer(room) in buttons(room.last())
    assert "<@" not in words(room.last())
    assert pinged(room) == set()


async def test_a_replaced_player_without_direct_messages_is_mentioned_once_a_game(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1)
    ben = room.people["ben"]
    await room.replace("ann", ben)
    assert f"ben (<@{ben.id}>) was replaced." in words(room.last())
    assert pinged(room) == {ben.id}
    await room.client.sessions.readmit(room.session, ben.id, None)
    await take(room, "ben")
    await room.restart()
    await room.replace("ann", ben)
    assert "ben was replaced." in words(room.last())
    assert pinged(room) == set()


async def test_a_late_confirmation_of_a_replacement_answers_with_the_seats_state(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    first, second, third, fourth = [
        (await room.type("ann", "replace", player=room.people["ben"])).response for _ in range(4)
    ]

    async def confirm(question: Any) -> str:
        await room.tap("ann", question, "Replace")
        return words(current(room, "ann", question))

    await leave(room, "ben")
    public = len(room.public())
    assert await confirm(first) == room.text("refusal-seat-changed")
    assert len(room.public()) == public
    await take(room, "ben")
    assert await confirm(second) == room.text("question-replaced")
    assert seat_of(room, "ben") is None
    public = len(room.public())
    assert await confirm(third) == room.text("question-replaced")
    assert len(room.public()) == public
    await take_seat_of(room, "cyd", 1)
    await leave(room, "ann")
    answer = await room.tap("ann", fourth, "Replace")
    assert said(answer) == room.text("refusal-host-or-moderator"), "a former host replaces nobody"


async def test_a_departed_member_can_be_replaced_and_a_host_by_a_moderator(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    room.guild.remove_member(room.people["ben"])
    await room.replace("ann", room.people["ben"].user)
    assert room.session.seats[1].person is None
    number = room.session.id
    room.make_moderator("dora")
    question = (await room.type("ann", "leave")).response
    assert words(question) == room.text("leave-question-last")
    asked = (await room.type("dora", "replace", player=room.people["ann"])).response
    assert words(asked) == room.text("replace-question-last", name="ann")
    await room.tap("dora", asked, "Replace")
    assert room.text("everyone-left") in texts(room)
    assert (await table_state(room, number))[0] == "closed"


async def test_a_latecomer_can_take_a_computers_seat(room: Room) -> None:
    await room.begin("ann", computers=2)
    offered = await room.type("dora", "join")
    cities = [room.text(f"city-{each.wonder}") for each in room.session.game.view(None).cities]
    points = [score.total for score in room.session.game.view(None).scores]
    assert words(offered.response).splitlines() == [
        room.text("seats-free"),
        f"- Hera: {cities[1]}, {points[1]} point{'' if points[1] == 1 else 's'} so far",
        f"- Apollo: {cities[2]}, {points[2]} point{'' if points[2] == 1 else 's'} so far",
    ]
    assert set(buttons(offered.response)) == {"Take Hera’s seat", "Take Apollo’s seat"}
    await room.tap("dora", offered.response, "Take Apollo’s seat")
    assert seat_of(room, "dora") == Seat(2)
    assert room.text("seat-taken-over", name="dora", city=cities[2]) in texts(room)
    again = await room.type("dora", "join")
    assert said(again) == room.text("already-playing", game=room.text("game-base"))
    await take_seat_of(room, "ben", 1)
    assert said(await room.type("cyd", "join")) == room.text("refusal-game-here"), "it is full"


async def test_a_taken_over_city_of_duel_is_named_after_its_previous_player(room: Room) -> None:
    await playing.begin(room, "ann", "ben")
    await leave(room, "ben")
    before = room.text("duel-city", name="ben")
    assert room.text("seat-left", name="ben", computer="Hera", city=before) in texts(room)
    offered = await room.type("dora", "join")
    assert words(offered.response).splitlines()[1:] == ["- Hera: 2 points so far"]
    answer = await room.tap("dora", offered.response, "Take Hera’s seat")
    city = room.text("duel-city", name="Hera")
    assert room.text("seat-taken-over", name="dora", city=city) in texts(room)
    assert room.text("button-how-to-play") in buttons(answer.response)


@pytest.mark.parametrize("who", ["ann", "dora"])
async def test_the_host_or_a_moderator_can_end_a_game(room: Room, who: str) -> None:
    await room.begin("ann", "ben", computers=1)
    room.make_moderator("dora")
    assert said(await room.type("ben", "end")) == room.text("refusal-host-or-moderator")
    first, second = [(await room.type(who, "end")).response for _ in range(2)]
    assert words(first) == room.text("end-question", names="ann, ben and Hera")
    answer = await room.tap(who, first, "Keep playing")
    assert room.client.sessions.at(room.channel.id) is not None
    assert not buttons(answer.response)
    third = (await room.type(who, "end")).response
    await room.tap(who, second, "End game")
    assert room.client.sessions.at(room.channel.id) is None
    assert any("ended this game" in each for each in texts(room))
    assert live_buttons(room, "ann", "ben") == []
    await room.begin("ann", computers=2)
    old = said(await room.tap(who, third, "End game"))
    assert old == room.text("refusal-game-over"), "an old question ends only its own game"
    assert room.client.sessions.at(room.channel.id) is not None


# -- fairness ------------------------------------------------------------------------------------------


async def test_a_player_who_saw_a_hand_cannot_take_another_seat_that_round(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await leave(room, "ben")
    assert await take(room, "ben", 2) == room.text("refusal-has-seen-a-hand")
    await room.restart()
    assert await take(room, "ben", 2) == room.text("refusal-has-seen-a-hand")
    assert seat_of(room, "ben") is None
    await take(room, "ben", 1)
    assert seat_of(room, "ben") == Seat(1), "their own seat is still free to them"
    await leave(room, "ben")
    await room.play_round("ann")
    await take(room, "ben", 2)
    assert seat_of(room, "ben") == Seat(2), "the next round has other hands"


async def test_a_replaced_player_can_return_with_the_hosts_permission(room: Room) -> None:
    room.make_moderator("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.replace("ann", room.people["ben"])
    await room.restart()
    for _ in range(2):
        assert await take(room, "ben") == room.text("refusal-replaced", host="ann")
    admit = room.text("button-admit")
    asked = [message for message in room.public() if admit in buttons(message)]
    assert len(asked) == 1, "the host is asked once"
    assert f"<@{room.people['ann'].id}>" in words(asked[0])
    for name, refusal in (("ben", "refusal-own-word"), ("dora", "refusal-host-or-moderator")):
        assert said(await room.tap(name, asked[0], admit)) == room.text(refusal)
    await room.tap("ann", asked[0], admit)
    await room.restart()
    await take(room, "ben")
    assert seat_of(room, "ben") == Seat(1)
    assert not buttons(current(room, "ann", asked[0]))
    question = (await room.type("ann", "replace", player=room.people["ann"])).response
    assert room.text("leave-question") in words(question)
    await room.tap("ann", question, "Leave")
    await take(room, "ann", 0)
    assert seat_of(room, "ann") == Seat(0), "replacing oneself needs no permission to return"


async def press_elsewhere(room: Room, name: str, identity: str, **permissions: bool) -> Any:
    """Press a forged button on another server, where the person has ``permissions``."""
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


async def test_moderators_of_another_server_cannot_end_a_game(room: Room) -> None:
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
