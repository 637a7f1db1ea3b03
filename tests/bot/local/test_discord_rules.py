"""What real Discord does and simcord forgives: every rule of `bot.local.discord_rules`, one by one."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.errors import BackendError, SetupError

from bot.local.backend import Limits, LocalBackend
from bot.local.discord_rules import LARGEST_FILE, MOST_FILES, NONCE_SECONDS
from bot.local.environment import LocalEnvironment
from bot.local.world import World
from bot.local.world_file import WorldFile

LAYOUT = 1 << 15


def pixels(width: int = 60, height: int = 40) -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (width, height)).save(stream, "PNG")
    return stream.getvalue()


def words(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*names: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in names]}


def upload(name: str, data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), name)


@dataclass
class Bot:
    """The bot's side of the local Discord, without a process."""

    world: World

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        uploads: list[discord.File] | None = None,
        **query: str,
    ) -> Any:
        environment = self.world.environment
        return environment.request(method, path, body=body, query=query, uploads=uploads or [])

    @property
    def messages(self) -> str:
        return f"/channels/{self.world.channels[0].id}/messages"

    def send(self, *names: str, data: bytes | None = None, **fields: Any) -> Any:
        files = [upload(name, data or pixels()) for name in names]
        body = {"flags": LAYOUT, "components": [gallery(*names)], **fields}
        return self.ask("POST", self.messages, body, files)

    def change(self, message: Any, **fields: Any) -> Any:
        return self.ask("PATCH", f"{self.messages}/{message['id']}", fields)

    def read(self, message: Any) -> Any:
        return self.ask("GET", f"{self.messages}/{message['id']}")


@pytest.fixture
def bot() -> Bot:
    backend = LocalBackend("http://127.0.0.1:1", Limits(), WorldFile(None).connection)
    return Bot(World(LocalEnvironment(backend)))


def items(message: Any) -> list[Any]:
    return [item["media"] for item in message["components"][0]["items"]]


def kept(message: Any, number: int = 0) -> dict[str, Any]:
    """Return what an edit says of a file that stays."""
    shown = items(message)[number]
    return {"id": shown["attachment_id"], "filename": shown["url"].partition("?")[0].rpartition("/")[2]}


def refused(asked: Callable[[], object]) -> tuple[int, int]:
    """Return the status and the code of a refusal."""
    with pytest.raises(BackendError) as refusal:
        asked()
    return refusal.value.status, refusal.value.code


# -- pictures of a message ----------------------------------------------------------------------------


def test_only_files_that_no_component_shows_are_among_the_attachments(bot: Bot) -> None:
    events: list[Any] = []
    bot.world.environment.backend.subscribers.append(lambda _, payload: events.append(payload))
    sent = bot.send("hand.png")
    assert sent["attachments"] == bot.read(sent)["attachments"] == []
    (shown,) = items(bot.read(sent))
    assert (shown["width"], shown["height"], shown["content_type"]) == (60, 40, "image/png")
    assert f"/{shown['attachment_id']}/hand.png?ex=" in shown["url"]

    changed = bot.change(sent, components=[gallery("hand.png"), words("Tapped")], attachments=[kept(sent)])
    assert items(changed) == items(sent)
    told_of = [each for each in events if "components" in each]
    assert [each["attachments"] for each in told_of] == [[], []]
    assert all(items(each)[0]["attachment_id"] for each in told_of)

    record = bot.ask("POST", bot.messages, {"content": "The record"}, [upload("game.json", b"{}")])
    assert [each["filename"] for each in record["attachments"]] == ["game.json"]


def test_an_edit_keeps_only_the_files_whose_ids_and_names_it_tells(bot: Bot) -> None:
    sent = bot.send("one.png", "two.png")
    nameless = {"components": [gallery("two.png")], "attachments": [{"id": kept(sent, 1)["id"]}]}
    assert refused(lambda: bot.change(sent, **nameless)) == (400, 50035)
    assert items(bot.read(sent)) == items(sent)

    body = {
        "components": [gallery("two.png", "three.png")],
        "attachments": [kept(sent, 1), {"id": 0, "filename": "three.png"}],
    }
    changed = bot.ask("PATCH", f"{bot.messages}/{sent['id']}", body, [upload("three.png", pixels(3, 3))])
    two, three = items(changed)
    assert two == items(sent)[1]
    assert (three["width"], three["height"]) == (3, 3)

    dropped = {"components": [gallery("one.png")], "attachments": [kept(sent, 0)]}
    assert refused(lambda: bot.change(sent, **dropped)) == (400, 50035)


