"""A rehearsal finds what is wrong with a Discord, says so, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from aiohttp import web

from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import (
    at,
    dropping_pictures_when_tapped,
    late,
    limiting,
    media_of,
    names_old_uploads,
    refusing,
    shows_form,
    telling,
    telling_of_messages,
    together,
    uploads_by_token,
)
from tests.cogs.rehearsal.stage import Json, Mischief, Stage, well
from tests.patience import happens

INVALID = (400, 50035, "Invalid Form Body")
NO_RIGHT = (403, 50013, "Missing Permissions")
NO_ACCESS = (403, 50001, "Missing Access")


def without_right(name: str) -> Callable[[Stage], None]:
    return lambda stage: stage.local.environment.allow_bot(stage.channel, name, False)


def with_closed_messages(stage: Stage) -> None:
    stage.ann.close_direct_messages(True)
    stage.taps = ("closed", "channel", "hand", "list", "form", "elsewhere")


def without_a_person(stage: Stage) -> None:
    stage.plan = replace(stage.plan, person=None)


def without_a_form(stage: Stage) -> None:
    stage.taps = ("channel", "hand", "list")
    stage.plan = replace(stage.plan, form_seconds=0.1)


def where_people_cannot_install_the_app(stage: Stage) -> None:
    stage.local.environment.backend.installation_contexts = {0}
    stage.taps = ("channel", "hand", "list", "form")


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


def without_coin(_: web.Request, emojis: Any) -> Any:
    return {"items": [each for each in emojis["items"] if not each["name"].startswith("coin_")]}


def with_an_old_command(_: web.Request, commands: Any) -> Any:
    return [*({**each, "description": "As it was"} for each in commands[:1]), *commands[1:]]


@dataclass(frozen=True)
class Case:
    """What is wrong with a Discord, which parts are rehearsed, and what is said of it by subject.

    Nothing else is wrong unless there are ``others``.
    """

    parts: Sequence[str]
    wrong: Mapping[str, str | Sequence[str]] = field(default_factory=dict)
    untried: Mapping[str, str] = field(default_factory=dict)
    mischief: Mischief = well
    prepare: Callable[[Stage], None] = lambda _: None
    others: bool = False


ROUND, TURN = "7 Wonders: step", "Duel: step"

CASES = {
    "closed direct messages": Case(
        [ROUND, TURN, "Taps", "Form"],
        {"Direct messages": "takes no direct messages", "Refused": "50007"},
        prepare=with_closed_messages,
    ),
    "messages, emojis and commands that are others": Case(
        [ROUND],
        {
            "7 Wonders: hand": (
                "the picture hand.png has no attachment_id",
                "the picture hand.png cannot be fetched",
            ),
            "7 Wonders: hand put away": "left.png still hangs",
            "Emojis": "1 of 27 are missing, plain signs stand for them: coin.",
            "Commands": "others than the code: /",
            "Faults of Discord": "1 times 502",
        },
        mischief=together(
            telling_of_messages(without_ids),
            telling_of_messages(with_files_beside),
            telling_of_messages(where_nothing_is),
            telling(at("GET", "/emojis$"), without_coin),
            telling(at("GET", "/commands$"), with_an_old_command),
            refusing(at("POST", "/messages$"), 502, 0, "Bad gateway", times=1),
        ),
        others=True,
    ),
    "other words and sizes, lost pictures, what cannot be read": Case(
        [ROUND, TURN, "Taps"],
        {
            "7 Wonders: opening": "content is 'Something else' and not",
            "7 Wonders: hand": "the size of hand.png is (7, 7), (1, 1) was sent",
            "Duel: turn": "10008",
            "Emojis": "50001",
            "Tap in the direct message: message": "the picture ? is not there",
        },
        mischief=together(
            dropping_pictures_when_tapped(),
            telling_of_messages(with_other_sizes),
            telling_of_messages(in_other_words),
            refusing(at("GET", r"/messages/\d+$"), 404, 10008, "Unknown Message"),
            refusing(at("GET", "/emojis$"), *NO_ACCESS),
        ),
        others=True,
    ),
    # That the history may not be read is no fault: the bot itself never reads it.
    "requests that come too early": Case(
        [ROUND, "Taps"],
        {"Rate limits": "came too early (429)"},
        mischief=together(limiting(3), refusing(at("GET", r"/messages/\d+$"), *NO_ACCESS)),
    ),
    "answers that take no picture": Case(
        ["Taps", "Form"],
        {"Refused": "refused PATCH /webhooks/…/…/messages/@original: 400"},
        mischief=refusing(uploads_by_token, *INVALID),
    ),
    "no right to open threads": Case(
        ["Thread"],
        untried={"Thread": "may not create public threads"},
        prepare=without_right("create_public_threads"),
    ),
    "a thread that is refused": Case(
        ["Thread"],
        {"Thread": "Maximum number of threads", "Refused": "160006"},
        mischief=refusing(at("POST", "/threads$"), 400, 160006, "Maximum number of threads reached"),
    ),
    "nobody wants the form": Case(
        ["Taps", "Form"], untried={"Form that opens": "need not be"}, prepare=without_a_form
    ),
    "people cannot install the app": Case(
        ["Taps", "Form", "Elsewhere"],
        untried={"Where the bot isn't": "User Install"},
        prepare=where_people_cannot_install_the_app,
    ),
    "a form that is refused": Case(
        ["Taps", "Form"],
        {"Form that opens": "Discord refused the answer", "Refused": "50035"},
        mischief=refusing(shows_form, *INVALID),
        others=True,
    ),
    "a message that is refused in the middle": Case(
        [ROUND, TURN],
        {"Refused": "50013"},
        mischief=refusing(at("POST", "/messages$"), *NO_RIGHT, after=9),
        prepare=lambda stage: stage.expect_nothing_more(),
        others=True,
    ),
}


def holds(said: Mapping[str, str], expected: Mapping[str, str | Sequence[str]]) -> bool:
    """Return whether all that is expected has been said."""
    parts = {subject: [each] if isinstance(each, str) else each for subject, each in expected.items()}
    return all(each in said.get(subject, "") for subject, found in parts.items() for each in found)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_what_is_wrong_is_said_and_nothing_is_left(make_stage: MakeStage, case: Case) -> None:
    stage = await make_stage(case.mischief)
    case.prepare(stage)
    stage.play(*case.parts)
    await stage.rehearse()
    assert holds(stage.wrong(), case.wrong), stage.wrong()
    assert holds(stage.untried(), case.untried), stage.untried()
    assert case.others or stage.wrong().keys() == case.wrong.keys()
    assert stage.report.right is not bool(case.wrong)
    assert not stage.left
    assert ("Thread" in case.parts) or not stage.threads()


NOT_BEGUN = {
    "no right to attach files": ("Rights", "Attach Files", without_right("attach_files"), well),
    "no right to read": ("Rights", "Read Message History", without_right("read_message_history"), well),
    # The client itself asks once, when it logs in.
    "an owner that is not told": (
        "Person",
        "does not tell who owns the application: say who plays and taps with --person ID",
        without_a_person,
        refusing(at("GET", "/oauth2/applications/@me$"), 403, 0, "403: Forbidden", after=1),
    ),
}


@pytest.mark.parametrize(("subject", "said", "prepare", "mischief"), NOT_BEGUN.values(), ids=NOT_BEGUN)
async def test_where_it_cannot_begin_nothing_is_posted(
    make_stage: MakeStage, subject: str, said: str, prepare: Callable[[Stage], None], mischief: Mischief
) -> None:
    stage = await make_stage(mischief)
    prepare(stage)
    await stage.rehearse()
    assert said in stage.wrong()[subject]
    assert not stage.posted()


async def test_channels_and_persons_that_cannot_be(make_stage: MakeStage) -> None:
    stage = await make_stage()
    category = stage.local.world.guild.create_category("Games").id
    bot = stage.local.environment.backend.bot_user.id
    cases = (
        (replace(stage.plan, channel=1234), "1234"),
        (replace(stage.plan, channel=category), "name a text channel"),
        (replace(stage.plan, person=1234), "There is no person 1234"),
        (replace(stage.plan, person=bot), "Seven Wonders is a bot"),
    )
    await stage.rehearse_each(*(plan for plan, _ in cases))
    wrong = [each for each in stage.report.findings if each.right is False]
    told = [each.sentence for each in wrong if each.subject in ("Channel", "Person")]
    assert all(said in sentence for sentence, (_, said) in zip(told, cases, strict=True))
    assert not stage.posted()


async def test_nobody_taps_old_uploads_are_refused_and_nothing_can_be_deleted(make_stage: MakeStage) -> None:
    stage = await make_stage(
        together(refusing(names_old_uploads, *INVALID), refusing(at("DELETE", r"/messages/\d+$"), *NO_RIGHT))
    )
    stage.expect_no_taps()
    stage.play(ROUND, TURN, "Taps", "Form")
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


@pytest.mark.parametrize("may_be_archived", [True, False])
async def test_thread_that_the_bot_may_not_delete_is_left_empty_and_archived(
    make_stage: MakeStage, *, may_be_archived: bool
) -> None:
    changing = refusing(at("PATCH", r"/channels/\d+$"), *NO_RIGHT)
    reading = refusing(at("GET", "/messages$"), *NO_ACCESS)
    stage = await make_stage(well if may_be_archived else together(changing, reading))
    without_right("manage_threads")(stage)
    stage.play("Thread")
    await stage.rehearse()
    (thread,) = stage.threads()
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.archived == may_be_archived
    assert not stage.ann.messages(thread.id)
    if may_be_archived:
        assert f"<#{thread.id}>" in stage.untried()["Thread that stays"]
        assert "may manage threads" in stage.untried()["Thread that stays"]
        assert not stage.left
    else:
        assert "still open" in stage.wrong()["Thread that stays"]
        assert "please delete it" in stage.untried()["Line about the thread"]


async def test_stopped_in_the_middle_it_still_cleans_up(make_stage: MakeStage) -> None:
    stage = await make_stage(late(0.05))
    stage.taps = ()
    running = asyncio.create_task(stage.rehearse())
    await happens(lambda: len(stage.left) > 3)
    stage.stop()
    await running
    assert "stopped" in stage.wrong()["Stopped"]
    assert not stage.left
