"""Messages of a table: posted once, tracked while needed, and deleted in time."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, cast, get_args
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.client import TIDY_SECONDS
from bot.common.stored_rows import Draft, MessageKey, MessageKind, MessageRef, Posted
from bot.local.discord_rules import TruthfulBackend
from bot.storage.errors import StoreError
from bot.tables.sessions import Sessions
from cogs.discord.delivery import Delivery
from cogs.discord.message import message
from cogs.game.deleted_channels import AGAIN_SECONDS
from cogs.inbox.game_messages import GameMessages
from cogs.inbox.message_policies import POLICIES
from engine.game import Seat
from tests.cogs.courses import useful
from tests.cogs.game.scenes import (
    delete_the_channel,
    direct_channel,
    end,
    leave,
    message_path,
    offered_seats,
    reminders,
    take_seat_of,
)
from tests.cogs.network import Fault, Network
from tests.cogs.practice.test_cog import direct_session, practise
from tests.cogs.room import Room, buttons, said, words

LIVE = "My hand"

Act = Callable[[Room], Awaitable[Any]]


def live(room: Room) -> list[int]:
    return [each.id for each in room.public() if LIVE in buttons(each)]


def rounds(room: Room) -> list[str]:
    """Return the first lines of the messages about finished rounds."""
    found = [words(each).split("\n")[0] for each in room.public() if LIVE not in buttons(each)]
    return [each for each in found if each.startswith("**Age")]


def live_hands(room: Room, name: str) -> list[Any]:
    return [each for each in room.direct(name) if "1" in buttons(each)]


def calls(room: Room, name: str) -> list[Any]:
    """Return the channel's messages that mention a person, except for the current step's."""
    mention = f"<@{room.people[name].id}>"
    return [each for each in room.public() if mention in words(each) and LIVE not in buttons(each)]


def lose(network: Network, path: str) -> None:
    """Lose the answer to the next message and to its second attempt."""
    for _ in range(2):
        network.break_next("cut after", path)


async def drafts(room: Room, table: int = 1) -> list[Draft]:
    return await room.client.store.drafts(table)


async def pick_for_everybody(room: Room) -> None:
    """Pick for everybody without messages, as from hands open in the channel."""
    step = room.session.step
    for decision in room.session.game.decisions():
        if decision.seat not in room.session.picks:
            await room.session.choose(decision.seat, step, decision.choices[-1])
    await room.env.settle()


async def restart_behind(room: Room, network: Network) -> None:
    """Restart, and play the round while no message can be sent."""
    network.takes_messages = False
    await room.restart()
    await pick_for_everybody(room)
    network.takes_messages = True


@pytest.mark.parametrize("fault", get_args(Fault))
async def test_a_message_whose_answer_is_lost_is_posted_and_tracked_once(
    room: Room, network: Network, fault: Fault
) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    for place in (room.channel.id, direct_channel(room, "ben")):
        network.break_next(fault, message_path(place))
    await room.play_round("ann", "ben")
    assert live(room) == [room.last().id]
    assert len(live_hands(room, "ben")) == 1
    network.break_next(fault, message_path(direct_channel(room, "ben")))
    await room.env.advance_time(46)
    assert len(reminders(room, "ben")) == 1
    await room.pick("ben")
    await room.env.settle()
    assert reminders(room, "ben") == calls(room, "ben") == []
    question = (await room.type("ben", "leave")).response
    network.break_next(fault, message_path(room.channel.id))
    await room.tap("ben", question, "Leave")
    assert len(offered_seats(room)) == 1
    await take_seat_of(room, "cyd", 1)
    await room.env.settle()
    assert offered_seats(room) == []
    assert await drafts(room) == []


@pytest.mark.parametrize("down", [0.0, 600.0])
async def test_a_round_is_revealed_after_the_answer_to_its_message_was_lost(
    room: Room, network: Network, down: float
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    lose(network, message_path(room.channel.id))
    await room.play_round("ann", "ben")
    assert len(live(room)) == 1
    await restart_behind(room, network)
    if down:
        # By then Discord has forgotten the message's nonce.
        assert isinstance(room.env.backend, TruthfulBackend)
        room.env.backend.nonces.clear()
    await room.restart(down=down)
    assert room.session.step == 2
    assert len(rounds(room)) == len(set(rounds(room))) == 2
    assert [each.id for each in room.public() if "Waiting for" in words(each)] == live(room)
    assert live(room) == [room.last().id]


async def test_an_edit_finds_the_message_whose_answer_was_lost(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    session, key = room.session, MessageKey("opening")
    game_messages = GameMessages(room.client, Delivery(room.client), lambda *_: "")
    await game_messages.repost(session, key, message("first"))
    lose(network, message_path(room.channel.id))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await game_messages.repost(session, key, message("second"))
    await game_messages.edit_or_post(session, key, message("third"))
    shown = [words(each) for each in room.public()]
    assert [shown.count(each) for each in ("first", "second", "third")] == [0, 0, 1]
    assert session.messages[key].message == room.last().id
    assert await drafts(room) == []


async def test_a_deleted_message_whose_answer_was_lost_is_posted_again(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    lose(network, message_path(room.channel.id))
    await room.play_round("ann", "ben")
    room.env.backend.delete_message(room.channel.id, live(room)[0])
    await room.env.advance_time(5)
    assert live(room) == [room.last().id]
    assert "round 2 of 6" in words(room.last())


@pytest.mark.parametrize("restart", [False, True])
async def test_temporary_messages_whose_answers_were_lost_are_deleted_in_time(
    room: Room, network: Network, restart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    looked_for: list[int] = []
    stored = room.client.store.drafts

    async def counted(table: int) -> list[Draft]:
        looked_for.append(table)
        return await stored(table)

    await room.play_round("ann", "ben", "cyd")
    monkeypatch.setattr(room.client.store, "drafts", counted)
    await room.pick("ann")
    assert looked_for == [], "without a lost answer nothing is looked up"
    lose(network, message_path(direct_channel(room, "ben")))
    await room.env.advance_time(46)
    assert len(reminders(room, "ben")) == 1
    assert len(calls(room, "ben")) == 1, "a possibly missed reminder becomes a mention"
    if restart:
        await room.restart()
    await room.pick("ben")
    await room.env.settle()
    assert reminders(room, "ben") == calls(room, "ben") == []
    lose(network, message_path(direct_channel(room, "ben")))
    await room.pick("cyd")
    await room.env.settle()
    (lost,) = live_hands(room, "ben")
    if restart:
        await restart_behind(room, network)
        await room.restart()
    else:
        await pick_for_everybody(room)
    (hand,) = live_hands(room, "ben")
    assert hand.id != lost.id
    assert calls(room, "ben") == []
    assert await drafts(room) == []


async def test_an_untracked_offer_is_deleted_once_its_seat_is_taken(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ben", "leave")).response
    lose(network, message_path(room.channel.id))
    for _ in range(2):
        network.break_next("cut before", message_path(room.channel.id), "GET")
    await room.tap("ben", question, "Leave")
    await take_seat_of(room, "cyd", 1)
    for _ in range(2):
        await pick_for_everybody(room)
    assert offered_seats(room) == []
    assert await drafts(room) == []


async def test_a_message_of_an_undone_step_is_deleted_when_it_arrives(room: Room, network: Network) -> None:
    await practise(room)
    session, before = direct_session(room), [each.id for each in room.direct("ann")]
    held = network.hold_back_next(message_path(session.row.place))
    await session.choose(Seat(0), 0, session.snapshot.pending()[0].choices[0])
    await room.env.settle()
    assert len(await drafts(room, session.id)) == 1
    await room.press_forged("ann", f"button:practice:{session.id}:back:1")
    await room.env.settle()
    assert await drafts(room, session.id) == []
    kept = [each.id for each in room.direct("ann")]
    held.let_go()
    await room.env.settle()
    assert [each.id for each in room.direct("ann")] == kept
    assert len(kept) == len(before)


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("dies", [True, False])
async def test_a_late_round_message_does_not_outlive_its_game(
    room: Room, network: Network, arrives: bool, dies: bool
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    held = (network.hold_next if arrives else network.hold_back_next)(message_path(room.channel.id))
    await room.play_round("ann", "ben")
    await end(room)
    assert len(live(room)) == arrives
    if dies:
        await room.restart()
        assert arrives or len(await drafts(room)) == 1
    else:
        held.let_go()
        await room.env.settle()
        assert live(room) == []
    await room.env.advance_time(1000 if dies and not arrives else 2 * TIDY_SECONDS)
    assert live(room) == []
    assert await drafts(room) == []


async def test_a_finished_game_tracks_no_messages_but_its_buttons_still_work(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    number, hand = room.session.id, room.hand("ann")
    for name in ("ben", "cyd"):
        # Leaving again offers the seat again.
        await leave(room, name)
        assert len(offered_seats(room)) == 1
        if name == "ben":
            await take_seat_of(room, "cyd", 1)
    await room.skip_to(lambda game: game.over, useful)
    await room.env.settle()
    assert offered_seats(room) == []
    key = MessageKey("hand", 0, 0)
    await room.client.store.put_message(number, key, MessageRef(hand.channel.id, hand.id))
    network.break_next("cut before", f"{message_path(hand.channel.id)}/{hand.id}", "PATCH")
    await room.env.advance_time(TIDY_SECONDS)
    assert key in (await room.client.store.posted(number)).messages, "tracked until its buttons are gone"
    await room.env.advance_time(TIDY_SECONDS)
    assert await room.client.store.posted(number) == Posted()
    score = room.newest("Play again")
    assert "points" in said(await room.tap("ann", score, "My score"))
    before = len(room.public())
    await room.restart()
    assert len(room.public()) == before, "the score is not posted twice"


def test_temporary_kinds_of_messages_do_not_stay_after_a_game() -> None:
    assert POLICIES.keys() == set(get_args(MessageKind))
    for kind, policy in POLICIES.items():
        assert policy.holds is None or policy.at_end != "stays", kind
        assert policy.mentioned_as is None or "mention" in policy.ways, kind


@pytest.mark.parametrize("ends", [end, delete_the_channel])
async def test_reminders_and_mentions_are_deleted_after_the_pick_or_the_game(room: Room, ends: Act) -> None:
    for name in ("ann", "ben"):
        room.close_messages(name)
    await room.begin("ann", "ben", "cyd", "dora", pace="live")
    await room.env.advance_time(46)
    assert calls(room, "ann")
    assert reminders(room, "dora")
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    await room.pick("dora")
    assert calls(room, "ann") == reminders(room, "dora") == []
    assert reminders(room, "cyd")
    if ends is end:
        assert calls(room, "ben")
    await ends(room)
    await room.env.settle()
    assert reminders(room, "cyd") == []
    if ends is end:
        assert calls(room, "ben") == []


async def test_a_late_or_undeletable_reminder_is_deleted_later(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    await room.pick("ann")
    held = network.hold_next(message_path(direct_channel(room, "ben")))
    await room.env.advance_time(46)
    assert held.done.is_set()
    (reminder,) = [each for each in room.direct("cyd") if words(each) in reminders(room, "cyd")]
    network.break_next("cut before", f"{message_path(direct_channel(room, 'cyd'))}/{reminder.id}", "DELETE")
    await end(room)
    assert reminders(room, "cyd")
    held.let_go()
    await room.env.settle()
    assert reminders(room, "ben") == []
    await room.restart()
    assert reminders(room, "cyd") == []


async def test_an_untracked_reminder_is_deleted_once_somebody_else_has_the_seat(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    path = message_path(direct_channel(room, "ben"))
    lose(network, path)
    await room.env.advance_time(46)
    for _ in range(2):
        network.break_next("cut before", path, "GET")
    await leave(room, "ben")
    assert len(reminders(room, "ben")) == 1
    await take_seat_of(room, "cyd", 1)
    await room.env.settle()
    assert Seat(1) in room.session.snapshot.waiting_for()
    assert reminders(room, "ben") == []


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_late_offer_of_a_taken_seat_is_deleted(room: Room, network: Network, arrives: bool) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    held = (network.hold_next if arrives else network.hold_back_next)(message_path(room.channel.id))
    await leave(room, "ben")
    await take_seat_of(room, "cyd", 1)
    held.let_go()
    await room.env.settle()
    assert room.session.seats[1].person == room.people["cyd"].id
    assert offered_seats(room) == []


@pytest.mark.parametrize("command", ["end", "leave"])
async def test_a_closed_lobby_tracks_no_message(room: Room, command: str) -> None:
    await room.type("ann", "join")
    number = room.number_of(room.lobby())
    await room.type("ann", command)
    assert await room.client.store.posted(number) == Posted()
    assert not buttons(room.public()[0])


@pytest.mark.parametrize("finds", ["next", "restart", "deleted"])
async def test_an_unreadable_lobby_says_so_once(room: Room, finds: str) -> None:
    await room.type("ann", "join")
    lobby = room.lobby()
    with closing(sqlite3.connect(str(room.client.settings.database))) as connection, connection:
        connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (room.number_of(lobby),))
    if finds == "deleted":
        room.env.backend.delete_message(room.channel.id, lobby.id)
    await (room.restart() if finds == "restart" else room.type("ben", "join"))
    (found,) = [each for each in room.public() if "can’t be opened" in words(each)]
    assert not buttons(found)
    assert (found.id == lobby.id) == (finds != "deleted"), "in the message with the buttons"


async def test_a_failed_close_is_logged_and_retried(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", computers=2, pace="none")
    monkeypatch.setattr(room.client, "get_guild", lambda number: None)
    with monkeypatch.context() as full:
        full.setattr(Sessions, "close", AsyncMock(side_effect=StoreError("the disk is full")))
        await cast("Any", room.client.get_cog("cleanup")).on_ready()
        assert f"channel {room.channel.id} could not be closed" in caplog.text
        assert len(await room.client.store.live_tables()) == 1
    await room.env.advance_time(AGAIN_SECONDS)
    assert await room.client.store.live_tables() == []
