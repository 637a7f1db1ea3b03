"""The rules of real Discord that simcord ignores, one by one."""

import base64
import io
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.errors import BackendError, SetupError

from bot.local.backend import LocalBackend
from bot.local.discord_rules import ENTRY_POINT, LARGEST_FILE, MOST_FILES, NONCE_SECONDS, TruthfulBackend
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


class Bot:
    """The bot's side of the local Discord, without a process."""

    def __init__(self) -> None:
        self.backend = LocalBackend("http://127.0.0.1:1", WorldFile(None).connection)
        self.world = World(self.backend)
        self.ask = self.world.request
        self.channel = self.world.channels[0].id
        self.messages = f"/channels/{self.channel}/messages"
        self.commands = f"/applications/{self.backend.application_id}/commands"

    def send(self, *names: str, data: bytes | None = None, **fields: Any) -> Any:
        files = [upload(name, data or pixels()) for name in names]
        return self.ask(
            "POST", self.messages, {"flags": LAYOUT, "components": [gallery(*names)]} | fields, files
        )

    def change(self, message: Any, *files: discord.File, **fields: Any) -> Any:
        return self.ask("PATCH", f"{self.messages}/{message['id']}", fields, files)

    def read(self, message: Any) -> Any:
        return self.ask("GET", f"{self.messages}/{message['id']}")


@pytest.fixture
def bot() -> Bot:
    return Bot()


def items(message: Any) -> list[Any]:
    return [item["media"] for item in message["components"][0]["items"]]


def keep(message: Any, number: int = 0) -> dict[str, Any]:
    """Return how an edit names a file that it keeps."""
    shown = items(message)[number]
    return {"id": shown["attachment_id"], "filename": shown["url"].partition("?")[0].rpartition("/")[2]}


def refused(ask: Callable[..., object], *asked: Any, **fields: Any) -> tuple[int, int]:
    """Return the status and code of a refused request."""
    with pytest.raises(BackendError) as refusal:
        ask(*asked, **fields)
    return refusal.value.status, refusal.value.code


def test_attachments_are_only_the_files_that_no_component_shows(bot: Bot) -> None:
    events: list[Any] = []
    bot.backend.subscribers.append(lambda _, payload: events.append(payload))
    sent = bot.send("hand.png")
    assert sent["attachments"] == bot.read(sent)["attachments"] == []
    (shown,) = items(bot.read(sent))
    assert (shown["width"], shown["height"], shown["content_type"]) == (60, 40, "image/png")
    assert f"/{shown['attachment_id']}/hand.png?ex=" in shown["url"]

    changed = bot.change(sent, components=[gallery("hand.png"), words("Tapped")], attachments=[keep(sent)])
    assert items(changed) == items(sent)
    told_of = [each for each in events if "components" in each]
    assert [each["attachments"] for each in told_of] == [[], []]
    assert all(items(each)[0]["attachment_id"] for each in told_of)

    record = bot.ask("POST", bot.messages, {"content": "The record"}, [upload("game.json", b"{}")])
    assert [each["filename"] for each in record["attachments"]] == ["game.json"]


def test_an_edit_keeps_only_the_files_given_with_id_and_name(bot: Bot) -> None:
    sent = bot.send("one.png", "two.png")
    nameless = [{"id": keep(sent, 1)["id"]}]
    assert refused(bot.change, sent, components=[gallery("two.png")], attachments=nameless) == (400, 50035)
    assert items(bot.read(sent)) == items(sent)

    named = [keep(sent, 1), {"id": 0, "filename": "three.png"}]
    shown = [gallery("two.png", "three.png")]
    changed = bot.change(sent, upload("three.png", pixels(3, 3)), components=shown, attachments=named)
    two, three = items(changed)
    assert two == items(sent)[1]
    assert (three["width"], three["height"]) == (3, 3)

    dropped = {"components": [gallery("one.png")], "attachments": [keep(sent)]}
    assert refused(bot.change, sent, **dropped) == (400, 50035)


