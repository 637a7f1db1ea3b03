"""Players with closed direct messages play in the channel."""

from functools import partial
from typing import Any

import pytest

from cogs.discord.delivery import CLOSED_MESSAGES, OPENING_TOO_FAST
from engine.course import AnyGame
from engine.game import Seat
from tests.cogs.courses import useful
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import CLOSED, Room, buttons, said, shown_files, words
from tests.cogs.watch import Watch


def dm(room: Room, name: str) -> int:
    channel: int = room.people[name].user.dm_channel.id
    return channel


async def pick_in_channel(room: Room, name: str) -> None:
    hand = await room.open_hand(name)
    await room.tap(name, hand, "1")
    await room.tap(name, hand, "Sell +3")


@pytest.mark.parametrize("why", ["closed", "enough"])
async def test_closed_messages_are_reported_on_joining_and_can_be_opened(room: Room, why: str) -> None:
    room.close_messages("ben", {"closed": CLOSED, "enough": OPENING_TOO_FAST}[why])
    assert not (await room.type("ann", "join")).followups
    answer = await room.tap("ben", room.lobby(), "Join")
    assert said(answer) == room.text(f"direct-messages-{why}")
    assert await room.seated() == ["ann", "ben"]
    room.open_messages()
    await room.type("ben", "leave")
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    assert buttons(room.hand("ben"))["1"]


@pytest.mark.parametrize("code", sorted(CLOSED_MESSAGES))
async def test_a_player_with_closed_messages_is_mentioned_and_plays_in_the_channel(
    room: Room, code: int
) -> None:
    room.close_messages("ben", code)
    await room.begin("ann", "ben", "cyd")
    assert len(shown_files(room.hand("ann"))) == len(shown_files(room.hand("cyd"))) == 1
    assert room.direct("ben") == []
    ben = room.people["ben"].id
    assert f"<@{ben}>" in words(room.status())
    sent = room.sent_to(room.channel.id)[-1].json
    assert sent is not None
    assert [int(each) for each in sent["allowed_mentions"]["users"]] == [ben]
    await room.pick("ann")
    await room.pick("cyd")
    await pick_in_channel(room, "ben")
    assert room.session.step == 1
    assert len(room.sent_to(dm(room, "ben"))) == 1, "closed messages are not tried every round"


def last_hand(room: Room, name: str) -> Any:
    """Return the last hand with buttons that a person can see."""
    return [
        message for message in room.public(name) if "Sell +3" in buttons(message) or "1" in buttons(message)
    ][-1]


async def test_the_next_hand_replaces_the_open_one_but_other_answers_stay(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1)
    hand = await room.open_hand("ben")
    looks = [(await room.tap("ben", hand, look)).response for look in ("My city", "Table", "Text")]
    before = [(words(each), [file.filename for file in shown_files(each)]) for each in looks]
    await room.pick("ann")
    await room.tap("ben", hand, "1")
    await room.tap("ben", hand, "Sell +3")
    public = {message.id: message for message in room.public("ben")}
    after = [public[each.id] for each in looks]
    assert [(words(each), [file.filename for file in shown_files(each)]) for each in after] == before
    shown = next(message for message in room.public("ben") if message.id == hand.id)
    assert words(shown).startswith("Age I, round 1: you sold ")
    assert not buttons(shown)
    follows = last_hand(room, "ben")
    assert "Age I, round 2 of 6" in words(follows)
    assert follows.id > room.status().id
    await room.tap("ben", follows, "1")
    await room.tap("ben", last_hand(room, "ben"), "Sell +3")
    assert room.session.picks[Seat(1)].action == "sell"
    await room.pick("ann")
    third = last_hand(room, "ben")
    assert "Age I, round 3 of 6" in words(third)
    shown = next(message for message in room.public("ben") if message.id == follows.id)
    assert not buttons(shown)


@pytest.mark.usefixtures("slow_heart")
async def test_every_tap_extends_the_life_of_an_open_hand(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = await room.open_hand("ben")
    for label in ("1", "Sell +3"):
        # A hand can be edited for 15 minutes after it was opened or tapped.
        await room.env.advance_time(600)
        await room.tap("ben", hand, label)
    await room.pick("ann")
    await room.env.settle()
    assert "round 2 of 6" in words(last_hand(room, "ben"))


def ends(age: int, game: AnyGame) -> bool:
    """Whether the age has two rounds left."""
    view = game.view(None)
    return (view.age, view.round) == (age, 5)


async def test_a_whole_game_in_the_channel_keeps_all_pictures(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(room, monkeypatch)
    room.close_messages("ann")
    await room.begin("ann", computers=2)
    for _ in range(3):
        await pick_in_channel(room, "ann")
    for age in (1, 3):
        await room.skip_to(partial(ends, age), useful)
        await pick_in_channel(room, "ann")
    while room.client.sessions.at(room.channel.id) is not None:
        hand = await room.open_hand("ann")
        choices = buttons(hand)
        await (
            room.tap("ann", hand, "Build nothing")
            if "Build nothing" in choices
            else pick_in_channel(room, "ann")
        )
    assert "Play again" in buttons(room.last())
    assert room.direct("ann") == []
    assert watch.changes > 4
    assert watch.bare == []


@pytest.mark.parametrize("closes", [True, False])
async def test_direct_messages_that_close_or_fail_later_delay_nobody(room: Room, closes: bool) -> None:
    await room.begin("ann", "ben", "cyd")
    if closes:
        room.close_messages("ben")
    else:
        path = f"/channels/{dm(room, 'ben')}/messages"
        room.env.inject_error("POST", path, status=400, code=50035, message="Invalid", times=1)
    await room.play_round("ann", "ben", "cyd")
    for name in ("ann", "cyd"):
        assert "round 2 of 6" in words(room.hand(name))
    ben = f"<@{room.people['ben'].id}>"
    called = [words(each) for each in room.public() if ben in words(each)]
    assert called == [room.text("status-closed", person=ben)]
    await pick_in_channel(room, "ben")
    await room.play_round("ann", "cyd")
    assert room.session.step == 2
    if not closes:
        assert "round 3 of 6" in words(room.hand("ben"))
        return
    assert ben in words(room.status())
    attempts = len(room.sent_to(dm(room, "ben")))
    await pick_in_channel(room, "ben")
    await room.play_round("ann", "cyd")
    assert len(room.sent_to(dm(room, "ben"))) == attempts, "closed messages are not tried every round"


async def test_a_tap_answered_after_its_round_leaves_no_buttons(room: Room, network: Network) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1)
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    answered = network.hold_next(FIRST_ANSWER)
    await room.tap("ann", hand, "2")
    told = network.hold_next(f"/channels/{room.channel.id}/messages/*", "PATCH")
    await room.pick("ben")
    assert answered.done.is_set()
    assert told.done.is_set()
    answered.let_go()
    await room.env.settle()
    told.let_go()
    await room.env.settle()
    shown = next(message for message in room.public("ann") if message.id == hand.id)
    assert words(shown).startswith("Age I, round 1: you sold ")
    assert not buttons(shown)
    assert "round 2 of 6" in words(last_hand(room, "ann"))
