"""The people's side: one WebSocket for each open page, on which a person sees and does things."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import simcord
from aiohttp import WSMsgType, web
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message

from bot.local.bot_process import BotProcess
from bot.local.discord_rules import Json
from bot.local.world import Person, World

logger = logging.getLogger(__name__)

LARGEST_FRAME = 40 * 1024 * 1024
LARGEST_NUMBER = 2**53 - 1

SHOWN_MESSAGES = 80
"""Messages per channel that a page gets when it opens, and each time it is scrolled up."""

SHOWN_PERMISSIONS = "view_channel", "send_messages", "attach_files", "read_message_history", "external_emojis"


class Tab:
    """One open page: its person, its outgoing queue, and the forms it shows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.forms: dict[str, simcord.InteractionResult] = {}

    def outcome(self, result: simcord.InteractionResult) -> Json:
        """Return an interaction's result for the page; a form gets a handle to submit it with."""
        if not result.acknowledged:
            return {"ok": False, "error": "no answer"}
        if result.modal is None:
            return {}
        form = secrets.token_hex(8)
        self.forms[form] = result
        return {"form": form, "modal": result.modal}


class Tabs:
    """Every open page, and which messages people have read and dismissed."""

    def __init__(self, world: World, bot: BotProcess | None, saved: Mapping[str, Any] | None) -> None:
        self._world = world
        self._backend = world.backend
        self._bot = bot
        self._tabs: set[Tab] = set()
        self._actions: set[asyncio.Task[None]] = set()
        self._read: dict[tuple[int, int], int] = {} if saved is None else saved["read"]
        self._dismissed: set[int] = set() if saved is None else saved["dismissed"]
        self._backend.on_message.append(self._on_message)
        self._backend.on_gone.append(self._on_gone)
        self._backend.subscribers.append(self._on_event)
        self._world.on_commands.append(lambda: self._send_each("commands", self._commands))
        if bot is not None:
            bot.on_change.append(lambda: self._send("bot", self._bot_state()))

    def saved_state(self) -> Json:
        """Return the messages that people have read and dismissed, to be saved until the next run."""
        return {"read": self._read, "dismissed": self._dismissed}

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed. The query names the person (`?person=Ann`)."""
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        try:
            tab = Tab(self._world.person(request.query.get("person", "")))
        except KeyError:
            # A page can't see why a socket was refused: accept it to say so.
            await socket.send_json(
                _with_text_ids({"type": "nobody", "bot": self._bot_now(), **self._people()})
            )
            await socket.close()
            return socket
        self._tabs.add(tab)
        tab.outbox.put_nowait(self._hello(tab.person))
        writing = asyncio.create_task(_write(socket, tab.outbox))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    action = asyncio.create_task(self._act(tab, json.loads(message.data)))
                    self._actions.add(action)
                    action.add_done_callback(self._actions.discard)
        finally:
            self._tabs.discard(tab)
            writing.cancel()
        return socket

    def _send(self, kind: str, content: Json) -> None:
        """Send every page the same."""
        self._send_each(kind, lambda _: content)

    def _send_each(self, kind: str, make: Callable[[Person], Json]) -> None:
        """Send every page what is made for its person."""
        for tab in self._tabs:
            tab.outbox.put_nowait({"type": kind, **make(tab.person)})

    def _on_message(self, message: Message) -> None:
        if message.id in self._dismissed or not self._tabs:
            return
        payload = {"type": "message", "message": self._world.message_object(message)}
        for tab in self._tabs:
            if message.channel_id in self._channels(tab.person) and message.visible_to(tab.person.id):
                tab.outbox.put_nowait(payload)
        self._send("badges", self._badges())

    def _on_gone(self, channel_id: int, message_id: int) -> None:
        self._send("gone", {"channel": str(channel_id), "id": str(message_id)})

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "TYPING_START":
            self._send("typing", {"channel": payload["channel_id"]})
        elif event in ("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE"):
            self._send_each("channels", self._places)

    def _hello(self, person: Person) -> Json:
        """Return everything a page needs when it opens."""
        channels = self._channels(person)
        shown = {str(each): self._earlier(person, each) for each in channels}
        return {
            "type": "hello",
            "me": str(person.id),
            "guild": self._world.guild.name,
            "bot": self._bot_now(),
            "direct": str(person.direct_channel),
            **self._people(),
            "messages": {channel: each["messages"] for channel, each in shown.items()},
            "earlier": [channel for channel, each in shown.items() if each["earlier"]],
            "read": {str(each): str(self._read.get((person.id, each), 0)) for each in channels},
            **self._badges(),
            **self._places(person),
        }

    def _bot_now(self) -> Json:
        return {**self._world.bot_object(), **self._bot_state()}

    def _bot_state(self) -> Json:
        """Return whether the bot's process is running, and whether this stand-in controls it."""
        if self._bot is None:
            return {"controlled": False}
        return {"controlled": True, "running": self._bot.running, "wanted": self._bot.wanted}

    def _places(self, person: Person) -> Json:
        """Return the channels and their threads, with the commands this person has in each."""
        channels = []
        for place in self._world.places():
            assert place.guild is not None
            about = {"id": str(place.id), "name": place.name, "thread": place.is_thread}
            about |= {"server": place.guild.name, "bot": self._backend.has_bot(place.guild.id)}
            channels.append({**about, **self._permissions(place.id)})
        return {"channels": channels, **self._commands(person)}

    def _permissions(self, channel_id: int) -> Json:
        """Return the bot's permissions in a channel."""
        permissions = self._world.bot_permissions(channel_id)
        return {"permissions": {name: getattr(permissions, name) for name in SHOWN_PERMISSIONS}}

    def _commands(self, person: Person) -> Json:
        """Return this person's commands in each channel."""
        known, channels = self._world.commands, self._channels(person)
        return {"commands": {str(each): known(person.id, each, person.locale) for each in channels}}

    def _channels(self, person: Person) -> list[int]:
        return [each.id for each in self._world.places()] + [person.direct_channel]

    def _earlier(self, person: Person, channel_id: int, before: int = 2**63) -> Json:
        """Return the messages of a channel before one, and whether there are earlier ones."""
        seen = [each for each in person.messages(channel_id) if int(each["id"]) not in self._dismissed]
        found = [each for each in seen if int(each["id"]) < before]
        return {"messages": found[-SHOWN_MESSAGES:], "earlier": len(found) > SHOWN_MESSAGES}

    def _people(self) -> Json:
        people = [
            {
                "id": str(each.id),
                "name": each.name,
                "moderator": each.moderator,
                "closed": each.direct_messages_closed,
                "locale": each.locale,
            }
            for each in self._world.people.values()
        ]
        return {"people": people}

    def _badges(self) -> Json:
        return {"badges": {str(each.id): self._unread(each) for each in self._world.people.values()}}

    def _unread(self, person: Person) -> int:
        """Count a person's unread direct messages and unread pings in the channels."""
        return sum(
            (channel == person.direct_channel or person.id in message.ping_user_ids)
            and message.author_id != person.id
            and message.id > self._read.get((person.id, channel), 0)
            for channel in self._channels(person)
            for message in self._backend.messages[channel].values()
        )

    async def _act(self, tab: Tab, action: Json) -> None:
        answer: Json = {"type": "done", "nonce": action.get("nonce"), "ok": True}
        try:
            answer.update(await self._perform(tab, action))
        except (BackendError, SetupError, ValueError, KeyError, TypeError) as error:
            logger.info("%s cannot do %s: %s", tab.person.name, action.get("do"), error)
            answer.update(ok=False, error=str(error))
        tab.outbox.put_nowait(answer)

    async def _perform(self, tab: Tab, action: Mapping[str, Any]) -> Json:
        """Do what a page requests and return the answer: first the actions that Discord has."""
        person, channel, message = tab.person, int(action.get("channel", 0)), int(action.get("message") or 0)
        match action["do"]:
            case "slash":
                return tab.outcome(await person.slash(channel, action["name"], action["options"]))
            case "suggest":
                name, option, typed = action["name"], action["option"], action["typed"]
                found = await person.suggestions(channel, name, option, typed, action["options"])
                return {"suggestions": found}
            case "click":
                return tab.outcome(await person.click(channel, message, action["custom_id"]))
            case "select":
                chosen = action["values"]
                return tab.outcome(await person.select(channel, message, action["custom_id"], chosen))
            case "submit":
                result = await person.submit(channel, tab.forms[action["form"]], action["values"])
                if result.acknowledged:
                    del tab.forms[action["form"]]
                return tab.outcome(result)
            case "say":
                person.say(channel, action["content"])
            case "scroll":
                return self._earlier(person, channel, int(action["before"]))
            case "read":
                self._read[person.id, channel] = message
                self._send("badges", self._badges())
            case "dismiss":
                self._dismissed.add(message)
                self._on_gone(channel, message)
            case _:
                return self._control(channel, action)
        return {}

    def _control(self, channel: int, action: Mapping[str, Any]) -> Json:
        """Do what only the stand-in allows."""
        match action["do"]:
            case "close":
                self._world.people[int(action["person"])].close_direct_messages(bool(action["closed"]))
                self._send("people", self._people())
            case "speak":
                self._world.people[int(action["person"])].speak(action["locale"])
                self._send("people", self._people())
                self._send_each("commands", self._commands)
            case "add":
                added = self._world.add_person(action["name"])
                self._send("people", self._people())
                return {"name": added.name}
            case "allow":
                self._world.allow_bot(channel, action["permission"], bool(action["allowed"]))
                self._send("permissions", {"channel": str(channel), **self._permissions(channel)})
            case "bot" if self._bot is not None:
                change = {"restart": self._bot.restart, "kill": self._bot.kill, "pause": self._bot.pause}
                change[action["how"]]()
            case "log" if self._bot is not None:
                return {"lines": list(self._bot.log)}
            case unknown:
                raise ValueError(f"Nobody can do {unknown!r}.")
        return {}


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[Json]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_json(_with_text_ids(await outbox.get()))


def _with_text_ids(value: Any) -> Any:
    """Return JSON with ids as strings, as Discord sends them; JavaScript would round them as numbers."""
    if isinstance(value, dict):
        return {key: _with_text_ids(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_with_text_ids(each) for each in value]
    return str(value) if isinstance(value, int) and value > LARGEST_NUMBER else value
