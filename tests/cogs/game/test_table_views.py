"""What people look up: views, private or shown to everyone, their own games, and games of other rules."""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.discord.message import Message
from cogs.game.table_views import WatchingCog
from engine.base import rules as base_rules
from engine.rules import rules_named
from tests.cogs.courses import useful
from tests.cogs.game.scenes import current
from tests.cogs.network import Held, Network
from tests.cogs.room import Room, buttons, lists, parts, said, shown_files, suggested, words


async def test_the_table_and_cities_are_private_unless_made_public(room: Room) -> None:
    await room.begin("ann", computers=2)
    public = len(room.public())
    for name in ("ann", "dora"):
        for answer in (await room.type(name, "table"), await room.tap(name, room.status(), "Table")):
            assert answer.response.ephemeral
            (picture,) = shown_files(answer.response)
            assert all(player in (picture.description or "") for player in ("ann", "Hera", "Apollo"))
    assert await suggested(room, "city", "player", "h") == ["Hera"]
    for name, typed, shown in (("ann", {}, "ann"), ("dora", {"player": "hera"}, "Hera")):
        city = await room.type(name, "city", **typed)
        assert shown in (shown_files(city.response)[0].description or "")
    answer = await room.type("ann", "city", player="Zeus")
    assert said(answer) == room.text("refusal-not-at-this-table", name="Zeus")
    private = await room.type("dora", "cities")
    assert private.response.ephemeral
    assert len(shown_files(private.response)) == 3
    assert len(room.public()) == public
    for_all = await room.type("dora", "cities", public=True)
    assert not for_all.response.ephemeral
    assert for_all.response.id in [message.id for message in room.public()]
    room.channel = room.guild.create_text_channel("empty")
    assert await suggested(room, "city", "player", "") == []


async def test_players_with_the_same_name_can_be_told_apart(room: Room) -> None:
    for key in ("one", "two"):
        room.people[key] = room.guild.add_member(room.env.create_user("alex"))
    await room.begin("one", "two", computers=1)
    assert await suggested(room, "city", "player", "alex") == ["alex", "alex (2)"]
    shown = [await room.type("dora", "city", player=name) for name in ("alex", "alex (2)")]
    wonders = [room.session.game.view(None).cities[seat].wonder for seat in (0, 1)]
    for answer, wonder in zip(shown, wonders, strict=True):
        assert room.text(f"city-{wonder}") in (shown_files(answer.response)[0].description or "")


async def test_the_status_names_the_players_a_game_waits_for(room: Room) -> None:
    await room.type("ann", "join")
    assert said(await room.type("dora", "status")) == room.text("status-lobby", count=1)
    for name in ("ben", "cyd"):
        await room.type(name, "join")
    await room.tap("ann", room.lobby(), "Start")
    await room.pick("ann")
    await room.pick("ben")
    answer = said(await room.type("dora", "status"))
    assert "Age I, round 1 of 6" in answer
    assert "Waiting for cyd." in answer
    assert "ann" not in answer


def shown(result: Any) -> list[tuple[str, str | None]]:
    return [(each.filename, each.description) for each in shown_files(result.response)]


async def play_until_the_reveal_is_on_its_way(room: Room, network: Network) -> Held:
    held = network.hold_back_next(f"/channels/{room.channel.id}/messages/*", "PATCH")
    await room.play_round("ann", "ben")
    assert room.session.step == 1
    return held


async def seen(room: Room) -> list[Any]:
    found: list[Any] = []
    for command in ("table", "city", "cities", "status", "log"):
        result = await room.type("ann", command)
        found.append((command, words(result.response), shown(result)))
    table = shown(await room.tap("ann", room.status(), "Table"))
    return [*found, ("Table", table), ("Cities", shown(await room.tap("ann", room.status(), "Cities")))]


