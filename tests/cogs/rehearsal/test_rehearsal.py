"""A rehearsal reports what is wrong with Discord, and leaves nothing behind."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord.gateway
import discord.http
import pytest

from bot.common.refusal import Refusal
from bot.common.settings import Settings
from bot.local.bot_process import point_at
from bot.tables.session import Session
from cogs.samples.every_message import MESSAGES
from tests.cogs.rehearsal.stage import Faults, Json, Stage
from tests.patience import PATIENCE

MakeStage = Callable[..., Awaitable[Stage]]

NO_PERMISSION = (403, 50013, "Missing Permissions")
ROUND, TURN = "7 Wonders: step", "7 Wonders Duel: step"
TAPPED = {"Tap in the channel", "Tap in the direct message", "Choice in a list"}
BESIDE_THE_SAMPLES = {
    *("Channel", "Direct messages", "Start", ROUND, TURN, "7 Wonders Architects: step", "Thread", "Taps"),
    *(*TAPPED, "Form", "Form that opens", "Form that is sent", "Elsewhere", "Requests", "Cleaning up"),
}


def media_of(message: Json) -> Iterator[Json]:
    for part in message["components"]:
        yield from (item["media"] for item in part.get("items", ()))


def without_ids(message: Json) -> None:
    for media in media_of(message):
        media.pop("attachment_id", None)


def in_other_words(message: Json) -> None:
    message["flags"] = 0
    for part in message["components"]:
        if part["type"] == 10:
            part["content"] = "Something else"


def with_files_beside(message: Json) -> None:
    message["attachments"] = [{"id": "1", "filename": "left.png", "size": 1, "url": "", "proxy_url": ""}]


def where_nothing_is(message: Json) -> None:
    for media in media_of(message):
        media["url"] = media["url"].replace("/attachments/", "/attachments/0/")


def without_pictures(message: Json) -> None:
    for media in media_of(message):
        media.update(url="")


@pytest.fixture
async def make_stage(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> AsyncIterator[MakeStage]:
    """Return a function that starts a local Discord; discord.py's addresses are restored afterwards."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    monkeypatch.setattr("bot.client.GUILD_READY_SECONDS", 0.1)
    monkeypatch.setattr("bot.local.backend.LocalBackend.answer_seconds", PATIENCE)
    stages: list[Stage] = []

    async def make(**faults: Any) -> Stage:
        stage = Stage(replace(settings, token="local"), Faults(**faults))
        stages.append(stage)
        await stage.local.start()
        point_at(stage.local.url)
        return stage

    yield make
    for stage in stages:
        await stage.local.close()


@dataclass(frozen=True)
class Case:
    """A fault, the rehearsed parts, and the expected sentences by subject."""

    parts: Sequence[str]
    wrong: Mapping[str, Sequence[str]] = field(default_factory=dict)
    untried: Mapping[str, str] = field(default_factory=dict)
    faults: Mapping[str, Any] = field(default_factory=dict)
    prepare: Callable[[Stage], object] = lambda _: None
    taps: tuple[str, ...] = Stage.taps
    plan: Mapping[str, Any] = field(default_factory=dict)


REWORDED = "content is 'Something else' and not"

