"""The people's side: one WebSocket for each open page, through which somebody sees and does things."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

import simcord
from aiohttp import WSMsgType, web

from bot.local.backend import Json
from bot.local.environment import BackendError, SetupError
from bot.local.process import BotProcess
from bot.local.world import Person, World

logger = logging.getLogger(__name__)

SHOWN_MESSAGES = 80
"""How many of a channel's last messages a page gets when it opens."""

LARGEST_NUMBER = 2**53 - 1
LARGEST_FRAME = 40 * 1024 * 1024


class Tab:
    """One open page: who it is, what is still to be sent to it, and the forms that it shows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.forms: dict[str, simcord.InteractionResult] = {}


class Tabs:
    """Every open page."""

    def __init__(self, world: World, bot: BotProcess | None) -> None:
        self._world = world
        self._environment = world.environment
        self._bot = bot
        self._tabs: set[Tab] = set()
        self._read: dict[tuple[int, int], int] = {}
        self._dismissed: set[int] = set()
        self._actions: set[asyncio.Task[None]] = set()
        local = self._environment.local
        local.on_message.append(self._on_message)
        local.on_gone.append(self._on_gone)
        local.subscribers.append(self._on_event)
        self._environment.on_commands.append(self._on_commands)
        if bot is not None:
            bot.on_change = self._on_bot

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed. The query names the person (`?person=Ann`)."""
        try:
            person = self._world.person(request.query.get("person", ""))
        except KeyError:
            raise web.HTTPNotFound(text="Nobody here has that name.") from None
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        tab = Tab(person)
        self._tabs.add(tab)
        tab.outbox.put_nowait(self._hello(person))
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

    # What a page is told.

    def _hello(self, person: Person) -> Json:
        channels = [each.id for each in self._world.channels] + [person.direct_channel]
        return {
            "type": "hello",
            "me": str(person.id),
            "guild": self._world.guild.name,
            "bot": {**self._environment.bot_object(), **self._bot_state()},
            "channels": [
                {"id": str(each.id), "name": each.name, **self._rights(each.id)}
                for each in self._world.channels
            ],
            "direct": str(person.direct_channel),
            "people": self._people(),
            "messages": {str(each): self._shown(person, each) for each in channels},
            "read": {str(each): str(self._read.get((person.id, each), 0)) for each in channels},
            "badges": self._badges(),
            **self._commands(person),
        }

    def _shown(self, person: Person, channel_id: int) -> list[Json]:
        shown = person.messages(channel_id)[-SHOWN_MESSAGES:]
        return [each for each in shown if int(each["id"]) not in self._dismissed]

    def _rights(self, channel_id: int) -> Json:
        permissions = self._environment.bot_permissions(channel_id)
        return {
            "rights": {
                name: getattr(permissions, name)
                for name in ("view_channel", "send_messages", "attach_files", "external_emojis")
            }
        }

    def _people(self) -> list[Json]:
        return [
            {
                "id": str(each.id),
                "name": each.name,
                "moderator": each.moderator,
                "closed": each.direct_messages_closed,
                "locale": each.locale,
            }
            for each in self._world.people.values()
        ]

    def _commands(self, person: Person) -> Json:
        commands: Json = {}
        menus: Json = {}
        for channel_id in [each.id for each in self._world.channels] + [person.direct_channel]:
            commands[str(channel_id)] = [
                {"name": each.name, "description": each.description, "options": each.options}
                for each in self._environment.commands(person.id, channel_id)
            ]
            menus[str(channel_id)] = self._environment.menus(person.id, channel_id)
        return {"commands": commands, "menus": menus}

    def _bot_state(self) -> Json:
        if self._bot is None:
            return {"controlled": False}
        return {"controlled": True, "running": self._bot.running, "wanted": self._bot.wanted}

    def _badges(self) -> dict[str, int]:
        """Count for each person the unread direct messages and the unread pings in the channels."""
        badges = {}
        for person in self._world.people.values():
            count = 0
            for channel_id in [each.id for each in self._world.channels] + [person.direct_channel]:
                read = self._read.get((person.id, channel_id), 0)
                direct = channel_id == person.direct_channel
                count += sum(
                    each.id > read
                    and each.author_id != person.id
                    and (direct or person.id in each.ping_user_ids)
                    for each in self._environment.backend.messages[channel_id].values()
                )
            badges[str(person.id)] = count
        return badges

    def _tell(self, tabs: Callable[[Tab], bool], payload: Json) -> None:
        for tab in self._tabs:
            if tabs(tab):
                tab.outbox.put_nowait(payload)

    def _tell_all(self, payload: Json) -> None:
        self._tell(lambda _: True, payload)

    def _on_message(self, message: Any) -> None:
        if message.id in self._dismissed or not self._tabs:
            return
        watchers = {
            each.id for each in self._world.watchers(message.channel_id) if message.visible_to(each.id)
        }
        payload = {"type": "message", "message": self._environment.message_object(message)}
        self._tell(lambda tab: tab.person.id in watchers, payload)
        self._tell_all({"type": "badges", "badges": self._badges()})

    def _on_gone(self, channel_id: int, message_id: int) -> None:
        self._tell_all({"type": "gone", "channel": str(channel_id), "id": str(message_id)})

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "TYPING_START":
            self._tell_all({"type": "typing", "channel": payload["channel_id"]})

    def _on_commands(self) -> None:
        for tab in self._tabs:
            tab.outbox.put_nowait({"type": "commands", **self._commands(tab.person)})

    def _on_bot(self) -> None:
        self._tell_all({"type": "bot", **self._bot_state()})

    # What a page asks for.

    async def _act(self, tab: Tab, wish: Json) -> None:
        answer: Json = {"type": "done", "nonce": wish.get("nonce"), "ok": True}
        try:
            answer.update(await self._do(tab, wish))
        except (BackendError, SetupError, ValueError, KeyError, TypeError) as error:
            logger.info("%s cannot do %s: %s", tab.person.name, wish.get("do"), error)
            answer.update(ok=False, error=str(error))
        tab.outbox.put_nowait(answer)

    async def _do(self, tab: Tab, wish: Json) -> Json:
        person = tab.person
        channel = int(wish.get("channel", 0))
        match wish["do"]:
            case "slash":
                return self._outcome(tab, await person.slash(channel, wish["name"], wish["options"]))
            case "suggest":
                name, option, typed = wish["name"], wish["option"], wish["typed"]
                found = await person.suggestions(channel, name, option, typed, wish["options"])
                return {"suggestions": found}
            case "menu":
                user, message = wish.get("user"), wish.get("message")
                result = await person.menu(
                    channel,
                    wish["name"],
                    user_id=int(user) if user else None,
                    message_id=int(message) if message else None,
                )
                return self._outcome(tab, result)
            case "click":
                result = await person.click(channel, int(wish["message"]), wish["custom_id"])
                return self._outcome(tab, result)
            case "select":
                message, custom_id = int(wish["message"]), wish["custom_id"]
                result = await person.select(channel, message, custom_id, wish["values"], int(wish["kind"]))
                return self._outcome(tab, result)
            case "submit":
                result = await person.submit(channel, tab.forms[wish["form"]], wish["values"])
                if result.acknowledged:
                    del tab.forms[wish["form"]]
                return self._outcome(tab, result)
            case "say":
                person.say(channel, wish["content"])
            case _:
                return self._arrange(person, channel, wish)
        return {}

    def _outcome(self, tab: Tab, result: simcord.InteractionResult) -> Json:
        if not result.acknowledged:
            return {"ok": False, "error": "no answer"}
        if result.modal is None:
            return {}
        form = str(len(tab.forms) + 1)
        while form in tab.forms:
            form += "'"
        tab.forms[form] = result
        return {"form": form, "modal": result.modal}

    def _arrange(self, person: Person, channel: int, wish: Json) -> Json:
        """Do what Discord does by itself, and what only a stand-in allows."""
        match wish["do"]:
            case "read":
                self._read[person.id, channel] = int(wish["message"])
                self._tell_all({"type": "badges", "badges": self._badges()})
            case "dismiss":
                self._dismissed.add(int(wish["message"]))
                self._on_gone(channel, int(wish["message"]))
            case "close":
                self._world.people[int(wish["person"])].close_direct_messages(bool(wish["closed"]))
                self._tell_all({"type": "people", "people": self._people()})
            case "speak":
                self._world.people[int(wish["person"])].speak(wish["locale"])
                self._tell_all({"type": "people", "people": self._people()})
            case "add":
                added = self._world.add_person(wish["name"])
                self._tell_all({"type": "people", "people": self._people()})
                return {"name": added.name}
            case "allow":
                self._environment.allow_bot(channel, wish["permission"], bool(wish["allowed"]))
                self._tell_all({"type": "rights", "channel": str(channel), **self._rights(channel)})
            case "bot" if self._bot is not None:
                {"restart": self._bot.restart, "kill": self._bot.kill, "pause": self._bot.pause}[
                    wish["how"]
                ]()
            case "log" if self._bot is not None:
                return {"lines": list(self._bot.log)}
            case unknown:
                raise ValueError(f"Nobody can do {unknown!r}.")
        return {}


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[Json]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(json.dumps(_readable(await outbox.get()), default=str))


def _readable(value: Any) -> Any:
    """Return JSON in which ids are text, as Discord sends them: a browser's numbers are too short."""
    if isinstance(value, dict):
        return {key: _readable(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_readable(each) for each in value]
    return str(value) if isinstance(value, int) and value > LARGEST_NUMBER else value
