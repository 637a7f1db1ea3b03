"""A page of the local Discord as the browser's script sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.patience import PATIENCE

Json = dict[str, Any]


class Page:
    """What comes through the WebSocket, kept in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.seen: list[Json] = []

    async def next(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for something that the page is told."""
        async with asyncio.timeout(PATIENCE):
            while True:
                event: Json = await self._socket.receive_json()
                self.seen.append(event)
                if wanted(event):
                    return event

    async def ask(self, do: str, **wish: Any) -> Json:
        """Ask for something, and return the answer."""
        nonce = len(self.seen)
        await self._socket.send_json({"do": do, "nonce": nonce, **wish})
        return await self.next(lambda event: event["type"] == "done" and event["nonce"] == nonce)

    async def is_told(self, content: str) -> None:
        """Wait for a message with these words."""
        while content not in [each["content"] for each in self.messages]:
            await self.next(lambda _: True)

    @property
    def hello(self) -> Json:
        """What the page was told first."""
        return self.seen[0]

    @property
    def channel(self) -> str:
        """The first channel."""
        return str(self.hello["channels"][0]["id"])

    @property
    def messages(self) -> list[Json]:
        """The messages that have come or were changed since the page was opened, as they were then."""
        return [event["message"] for event in self.seen if event["type"] == "message"]

    @property
    def commands(self) -> list[Json]:
        """The commands of the first channel, as they were told last."""
        return next(each["commands"][self.channel] for each in reversed(self.seen) if "commands" in each)


@asynccontextmanager
async def page_of(url: str, person: str) -> AsyncIterator[Page]:
    """Open the page of somebody in the Discord at an address."""
    where = {"person": person}
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/tab", params=where) as socket:
        page = Page(socket)
        await page.next(lambda _: True)
        yield page
