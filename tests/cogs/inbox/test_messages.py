"""A message whose answer was lost is found again, and nothing else is taken for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.client import TIDY_SECONDS
from bot.common.rows import Draft, MessageKey
from bot.local.discord_rules import TruthfulBackend
from cogs.discord.delivery import Delivery
from cogs.discord.message import message
from cogs.inbox.messages import GameMessages
from engine.game import Seat
from tests.cogs.game.scenes import direct, end, leave, messages, now, offered_seats, reminders, take_seat_of
from tests.cogs.games.duel import playing
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.network import Held, Network
from tests.cogs.practice.test_cog import BACK, direct_session, practise
from tests.cogs.room import Room, buttons, told, words

LIVE = "My hand"


def live(room: Room) -> list[int]:
    return [message.id for message in room.public() if LIVE in buttons(message)]


def rounds(room: Room) -> list[str]:
    """List what the messages that tell a round begin with."""
    found = [words(message).split("\n")[0] for message in room.public() if LIVE not in buttons(message)]
    return [each for each in found if each.startswith("**Age")]


async def pick_for_everybody(room: Room) -> None:
    """Let everybody pick without a message, as by the hands that they have open in the channel."""
    step = room.session.step
    for decision in room.session.game.decisions():
        if decision.seat not in room.session.picks:
            await room.session.choose(decision.seat, step, decision.choices[-1])
    await room.env.settle()


# -- a reveal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("down", [0.0, 600.0])
async def test_a_reveal_is_told_where_the_answer_to_its_question_was_lost(
    room: Room, network: Network, down: float
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    network.break_next("cut after", messages(room.channel.id))
    await room.play_round("ann", "ben")
    assert len(live(room)) == 1
    network.takes_messages = False
    await room.restart()
    await pick_for_everybody(room)
    network.takes_messages = True
    if down:
        # Discord has forgotten by then which message had the nonce.
        assert isinstance(room.env.backend, TruthfulBackend)
        room.env.backend.nonces.clear()
    await room.restart(down=down)
    assert room.session.step == 2
    assert len(rounds(room)) == len(set(rounds(room))) == 2
    assert [message.id for message in room.public() if "Waiting for" in words(message)] == live(room)
    assert live(room) == [room.last().id]


async def test_a_turn_that_is_played_before_its_message_is_known_is_told(
    room: Room, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing.lay_first_turn(monkeypatch, 7)
    await playing.begin(room, "ann", "ben")
    network.hold_next(messages(room.channel.id))
    await playing.answer(room, 0)
    session = room.session
    asked = playing.decision(room)
    picks = {asked.seat: asked.choices[0].as_json()}
    await room.client.store.replace_picks(session.id, session.step, (), picks)
    await room.restart()
    assert room.session.step == session.step + 1
    turns = [message for message in room.public() if room.text("button-rules") in buttons(message)]
    assert [message.id for message in turns] == [room.last().id]
    assert mover(room) in words(turn_message(room))


async def test_a_message_that_is_changed_is_the_one_whose_answer_was_lost(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    session = room.session
    game_messages = GameMessages(room.client, Delivery(room.client), lambda *_: "")
    key = MessageKey("opening")
    await game_messages.repost(session, key, message("first"))
    network.break_next("cut after", messages(room.channel.id))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await game_messages.repost(session, key, message("second"))
    await game_messages.edit_or_post(session, key, message("third"))
    said = [words(each) for each in room.public()]
    assert [said.count(each) for each in ("first", "second", "third")] == [0, 0, 1]
    assert session.messages[key].message == room.last().id
    assert await room.client.store.drafts(session.id) == []


# -- a message that was deleted ------------------------------------------------------------------------


async def test_a_message_whose_answer_was_lost_and_that_was_deleted_is_posted_again(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    network.break_next("cut after", messages(room.channel.id))
    await room.play_round("ann", "ben")
    room.env.backend.delete_message(room.channel.id, live(room)[0])
    await room.env.advance_time(5)
    assert live(room) == [room.last().id]
    assert "round 2 of 6" in words(room.last())


async def test_the_host_is_asked_again_for_who_was_replaced_again(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    ben, admit = room.people["ben"], room.text("button-admit")
    for _ in range(2):
        await room.replace("ann", ben)
        offered = await take_seat_of(room, "ben", 1)
        (asked,) = [message for message in room.public() if admit in buttons(message)]
        await room.tap("ann", asked, admit)
        await room.tap("ben", offered, f"Take {room.session.seats[1].name}’s seat")
        assert room.session.seat_of(ben.id) == Seat(1)


@pytest.mark.parametrize("game", ["base", "duel"])
async def test_the_same_step_is_asked_again_after_stepping_back(room: Room, game: str) -> None:
    await practise(room, game=game)

    def asking() -> list[Any]:
        return [message for message in room.direct("ann") if BACK in buttons(message)]

    step = direct_session(room).step
    for _ in range(3):
        session = direct_session(room)
        await session.choose(Seat(0), step, session.snapshot.pending()[0].choices[0])
        await room.env.settle()
        await room.tap("ann", asking()[-1], BACK)
        await room.env.settle()
        assert direct_session(room).step == step
        assert len(asking()) == 1


async def test_what_asks_for_a_step_that_is_taken_back_goes_when_it_arrives(
    room: Room, network: Network
) -> None:
    await practise(room)
    session, before = direct_session(room), [message.id for message in room.direct("ann")]
    held = network.hold_back_next(f"/channels/{session.row.place}/messages")
    await session.choose(Seat(0), 0, session.snapshot.pending()[0].choices[0])
    await room.env.settle()
    assert len(await room.client.store.drafts(session.id)) == 1
    await room.press_forged("ann", f"button:practice:{session.id}:back:1")
    await room.env.settle()
    assert await room.client.store.drafts(session.id) == []
    kept = [message.id for message in room.direct("ann")]
    held.let_go()
    await room.env.settle()
    assert [message.id for message in room.direct("ann")] == kept
    assert len(kept) == len(before)


# -- the end of a game ---------------------------------------------------------------------------------


async def everybody_leaves(room: Room) -> None:
    for name in ("ann", "ben"):
        await leave(room, name)


@pytest.mark.parametrize("ends", [end, everybody_leaves])
@pytest.mark.parametrize("back", [False, True])
async def test_a_round_on_its_way_does_not_outlive_its_game(
    room: Room, network: Network, ends: Callable[[Room], Awaitable[None]], back: bool
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    held: Held = (network.hold_back_next if back else network.hold_next)(messages(room.channel.id))
    await room.play_round("ann", "ben")
    await ends(room)
    held.let_go()
    await room.env.settle()
    assert live(room) == []
    await room.env.advance_time(2 * TIDY_SECONDS)
    assert await room.client.store.drafts(1) == []


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_round_on_its_way_while_its_game_and_its_process_ended_is_closed_or_forgotten(
    room: Room, network: Network, arrives: bool
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    (network.hold_next if arrives else network.hold_back_next)(messages(room.channel.id))
    await room.play_round("ann", "ben")
    session = room.session
    await end(room)
    assert len(live(room)) == arrives
    await room.restart()
    if not arrives:
        assert len(await room.client.store.drafts(session.id)) == 1
    await room.env.advance_time(2 * TIDY_SECONDS if arrives else 1000)
    assert live(room) == []
    assert await room.client.store.drafts(session.id) == []


# -- another seat --------------------------------------------------------------------------------------


async def test_the_hand_of_a_seat_is_no_message_of_who_had_it_before(room: Room, network: Network) -> None:
    await room.people["cyd"].slash(room.guild.create_text_channel("other"), "join")
    await room.begin("ann", "ben", computers=1, pace="none")
    ben = room.people["ben"].user.dm_channel.id
    network.break_next("cut after", messages(ben))
    await room.play_round("ann", "ben")
    await leave(room, "ben")
    before = [told(message) for message in room.direct("ben")]
    await take_seat_of(room, "cyd", 1)
    await room.restart()
    assert "round 2 of 6" in words(room.hand("cyd"))
    assert [told(message) for message in room.direct("ben")] == before


# -- what holds for a while ----------------------------------------------------------------------------


def lose(network: Network, path: str, *, looks: int = 0) -> None:
    """Let the answer to the next message be lost, and so many looks for it fail."""
    network.break_next("cut after", path)
    for _ in range(looks):
        network.break_next("cut before", path, "GET")


def live_hands(room: Room, name: str) -> list[Any]:
    return [message for message in room.direct(name) if "1" in buttons(message)]


def calls(room: Room, name: str) -> list[Any]:
    """List what stands in the channel to call somebody, but for the message of the step."""
    mention = f"<@{room.people[name].id}>"
    found = [message for message in room.public() if mention in words(message)]
    return [message for message in found if LIVE not in buttons(message)]


async def restart_behind(room: Room, network: Network) -> None:
    """Let the round be played while nothing can be said, and come back in the next one."""
    network.takes_messages = False
    await room.restart()
    await pick_for_everybody(room)
    network.takes_messages = True
    await room.restart()


@pytest.mark.parametrize("then", ["tapped", "picked elsewhere", "restart"])
async def test_a_hand_whose_answer_was_lost_is_put_away_with_its_round(
    room: Room, network: Network, then: str
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    lose(network, messages(direct(room, "ben")), looks=1)
    await room.play_round("ann", "ben")
    (lost,) = live_hands(room, "ben")
    if then == "tapped":
        await room.play_round("ben", "ann")
    elif then == "picked elsewhere":
        await pick_for_everybody(room)
    else:
        await restart_behind(room, network)
    (hand,) = live_hands(room, "ben")
    assert hand.id != lost.id
    assert not buttons(now(room, "ben", lost))
    assert "round 3 of 6" in words(hand)
    assert calls(room, "ben") == []
    assert await room.client.store.drafts(1) == []


async def test_a_hand_that_arrives_rounds_later_is_taken_back(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    lose(network, messages(direct(room, "ben")), looks=3)
    await room.play_round("ann", "ben")
    (lost,) = live_hands(room, "ben")
    for _ in range(3):
        await pick_for_everybody(room)
    assert lost.id not in [message.id for message in room.direct("ben")]
    assert len(live_hands(room, "ben")) == 1


@pytest.mark.parametrize("restart", [False, True])
async def test_an_offer_whose_answer_was_lost_ends_when_its_seat_is_taken(
    room: Room, network: Network, restart: bool
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ben", "leave")).response
    lose(network, messages(room.channel.id))
    await room.tap("ben", question, "Leave")
    (lost,) = offered_seats(room)
    if restart:
        await room.restart()
    await take_seat_of(room, "cyd", 1)
    await room.env.settle()
    assert offered_seats(room) == []
    assert "cyd" in words(now(room, "cyd", lost)), "what comes of it is told in its place"
    assert await room.client.store.drafts(1) == []


async def test_an_offer_that_arrives_when_its_seat_is_taken_is_taken_back(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ben", "leave")).response
    lose(network, messages(room.channel.id), looks=3)
    await room.tap("ben", question, "Leave")
    await take_seat_of(room, "cyd", 1)
    assert len(offered_seats(room)) == 1
    for _ in range(2):
        await pick_for_everybody(room)
    assert offered_seats(room) == []
    assert await room.client.store.drafts(1) == []


@pytest.mark.parametrize(("looks", "restart"), [(0, False), (1, False), (1, True)])
async def test_a_reminder_whose_answer_was_lost_goes_with_the_pick(
    room: Room, network: Network, looks: int, restart: bool
) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    await room.pick("ann")
    await room.env.settle()
    lose(network, messages(direct(room, "ben")), looks=looks)
    await room.env.advance_time(46)
    assert len(reminders(room, "ben")) == 1
    assert len(calls(room, "ben")) == looks, "who has it is not reminded in public"
    if restart:
        await room.restart()
    await room.pick("ben")
    await room.env.settle()
    assert reminders(room, "ben") == calls(room, "ben") == []
    assert len(reminders(room, "cyd")) == 1
    assert await room.client.store.drafts(1) == []


@pytest.mark.parametrize("restart", [False, True])
async def test_a_nudge_whose_answer_was_lost_goes_with_the_picks(
    room: Room, network: Network, restart: bool
) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    await room.pick("ann")
    lose(network, messages(room.channel.id))
    await room.tap("ann", room.newest("Nudge"), "Nudge")
    assert len(calls(room, "ben")) == 1
    if restart:
        await room.restart()
    await room.play_round("ben", "cyd")
    await room.pick("ann")
    await room.env.settle()
    assert calls(room, "ben") == []
    assert await room.client.store.drafts(1) == []


async def test_where_no_answer_was_lost_nothing_is_looked_for(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.play_round("ann", "ben")
    read: list[int] = []
    drafts = room.client.store.drafts

    async def counted(table: int) -> list[Draft]:
        read.append(table)
        return await drafts(table)

    monkeypatch.setattr(room.client.store, "drafts", counted)
    await room.pick("ann")
    await room.env.settle()
    assert read == []


async def test_a_question_to_the_host_whose_answer_was_lost_ends_with_their_answer(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    ben, admit = room.people["ben"], room.text("button-admit")
    await room.replace("ann", ben)
    lose(network, messages(room.channel.id))
    await take_seat_of(room, "ben", 1)
    (asked,) = [message for message in room.public() if admit in buttons(message)]
    await room.tap("ann", asked, admit)
    await room.play_round("ann")
    assert [message for message in room.public() if admit in buttons(message)] == []
    assert not [key for key in room.session.messages if key.kind == "request"]
    assert await room.client.store.drafts(1) == []
