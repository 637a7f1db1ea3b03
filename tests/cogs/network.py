"""The way between the bot and Discord, with what real ways do: answers that come late or never."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Literal

import aiohttp
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from tests.cogs.room import Room

FIRST_ANSWER = "/interactions/*/callback"

Fault = Literal["retried", "cut before", "cut after"]
"""Retried: an error took the place of the receipt, and discord.py asked again; cut: the connection broke."""


@dataclass
class Held:
    """A request that Discord has carried out while its answer is still on its way."""

    method: str
    path: str
    done: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def let_go(self) -> None:
        """Let the answer arrive."""
        self.arrived.set()


class Network:
    """Breaks the next request that fits, or holds up its answer."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._faults: list[tuple[str, str, Fault]] = []
        self._held: list[Held] = []
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            self._replace(transport, monkeypatch)

    def break_next(self, fault: Fault, path: str = FIRST_ANSWER, method: str = "POST") -> None:
        """Let the next request of this kind meet a fault."""
        self._faults.append((method, path, fault))

    def hold_next(self, path: str, method: str = "POST") -> Held:
        """Let Discord carry out the next request of this kind, and hold up its answer."""
        held = Held(method, path)
        self._held.append(held)
        return held

    def _replace(self, transport: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        request = transport.request

        async def on_its_way(adapter: Any, route: Any, *arguments: Any, **named: Any) -> Any:
            path = route.url.split("/api/v10", 1)[-1].split("?", 1)[0]

            async def ask() -> Any:
                return await request(adapter, route, *arguments, **named)

            return await self._carry(route.method, path, ask)

        monkeypatch.setattr(transport, "request", on_its_way)

    async def _carry(self, method: str, path: str, ask: Callable[[], Awaitable[Any]]) -> Any:
        for fault in self._faults:
            if method == fault[0] and fnmatch(path, fault[1]):
                self._faults.remove(fault)
                return await _fail(fault[2], ask)
        for held in self._held:
            if method == held.method and fnmatch(path, held.path):
                self._held.remove(held)
                answer = await ask()
                held.done.set()
                await self._room.client.park(held.arrived.wait())
                return answer
        return await ask()


async def _fail(fault: Fault, ask: Callable[[], Awaitable[Any]]) -> Any:
    if fault == "cut before":
        raise aiohttp.ServerDisconnectedError
    await ask()
    if fault == "retried":
        return await ask()
    raise aiohttp.ServerDisconnectedError
