"""Every request to Discord with its answer, and the file of them that can be shared.

The file never holds a token. Ids, and the names of the server, the channel and the people, are replaced
consistently; for files only the size is given. The texts are the bot's own: messages that were found in a
channel are left out.
"""

import asyncio
import json
import platform
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from email import message_from_bytes
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.rehearsal.report import Report

API = re.compile(r"^/api/v\d+")

ABOUT = (
    "A rehearsal of the 7 Wonders bot: every request to Discord with its answer, in order.",
    "It holds no token. Ids are replaced by others, the names of the server, the channel, the application "
    "and the people by stand-ins; of pictures and files it holds the size only.",
)
PRIVATE_KEYS = {
    *("token", "verify_key", "continuation_token", "url", "proxy_url", "topic", "email", "discriminator"),
    *("nick", "avatar", "avatar_decoration_data", "banner", "icon", "primary_guild", "clan", "collectibles"),
}
NAMING_KEYS = ("username", "global_name", "nick", "display_name")

FoundT = TypeVar("FoundT")


@dataclass(slots=True)
class Exchange:
    """One request and its answer. Times of the monotonic clock; ``files`` by their names."""

    method: str
    path: str
    began: float
    ended: float | None = None
    request: Any = None
    files: dict[str, bytes] = field(default_factory=dict)
    status: int = 0
    answer: Any = None

    @property
    def seconds(self) -> float:
        """The duration until the answer; 0 before it."""
        return 0.0 if self.ended is None else self.ended - self.began

    @property
    def went_well(self) -> bool:
        """Whether Discord accepted the request."""
        return 200 <= self.status < 300

    def as_json(self, start: float) -> dict[str, Any]:
        """Return what is kept of it, without tokens and without messages that were found in a channel."""
        is_list_of_messages = self.method == "GET" and self.path.endswith("/messages")
        return {
            "at": round(self.began - start, 3),
            "seconds": round(self.seconds, 3),
            "method": self.method,
            "path": re.sub(r"^(/(?:interactions|webhooks)/\d+/)[^/]+", r"\1(token)", self.path),
            "request": self.request,
            "files": {name: len(data) for name, data in self.files.items()},
            "status": self.status,
            "answer": "(messages)" if is_list_of_messages else self.answer,
        }


