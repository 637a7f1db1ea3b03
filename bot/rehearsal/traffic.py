"""Every request to Discord with its answer, as sent and received; never the token."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from email import message_from_bytes
from typing import Any

import aiohttp

API = re.compile(r"^/api/v\d+")
KEPT_HEADERS = frozenset({"retry-after", "via", "date"})
LIMIT_HEADERS = "x-ratelimit-"

LOOK_AGAIN_SECONDS = 0.002
PATIENCE_SECONDS = 20.0

TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500
SWITCHING_PROTOCOLS = 101
"""The status that opens the gateway; no HTTP answer follows."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file sent with a request."""

    filename: str
    data: bytes


@dataclass(slots=True)
class Exchange:
    """One request and its answer. Times in seconds of the event loop's clock."""

    method: str
    path: str
    began: float
    ended: float | None = None
    request: Any = None
    uploads: list[Upload] = field(default_factory=list)
    status: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    answer: Any = None
    fault: str | None = None

    @property
    def seconds(self) -> float:
        """The duration until the answer; 0 before it."""
        return 0.0 if self.ended is None else self.ended - self.began

    @property
    def went_well(self) -> bool:
        """Whether Discord accepted the request."""
        return self.status is not None and 200 <= self.status < 300


class Traffic:
    """Records the requests of one client."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that records the requests of an HTTP session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_chunk_sent.append(self._send)
        trace.on_request_end.append(self._answer)
        trace.on_response_chunk_received.append(self._receive)
        trace.on_request_exception.append(self._fail)
        return trace

    def since(self, number: int) -> list[Exchange]:
        """List the answered exchanges after the first ``number``, in the order of the requests."""
        return [each for each in self.exchanges[number:] if each.ended is not None]

    async def until_answered(self, since: int = 0) -> None:
        """Wait until every request after the first ``since`` has been answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while any(each.ended is None for each in self.exchanges[since:]):  # noqa: ASYNC110 - no event
                    await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _begin(self, _: object, context: Any, info: aiohttp.TraceRequestStartParams) -> None:
        context.sent = bytearray()
        context.exchange = Exchange(info.method, API.sub("", info.url.path), _now())
        self.exchanges.append(context.exchange)

    async def _send(self, _: object, context: Any, info: aiohttp.TraceRequestChunkSentParams) -> None:
        context.sent += info.chunk

    async def _answer(self, _: object, context: Any, info: aiohttp.TraceRequestEndParams) -> None:
        exchange: Exchange = context.exchange
        kind = info.response.request_info.headers.get("Content-Type", "")
        exchange.request, exchange.uploads = _read_request(kind, bytes(context.sent))
        exchange.status = info.response.status
        exchange.headers = _relevant(info.response.headers)
        if exchange.status == SWITCHING_PROTOCOLS or API.match(info.url.path) is None:
            # No body follows, or it is a file that is not read if refused.
            exchange.ended = _now()

    async def _receive(self, _: object, context: Any, info: aiohttp.TraceResponseChunkReceivedParams) -> None:
        exchange: Exchange = context.exchange
        try:
            exchange.answer = json.loads(info.chunk) if info.chunk else None
        except ValueError:
            exchange.answer = f"({len(info.chunk)} bytes)"
        exchange.ended = _now()

    async def _fail(self, _: object, context: Any, info: aiohttp.TraceRequestExceptionParams) -> None:
        context.exchange.fault = type(info.exception).__name__
        context.exchange.ended = _now()


def _now() -> float:
    return asyncio.get_running_loop().time()


def _relevant(headers: Mapping[str, str]) -> dict[str, str]:
    return {
        name.lower(): value
        for name, value in headers.items()
        if name.lower() in KEPT_HEADERS or name.lower().startswith(LIMIT_HEADERS)
    }


def _read_request(kind: str, body: bytes) -> tuple[Any, list[Upload]]:
    """Return the JSON and the files of a request's body."""
    if not body:
        return None, []
    if not kind.startswith("multipart/"):
        return json.loads(body), []
    asked: Any = None
    uploads: list[Upload] = []
    for part in message_from_bytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + body).walk():
        data: Any = part.get_payload(decode=True)
        if filename := part.get_filename():
            uploads.append(Upload(filename, data))
        elif part.get_param("name", header="Content-Disposition") == "payload_json":
            asked = json.loads(data)
    return asked, uploads