@pytest.mark.parametrize("fields", [{}, {"attachments": []}])
def test_an_edit_that_names_no_files_drops_them(bot: Bot, fields: Any) -> None:
    sent = bot.send("hand.png")
    edit = {"components": [gallery("hand.png")], **fields}
    assert refused(lambda: bot.change(sent, **edit)) == (400, 50035)
    changed = bot.change(sent, components=[words("Put away")], **fields)
    assert changed["attachments"] == []
    stored = bot.world.environment.backend.get_message(int(sent["channel_id"]), int(sent["id"]))
    assert stored.attachments == []


# -- limits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "most", "refusal"),
    [
        (lambda number: {"names": [f"{each}.png" for each in range(number)]}, MOST_FILES, (400, 30015)),
        (lambda number: {"data": b"x" * number}, LARGEST_FILE, (413, 40005)),
        (lambda number: {"content": "x" * number, "flags": 0, "components": []}, 2000, (400, 50035)),
        (lambda number: {"attachments": [{"id": 0, "description": "x" * number}]}, 1024, (400, 50035)),
        (lambda number: {"allowed_mentions": {"users": [*range(1, number + 1)]}}, 100, (400, 50035)),
    ],
    ids=["files", "bytes of a file", "characters", "characters of its alternative text", "persons to ping"],
)
def test_a_message_has_limits(bot: Bot, made: Any, most: int, refusal: tuple[int, int]) -> None:
    def send(names: Any = ("a.png",), **fields: Any) -> Any:
        return bot.send(*names, **fields)

    assert send(**made(most))["id"]
    assert refused(lambda: send(**made(most + 1))) == refusal


def test_files_need_the_permission_to_attach_them_and_words_do_not(bot: Bot) -> None:
    environment, channel = bot.world.environment, bot.world.channels[0].id
    environment.allow_bot(channel, "attach_files", False)
    assert refused(lambda: bot.send("a.png")) == (403, 50013)
    bot.ask("POST", bot.messages, {"content": "Only words"})
    direct = bot.world.person("Ann").direct_channel
    body = {"flags": LAYOUT, "components": [gallery("a.png")]}
    assert bot.ask("POST", f"/channels/{direct}/messages", body, [upload("a.png", pixels())])


# -- places, tokens, emojis ---------------------------------------------------------------------------