class Traffic:
    """Records the requests of one client; ``names`` are those that the file must not have."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.names: set[str] = set()

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that records the requests of an HTTP session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_chunk_sent.append(self._send)
        trace.on_request_end.append(self._answer)
        trace.on_response_chunk_received.append(self._receive)
        trace.on_request_exception.append(self._fail)
        return trace

    async def answered(self, since: int = 0) -> list[Exchange]:
        """Wait until every request so far has been answered; return those after the first ``since``."""
        asked = self.exchanges[since:]
        await poll(lambda: all(each.ended is not None for each in asked), 20.0)
        return asked

    def write(self, file: Path, report: Report, token: str, log: Sequence[str]) -> None:
        """Write everything to a file; raises `OSError`."""
        content = {
            "about": ABOUT,
            "python": platform.python_version(),
            "discord.py": discord.__version__,
            "findings": [asdict(finding) for finding in report.findings],
            "exchanges": [each.as_json(self.exchanges[0].began) for each in self.exchanges],
            "log": list(log),
        }
        names = {*self.names, *_names_in([each.answer for each in self.exchanges])}
        for each in self.exchanges:
            if each.path == "/oauth2/applications/@me" and isinstance(each.answer, dict):
                names.add(each.answer.get("name", ""))
        clean = json.dumps(_Anonymizer(names).of(content), indent=1, ensure_ascii=False, default=str)
        file.write_text(clean.replace(token, "(token)") + "\n", encoding="utf-8")

    async def _begin(self, _: object, context: Any, info: aiohttp.TraceRequestStartParams) -> None:
        context.sent = bytearray()
        context.exchange = Exchange(info.method, API.sub("", info.url.path), time.monotonic())
        self.exchanges.append(context.exchange)

    async def _send(self, _: object, context: Any, info: aiohttp.TraceRequestChunkSentParams) -> None:
        context.sent += info.chunk

    async def _answer(self, _: object, context: Any, info: aiohttp.TraceRequestEndParams) -> None:
        exchange: Exchange = context.exchange
        kind = info.response.request_info.headers.get("Content-Type", "")
        exchange.request, exchange.files = _read_request(kind, bytes(context.sent))
        exchange.status = info.response.status
        if exchange.status == HTTPStatus.SWITCHING_PROTOCOLS or API.match(info.url.path) is None:
            # It opens the gateway, so no body follows, or it is a file that is not read if refused.
            exchange.ended = time.monotonic()

    async def _receive(self, _: object, context: Any, info: aiohttp.TraceResponseChunkReceivedParams) -> None:
        exchange: Exchange = context.exchange
        try:
            exchange.answer = json.loads(info.chunk) if info.chunk else None
        except ValueError:
            exchange.answer = f"({len(info.chunk)} bytes)"
        exchange.ended = time.monotonic()

    async def _fail(self, _: object, context: Any, info: aiohttp.TraceRequestExceptionParams) -> None:
        context.exchange.answer = type(info.exception).__name__
        context.exchange.ended = time.monotonic()


async def poll(find: Callable[[], FoundT], seconds: float) -> FoundT:
    """Call ``find`` until it returns something true, or for some ``seconds``; return its last answer."""
    until = time.monotonic() + seconds
    while not (found := find()) and time.monotonic() < until:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.005)
    return found


def _read_request(kind: str, body: bytes) -> tuple[Any, dict[str, bytes]]:
    """Return the JSON and the files of a request's body."""
    if not body:
        return None, {}
    if not kind.startswith("multipart/"):
        return json.loads(body), {}
    asked: Any = None
    files: dict[str, bytes] = {}
    for part in message_from_bytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + body).walk():
        data: Any = part.get_payload(decode=True)
        if filename := part.get_filename():
            files[filename] = data
        elif part.get_param("name", header="Content-Disposition") == "payload_json":
            asked = json.loads(data)
    return asked, files


def _names_in(value: Any) -> Iterator[str]:
    """Yield the names of people in an answer of Discord."""
    if isinstance(value, list):
        for each in value:
            yield from _names_in(each)
    elif isinstance(value, dict):
        yield from (value[key] for key in NAMING_KEYS if isinstance(value.get(key), str))
        yield from _names_in([*value.values()])


class _Anonymizer:
    """Replaces ids and names by aliases."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {name: f"name {number}" for number, name in enumerate(sorted(filter(None, names)), 1)}
        # A single letter would occur in every other sentence.
        long = [name for name in self._names if len(name) > 1]
        pattern = "|".join(re.escape(name) for name in sorted(long, key=len, reverse=True))
        self._in_texts = re.compile(rf"(?<!\w)(?:{pattern or '(?!)'})(?!\w)")
        self._ids: dict[str, str] = {}

    def of(self, value: Any) -> Any:
        """Return a value with private data replaced."""
        if isinstance(value, dict):
            return {
                self._ids_in(str(key)): self._address(each) if key in PRIVATE_KEYS else self.of(each)
                for key, each in value.items()
            }
        if isinstance(value, list | tuple):
            return [self.of(each) for each in value]
        if isinstance(value, str):
            text = self._in_texts.sub(lambda found: self._names[found[0]], value)
            return self._names.get(value) or self._ids_in(text)
        if isinstance(value, int) and not isinstance(value, bool):
            return int(self._ids_in(str(value)))
        return value

    def _address(self, value: Any) -> Any:
        """Return a URL without its signature; for other private data, only whether it is there."""
        if isinstance(value, str) and value.startswith(("http", "attachment:")):
            return self.of(value.partition("?")[0])
        return value if value is None else "(left out)"

    def _ids_in(self, text: str) -> str:
        new = 900_000_000_000_000_000
        return re.sub(
            r"\b\d{15,20}\b",
            lambda found: self._ids.setdefault(found[0], str(new + len(self._ids))),
            text,
        )
