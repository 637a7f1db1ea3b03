"""Discord's REST interface for the bot (Discord, API Reference)."""

import io
import json
import logging
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import web
from simcord.backend.errors import BackendError

from bot.local.process import gateway_url
from bot.local.world import World

logger = logging.getLogger(__name__)


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
