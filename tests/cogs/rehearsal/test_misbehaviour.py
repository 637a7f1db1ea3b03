"""A rehearsal finds what is wrong with a Discord, says so, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import web

from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import (
    dropping_pictures_when_tapped,
    late,
    limiting,
    media_of,
    refusing,
    refusing_forms,
    refusing_old_names,
    refusing_uploads_by_token,
    telling,
    telling_of_messages,
    together,
)
from tests.cogs.rehearsal.stage import Answer, Json
from tests.patience import happens


@pytest.mark.parametrize(
    ("right", "name"),
    [("attach_files", "Attach Files"), ("read_message_history", "Read Message History")],
)
async def test_missing_right(make_stage: MakeStage, right: str, name: str) -> None:
    stage = await make_stage()
    stage.local.environment.allow_bot(stage.channel, right, False)
    await stage.rehearse()
    assert name in stage.wrong()["Rights"]
    assert not stage.posted()


async def test_channels_and_persons_that_cannot_be(make_stage: MakeStage) -> None:
    stage = await make_stage()
    category = stage.local.world.guild.create_category("Games").id
    bot = stage.local.environment.backend.bot_user.id
    await stage.rehearse_each(
        replace(stage.wish, channel=1234),
        replace(stage.wish, channel=category),
        replace(stage.wish, person=1234),
        replace(stage.wish, person=bot),
    )
    wrong = [
        (each.subject, each.sentence)
        for each in stage.report.findings
        if each.right is False and each.subject in ("Channel", "Person")
    ]
    assert [subject for subject, _ in wrong] == ["Channel", "Channel", "Person", "Person"]
    for (_, told), said in zip(
        wrong,
        ("1234", "name a text channel", "There is no person 1234", "Seven Wonders is a bot"),
        strict=True,
    ):
        assert said in told
    assert not stage.posted()


async def test_owner_that_discord_does_not_tell(make_stage: MakeStage) -> None:
    asked = 0

    async def no_owner(request: web.Request, answer: Answer) -> web.Response:
        nonlocal asked
        asked += request.path.endswith("/oauth2/applications/@me")
        # The client itself asks once, when it logs in.
        if request.path.endswith("/oauth2/applications/@me") and asked > 1:
            return web.json_response({"code": 0, "message": "403: Forbidden"}, status=403)
        return await answer(request)

    stage = await make_stage(no_owner)
    stage.wish = replace(stage.wish, person=None)
    await stage.rehearse()
    assert "does not tell who owns the application" in stage.wrong()["Person"]
    assert "--person ID" in stage.wrong()["Person"]
    assert not stage.posted()


async def test_closed_direct_messages_are_told_and_the_hand_in_the_channel_tapped(
    make_stage: MakeStage,
) -> None:
    stage = await make_stage()
    stage.ann.close_direct_messages(True)
    stage.taps = ("closed", "channel", "hand", "list", "form")
    stage.play(
        "7 Wonders: step",
        "Duel: step",
        "Taps",
        "Form",
    )
    await stage.rehearse()
    wrong = stage.wrong()
    assert "takes no direct messages" in wrong.pop("Direct messages")
    assert "50007" in wrong.pop("Refused")
    assert not wrong
    assert not stage.left


def without_ids(message: Json) -> None:
    for media in media_of(message):
        media.pop("attachment_id", None)


def with_other_sizes(message: Json) -> None:
    for media in media_of(message):
        media.update(width=7, height=7)


def in_other_words(message: Json) -> None:
    for part in message["components"]:
        if part["type"] == 10:
            part["content"] = "Something else"


def with_files_beside(message: Json) -> None:
    left = {"id": "1", "filename": "left.png", "size": 1, "url": "", "proxy_url": ""}
    message["attachments"] = [left]


def where_nothing_is(message: Json) -> None:
    for media in media_of(message):
        media["url"] = media["url"].replace("/attachments/", "/attachments/0/")


def without_coin(emojis: Any) -> Any:
    items = [each for each in emojis["items"] if not each["name"].startswith("coin_")]
    return {"items": items}


def with_an_old_command(commands: Any) -> Any:
    return [*({**each, "description": "As it was"} for each in commands[:1]), *commands[1:]]


async def test_everything_wrong_that_is_told_of_messages_emojis_and_commands(make_stage: MakeStage) -> None:
    stage = await make_stage(
        together(
            telling_of_messages(without_ids),
            telling_of_messages(with_files_beside),
            telling_of_messages(where_nothing_is),
            telling("GET", "/emojis$", without_coin),
            telling("GET", "/commands$", with_an_old_command),
            refusing("POST", "/messages$", 502, 0, "Bad gateway", times=1),
        )
    )
    stage.play("7 Wonders: step")
    await stage.rehearse()
    wrong = stage.wrong()
    assert "the picture hand.png has no attachment_id" in wrong["7 Wonders: hand"]
    assert "the picture hand.png cannot be fetched" in wrong["7 Wonders: hand"]
    assert "left.png still hangs" in wrong["7 Wonders: hand put away"]
    assert wrong["Emojis"] == "1 of 27 are missing, plain signs stand for them: coin."
    assert "others than the code: /" in wrong["Commands"]
    assert "1 times 502" in wrong["Faults of Discord"]
    assert not stage.left


async def test_other_words_and_sizes_lost_pictures_and_what_cannot_be_read(make_stage: MakeStage) -> None:
    stage = await make_stage(
        together(
            dropping_pictures_when_tapped(),
            telling_of_messages(with_other_sizes),
            telling_of_messages(in_other_words),
            refusing("GET", r"/messages/\d+$", 404, 10008, "Unknown Message"),
            refusing("GET", "/emojis$", 403, 50001, "Missing Access"),
        )
    )
    stage.play("7 Wonders: step", "Duel: step", "Taps")
    await stage.rehearse()
    wrong = stage.wrong()
    assert "content is 'Something else' and not" in wrong["7 Wonders: opening"]
    assert "the size of hand.png is (7, 7), (1, 1) was sent" in wrong["7 Wonders: hand"]
    assert "10008" in wrong["Duel: turn"]
    assert "50001" in wrong["Emojis"]
    assert "the picture ? is not there" in wrong["Tap in the direct message: message"]
    assert not stage.left


async def test_requests_that_come_too_early(make_stage: MakeStage) -> None:
    # That the history may not be read is no fault: the bot itself never reads it.
    stage = await make_stage(
        together(limiting(3), refusing("GET", r"/messages/\d+$", 403, 50001, "Missing Access"))
    )
    stage.play("7 Wonders: step", "Taps")
    await stage.rehearse()
    assert "came too early (429)" in stage.wrong()["Rate limits"]
    assert list(stage.wrong()) == ["Rate limits"]
    assert any("may not read the history" in line for line in stage.lines)
    assert not stage.left


async def test_nobody_taps_old_uploads_are_refused_and_nothing_can_be_deleted(make_stage: MakeStage) -> None:
    stage = await make_stage(
        together(
            refusing_old_names(), refusing("DELETE", r"/messages/\d+$", 403, 50013, "Missing Permissions")
        )
    )
    stage.expect_no_taps()
    stage.play("7 Wonders: step", "Duel: step", "Taps", "Form")
    await stage.rehearse()
    wrong = stage.wrong()
    taps = ("Tap in the channel", "Tap in the direct message", "Choice in a list")
    assert all("Nobody tapped" in wrong.pop(each) for each in taps)
    assert "nobody tapped before" in stage.untried()["Form that opens"]
    assert "50035" in wrong.pop("Refused")
    assert stage.left
    uncleaned = wrong.pop("Cleaning up")
    assert all(each["id"] in uncleaned for each in stage.left)
    assert all("50035" in each or "Invalid Form Body" in each for each in wrong.values())


async def test_answers_that_take_no_picture(make_stage: MakeStage) -> None:
    stage = await make_stage(refusing_uploads_by_token())
    stage.play("Taps", "Form")
    await stage.rehearse()
    wrong = stage.wrong()
    assert "refused PATCH /webhooks/…/…/messages/@original: 400" in wrong.pop("Refused")
    assert not wrong
    assert not stage.left


async def test_thread_that_the_bot_may_not_delete_is_left_empty_and_archived(make_stage: MakeStage) -> None:
    stage = await make_stage()
    stage.local.environment.allow_bot(stage.channel, "manage_threads", False)
    stage.play("Thread")
    await stage.rehearse()
    thread = stage.threads()[0]
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.archived
    assert not stage.ann.messages(thread.id)
    assert f"<#{thread.id}>" in stage.untried()["Thread that stays"]
    assert "may manage threads" in stage.untried()["Thread that stays"]
    assert "Cleaning up" not in stage.wrong()
    assert not stage.left


async def test_thread_that_can_neither_be_deleted_nor_archived(make_stage: MakeStage) -> None:
    stage = await make_stage(
        together(
            refusing("DELETE", r"/channels/\d+$", 403, 50013, "Missing Permissions"),
            refusing("PATCH", r"/channels/\d+$", 403, 50013, "Missing Permissions"),
            refusing("GET", "/messages$", 403, 50001, "Missing Access"),
        )
    )
    stage.play("Thread")
    await stage.rehearse()
    assert "still open" in stage.wrong()["Thread that stays"]
    assert "please delete it" in stage.untried()["Line about the thread"]


async def test_no_right_to_open_threads(make_stage: MakeStage) -> None:
    stage = await make_stage()
    stage.local.environment.allow_bot(stage.channel, "create_public_threads", False)
    stage.play("Thread")
    await stage.rehearse()
    assert "may not create public threads" in stage.untried()["Thread"]
    assert not stage.threads()
    assert not stage.left


async def test_thread_that_is_refused(make_stage: MakeStage) -> None:
    stage = await make_stage(refusing("POST", "/threads$", 400, 160006, "Maximum number of threads reached"))
    stage.play("Thread")
    await stage.rehearse()
    assert "Maximum number of threads" in stage.wrong()["Thread"]
    assert not stage.left


async def test_nobody_wants_the_form(make_stage: MakeStage) -> None:
    stage = await make_stage()
    stage.taps = ("channel", "hand", "list")
    stage.wish = replace(stage.wish, form_seconds=0.1)
    stage.play("Taps", "Form")
    await stage.rehearse()
    assert not stage.wrong()
    assert stage.report.right
    assert "need not be" in stage.untried()["Form that opens"]
    assert not stage.left


async def test_form_that_is_refused(make_stage: MakeStage) -> None:
    stage = await make_stage(refusing_forms())
    stage.play("Taps", "Form")
    await stage.rehearse()
    assert "Discord refused the answer" in stage.wrong()["Form that opens"]
    assert "Form that is sent" not in stage.untried()
    assert "50035" in stage.wrong()["Refused"]
    assert not stage.left


async def test_stopped_in_the_middle_it_still_cleans_up(make_stage: MakeStage) -> None:
    stage = await make_stage(late(0.05))
    stage.taps = ()
    running = asyncio.create_task(stage.rehearse())
    await happens(lambda: len(stage.left) > 3)
    stage.stop()
    await running
    assert "stopped" in stage.wrong()["Stopped"]
    assert not stage.left


async def test_message_that_is_refused_in_the_middle(make_stage: MakeStage) -> None:
    stage = await make_stage(refusing("POST", "/messages$", 403, 50013, "Missing Permissions", after=12))
    stage.expect_nothing_more()
    stage.play("7 Wonders: step", "Duel: step")
    await stage.rehearse()
    assert "50013" in stage.wrong()["Refused"]
    assert not stage.left
