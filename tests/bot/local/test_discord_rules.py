"""The rules of real Discord that simcord ignores, one by one."""

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
        return self.world.request(method, path, body, uploads or [], **query)

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
    return Bot(World(backend))


def items(message: Any) -> list[Any]:
    return [item["media"] for item in message["components"][0]["items"]]


def keep(message: Any, number: int = 0) -> dict[str, Any]:
    """Return how an edit names a file that it keeps."""
    shown = items(message)[number]
    return {"id": shown["attachment_id"], "filename": shown["url"].partition("?")[0].rpartition("/")[2]}


def refused(asked: Callable[[], object]) -> tuple[int, int]:
    """Return the status and code of a refused request."""
    with pytest.raises(BackendError) as refusal:
        asked()
    return refusal.value.status, refusal.value.code


# -- pictures of a message ----------------------------------------------------------------------------


def test_attachments_are_only_the_files_that_no_component_shows(bot: Bot) -> None:
    events: list[Any] = []
    bot.world.backend.subscribers.append(lambda _, payload: events.append(payload))
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
    nameless = {"components": [gallery("two.png")], "attachments": [{"id": keep(sent, 1)["id"]}]}
    assert refused(lambda: bot.change(sent, **nameless)) == (400, 50035)
    assert items(bot.read(sent)) == items(sent)

    body = {
        "components": [gallery("two.png", "three.png")],
        "attachments": [keep(sent, 1), {"id": 0, "filename": "three.png"}],
    }
    changed = bot.ask("PATCH", f"{bot.messages}/{sent['id']}", body, [upload("three.png", pixels(3, 3))])
    two, three = items(changed)
    assert two == items(sent)[1]
    assert (three["width"], three["height"]) == (3, 3)

    dropped = {"components": [gallery("one.png")], "attachments": [keep(sent, 0)]}
    assert refused(lambda: bot.change(sent, **dropped)) == (400, 50035)


@pytest.mark.parametrize("fields", [{}, {"attachments": []}])
def test_an_edit_without_attachments_removes_all_files(bot: Bot, fields: Any) -> None:
    sent = bot.send("hand.png")
    edit = {"components": [gallery("hand.png")], **fields}
    assert refused(lambda: bot.change(sent, **edit)) == (400, 50035)
    changed = bot.change(sent, components=[words("Put away")], **fields)
    assert changed["attachments"] == []
    stored = bot.world.backend.get_message(int(sent["channel_id"]), int(sent["id"]))
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
    ids=["files", "bytes of a file", "characters", "characters of its description", "mentions"],
)
def test_messages_beyond_a_limit_are_refused(
    bot: Bot, made: Any, most: int, refusal: tuple[int, int]
) -> None:
    def send(names: Any = ("a.png",), **fields: Any) -> Any:
        return bot.send(*names, **fields)

    assert send(**made(most))["id"]
    assert refused(lambda: send(**made(most + 1))) == refusal


def test_only_messages_with_files_need_the_attach_files_permission(bot: Bot) -> None:
    world, channel = bot.world, bot.world.channels[0].id
    world.allow_bot(channel, "attach_files", False)
    assert refused(lambda: bot.send("a.png")) == (403, 50013)
    bot.ask("POST", bot.messages, {"content": "Only words"})
    direct = bot.world.person("Ann").direct_channel
    body = {"flags": LAYOUT, "components": [gallery("a.png")]}
    assert bot.ask("POST", f"/channels/{direct}/messages", body, [upload("a.png", pixels())])


# -- threads, tokens, emojis --------------------------------------------------------------------------


