"""Faults of the connection to Discord: requests and answers that are late or lost."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import partial
from typing import Any, Literal

import aiohttp
import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _FakeResponse

from tests.cogs.room import Room

NO_PERMISSION = 50013
FIRST_ANSWER = "/interactions/*/callback"

Fault = Literal["retried", "cut before", "cut after"]
"""Retried: discord.py repeated a request after an error; cut: the connection broke."""


@dataclass
class Held:
    """A request after ``before`` others: with a ``fault``, or held up; its answer, or ``back`` itself."""

    method: str
    path: str
    before: int
    fault: Fault | None = None
    back: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def is_it(self, method: str, path: str) -> bool:
        if method != self.method or not fnmatch(path, self.path):
            return False
        self.before -= 1
        return self.before < 0

    def let_go(self) -> None:
        self.arrived.set()


class Network:
    """Breaks or holds up the next matching request."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._expected: list[Held] = []
        self.takes_files = True
        self.takes_messages = True
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            self._replace(transport, monkeypatch)
        monkeypatch.setattr(asyncio, "Lock", partial(_Lock, room))
        # Locks of games are created on demand, by the factory of the time they started.
        for session in room.client.sessions.running.values():
            session.hand_locks.default_factory = partial(_Lock, room)

    def break_next(
        self, fault: Fault, path: str = FIRST_ANSWER, method: str = "POST", *, before: int = 0
    ) -> None:
        self.hold_next(path, method, before=before).fault = fault

    def hold_next(self, path: str, method: str = "POST", *, before: int = 0) -> Held:
        """Hold up the answer to the next matching request, after ``before`` others."""
        held = Held(method, path, before)
        self._expected.append(held)
        return held

    def hold_back_next(self, path: str, method: str = "POST", *, before: int = 0) -> Held:
        """Hold up the next matching request itself, after ``before`` others."""
        held = self.hold_next(path, method, before=before)
        held.back = True
        return held

    def _replace(self, transport: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        request = transport.request

        async def on_its_way(adapter: Any, route: Any, *arguments: Any, **named: Any) -> Any:
            path = route.url.split("/api/v10", 1)[-1].split("?", 1)[0]
            refused = (named.get("files") and not self.takes_files) or not self.takes_messages
            if refused and route.method in ("POST", "PATCH") and fnmatch(path, "/channels/*/messages*"):
                raise discord.Forbidden(_FakeResponse(403), {"code": NO_PERMISSION})

            async def ask() -> Any:
                return await request(adapter, route, *arguments, **named)

            return await self._carry(route.method, path, ask)

        monkeypatch.setattr(transport, "request", on_its_way)

    async def _carry(self, method: str, path: str, ask: Callable[[], Awaitable[Any]]) -> Any:
        held = next((each for each in self._expected if each.is_it(method, path)), None)
        if held is None:
            return await ask()
        self._expected.remove(held)
        if held.fault is not None:
            return await _fail(held.fault, ask)
        if held.back:
            await self._room.client.clock.wait_for(held.arrived.wait())
        answer = await ask()
        held.done.set()
        await self._room.client.clock.wait_for(held.arrived.wait())
        return answer


class _Lock(asyncio.Lock):
    """A lock that tells the simulation about waiting, possibly for an answer that is held up."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room

    async def acquire(self) -> Literal[True]:
        if self.locked():
            await self._room.client.clock.wait_for(super().acquire())
            return True
        return await super().acquire()


async def _fail(fault: Fault, ask: Callable[[], Awaitable[Any]]) -> Any:
    if fault == "cut before":
        raise aiohttp.ServerDisconnectedError
    await ask()
    if fault == "retried":
        return await ask()
    raise aiohttp.ServerDisconnectedError