def test_an_archived_thread_is_changed_only_after_a_message_has_opened_it_again(bot: Bot) -> None:
    channel = bot.world.channels[0].id
    thread = bot.ask("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})
    messages = f"/channels/{thread['id']}/messages"
    sent = bot.ask("POST", messages, {"content": "Round 1"})
    bot.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    edit = {"content": "Round 2"}
    assert refused(lambda: bot.ask("PATCH", f"{messages}/{sent['id']}", edit)) == (400, 50083)
    bot.ask("POST", messages, {"content": "Anybody here?"})
    assert bot.ask("PATCH", f"{messages}/{sent['id']}", edit)["content"] == "Round 2"


def test_a_thread_is_deleted_by_who_may_manage_threads_and_archived_by_who_opened_it(bot: Bot) -> None:
    channel = bot.world.channels[0].id
    bot.world.environment.allow_bot(channel, "manage_threads", False)
    thread = bot.ask("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})["id"]
    assert refused(lambda: bot.ask("DELETE", f"/channels/{thread}")) == (403, 50013)
    assert refused(lambda: bot.ask("PATCH", f"/channels/{thread}", {"locked": True})) == (403, 50013)
    archived = bot.ask("PATCH", f"/channels/{thread}", {"archived": True})
    assert archived["thread_metadata"]["archived"]
    bot.world.environment.allow_bot(channel, "manage_threads", True)
    bot.ask("DELETE", f"/channels/{thread}")
    assert refused(lambda: bot.ask("GET", f"/channels/{thread}")) == (404, 10003)


async def test_an_answer_is_taken_once_and_its_token_ends(bot: Bot) -> None:
    backend, channel = bot.world.environment.backend, bot.world.channels[0].id
    asked = backend.new_interaction(2, channel, bot.world.person("Ann").id, bot.world.guild.id)
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    later = f"/webhooks/{backend.application_id}/{asked.token}/messages/@original"
    assert refused(lambda: bot.ask("POST", f"/interactions/1/{asked.token}/callback", {"type": 5})) == (
        404,
        10062,
    )
    wrong = {"type": 4, "data": {"flags": LAYOUT, "components": []}}
    assert refused(lambda: bot.ask("POST", callback, wrong)) == (400, 50035)
    bot.ask("POST", callback, {"type": 5, "data": {"flags": 64}})
    assert refused(lambda: bot.ask("POST", callback, {"type": 5})) == (400, 40060)
    shown = bot.ask("PATCH", later, {"content": "Yours"})
    assert shown["flags"] & 64
    alone = f"/channels/{channel}/messages/{shown['id']}"
    assert refused(lambda: bot.ask("PATCH", alone, {"content": "Everybody’s"})) == (404, 10008)
    asked.expires_at = backend.now_iso()
    assert refused(lambda: bot.ask("PATCH", later, {"content": "Late"})) == (401, 50027)


@pytest.mark.parametrize(
    ("name", "size", "refusal"),
    [("a", 1, 50035), ("a-b", 1, 50035), ("x" * 33, 1, 50035), ("coin", 256 * 1024 + 1, 50138)],
)
def test_emojis_have_names_and_sizes(bot: Bot, name: str, size: int, refusal: int) -> None:
    path = f"/applications/{bot.world.environment.backend.application_id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(b"x" * size).decode()
    assert refused(lambda: bot.ask("POST", path, {"name": name, "image": image})) == (400, refusal)
    assert bot.ask("POST", path, {"name": "coin_1", "image": "data:image/png;base64,eHg="})["id"]


def test_a_nonce_gives_its_message_again_for_some_minutes(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"nonce": "7", "enforce_nonce": True}
    first, backend = bot.send("a.png", **fields), bot.world.environment.backend
    assert first["nonce"] == "7"
    bot.change(first, components=[words("changed")], attachments=[])
    again = bot.send("b.png", **fields)
    assert (again["id"], again["components"]) == (first["id"], bot.read(first)["components"])
    assert bot.send("b.png", nonce="7")["id"] != first["id"], "only where it is enforced"
    assert bot.send("b.png", nonce="8", enforce_nonce=True)["id"] != first["id"]
    bot.ask("DELETE", f"{bot.messages}/{first['id']}")
    assert refused(lambda: bot.send("b.png", **fields)) == (404, 10008)
    later = backend.clock.now() + timedelta(seconds=NONCE_SECONDS)
    monkeypatch.setattr(backend.clock, "now", lambda: later)
    assert bot.send("b.png", **fields)["id"]


# -- commands -----------------------------------------------------------------------------------------


def test_an_overwrite_keeps_the_entry_point_or_is_refused(bot: Bot) -> None:
    backend = bot.world.environment.backend
    path = f"/applications/{backend.application_id}/commands"
    join = {"name": "join", "description": "Join", "type": 1}
    bot.ask("PUT", path, [join])
    launch = backend.enable_activities()
    assert refused(lambda: bot.ask("PUT", path, [])) == (400, 50240)
    assert [each["name"] for each in bot.ask("GET", path)] == ["join", "launch"]
    assert "name_localizations" not in bot.ask("GET", path)[1]
    bot.ask("PUT", path, [{**join, "description": "Sit down"}, launch])
    changed, after = bot.ask("GET", path, with_localizations="true")
    assert (changed["description"], after) == ("Sit down", launch)


# -- installed by a person ----------------------------------------------------------------------------


FOR_SERVERS: dict[str, Any] = {"name": "join", "description": "-", "type": 1, "integration_types": [0]}
FOR_ALL: dict[str, Any] = {"name": "card", "description": "-", "type": 1, "integration_types": [0, 1]}


@dataclass
class Abroad:
    """The server without the bot, on which is Ann, who has installed the app, and Ben, who has not."""

    bot: Bot

    def __post_init__(self) -> None:
        world, environment = self.bot.world, self.bot.world.environment
        self.backend, self.channel, guild = environment.backend, world.elsewhere, world.elsewhere.guild
        assert guild is not None
        self.guild = guild
        self.ann, self.ben = (environment.member(guild, world.person(name).id) for name in ("Ann", "Ben"))
        self.backend.installers = {self.ann.id}
        self.events: list[tuple[str, Any]] = []
        self.backend.subscribers.append(lambda event, payload: self.events.append((event, payload)))
        path = f"/applications/{self.backend.application_id}/commands"
        self.bot.ask("PUT", path, [FOR_SERVERS, FOR_ALL])

    async def typed(self, actor: Any, *place: Any) -> dict[str, Any]:
        """Let somebody type the command for all, unanswered; return what the bot is told."""
        await actor.slash(*place, "card")
        return next(payload for event, payload in reversed(self.events) if event == "INTERACTION_CREATE")


@pytest.fixture
def abroad(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Abroad:
    monkeypatch.setattr(LocalBackend, "answer_seconds", 0.0)
    return Abroad(bot)


def test_commands_are_offered_where_the_app_is_installed(abroad: Abroad) -> None:
    def offered(person: Any, channel: int) -> list[str]:
        found = abroad.backend.visible_commands(user_id=person.id, channel_id=channel)
        return [each["name"] for each in found]

    home = abroad.bot.world.channels[0].id
    assert offered(abroad.ann, home) == offered(abroad.ben, home) == ["card", "join"]
    assert offered(abroad.ann, abroad.channel.id) == ["card"]
    assert offered(abroad.ben, abroad.channel.id) == []


async def test_an_interaction_says_who_has_installed_the_app(abroad: Abroad) -> None:
    world, own = abroad.bot.world, str(abroad.ann.id)
    there = await abroad.typed(abroad.ann, abroad.channel)
    assert there["authorizing_integration_owners"] == {"1": own}
    assert there["guild"]["id"] == str(abroad.guild.id)
    here = await abroad.typed(world.person("Ann").member, world.channels[0])
    assert here["authorizing_integration_owners"] == {"0": str(world.guild.id), "1": own}
    directly = await abroad.typed(world.person("Ben").member.user)
    assert directly["authorizing_integration_owners"] == {"0": "0"}
    with pytest.raises(SetupError):
        await abroad.ben.slash(abroad.channel, "card")


def test_nothing_is_told_of_a_server_without_the_bot(abroad: Abroad) -> None:
    told_before = len(abroad.events)
    abroad.backend.create_message(abroad.channel.id, abroad.ben.id, "Hello!")
    assert len(abroad.events) == told_before
    assert abroad.guild.id not in [int(each["id"]) for each in abroad.bot.world.environment.guild_objects()]


def test_a_channel_without_the_bot_is_closed_to_it(abroad: Abroad) -> None:
    messages = f"/channels/{abroad.channel.id}/messages"
    for method, path in (("POST", messages), ("GET", messages), ("GET", f"/guilds/{abroad.guild.id}")):
        assert refused(partial(abroad.bot.ask, method, path, {"content": "-"})) == (403, 50001)


async def test_five_follow_ups_stand_behind_an_interaction_without_the_bot(abroad: Abroad) -> None:
    async def answered(actor: Any, channel: Any) -> str:
        payload = await abroad.typed(actor, channel)
        callback = f"/interactions/{payload['id']}/{payload['token']}/callback"
        abroad.backend.interactions[int(payload["id"])].initial_response_deadline = None
        abroad.bot.ask("POST", callback, {"type": 5, "data": {"flags": 64}})
        return f"/webhooks/{abroad.backend.application_id}/{payload['token']}"

    behind = await answered(abroad.ann, abroad.channel)
    abroad.bot.ask("PATCH", f"{behind}/messages/@original", {"content": "thought"})
    sent = [abroad.bot.ask("POST", behind, {"content": str(number)}) for number in range(5)]
    assert refused(lambda: abroad.bot.ask("POST", behind, {"content": "6"})) == (400, 40094)
    abroad.bot.ask("PATCH", f"{behind}/messages/{sent[0]['id']}", {"content": "changed"})
    here = await answered(abroad.bot.world.person("Ann").member, abroad.bot.world.channels[0])
    for number in range(7):
        abroad.bot.ask("POST", here, {"content": str(number)})


def test_commands_need_an_installation_that_the_app_has(abroad: Abroad) -> None:
    path = f"/applications/{abroad.backend.application_id}/commands"
    abroad.backend.installation_contexts = {0}
    assert refused(lambda: abroad.bot.ask("PUT", path, [FOR_ALL])) == (400, 50035)
    assert set(abroad.bot.ask("GET", "/oauth2/applications/@me")["integration_types_config"]) == {"0"}
    abroad.bot.ask("PUT", path, [FOR_SERVERS])