def test_an_archived_thread_cannot_be_edited_until_a_message_reopens_it(bot: Bot) -> None:
    channel = bot.world.channels[0].id
    thread = bot.ask("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})
    messages = f"/channels/{thread['id']}/messages"
    sent = bot.ask("POST", messages, {"content": "Round 1"})
    bot.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    edit = {"content": "Round 2"}
    assert refused(lambda: bot.ask("PATCH", f"{messages}/{sent['id']}", edit)) == (400, 50083)
    bot.ask("POST", messages, {"content": "Anybody here?"})
    assert bot.ask("PATCH", f"{messages}/{sent['id']}", edit)["content"] == "Round 2"


def test_deleting_a_thread_needs_a_permission_and_archiving_ones_own_does_not(bot: Bot) -> None:
    channel = bot.world.channels[0].id
    bot.world.allow_bot(channel, "manage_threads", False)
    thread = bot.ask("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})["id"]
    assert refused(lambda: bot.ask("DELETE", f"/channels/{thread}")) == (403, 50013)
    assert refused(lambda: bot.ask("PATCH", f"/channels/{thread}", {"locked": True})) == (403, 50013)
    archived = bot.ask("PATCH", f"/channels/{thread}", {"archived": True})
    assert archived["thread_metadata"]["archived"]
    bot.world.allow_bot(channel, "manage_threads", True)
    bot.ask("DELETE", f"/channels/{thread}")
    assert refused(lambda: bot.ask("GET", f"/channels/{thread}")) == (404, 10003)


async def test_an_interaction_is_answered_once_and_its_token_expires(bot: Bot) -> None:
    backend, channel = bot.world.backend, bot.world.channels[0].id
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
def test_emojis_with_a_wrong_name_or_size_are_refused(bot: Bot, name: str, size: int, refusal: int) -> None:
    path = f"/applications/{bot.world.backend.application_id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(b"x" * size).decode()
    assert refused(lambda: bot.ask("POST", path, {"name": name, "image": image})) == (400, refusal)
    assert bot.ask("POST", path, {"name": "coin_1", "image": "data:image/png;base64,eHg="})["id"]


def test_a_nonce_returns_its_message_for_some_minutes(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"nonce": "7", "enforce_nonce": True}
    first, backend = bot.send("a.png", **fields), bot.world.backend
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


def test_overwriting_commands_must_keep_the_entry_point(bot: Bot) -> None:
    backend = bot.world.backend
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


# -- installed for a person ---------------------------------------------------------------------------


FOR_SERVERS: dict[str, Any] = {"name": "join", "description": "-", "type": 1, "integration_types": [0]}
FOR_ALL: dict[str, Any] = {"name": "card", "description": "-", "type": 1, "integration_types": [0, 1]}


@dataclass
class OtherServer:
    """The server without the bot; of its members, Ann has installed the app and Ben has not."""

    bot: Bot

    def __post_init__(self) -> None:
        world = self.bot.world
        self.backend, self.channel, guild = world.backend, world.elsewhere, world.elsewhere.guild
        assert guild is not None
        self.guild = guild
        self.ann, self.ben = (world.member(guild.id, world.person(name).id) for name in ("Ann", "Ben"))
        self.backend.installers = {self.ann.id}
        self.events: list[tuple[str, Any]] = []
        self.backend.subscribers.append(lambda event, payload: self.events.append((event, payload)))
        path = f"/applications/{self.backend.application_id}/commands"
        self.bot.ask("PUT", path, [FOR_SERVERS, FOR_ALL])

    async def typed(self, actor: Any, *place: Any) -> dict[str, Any]:
        """Use the command for all, without an answer; return the interaction that the bot receives."""
        await actor.slash(*place, "card")
        return next(payload for event, payload in reversed(self.events) if event == "INTERACTION_CREATE")


@pytest.fixture
def other(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> OtherServer:
    monkeypatch.setattr(LocalBackend, "answer_seconds", 0.0)
    return OtherServer(bot)


def test_commands_are_visible_where_the_app_is_installed(other: OtherServer) -> None:
    def offered(person: Any, channel: int) -> list[str]:
        found = other.backend.visible_commands(user_id=person.id, channel_id=channel)
        return [each["name"] for each in found]

    home = other.bot.world.channels[0].id
    assert offered(other.ann, home) == offered(other.ben, home) == ["card", "join"]
    assert offered(other.ann, other.channel.id) == ["card"]
    assert offered(other.ben, other.channel.id) == []


async def test_an_interaction_says_who_installed_the_app(other: OtherServer) -> None:
    world, own = other.bot.world, str(other.ann.id)
    there = await other.typed(other.ann, other.channel)
    assert there["authorizing_integration_owners"] == {"1": own}
    assert there["guild"]["id"] == str(other.guild.id)
    here = await other.typed(world.person("Ann").member, world.channels[0])
    assert here["authorizing_integration_owners"] == {"0": str(world.guild.id), "1": own}
    directly = await other.typed(world.person("Ben").member.user)
    assert directly["authorizing_integration_owners"] == {"0": "0"}
    with pytest.raises(SetupError):
        await other.ben.slash(other.channel, "card")


def test_a_server_without_the_bot_sends_it_no_events(other: OtherServer) -> None:
    told_before = len(other.events)
    other.backend.create_message(other.channel.id, other.ben.id, "Hello!")
    assert len(other.events) == told_before
    assert other.guild.id not in [int(each["id"]) for each in other.bot.world.guild_objects()]


def test_the_bot_cannot_access_a_server_that_it_is_not_on(other: OtherServer) -> None:
    messages = f"/channels/{other.channel.id}/messages"
    for method, path in (("POST", messages), ("GET", messages), ("GET", f"/guilds/{other.guild.id}")):
        assert refused(partial(other.bot.ask, method, path, {"content": "-"})) == (403, 50001)


async def test_an_interaction_without_the_bot_allows_five_followups(other: OtherServer) -> None:
    async def answered(actor: Any, channel: Any) -> str:
        payload = await other.typed(actor, channel)
        callback = f"/interactions/{payload['id']}/{payload['token']}/callback"
        other.backend.interactions[int(payload["id"])].initial_response_deadline = None
        other.bot.ask("POST", callback, {"type": 5, "data": {"flags": 64}})
        return f"/webhooks/{other.backend.application_id}/{payload['token']}"

    behind = await answered(other.ann, other.channel)
    other.bot.ask("PATCH", f"{behind}/messages/@original", {"content": "thought"})
    sent = [other.bot.ask("POST", behind, {"content": str(number)}) for number in range(5)]
    assert refused(lambda: other.bot.ask("POST", behind, {"content": "6"})) == (400, 40094)
    other.bot.ask("PATCH", f"{behind}/messages/{sent[0]['id']}", {"content": "changed"})
    here = await answered(other.bot.world.person("Ann").member, other.bot.world.channels[0])
    for number in range(7):
        other.bot.ask("POST", here, {"content": str(number)})


def test_commands_need_an_installation_context_of_the_app(other: OtherServer) -> None:
    path = f"/applications/{other.backend.application_id}/commands"
    other.backend.installation_contexts = {0}
    assert refused(lambda: other.bot.ask("PUT", path, [FOR_ALL])) == (400, 50035)
    assert set(other.bot.ask("GET", "/oauth2/applications/@me")["integration_types_config"]) == {"0"}
    other.bot.ask("PUT", path, [FOR_SERVERS])
