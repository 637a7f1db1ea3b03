"""The **Show everyone** button below private answers."""

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.discord.message import Message
from cogs.game.views import WatchingCog
from tests.cogs.courses import useful
from tests.cogs.game.scenes import current
from tests.cogs.room import Room, buttons, lists, said, shown_files, words

SHOW = "Show everyone"


async def show(room: Room, name: str, answer: Any) -> str:
    """Press the button below a private answer, and return the followups."""
    return said_behind(await room.tap(name, answer, SHOW))


def said_behind(answer: Any) -> str:
    return "\n".join(words(each) for each in answer.followups)


@pytest.mark.parametrize(
    ("command", "files"), [("table", ["table.png"]), ("cities", ["city1.png", "city2.png", "city3.png"])]
)
async def test_a_picture_is_shown_to_everyone_with_the_name_of_the_sender(
    room: Room, command: str, files: list[str]
) -> None:
    await room.begin("ann", computers=2)
    private = (await room.type("dora", command)).response
    before = len(room.public())
    await show(room, "dora", private)
    public = room.last()
    assert len(room.public()) == before + 1
    assert words(public) == room.text("shown-by", name="dora")
    assert [each.filename for each in shown_files(public)] == files
    assert [each.description for each in shown_files(public)] == [
        each.description for each in shown_files(private)
    ]
    assert not buttons(public)
    left = current(room, "dora", private)
    assert not buttons(left)
    assert words(left) == room.text("shown-to-all")
    assert [each.filename for each in shown_files(left)] == files, "the private answer stays"


async def test_showing_everyone_twice_at_once_posts_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin("ann", computers=2)
    private = (await room.type("ann", "table")).response
    identity = buttons(private)[SHOW]["custom_id"]
    before, made, both = len(room.public()), WatchingCog.made, asyncio.Event()

    async def slowly(self: WatchingCog, *asked: Any) -> Message:
        await room.client.clock.wait_for(both.wait())
        return await made(self, *asked)

    monkeypatch.setattr(WatchingCog, "made", slowly)
    for _ in range(2):
        await room.press("ann", private, identity)
    assert len(room.public()) == before
    both.set()
    await room.env.settle()
    assert len(room.public()) == before + 1
    assert words(current(room, "ann", private)) == room.text("shown-to-all")


async def test_show_everyone_posts_once_despite_errors_and_restarts(room: Room) -> None:
    await room.begin("ann", computers=2)
    private, before = (await room.type("ann", "table")).response, len(room.public())
    room.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=None)
    for _ in range(2):
        assert (await show(room, "ann", private)) == room.text("shown-to-all")
    assert len(room.public()) == before + 1
    room.open_messages()
    await room.restart()
    await show(room, "ann", private)
    assert len(room.public()) == before + 1
    assert words(current(room, "ann", private)) == room.text("shown-to-all")
    assert not buttons(current(room, "ann", private))


async def test_show_everyone_posts_the_view_as_it_was(room: Room) -> None:
    async def show_again(private: Any) -> None:
        await show(room, "ann", private)
        public, seen = ([each.description for each in shown_files(shown)] for shown in (room.last(), private))
        assert public == seen

    await room.begin("ann", computers=2, pace="none")
    first, second = [(await room.type("ann", "city", player=name)).response for name in ("ann", "Hera")]
    await room.pick("ann")
    await room.env.settle()
    assert room.session.step == 1
    await show_again(first)
    await room.skip_to(lambda game: game.over, useful)
    await show_again(second)


async def test_the_log_and_score_details_can_be_shown_to_everyone(room: Room) -> None:
    await room.begin("ann", computers=2)
    empty = (await room.type("dora", "log")).response
    assert words(empty) == room.text("log-empty")
    assert not buttons(empty)
    await room.skip_to(lambda game: game.over, useful)
    score = room.last()
    log = (await room.type("dora", "log")).response
    told_privately = words(log)
    await show(room, "dora", log)
    assert words(room.last()) == f"{room.text('shown-by', name='dora')}\n{told_privately}"
    details = (await room.tap("ann", score, "My score")).response
    told_privately = words(details)
    await show(room, "ann", details)
    assert words(room.last()) == f"{room.text('shown-by', name='ann')}\n{told_privately}"
    assert words(current(room, "ann", details)).endswith(room.text("shown-to-all"))


async def test_a_replay_shown_to_everyone_can_be_paged_by_everyone(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    private = (await room.type("ann", "replay")).response
    await room.tap("ann", private, "▶")
    private = current(room, "ann", private)
    assert words(private).startswith("-# 2 of ")
    await show(room, "ann", private)
    public = room.last()
    assert words(public).startswith(f"{room.text('shown-by', name='ann')}\n-# 2 of ")
    assert SHOW not in buttons(public)
    left = current(room, "ann", private)
    assert SHOW not in buttons(left)
    assert lists(left)
    await room.tap("dora", public, "▶")
    assert words(room.last()).startswith("-# 3 of ")
    assert SHOW not in buttons(room.last())
    await room.tap("ann", left, "▶")
    assert SHOW in buttons(current(room, "ann", left)), "another page can be shown, too"


async def test_private_answers_and_direct_messages_cannot_be_shown_to_everyone(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = await room.open_hand("ben")
    text = (await room.tap("ben", hand, "Text")).response
    privacy = (await room.type("ann", "privacy")).response
    alone = (await room.tap("ann", room.hand("ann"), "My city")).response
    card = (await room.people["ann"].user.slash("card", name="Baths")).response
    assert shown_files(card)
    for each in (hand, text, room.hand("ann"), privacy, alone, card):
        assert SHOW not in buttons(each)
    await show(room, "ben", (await room.tap("ben", hand, "My city")).response)
    assert words(room.last()) == room.text("shown-by", name="ben")


def deny(room: Room, target: int, kind: OverwriteType, **permissions: bool) -> None:
    denied = discord.Permissions(**permissions).value
    room.env.backend.set_overwrite(room.channel.id, Overwrite(target, kind, 0, denied))


async def test_show_everyone_requires_permission_to_write(room: Room) -> None:
    await room.begin("ann", computers=2)
    private, bot = (await room.type("dora", "table")).response, room.env.backend.bot_user.id
    before = len(room.public())
    deny(room, bot, OverwriteType.MEMBER, send_messages=True)
    missing = room.text("refusal-permissions-missing", permissions=room.text("permission-send-messages"))
    assert await show(room, "dora", private) == missing
    deny(room, bot, OverwriteType.MEMBER)
    deny(room, room.people["dora"].id, OverwriteType.MEMBER, send_messages=True)
    assert said(await room.tap("dora", private, SHOW)) == room.text("refusal-may-not-write")
    assert len(room.public()) == before
    deny(room, room.people["dora"].id, OverwriteType.MEMBER)
    await show(room, "dora", private)
    assert len(room.public()) == before + 1, "it can be tried again"


async def test_a_forged_button_shows_nothing(room: Room) -> None:
    await room.begin("ann", computers=2)
    for kind in ("table:1", "city:0:3", "details:0:0", "hand:0", "table", "city:0"):
        before = len(room.public())
        answer = await room.press_forged("ann", f"button:table:{room.session.id}:show:{kind}")
        assert said(answer) == room.text("refusal-offer-changed"), kind
        assert len(room.public()) == before + 1, "only the forged message itself"