@pytest.mark.parametrize("fields", [{}, {"attachments": []}])
def test_an_edit_without_attachments_removes_all_files(bot: Bot, fields: Any) -> None:
    sent = bot.send("hand.png")
    assert refused(bot.change, sent, components=[gallery("hand.png")], **fields) == (400, 50035)
    assert bot.change(sent, components=[words("Put away")], **fields)["attachments"] == []
    assert bot.backend.get_message(bot.channel, int(sent["id"])).attachments == []


@pytest.mark.parametrize(
    ("made", "most", "refusal"),
    [
        (lambda number: {"names": [f"{each}.png" for each in range(number)]}, MOST_FILES, (400, 30015)),
        (lambda number: {"data": b"x" * number}, LARGEST_FILE, (413, 40005)),
        (lambda number: {"content": "x" * number, "flags": 0, "components": []}, 2000, (400, 50035)),
        (lambda number: {"attachments": [{"id": 0, "description": "x" * number}]}, 1024, (400, 50035)),
        (lambda number: {"allowed_mentions": {"users": [*range(1, number + 1)]}}, 100, (400, 50035)),
    ],
    ids=["files", "bytes of a file", "characters", "characters of its description", "mentions"],
)
def test_messages_beyond_a_limit_are_refused(
    bot: Bot, made: Any, most: int, refusal: tuple[int, int]
) -> None:
    def send(names: Any = ("a.png",), **fields: Any) -> Any:
        return bot.send(*names, **fields)

    assert send(**made(most))["id"]
    assert refused(send, **made(most + 1)) == refusal


def test_only_messages_with_files_need_the_attach_files_permission(bot: Bot) -> None:
    bot.world.allow_bot(bot.channel, "attach_files", False)
    assert refused(bot.send, "a.png") == (403, 50013)
    bot.ask("POST", bot.messages, {"content": "Only words"})
    direct = f"/channels/{bot.world.person('Ann').direct_channel}/messages"
    body = {"flags": LAYOUT, "components": [gallery("a.png")]}
    assert bot.ask("POST", direct, body, [upload("a.png", pixels())])


def test_an_archived_thread_is_reopened_by_messages_and_needs_a_permission_to_delete(bot: Bot) -> None:
    thread = bot.ask("POST", f"/channels/{bot.channel}/threads", {"name": "table", "type": 11})["id"]
    own, messages = f"/channels/{thread}", f"/channels/{thread}/messages"
    bot.world.allow_bot(bot.channel, "manage_threads", False)
    sent = bot.ask("POST", messages, {"content": "Round 1"})
    edit = "PATCH", f"{messages}/{sent['id']}", {"content": "Round 2"}
    assert bot.ask("PATCH", own, {"archived": True})["thread_metadata"]["archived"]
    assert refused(bot.ask, *edit) == (400, 50083)
    bot.ask("POST", messages, {"content": "Anybody here?"})
    assert bot.ask(*edit)["content"] == "Round 2"
    assert refused(bot.ask, "PATCH", own, {"locked": True}) == (403, 50013)
    assert refused(bot.ask, "DELETE", own) == (403, 50013)
    bot.world.allow_bot(bot.channel, "manage_threads", True)
    bot.ask("DELETE", own)
    assert refused(bot.ask, "GET", own) == (404, 10003)


async def test_an_interaction_is_answered_once_and_its_token_expires(bot: Bot) -> None:
    asked = bot.backend.new_interaction(2, bot.channel, bot.world.person("Ann").id, bot.world.guild.id)
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    later = f"/webhooks/{bot.backend.application_id}/{asked.token}/messages/@original"
    other = f"/interactions/1/{asked.token}/callback"
    assert refused(bot.ask, "POST", other, {"type": 5}) == (404, 10062)
    wrong = {"type": 4, "data": {"flags": LAYOUT, "components": []}}
    assert refused(bot.ask, "POST", callback, wrong) == (400, 50035)
    bot.ask("POST", callback, {"type": 5, "data": {"flags": 64}})
    assert refused(bot.ask, "POST", callback, {"type": 5}) == (400, 40060)
    shown = bot.ask("PATCH", later, {"content": "Yours"})
    assert shown["flags"] & 64
    assert refused(bot.change, shown, content="Everybody’s") == (404, 10008)
    asked.expires_at = bot.backend.now_iso()
    assert refused(bot.ask, "PATCH", later, {"content": "Late"}) == (401, 50027)


