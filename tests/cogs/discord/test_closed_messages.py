"""Players with closed direct messages play in the channel."""

from typing import Any

import pytest

from cogs.discord.delivery import CLOSED_MESSAGES, OPENING_TOO_FAST
from engine.game import Seat
from tests.cogs.courses import in_the_last_round, useful
from tests.cogs.game.scenes import direct_channel
from tests.cogs.room import CLOSED, Room, buttons, said, shown_files, words
from tests.cogs.watch import Watch


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


def last_hand(room: Room, name: str) -> Any:
    """Return the last hand with buttons that a person can see."""
    return [
        message for message in room.public(name) if "Sell +3" in buttons(message) or "1" in buttons(message)
    ][-1]


async def test_the_next_hand_replaces_the_open_one_but_other_answers_stay(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1)
    sent, ben = room.sent_to(room.channel.id)[-1].json, room.people["ben"].id
    assert f"<@{ben}>" in words(room.status())
    assert sent is not None
    assert [int(each) for each in sent["allowed_mentions"]["users"]] == [ben]
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
async def test_hands_in_the_channel_keep_their_pictures_until_the_end(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(room, monkeypatch)
    room.close_messages("ann")
    await room.begin("ann", computers=2, pace="none")
    hand = await room.open_hand("ann")
    for label in ("1", "Sell +3"):
        # A hand can be edited for 15 minutes after it was opened or tapped.
        await room.env.advance_time(600)
        await room.tap("ann", hand, label)
    await room.env.settle()
    assert "round 2 of 6" in words(last_hand(room, "ann"))
    await pick_in_channel(room, "ann")
    await room.skip_to(in_the_last_round, useful)
    await pick_in_channel(room, "ann")
    assert "Play again" in buttons(room.last())
    assert room.direct("ann") == []
    assert watch.changes > 1
    assert watch.bare == []


@pytest.mark.parametrize("code", [None, *sorted(CLOSED_MESSAGES)])
async def test_direct_messages_that_close_or_fail_later_delay_nobody(room: Room, code: int | None) -> None:
    await room.begin("ann", "ben", "cyd")
    channel = direct_channel(room, "ben")
    if code is not None:
        room.close_messages("ben", code)
    else:
        path = f"/channels/{channel}/messages"
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
    if code is None:
        assert "round 3 of 6" in words(room.hand("ben"))
        return
    assert ben in words(room.status())
    attempts = len(room.sent_to(channel))
    await pick_in_channel(room, "ben")
    await room.play_round("ann", "cyd")
    assert len(room.sent_to(channel)) == attempts, "closed messages are not tried every round"
