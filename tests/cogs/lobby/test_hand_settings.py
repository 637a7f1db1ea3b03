"""Whether hands are sent by direct message or shown in the channel."""

from dataclasses import replace

import pytest

from bot.common.settings import Settings
from engine.game import Seat
from tests.cogs.room import Room, buttons, said, shown_files, words

CHANNEL, DIRECT, UNASKED = "Show in channel", "Send as DM", "Don’t ask again"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, new_direct_messages_per_day=3)


def opened(room: Room) -> int:
    """Count the direct messages opened by the bot."""
    return sum((each.method, each.path) == ("POST", "/users/@me/channels") for each in room.env.http_requests)


def mention(room: Room, name: str) -> str:
    return f"<@{room.people[name].id}>"


def told_below(room: Room, key: str) -> str:
    """Return a text between its heading and the line on confirmations."""
    return "\n".join([room.text("hand-settings"), room.text(key), room.text("choices-asked")])


async def test_my_hand_replaces_messages_beyond_the_daily_limit(room: Room) -> None:
    answers = [await room.type(name, "join") for name in ("ann", "ben", "cyd", "dora")]
    assert [bool(answer.followups) for answer in answers] == [False, False, False, True]
    assert room.text("direct-messages-enough") in said(answers[-1])
    await room.restart()
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert opened(room) == 3
    assert room.direct("dora") == []
    assert mention(room, "dora") in words(room.status())
    hand = await room.open_hand("dora")
    await room.tap("dora", hand, "1")
    await room.tap("dora", hand, "Sell +3")
    assert room.session.picks[Seat(3)].action == "sell"


async def test_hands_in_the_channel_can_be_chosen_and_undone(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    place = (await room.type("ben", "hand")).followups[-1]
    await room.tap("ben", place, CHANNEL)
    shown = next(each for each in room.public("ben") if each.id == place.id)
    assert words(shown) == told_below(room, "hands-in-channel-now")
    assert room.text("kept-hands-in-channel") in said(await room.type("ben", "privacy"))
    assert room.text("kept-hands-in-channel") not in said(await room.type("ann", "privacy"))
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")
    await room.restart()
    before = len(room.direct("ben"))
    await room.begin("ann", "ben", computers=1)
    assert len(room.direct("ben")) == before
    assert mention(room, "ben") in words(room.status())
    answer = await room.type("ben", "hand")
    hand, place = answer.response, answer.followups[-1]
    assert shown_files(hand)
    assert words(place) == told_below(room, "hands-in-channel")
    await room.tap("ben", hand, "1")
    await room.tap("ben", hand, "Sell +3")
    await room.tap("ben", place, DIRECT)
    await room.pick("ann")
    await room.env.settle()
    assert "round 2 of 6" in words(room.hand("ben"))
    assert mention(room, "ben") not in words(room.status())
    assert opened(room) == 2
    answer = await room.type("ben", "hand")
    await room.tap("ben", answer.followups[-1], CHANNEL)
    before = len(room.direct("ben"))
    await room.play_round("ann", "ben")
    assert len(room.direct("ben")) == before, "from the next round on there are no messages"
    room.channel = room.guild.create_text_channel("another")
    await room.begin("ann", "ben", computers=1)
    assert opened(room) == 2, "no second message tests whether messages arrive"
    room.channel = room.guild.create_text_channel("a third")
    answer = await room.type("ben", "hand")
    assert room.text("which-game") in words(answer.response)
    assert DIRECT in buttons(answer.followups[-1])


async def test_direct_messages_can_be_declined_before_the_first_hand(room: Room) -> None:
    answer = await room.type("ben", "hand")
    assert words(answer.response).startswith(room.text("hand-none"))
    assert {CHANNEL, DIRECT, UNASKED} == set(buttons(answer.response))
    await room.tap("ben", answer.response, CHANNEL)
    await room.gather("ann", "ben", "cyd", pace="live")
    assert room.direct("ben") == []
    assert "/hand" in words(room.direct("cyd")[-1])
    place = (await room.type("cyd", "hand")).response
    assert set(buttons(place)) == {CHANNEL, UNASKED}
    await room.tap("cyd", place, CHANNEL)
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert [len(room.direct(name)) for name in ("ann", "ben", "cyd")] == [2, 0, 1]
    assert mention(room, "ben") in words(room.status())
    await room.env.advance_time(46)
    reminder = room.text("reminder-public", person=mention(room, "ben"))
    assert reminder in [words(message) for message in room.public()]
    assert [len(room.direct(name)) for name in ("ann", "ben", "cyd")] == [3, 0, 1]


async def test_the_setting_is_offered_in_games_without_hands(room: Room) -> None:
    for name in ("ann", "ben"):
        assert not (await room.type(name, "join", game="architects")).followups
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert room.direct("ann") == room.direct("ben") == []
    assert opened(room) == 0, "nobody is written to where no hand will follow"
    shown = (await room.type("ann", "hand")).response
    assert words(shown).startswith(f"{room.text('refusal-no-hands')}\n{room.text('hand-settings')}\n")
    assert CHANNEL in buttons(shown)
    shown = (await room.type("cyd", "hand")).response
    assert words(shown).startswith(room.text("refusal-spectator"))
    assert CHANNEL in buttons(shown)


async def test_choosing_direct_messages_while_they_are_closed_says_so(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1)
    place = (await room.type("ben", "hand")).followups[-1]
    answer = await room.tap("ben", place, DIRECT)
    shown = next(each for each in room.public("ben") if each.id == place.id)
    assert answer.acknowledged
    assert words(shown) == told_below(room, "direct-messages-closed")
    assert DIRECT in buttons(shown)