CASES = {
    "closed direct messages": Case(
        [ROUND, TURN, "Taps"],
        {
            "Direct messages": ["takes no direct messages"],
            "Start": ["POST /channels/…/messages: 403, code 50007"],
        },
        prepare=lambda stage: stage.ann.close_direct_messages(True),
        taps=("closed", "channel", "hand", "list"),
    ),
    "pictures without ids and addresses, files beside them, and a failure": Case(
        [ROUND],
        {
            ROUND: ["has no attachment_id", "read back: 404", "left.png still hangs"],
            "Start": ["left.png still hangs"],
            "Requests": ["1 failed"],
        },
        faults={
            "changes": (without_ids, with_files_beside, where_nothing_is),
            "refused": ("POST", "/messages$"),
            "error": (502, 0, "Bad gateway"),
            "times": 1,
        },
    ),
    "other words, lost pictures and messages": Case(
        [TURN],
        {
            TURN: [REWORDED, "flags are 0", "is not there: its address is ''", "10008"],
            "Start": [REWORDED, "10008"],
        },
        faults={
            "changes": (in_other_words, without_pictures),
            "refused": ("GET", r"/messages/\d+$"),
            "error": (404, 10008, "Unknown Message"),
        },
    ),
    "requests that come too early": Case(
        [ROUND],
        {"Requests": ["4 came too early"]},
        faults={
            "refused": ("POST", "/messages$"),
            "error": (429, 0, "You are being rate limited."),
            "times": 4,
        },
    ),
    "answers that take no picture": Case(
        ["Taps"],
        {"Taps": ["Discord has refused PATCH /webhooks/…/…/messages/@original: 400, code 50035"]},
        faults={"refused": ("PATCH", "/webhooks/")},
    ),
    "a thread that is refused": Case(
        ["Thread"],
        {"Thread": ["code 160006 (Maximum number of threads reached)"]},
        faults={
            "refused": ("POST", "/threads$"),
            "error": (400, 160006, "Maximum number of threads reached"),
        },
    ),
    "no right to open threads, and nobody wants the form or practice": Case(
        ["Thread", "Taps", "Form", "Elsewhere"],
        untried={
            "Thread": "may not create public threads",
            "Form that opens": "need not be",
            "Where the bot isn't": "need not be",
        },
        prepare=lambda stage: stage.forbid("create_public_threads"),
        taps=("channel", "hand", "list"),
        plan={"form_seconds": 0.1},
    ),
    "people cannot install the app, and a form that is refused": Case(
        ["Taps", "Form", "Elsewhere"],
        {"Form that opens": ["Discord refused the answer"], "Form": ["50035"]},
        {"Form that is sent": "need not be", "Where the bot isn't": "User Install"},
        faults={"refused": ("POST", "/callback$"), "after": 3},
        prepare=lambda stage: setattr(stage.local.world.backend, "installation_contexts", {0}),
        taps=("channel", "hand", "list", "form"),
        plan={"form_seconds": 1.0},
    ),
    "a message that is refused in the middle": Case(
        [ROUND, TURN],
        {ROUND: ["was not there after 0 s"], TURN: ["50013"]},
        faults={"refused": ("POST", "/messages$"), "error": NO_PERMISSION, "after": 4},
        plan={"message_seconds": 0.3},
    ),
    "nobody taps": Case(
        ["Taps", "Form"],
        {subject: ["Nobody tapped"] for subject in TAPPED},
        {"Form": "nobody tapped before"},
        taps=(),
        plan={"tap_seconds": 0.2},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_a_rehearsal_reports_faults_and_leaves_nothing(make_stage: MakeStage, case: Case) -> None:
    stage = await make_stage(**case.faults)
    case.prepare(stage)
    stage.taps = case.taps
    await stage.rehearse(*case.parts, **case.plan)
    wrong, untried = stage.said(False), stage.said(None)
    assert wrong.keys() == case.wrong.keys(), wrong
    assert untried.keys() == case.untried.keys(), untried
    said = [(each, wrong[subject]) for subject, parts in case.wrong.items() for each in parts]
    said += [(each, untried[subject]) for subject, each in case.untried.items()]
    assert not [(each, sentence) for each, sentence in said if each not in sentence]
    assert not stage.left
    assert not stage.threads()


async def test_a_rehearsal_that_cannot_start_says_why_and_posts_nothing(make_stage: MakeStage) -> None:
    stage = await make_stage()
    category = stage.local.world.guild.create_category("Games").id
    bot = stage.local.world.backend.bot_user.id
    for changed, subject, said in (
        ({"channel": 1234}, "Channel", "1234"),
        ({"channel": category}, "Channel", "name a text channel"),
        ({"person": 1234}, "Person", "Unknown User"),
        ({"person": bot}, "Person", "Seven Wonders is a bot"),
    ):
        await stage.rehearse(**changed)
        assert said in stage.said(False)[subject]
    stage.forbid("attach_files")
    await stage.rehearse()
    assert "Attach Files" in stage.said(False)["Channel"]
    assert not [each for each in stage.traffic.exchanges if each.path.endswith("/messages")]


async def test_a_rehearsal_names_undeletable_messages_and_archives_its_thread(make_stage: MakeStage) -> None:
    stage = await make_stage(refused=("DELETE", r"/messages/\d+$"), error=NO_PERMISSION, after=1, times=1)
    stage.forbid("manage_threads")
    await stage.rehearse("Thread")
    (left,) = stage.left + [each for thread in stage.threads() for each in stage.ann.messages(thread.id)]
    assert left["id"] in stage.said(False)["Cleaning up"]
    (thread,) = stage.threads()
    assert thread.thread_metadata.archived
    assert f"<#{thread.id}>" in stage.said(None)["Thread that stays"]


async def test_a_rehearsal_continues_if_the_bot_has_already_chosen(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, too_late = Session.choose, [True]

    async def chosen_meanwhile(self: Session, *arguments: Any) -> None:
        await choose(self, *arguments)
        if too_late:
            too_late.clear()
            raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(Session, "choose", chosen_meanwhile)
    stage = await make_stage()
    await stage.rehearse("7 Wonders Architects: step")
    assert not too_late
    assert stage.report.right


async def test_a_complete_rehearsal_succeeds_and_leaves_nothing(make_stage: MakeStage) -> None:
    stage = await make_stage(seconds=0.01)
    await stage.rehearse()
    assert stage.report.right, stage.said(False)
    assert not stage.said(None)
    assert not stage.left
    assert not stage.threads()
    told = stage.said(True).keys()
    assert told >= BESIDE_THE_SAMPLES
    assert {each.partition(": ")[0] for each in told} >= MESSAGES.keys()