async def test_every_view_shows_the_last_posted_round(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = shown(await room.tap("ann", room.status(), "My hand"))
    coins = [each.coins for each in room.session.game.view(None).cities]
    held = await play_until_the_reveal_is_on_its_way(room, network)
    assert [each.coins for each in room.session.game.view(None).cities] != coins
    before = await seen(room)
    assert ("status", room.text("status-all-picked", heading="**Age I, round 1 of 6**"), []) in before
    opened = await room.tap("ann", room.status(), "My hand")
    # The hand is the same, with a mark on the picked card.
    assert [(name, (told or "").partition(". ")[2]) for name, told in shown(opened)] == hand
    assert "Age I, round 1 of 6" in words(opened.response)
    assert "Everyone has picked" in words(opened.response)
    held.let_go()
    await room.env.settle()
    after = await seen(room)
    for (what, *then), (_, *now) in zip(before, after, strict=True):
        assert then != now, what


async def test_a_tap_before_the_round_is_posted_changes_nothing(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    city = shown(await room.tap("ann", room.hand("ann"), "My city"))
    held = await play_until_the_reveal_is_on_its_way(room, network)
    assert said(await room.tap("ann", room.hand("ann"), "2")) == room.text("refusal-everyone-has-picked")
    assert shown(await room.tap("ann", room.hand("ann"), "My city")) == city
    held.let_go()
    await room.env.settle()
    assert "round 2 of 6" in words(room.hand("ann"))


SHOW = "Show everyone"


async def show(room: Room, name: str, answer: Any) -> str:
    """Press the button below a private answer, and return the followups."""
    shown = await room.tap(name, answer, SHOW)
    return "\n".join(words(each) for each in shown.followups)


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
    assert told_privately.count("**Age III, round ") == 6, "the last rounds"
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


async def mine(room: Room, name: str) -> Any:
    answer = await room.type(name, "mine")
    assert answer.response.ephemeral
    return answer.response


def links(message: Any) -> list[str]:
    return [part["url"] for part in parts(message) if part.get("type") == 2]


async def test_mine_lists_a_games_channel_time_limit_and_link(room: Room) -> None:
    await room.begin("ann", "ben", "cyd", pace="slow")
    shown = await mine(room, "ann")
    text = words(shown)
    assert text.startswith("## It’s your turn")
    assert f"**7 Wonders** · <#{room.channel.id}> on Olympus" in text
    assert "Age I, round 1 of 6" in text
    deadline = room.session.row.deadline
    assert deadline is not None
    asked = int(room.status().created_at.timestamp())
    assert f"Your turn started <t:{asked}:R> and ends <t:{int(deadline)}:R>." in text
    assert "Also waiting on ben and cyd." in text
    place = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}"
    assert links(shown) == [f"{place}/{room.status().id}"]
    await room.pick("ann")
    await room.pick("ben")
    quiet = await mine(room, "ann")
    assert words(quiet).startswith("## You’re all caught up")
    assert f"7 Wonders · <#{room.channel.id}> on Olympus: waiting on cyd." in words(quiet)
    assert not links(quiet)
    assert "Everyone’s waiting on you." in words(await mine(room, "cyd"))


async def test_mine_counts_the_games_it_has_no_room_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    await room.pick("ann")
    many = [room.session] * 12
    monkeypatch.setattr(room.client.sessions, "of_person", lambda _: many)
    awaited, quiet = await mine(room, "ben"), words(await mine(room, "ann"))
    assert len(links(awaited)) == quiet.count("waiting on ben and cyd") == 10
    for text in (words(awaited), quiet):
        assert room.text("mine-more", count=2) in text


async def test_mine_lists_lobbies_and_reserved_seats(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    assert "No time limit." in words(await mine(room, "ann"))
    await room.skip_to(lambda game: game.over, useful)
    await room.tap("ann", room.newest("Play again"), "Play again")
    assert f"7 Wonders · <#{room.channel.id}> on Olympus hasn’t started yet." in words(
        await mine(room, "ann")
    )
    kept = await mine(room, "ben")
    assert "Your seat for the next game is reserved. It opens up <t:" in words(kept)
    assert links(kept) == [f"https://discord.com/channels/{room.guild.id}/{room.channel.id}"]
    nowhere = await mine(room, "cyd")
    assert words(nowhere).startswith("You aren’t in any game. Type </join:")
    assert not buttons(nowhere)


async def test_mine_says_that_the_computer_plays_for_an_absent_player(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    for _ in range(3):
        await room.env.advance_time(91)
        await room.pick("ben")
    assert "the computer plays for you until you press" in words(await mine(room, "ann"))


@pytest.fixture
def change_the_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Make the rules of the next version apply."""

    def change() -> None:
        sound = rules_named("base")
        monkeypatch.setattr(base_rules, "rules_with", lambda box: replace(sound, version=sound.version + 1))
        rules_named.cache_clear()

    yield change
    rules_named.cache_clear()


async def test_every_view_of_an_outdated_game_shows_its_stored_result(
    room: Room, change_the_rules: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    before = await record_of(room)
    change_the_rules()
    await room.restart()
    expected = said(await room.type("dora", "table"))
    assert expected.startswith(f"{room.text('game-of-other-rules')}\n1. ")
    assert all(f"{name}: " in expected for name in before["names"])
    assert expected.count(" points") == 3
    assert "\nIt ended on <t:" in expected
    for command in ("city", "cities", "status", "log", "replay"):
        assert said(await room.type("dora", command)) == expected, command
    assert await suggested(room, "city", "player", "") == []
    assert "Traceback" not in caplog.text
    answer = (await room.type("ann", "record")).response
    assert answer.content == expected
    record = json.loads(await answer.attachments[0].read())
    assert (record["result"], record["names"]) == (before["result"], before["names"])
    score = room.newest("Play again")
    assert said(await room.tap("ann", score, "My score")) == expected
    await room.tap("ann", score, "Play again")
    assert "ann is looking for players. **3 of 7 seats taken.**" in words(room.lobby())


async def record_of(room: Room) -> Any:
    (file,) = (await room.type("ann", "record")).response.attachments
    return json.loads(await file.read())


async def test_an_unfinished_record_of_other_rules_is_refused(room: Room) -> None:
    await room.begin("ann", computers=2)
    record = room.session.game.record() | {"rules": 99}
    told = said(await room.type("ben", "replay", record=("game.json", json.dumps(record).encode())))
    assert told == room.text("refusal-game-of-other-rules")


async def test_a_finished_record_of_other_rules_is_answered_with_its_result(
    room: Room, change_the_rules: Callable[[], None]
) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    record = await record_of(room)
    change_the_rules()
    told = said(await room.type("ben", "replay", record=("game.json", json.dumps(record).encode())))
    assert told.startswith(room.text("record-of-other-rules") + "\n1. ")
    assert told.count(" points") == 3