def test_emojis_with_a_wrong_name_or_size_are_refused(bot: Bot) -> None:
    def add(name: str, size: int) -> Any:
        image = "data:image/png;base64," + base64.b64encode(b"x" * size).decode()
        path = f"/applications/{bot.backend.application_id}/emojis"
        return bot.ask("POST", path, {"name": name, "image": image})

    for name in ("a", "a-b", "x" * 33):
        assert refused(add, name, 1) == (400, 50035)
    assert refused(add, "coin", 256 * 1024 + 1) == (400, 50138)
    assert add("coin_1", 256 * 1024)["id"]


def test_a_nonce_returns_its_message_for_some_minutes(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"nonce": "7", "enforce_nonce": True}
    first = bot.send("a.png", **fields)
    assert first["nonce"] == "7"
    bot.change(first, components=[words("changed")], attachments=[])
    again = bot.send("b.png", **fields)
    assert (again["id"], again["components"]) == (first["id"], bot.read(first)["components"])
    assert bot.send("b.png", nonce="7")["id"] != first["id"], "only where it is enforced"
    assert bot.send("b.png", nonce="8", enforce_nonce=True)["id"] != first["id"]
    bot.ask("DELETE", f"{bot.messages}/{first['id']}")
    assert refused(bot.send, "b.png", **fields) == (404, 10008)
    later = bot.backend.clock.now() + timedelta(seconds=NONCE_SECONDS)
    monkeypatch.setattr(bot.backend.clock, "now", lambda: later)
    assert bot.send("b.png", **fields)["id"]


def enable_activities(backend: TruthfulBackend) -> dict[str, Any]:
    """Add the command that Discord adds when the owner of an app enables Activities."""
    own = {"id": str(backend.snowflake()), "application_id": str(backend.application_id), "handler": 2}
    launch = {
        "name": "launch",
        "type": ENTRY_POINT,
        "description": "",
        "name_localizations": {"fr": "lancer"},
    }
    backend.commands.setdefault(None, {})["launch", ENTRY_POINT] = command = {**own, **launch}
    return command


def test_overwriting_commands_must_keep_the_entry_point(bot: Bot) -> None:
    join = {"name": "join", "description": "Join", "type": 1}
    bot.ask("PUT", bot.commands, [join])
    launch = enable_activities(bot.backend)
    assert refused(bot.ask, "PUT", bot.commands, []) == (400, 50240)
    assert [each["name"] for each in bot.ask("GET", bot.commands)] == ["join", "launch"]
    assert "name_localizations" not in bot.ask("GET", bot.commands)[1]
    bot.ask("PUT", bot.commands, [{**join, "description": "Sit down"}, launch])
    changed, after = bot.ask("GET", bot.commands, with_localizations="true")
    assert (changed["description"], after) == ("Sit down", launch)


FOR_SERVERS: dict[str, Any] = {"name": "join", "description": "-", "type": 1, "integration_types": [0]}
FOR_ALL: dict[str, Any] = {"name": "card", "description": "-", "type": 1, "integration_types": [0, 1]}


