"""The way between the bot and Discord, with what real ways do: answers that come late or never."""

from __future__ import annotations

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

NO_RIGHT = 50013
FIRST_ANSWER = "/interactions/*/callback"

Fault = Literal["retried", "cut before", "cut after"]
"""Retried: an error took the place of the receipt, and discord.py asked again; cut: the connection broke."""


@dataclass
class _Awaited:
    """A request that something happens to, when so many like it have gone ``before``."""

    method: str
    path: str
    before: int

    def is_it(self, method: str, path: str) -> bool:
        """Return whether a request is the awaited one; one before it is counted."""
        if method != self.method or not fnmatch(path, self.path):
            return False
        self.before -= 1
        return self.before < 0


@dataclass
class _Break(_Awaited):
    fault: Fault


@dataclass
class Held(_Awaited):
    """A request that Discord has carried out while its answer is on its way, or that is itself held back."""

    back: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def let_go(self) -> None:
        """Let the answer arrive."""
        self.arrived.set()


class Network:
    """Breaks the next request that fits, or holds up its answer."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._faults: list[_Break] = []
        self._held: list[Held] = []
        self.takes_files = True
        self.takes_messages = True
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            self._replace(transport, monkeypatch)
        monkeypatch.setattr(asyncio, "Lock", partial(_Lock, room))
        # Locks are made when they are first needed, those of games that run by what was there before.
        for session in room.client.sessions.running.values():
            session.hand_locks.default_factory = partial(_Lock, room)

    def break_next(
        self, fault: Fault, path: str = FIRST_ANSWER, method: str = "POST", *, before: int = 0
    ) -> None:
        """Let the next request of this kind but so many meet a fault."""
        self._faults.append(_Break(method, path, before, fault))

    def hold_next(self, path: str, method: str = "POST", *, before: int = 0) -> Held:
        """Let Discord carry out the next request of this kind but so many, and hold up its answer."""
        held = Held(method, path, before)
        self._held.append(held)
        return held

    def hold_back_next(self, path: str, method: str = "POST", *, before: int = 0) -> Held:
        """Hold up the next request of this kind but so many on its way to Discord."""
        held = self.hold_next(path, method, before=before)
        held.back = True
        return held

    def _replace(self, transport: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        request = transport.request

        async def on_its_way(adapter: Any, route: Any, *arguments: Any, **named: Any) -> Any:
            path = route.url.split("/api/v10", 1)[-1].split("?", 1)[0]
            refused = (named.get("files") and not self.takes_files) or not self.takes_messages
            if refused and route.method in ("POST", "PATCH") and fnmatch(path, "/channels/*/messages*"):
                raise discord.Forbidden(_FakeResponse(403), {"code": NO_RIGHT})

            async def ask() -> Any:
                return await request(adapter, route, *arguments, **named)

            return await self._carry(route.method, path, ask)

        monkeypatch.setattr(transport, "request", on_its_way)

    async def _carry(self, method: str, path: str, ask: Callable[[], Awaitable[Any]]) -> Any:
        for fault in self._faults:
            if fault.is_it(method, path):
                self._faults.remove(fault)
                return await _fail(fault.fault, ask)
        for held in self._held:
            if held.is_it(method, path):
                self._held.remove(held)
                if held.back:
                    await self._room.client.clock.wait_for(held.arrived.wait())
                answer = await ask()
                held.done.set()
                await self._room.client.clock.wait_for(held.arrived.wait())
                return answer
        return await ask()


class _Lock(asyncio.Lock):
    """A lock for which the simulation knows that whoever waits may wait for an answer that is held up."""

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
