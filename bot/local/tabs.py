"""The people's side: one WebSocket for each open page, through which somebody sees and does things."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import WSMsgType, web
from simcord.backend.errors import BackendError, SetupError

from bot.local.process import BotProcess
from bot.local.sight import Sight
from bot.local.truth import Json
from bot.local.wishes import Forms, Wishes
from bot.local.world import Person, World

logger = logging.getLogger(__name__)

LARGEST_NUMBER = 2**53 - 1
LARGEST_FRAME = 40 * 1024 * 1024


class Tab:
    """One open page: who it is, what is still to be sent to it, and the forms that it shows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.forms: Forms = {}


class Tabs:
    """Every open page."""

    def __init__(self, world: World, bot: BotProcess | None) -> None:
        self._world = world
        self._environment = world.environment
        self._sight = Sight(world, bot)
        self._tabs: set[Tab] = set()
        self._wishes = Wishes(world, self._sight, bot, self._tell_all, self._on_gone)
        self._actions: set[asyncio.Task[None]] = set()
        local = self._environment.local
        local.on_message.append(self._on_message)
        local.on_gone.append(self._on_gone)
        local.subscribers.append(self._on_event)
        self._environment.on_commands.append(self._on_commands)
        if bot is not None:
            bot.on_change.append(self._on_bot)

    def as_kept(self) -> Json:
        """Return what people have read and dismissed, to be kept until the next run."""
        return {"read": self._sight.read, "dismissed": self._sight.dismissed}

    def bring_back(self, kept: Mapping[str, Any]) -> None:
        """Know again what people have read and dismissed."""
        self._sight.read.update(kept["read"])
        self._sight.dismissed.update(kept["dismissed"])

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed. The query names the person (`?person=Ann`)."""
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        try:
            person = self._world.person(request.query.get("person", ""))
        except KeyError:
            # A page is not told why a socket was refused: it is opened to say so.
            await socket.send_json(self._sight.nobody())
            await socket.close()
            return socket
        tab = Tab(person)
        self._tabs.add(tab)
        tab.outbox.put_nowait(self._sight.hello(person))
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

    def _tell(self, tabs: Callable[[Tab], bool], payload: Json) -> None:
        for tab in self._tabs:
            if tabs(tab):
                tab.outbox.put_nowait(payload)

    def _tell_all(self, payload: Json) -> None:
        self._tell(lambda _: True, payload)

    def _on_message(self, message: Any) -> None:
        if message.id in self._sight.dismissed or not self._tabs:
            return
        watchers = {
            each.id for each in self._world.watchers(message.channel_id) if message.visible_to(each.id)
        }
        payload = {"type": "message", "message": self._environment.message_object(message)}
        self._tell(lambda tab: tab.person.id in watchers, payload)
        self._tell_all({"type": "badges", "badges": self._sight.badges()})

    def _on_gone(self, channel_id: int, message_id: int) -> None:
        self._tell_all({"type": "gone", "channel": str(channel_id), "id": str(message_id)})

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "TYPING_START":
            self._tell_all({"type": "typing", "channel": payload["channel_id"]})
        elif event in ("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE"):
            for tab in self._tabs:
                tab.outbox.put_nowait({"type": "channels", **self._sight.places(tab.person)})

    def _on_commands(self) -> None:
        for tab in self._tabs:
            tab.outbox.put_nowait({"type": "commands", **self._sight.commands(tab.person)})

    def _on_bot(self) -> None:
        self._tell_all({"type": "bot", **self._sight.bot_state()})

    async def _act(self, tab: Tab, wish: Json) -> None:
        answer: Json = {"type": "done", "nonce": wish.get("nonce"), "ok": True}
        try:
            answer.update(await self._wishes.grant(tab.person, tab.forms, wish))
            if wish["do"] == "speak":
                self._on_commands()
        except (BackendError, SetupError, ValueError, KeyError, TypeError) as error:
            logger.info("%s cannot do %s: %s", tab.person.name, wish.get("do"), error)
            answer.update(ok=False, error=str(error))
        tab.outbox.put_nowait(answer)


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