class Installed(Bot):
    """A bot whose app Ann has installed, and Ben has not; both are on a server without the bot."""

    def __init__(self) -> None:
        super().__init__()
        guild = self.world.elsewhere.guild
        assert guild is not None
        self.elsewhere, self.guild = self.world.elsewhere, guild
        self.ann, self.ben = (
            self.world.member(guild.id, self.world.person(name).id) for name in ("Ann", "Ben")
        )
        self.backend.installers = {self.ann.id}
        self.events: list[tuple[str, Any]] = []
        self.backend.subscribers.append(lambda event, payload: self.events.append((event, payload)))
        self.ask("PUT", self.commands, [FOR_SERVERS, FOR_ALL])

    async def typed(self, actor: Any, *place: Any) -> dict[str, Any]:
        """Use the command for all, without an answer; return the interaction that the bot receives."""
        await actor.slash(*place, "card")
        return next(payload for event, payload in reversed(self.events) if event == "INTERACTION_CREATE")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Installed:
    monkeypatch.setattr(LocalBackend, "answer_seconds", 0.0)
    return Installed()


async def test_commands_and_interactions_depend_on_who_installed_the_app(installed: Installed) -> None:
    def offered(person: Any, channel: int) -> list[str]:
        found = installed.backend.visible_commands(user_id=person.id, channel_id=channel)
        return [each["name"] for each in found]

    async def owners(actor: Any, *place: Any) -> Any:
        return (await installed.typed(actor, *place))["authorizing_integration_owners"]

    ann, ben, elsewhere, world = installed.ann, installed.ben, installed.elsewhere, installed.world
    assert offered(ann, installed.channel) == offered(ben, installed.channel) == ["card", "join"]
    assert (offered(ann, elsewhere.id), offered(ben, elsewhere.id)) == (["card"], [])
    own = str(ann.id)
    there = await installed.typed(ann, elsewhere)
    assert there["authorizing_integration_owners"] == {"1": own}
    assert there["guild"]["id"] == str(installed.guild.id)
    home = {"0": str(world.guild.id), "1": own}
    assert await owners(world.person("Ann").member, world.channels[0]) == home
    assert await owners(world.person("Ben").member.user) == {"0": "0"}
    with pytest.raises(SetupError):
        await ben.slash(elsewhere, "card")


def test_the_bot_neither_sees_nor_reaches_a_server_that_it_is_not_on(installed: Installed) -> None:
    told_before, there = len(installed.events), installed.elsewhere.id
    installed.backend.create_message(there, installed.ben.id, "Hello!")
    assert len(installed.events) == told_before
    servers = [int(each["id"]) for each in installed.world.guild_objects()]
    assert servers == [installed.world.guild.id]
    messages = f"/channels/{there}/messages"
    for method, path in (("POST", messages), ("GET", messages), ("GET", f"/guilds/{installed.guild.id}")):
        assert refused(installed.ask, method, path, {"content": "-"}) == (403, 50001)


async def test_an_interaction_without_the_bot_allows_five_followups(installed: Installed) -> None:
    async def answered(actor: Any, channel: Any) -> str:
        payload = await installed.typed(actor, channel)
        installed.backend.interactions[int(payload["id"])].initial_response_deadline = None
        callback = f"/interactions/{payload['id']}/{payload['token']}/callback"
        installed.ask("POST", callback, {"type": 5, "data": {"flags": 64}})
        return f"/webhooks/{installed.backend.application_id}/{payload['token']}"

    behind = await answered(installed.ann, installed.elsewhere)
    installed.ask("PATCH", f"{behind}/messages/@original", {"content": "thought"})
    sent = [installed.ask("POST", behind, {"content": str(number)}) for number in range(5)]
    assert refused(installed.ask, "POST", behind, {"content": "6"}) == (400, 40094)
    installed.ask("PATCH", f"{behind}/messages/{sent[0]['id']}", {"content": "changed"})
    here = await answered(installed.world.person("Ann").member, installed.world.channels[0])
    for number in range(7):
        installed.ask("POST", here, {"content": str(number)})


def test_commands_need_an_installation_context_of_the_app(installed: Installed) -> None:
    installed.backend.installation_contexts = {0}
    assert refused(installed.ask, "PUT", installed.commands, [FOR_ALL]) == (400, 50035)
    assert set(installed.ask("GET", "/oauth2/applications/@me")["integration_types_config"]) == {"0"}
    installed.ask("PUT", installed.commands, [FOR_SERVERS])
