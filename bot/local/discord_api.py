"""Discord's interfaces for the bot: REST, and the gateway, a WebSocket with events (API Reference)."""

import asyncio
import contextlib
import io
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend.errors import BackendError
from simcord.intents import censor_message, prune_guild_create, required_intent

from bot.local.bot_process import gateway_url
from bot.local.world import World

logger = logging.getLogger(__name__)

HEARTBEAT_MILLISECONDS = 41_250
ACK_SECONDS = 0.05
"""discord.py notes the time of a heartbeat after sending it; an earlier ack looks 41 seconds old."""

REPLAYED_EVENTS = 1_000
"""How many events a bot may have missed and still resume."""

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11


@dataclass(slots=True)
class RateLimit:
    """How often the bot can send (and, separately, edit) messages in one channel, roughly as on Discord."""

    requests: int = 5
    seconds: float = 5.0
    _recent: dict[str, deque[float]] = field(default_factory=dict)

    def take(self, bucket: str) -> tuple[float, dict[str, str]]:
        """Count a request; return the seconds to wait, or 0 within the limit, and the headers."""
        now = time.monotonic()
        recent = self._recent.setdefault(bucket, deque())
        while recent and now - recent[0] >= self.seconds:
            recent.popleft()
        if len(recent) >= self.requests:
            wait = round(self.seconds - (now - recent[0]), 3) + 0.001
            return wait, {"Retry-After": str(wait), "X-RateLimit-Scope": "user", "Via": "1.1 local"}
        recent.append(now)
        left = self.seconds - (now - recent[0])
        return 0.0, {
            "X-RateLimit-Bucket": bucket.partition(" ")[0],
            "X-RateLimit-Limit": str(self.requests),
            "X-RateLimit-Remaining": str(self.requests - len(recent)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
        }


class Rest:
    """Answers the bot's requests."""

    def __init__(self, world: World, base: str, rate_limit: RateLimit | None) -> None:
        self.rate_limit = rate_limit
        self.too_many = 0
        self._world = world
        self._gateway = str(gateway_url(base))

    async def handle(self, request: web.Request) -> web.Response:
        """Answer one request."""
        path = "/" + request.match_info["path"]
        headers: dict[str, str] = {}
        if self.rate_limit is not None and (bucket := _bucket(request.method, path)) is not None:
            wait, headers = self.rate_limit.take(bucket)
            if wait:
                self.too_many += 1
                refused = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
                return _json(refused, 429, headers)
        if path == "/gateway/bot":
            starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return _json({"url": self._gateway, "shards": 1, "session_start_limit": starts})
        body, uploads = await _read(request)
        try:
            answer = self._world.request(request.method, path, body, uploads, **request.query)
        except BackendError as error:
            level = logging.WARNING if error.status == 501 else logging.DEBUG
            logger.log(level, "%s %s: %s", request.method, path, error)
            return _json(error.to_json(), error.status, headers)
        return web.Response(status=204, headers=headers) if answer is None else _json(answer, 200, headers)


def _bucket(method: str, path: str) -> str | None:
    """Return the bucket that a request counts for; None for interaction responses."""
    parts = path.strip("/").split("/")
    if parts[0] != "channels" or len(parts) < 3 or parts[2] != "messages" or method not in ("POST", "PATCH"):
        return None
    return f"{'send' if method == 'POST' else 'edit'} {parts[1]}"


def _json(answer: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return JSON; discord.py parses it only with exactly this content type."""
    return web.Response(
        body=json.dumps(answer, default=str).encode(),
        status=status,
        headers={**(headers or {}), "Content-Type": "application/json"},
    )


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    """Return the JSON and the files of a request, described by the JSON's list of attachments."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.body_exists else None), []
    form = await request.post()
    body = json.loads(str(form["payload_json"]))
    message = body.get("data") or body
    words = {f"files[{each['id']}]": each.get("description") for each in message.get("attachments") or []}
    return body, [
        discord.File(io.BytesIO(each.file.read()), each.filename, description=words.get(name))
        for name, each in form.items()
        if isinstance(each, web.FileField)
    ]


class Session:
    """The events sent to a shard of the bot since it identified; outlives a lost connection."""

    def __init__(self, world: World, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.outbox: asyncio.Queue[str] | None = None
        self._backend = world.backend
        self._intents = discord.Intents._from_value(intents)  # noqa: SLF001 - no public way
        self._sequence = 0
        self._sent: deque[str] = deque(maxlen=REPLAYED_EVENTS)

    def send(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send a numbered event if the bot's intents include it, and keep it for a resume."""
        gate = required_intent(event, payload)
        if gate is not None and not getattr(self._intents, gate):
            return
        own, bot = dict(payload), self._backend.bot_user.id
        if event == "GUILD_CREATE":
            prune_guild_create(own, self._intents, bot)
        if event.startswith("MESSAGE_") and "author" in own and not self._intents.message_content:
            censor_message(own, bot, backend=self._backend)
        self._sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self._sequence, "d": own}, default=str)
        self._sent.append(text)
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def receives(self, server: int) -> bool:
        """Return whether the shard gets the events of a server; 0 stands for direct messages."""
        return (server >> 22) % self.shard[1] == self.shard[0]

    def replay(self, after: int, outbox: asyncio.Queue[str]) -> bool:
        """Send the events after this number again, and all later ones; return False if some are gone."""
        missed = self._sequence - after
        if not 0 <= missed <= len(self._sent):
            return False
        for text in list(self._sent)[len(self._sent) - missed :]:
            outbox.put_nowait(text)
        self.outbox = outbox
        return True


class Gateway:
    """The stand-in's gateway for one bot, with a session for each shard, or several for the same shard."""

    def __init__(self, world: World, base: str) -> None:
        self.identified = 0
        self._world = world
        self._url = str(gateway_url(base))
        self._sessions: list[Session] = []
        self._transports: set[asyncio.Transport] = set()
        self._ready = asyncio.Condition()
        world.backend.subscribers.append(self._dispatch)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        transport = request.transport
        assert transport is not None
        self._transports.add(transport)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        writing = asyncio.create_task(_write(socket, outbox))
        outbox.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}}))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                frame = json.loads(message.data)
                if frame["op"] == HEARTBEAT:
                    await asyncio.sleep(ACK_SECONDS)
                    outbox.put_nowait(json.dumps({"op": HEARTBEAT_ACK, "d": None}))
                elif frame["op"] == IDENTIFY:
                    await self._identify(frame["d"], outbox)
                elif frame["op"] == RESUME and not self._resume(frame["d"], outbox):
                    outbox.put_nowait(json.dumps({"op": INVALID_SESSION, "d": False}))
        finally:
            self._transports.discard(transport)
            for session in self._sessions:
                if session.outbox is outbox:
                    session.outbox = None
            writing.cancel()
        return socket

    async def wait_for_bot(self, identified: int = 1) -> None:
        """Wait until bots have identified this many times since the start."""
        async with self._ready:
            await self._ready.wait_for(lambda: self.identified >= identified)

    def drop(self) -> None:
        """Cut every connection without a close frame, as a network failure does."""
        for transport in list(self._transports):
            transport.abort()

    def _resume(self, fields: Mapping[str, Any], outbox: asyncio.Queue[str]) -> bool:
        session = next((each for each in self._sessions if each.id == fields["session_id"]), None)
        if session is None or not session.replay(int(fields["seq"]), outbox):
            return False
        session.send("RESUMED", {})
        return True

    async def _identify(self, fields: Mapping[str, Any], outbox: asyncio.Queue[str]) -> None:
        shard, shards = fields.get("shard", [0, 1])
        session = Session(self._world, int(fields["intents"]), (shard, shards))
        session.outbox = outbox
        # A shard that identifies again replaces its own sessions whose connections are gone.
        others = [each for each in self._sessions if each.outbox is not None or each.shard != session.shard]
        self._sessions = [*others, session]
        guilds = [each for each in self._world.guild_objects() if session.receives(int(each["id"]))]
        ready = {
            "v": 10,
            "user": self._world.bot_object(),
            "session_id": session.id,
            "resume_gateway_url": self._url,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "application": {"id": str(self._world.backend.application_id), "flags": 0},
            "shard": [shard, shards],
            "private_channels": [],
        }
        session.send("READY", ready)
        for guild in guilds:
            session.send("GUILD_CREATE", guild)
        async with self._ready:
            self.identified += 1
            self._ready.notify_all()

    def _dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        of_server = event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
        server = int(payload.get("id" if of_server else "guild_id") or 0)
        for session in self._sessions:
            if session.receives(server):
                session.send(event, payload)


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await outbox.get())
