"""Leaving a game, taking a seat, replacing somebody, ending it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.storage.errors import StoreError
from cogs.discord.reply import Interaction
from cogs.game.seats import SeatsCog
from engine.game import Seat
from tests.cogs.game.scenes import direct, ended, leave, live, messages, now, pinged, take_seat_of, texts
from tests.cogs.games.duel import playing
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, shown_files, words


def offer(room: Room) -> str:
    return room.text("button-take-seat")


async def take(room: Room, name: str) -> None:
    await room.tap(name, room.newest(offer(room)), offer(room))


async def test_leaving_is_asked_once_and_can_be_thought_over_or_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    assert said(await room.type("cyd", "leave")) == room.text("refusal-spectator")
    question = await room.type("ben", "leave")
    assert question.ephemeral
    assert words(question.response) == room.text("leave-question")
    assert set(buttons(question.response)) == {"Leave", "Stay"}
    answer = await room.tap("ben", question.response, "Stay")
    assert words(answer.response) == room.text("question-stay")
    assert room.session.seat_of(room.people["ben"].id) == Seat(1)
    question = (await room.type("ben", "leave")).response

    async def fail(*arguments: Any) -> None:
        raise StoreError("the store is away")

    with monkeypatch.context() as failing:
        failing.setattr(type(room.client.store), "save", fail)
        failed = await room.tap("ben", question, "Leave")
    assert said(failed) == room.text("store-failed")
    await room.tap("ben", now(room, "ben", question), "Leave")
    assert room.session.seat_of(room.people["ben"].id) is None


async def test_a_computer_player_takes_the_seat_of_who_leaves_and_hands_name_it_after_the_next_tap(
    room: Room,
) -> None:
    def named() -> str:
        (picture,) = shown_files(room.hand("ann"))
        return str(picture.description)

    await room.begin("ann", "ben", computers=1)
    hand = room.hand("ben")
    await room.tap("ann", room.hand("ann"), "1")
    assert "Left, ben:" in named()
    await leave(room, "ben")
    assert room.session.seats[1].person is None
    city = room.text(f"city-{room.session.game.view(None).cities[1].wonder}")
    offered = room.last()
    assert words(offered) == room.text("seat-left", name="ben", computer="Apollo", city=city)
    assert set(buttons(offered)) == {offer(room)}
    assert not buttons(now(room, "ben", hand))
    assert not now(room, "ben", hand).attachments
    await room.tap("ann", room.hand("ann"), "2")
    assert "Left, Apollo:" in named()
    await room.tap("cyd", offered, offer(room))
    await room.tap("ann", room.hand("ann"), "1")
    assert "Left, cyd:" in named()


async def test_a_spectator_takes_the_seat_once_and_gets_the_hand_at_once(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    await leave(room, "ben")
    left, cards = room.last(), room.session.game.view(Seat(1)).hand
    assert said(await room.tap("ann", left, offer(room))) == room.text("refusal-already-playing")
    answer = await room.tap("cyd", left, offer(room))
    assert words(answer.response) == room.text("seat-hand-sent")
    assert buttons(answer.response)[room.text("button-go-there")]
    taken = now(room, "cyd", left)
    assert "cyd" in words(taken)
    assert not buttons(taken)
    await room.env.advance_time(10)
    assert f"<@{room.people['cyd'].id}>" not in words(room.status())
    hand, how = room.hand("cyd"), room.text("button-how-to-play")
    assert len([label for label in buttons(hand) if label.isdecimal()]) == len(cards)
    assert how in buttons(hand)
    assert room.session.seat_of(room.people["cyd"].id) == Seat(1)
    assert room.session.snapshot.waiting_for() == [Seat(0), Seat(1)]
    await room.tap("cyd", hand, "2")
    await room.tap("cyd", room.hand("cyd"), "Sell +3")
    assert room.session.picks[Seat(1)].card == cards[1]
    await room.pick("ann")
    assert room.session.step == 1
    assert "round 2 of 6" in words(room.hand("cyd"))
    assert how not in buttons(room.hand("cyd")), "it stands below the first hand alone"
    assert not [each for each in room.public("cyd") if "1" in buttons(each)]


async def test_a_seat_is_taken_without_direct_messages_and_the_hand_is_the_answer(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    await leave(room, "ben")
    room.close_messages("cyd")
    answer = await room.tap("cyd", room.last(), offer(room))
    assert answer.response.ephemeral
    assert "1" in buttons(answer.response)
    assert room.text("direct-messages-closed") in [words(each) for each in room.public("cyd")]


async def test_how_to_play_is_offered_with_a_seat_in_a_game_without_hands(room: Room) -> None:
    await playing.begin(room, "ann", "ben")
    await leave(room, "ben")
    answer = await room.tap("cyd", room.newest(offer(room)), offer(room))
    assert room.text("button-how-to-play") in buttons(answer.response)


@pytest.mark.parametrize("discord_fails", [False, True])
async def test_who_has_left_learns_nothing_more(room: Room, discord_fails: bool) -> None:
    await room.begin("ann", "ben", computers=1)
    own = await room.open_hand("ben")
    card = buttons(own)["1"]["custom_id"]
    cards = {room.text(f"card-{card}") for card in room.session.game.view(Seat(1)).hand}
    if discord_fails:
        room.env.inject_error("PATCH", f"{messages(direct(room, 'ben'))}/*", status=400, code=50035)
    await leave(room, "ben")
    assert offer(room) in buttons(room.last())
    await room.tap("cyd", room.last(), offer(room))
    await room.decide("ann")
    await room.session.choose(Seat(1), 0, room.session.game.decisions()[1].choices[-1])
    await room.env.settle()
    assert room.session.step == 1
    assert live(room, "ben") == []
    for message in room.direct("ben"):
        assert not any(card in words(message) for card in cards)
    assert "round 2" not in words(now(room, "ben", own))
    assert said(await room.press_forged("ben", card)) == room.text("refusal-spectator")


async def test_everyone_leaves_and_the_game_closes(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    number = room.session.id
    await leave(room, "ben")
    await leave(room, "ann")
    assert room.client.sessions.at(room.channel.id) is None
    assert room.text("everyone-left") in texts(room)
    assert (await ended(room, number))[0] == "closed"
    await room.type("cyd", "join")
    assert "Start" in buttons(room.lobby())


async def test_the_host_replaces_somebody_who_is_told_so_once_it_is_confirmed(room: Room) -> None:
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
    assert words(now(room, "ann", asked)) == room.text("question-keep")
    assert room.session.seat_of(room.people["ben"].id) == Seat(1)
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


@pytest.mark.parametrize("removed", [True, False])
async def test_a_hand_open_in_the_channel_is_put_away_with_the_seat(room: Room, removed: bool) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = await room.open_hand("ben")
    if removed:
        await room.replace("ann", room.people["ben"])
    else:
        await leave(room, "ben")
    left = now(room, "ben", hand)
    assert words(left) == room.text("hand-put-away")
    assert not buttons(left)
    assert not left.attachments


async def test_who_takes_no_direct_messages_is_called_when_replaced_but_once_a_game(room: Room) -> None:
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


async def test_a_confirmation_that_comes_late_says_what_has_become_of_the_seat(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    first, second, third = [
        (await room.type("ann", "replace", player=room.people["ben"])).response for _ in range(3)
    ]

    async def confirm(question: Any) -> str:
        await room.tap("ann", question, "Replace")
        return words(now(room, "ann", question))

    await room.tap("ben", (await room.type("ben", "leave")).response, "Leave")
    public = len(room.public())
    assert await confirm(first) == room.text("refusal-seat-changed")
    assert len(room.public()) == public
    await take(room, "ben")
    assert await confirm(second) == room.text("question-replaced")
    assert room.session.seat_of(room.people["ben"].id) is None
    public = len(room.public())
    assert await confirm(third) == room.text("question-replaced")
    assert len(room.public()) == public


async def test_who_is_no_host_any_more_replaces_nobody(room: Room) -> None:
    await room.begin("ann", "ben", "cyd")
    asked = (await room.type("ann", "replace", player=room.people["cyd"])).response
    await room.tap("ann", (await room.type("ann", "leave")).response, "Leave")
    answer = await room.tap("ann", asked, "Replace")
    assert said(answer) == room.text("refusal-host-or-moderator")
    assert room.session.seat_of(room.people["cyd"].id) == Seat(2)


async def test_a_person_who_has_left_the_server_is_replaced_and_the_host_by_a_moderator(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    room.guild.remove_member(room.people["ben"])
    await room.replace("ann", room.people["ben"].user)
    assert room.session.seats[1].person is None
    number = room.session.id
    room.make_moderator("dora")
    leave = (await room.type("ann", "leave")).response
    assert words(leave) == room.text("leave-question-last")
    asked = (await room.type("dora", "replace", player=room.people["ann"])).response
    assert words(asked) == room.text("replace-question-last", name="ann")
    await room.tap("dora", asked, "Replace")
    assert (await ended(room, number))[0] == "closed"


async def test_a_seat_is_left_once_however_often_the_button_is_pressed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    question = (await room.type("ben", "leave")).response
    close, both = SeatsCog._close_question, asyncio.Event()

    async def slowly(self: SeatsCog, interaction: Interaction, key: str) -> None:
        await close(self, interaction, key)
        await room.client.clock.wait_for(both.wait())

    monkeypatch.setattr(SeatsCog, "_close_question", slowly)
    await room.tap("ben", question, "Leave")
    second = await room.press_forged("ben", f"button:seat:{room.session.id}:leave")
    both.set()
    await room.env.settle()
    assert sum("ben left." in each for each in texts(room)) == 1
    assert "You aren’t playing in this game." in said(second)


async def test_a_seat_is_left_before_anybody_reads_so(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1)
    question = (await room.type("ben", "leave")).response
    held = network.hold_back_next("/interactions/*/callback")
    await room.tap("ben", question, "Leave")
    assert room.session.seat_of(room.people["ben"].id) is None
    held.let_go()
    await room.env.settle()
    assert words(now(room, "ben", question)) == room.text("question-left")


async def test_who_comes_late_takes_the_seat_of_a_computer_player(room: Room) -> None:
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
    assert room.session.seat_of(room.people["dora"].id) == Seat(2)
    city = room.text(f"city-{room.session.game.view(None).cities[2].wonder}")
    assert room.text("seat-taken-over", name="dora", city=city) in texts(room)
    playing = room.text("already-playing", game=room.text("game-base"))
    assert said(await room.type("dora", "join")) == playing
    again = await room.tap("dora", offered.response, "Take Apollo’s seat")
    assert said(again) == room.text("refusal-already-playing")
    await take_seat_of(room, "ben", 1)
    assert said(await room.type("cyd", "join")) == room.text("refusal-game-here"), "it is full"


async def test_a_city_of_duel_is_called_after_who_has_had_it_until_now(room: Room) -> None:
    await playing.begin(room, "ann", "ben")
    await leave(room, "ben")
    before = room.text("duel-city", name="ben")
    assert room.text("seat-left", name="ben", computer="Hera", city=before) in texts(room)
    offered = await room.type("dora", "join")
    assert words(offered.response).splitlines()[1:] == ["- Hera: 2 points so far"]
    await room.tap("dora", offered.response, "Take Hera’s seat")
    city = room.text("duel-city", name="Hera")
    assert room.text("seat-taken-over", name="dora", city=city) in texts(room)


@pytest.mark.parametrize("who", ["ann", "dora"])
async def test_the_host_or_a_moderator_ends_the_game(room: Room, who: str) -> None:
    await room.begin("ann", "ben", computers=1)
    room.make_moderator("dora")
    assert said(await room.type("ben", "end")) == room.text("refusal-host-or-moderator")
    question = await room.type(who, "end")
    assert words(question.response) == room.text("end-question", names="ann, ben and Hera")
    answer = await room.tap(who, question.response, "Keep playing")
    assert room.client.sessions.at(room.channel.id) is not None
    assert not buttons(answer.response)
    question = await room.type(who, "end")
    await room.tap(who, question.response, "End game")
    assert room.client.sessions.at(room.channel.id) is None
    assert any("ended this game" in each for each in texts(room))
    for name in ("ann", "ben"):
        assert not any(buttons(message) for message in room.direct(name))
    await room.type("cyd", "join")
    assert "Start" in buttons(room.lobby())


async def test_an_old_question_ends_only_its_own_game(room: Room) -> None:
    await room.begin("ann", computers=2)
    first = await room.type("ann", "end")
    second = await room.type("ann", "end")
    await room.tap("ann", first.response, "End game")
    await room.begin("ann", computers=2)
    answer = await room.tap("ann", second.response, "End game")
    assert said(answer) == room.text("refusal-game-over")
    assert room.client.sessions.at(room.channel.id) is not None
