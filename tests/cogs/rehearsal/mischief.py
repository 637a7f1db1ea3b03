"""What can be wrong with a Discord."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from itertools import count
from types import MappingProxyType
from typing import Any

from aiohttp import web

from tests.cogs.rehearsal.stage import Answer, Json, Mischief

FORM = 9
"""The type of an answer that shows a form, as Discord numbers them."""

MESSAGES = re.compile(r"channels/\d+/messages")

Fits = Callable[[web.Request], Awaitable[bool]]
"""Tells which requests something is wrong with."""


def together(*mischiefs: Mischief) -> Mischief:
    """Do all of them at the same time."""

    async def mischief(request: web.Request, answer: Answer) -> web.Response:
        for each in mischiefs:
            answer = partial(each, answer=answer)
        return await answer(request)

    return mischief


def at(method: str, path: str) -> Fits:
    """Choose the requests whose path has a pattern in it."""

    async def fits(request: web.Request) -> bool:
        return request.method == method and re.search(path, request.path) is not None

    return fits


async def names_old_uploads(request: web.Request) -> bool:
    """Choose changes that bring no files and name a picture by the name it was uploaded with."""
    changes = request.method == "PATCH" or request.path.endswith("/callback")
    return changes and request.content_type == "application/json" and b"attachment://" in await request.read()


async def uploads_by_token(request: web.Request) -> bool:
    """Choose changes by token that bring a file."""
    uploads = request.content_type == "multipart/form-data"
    return request.method == "PATCH" and "/webhooks/" in request.path and uploads


async def shows_form(request: web.Request) -> bool:
    """Choose answers that show a form."""
    return request.path.endswith("/callback") and (await request.json()).get("type") == FORM


def refusing(
    fits: Fits, status: int, code: int, message: str, *, after: int = 0, times: int = 10_000
) -> Mischief:
    """Refuse requests: so many ``times``, ``after`` some have gone well."""
    numbers = count()

    async def mischief(request: web.Request, answer: Answer) -> web.Response:
        if await fits(request) and after <= next(numbers) < after + times:
            return _json({"code": code, "message": message}, status)
        return await answer(request)

    return mischief


def limiting(every: int) -> Mischief:
    """Let each so many-th message come too early; the library waits and sends it again."""
    numbers = count(1)

    async def mischief(request: web.Request, answer: Answer) -> web.Response:
        if MESSAGES.search(request.path) and next(numbers) % every == 0:
            wait = {"message": "You are being rate limited.", "retry_after": 0.001, "global": False}
            return _json(wait, 429, {"Retry-After": "0.001", "Via": "1.1 local"})
        return await answer(request)

    return mischief


def late(seconds: float) -> Mischief:
    """Let what is sent and changed be there for so long before the answer."""

    async def mischief(request: web.Request, answer: Answer) -> web.Response:
        given = await answer(request)
        if MESSAGES.search(request.path):
            await asyncio.sleep(seconds)
        return given

    return mischief


def telling(fits: Fits, change: Callable[[web.Request, Any], Any]) -> Mischief:
    """Do what is asked and tell something else about it."""

    async def mischief(request: web.Request, answer: Answer) -> web.Response:
        given = await answer(request)
        if given.status != 200 or not isinstance(given.body, bytes) or not await fits(request):
            return given
        return _json(change(request, json.loads(given.body)), 200)

    return mischief


def telling_of_messages(change: Callable[[Json], None]) -> Mischief:
    """Tell something else about every message."""

    def changed(_: web.Request, told: Any) -> Any:
        for message in _messages(told):
            change(message)
        return told

    return telling(_everything, changed)


def dropping_pictures_when_tapped() -> Mischief:
    """Lose the pictures of a message when an answer to a tap changes it."""
    lost: set[str] = set()

    def changed(request: web.Request, told: Any) -> Any:
        for message in _messages(told):
            if request.path.endswith("/callback"):
                lost.add(message["id"])
            if message["id"] in lost:
                for media in media_of(message):
                    media.update(url="", attachment_id=None)
        return told

    return telling(_everything, changed)


async def _everything(_: web.Request) -> bool:
    return True


def media_of(message: Json) -> Iterator[Json]:
    for part in message["components"]:
        for item in part.get("items", ()):
            yield item["media"]


def _messages(told: Any) -> Iterator[Json]:
    if isinstance(told, dict):
        if "resource" in told:
            told = told["resource"].get("message")
        if isinstance(told, dict) and "components" in told and "channel_id" in told:
            yield told


def _json(told: Any, status: int, headers: Mapping[str, str] = MappingProxyType({})) -> web.Response:
    body = json.dumps(told).encode()
    return web.Response(body=body, status=status, headers={**headers, "Content-Type": "application/json"})
