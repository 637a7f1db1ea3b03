"""A page of the local Discord, as the browser's script sees it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.patience import PATIENCE

Json = dict[str, Any]


class Page:
    """The events received through the WebSocket, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.seen: list[Json] = []

    async def next(self, wanted: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                event: Json = await self._socket.receive_json()
                self.seen.append(event)
                if wanted(event):
                    return event

    async def ask(self, do: str, **wish: Any) -> Json:
        nonce = len(self.seen)
        await self._socket.send_json({"do": do, "nonce": nonce, **wish})
        return await self.next(lambda event: event["type"] == "done" and event["nonce"] == nonce)

    async def receives(self, content: str) -> None:
        while content not in [each["content"] for each in self.messages]:
            await self.next(lambda _: True)

    @property
    def hello(self) -> Json:
        return self.seen[0]

    @property
    def channel(self) -> str:
        return str(self.hello["channels"][0]["id"])

    @property
    def messages(self) -> list[Json]:
        """All messages received since the page was opened, as they were then."""
        return [event["message"] for event in self.seen if event["type"] == "message"]

    @property
    def commands(self) -> list[Json]:
        """The commands of the first channel, as received last."""
        return next(each["commands"][self.channel] for each in reversed(self.seen) if "commands" in each)


@asynccontextmanager
async def page_of(url: str, person: str) -> AsyncIterator[Page]:
    """Open a person's page of the local Discord at an address."""
    where = {"person": person}
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/tab", params=where) as socket:
        page = Page(socket)
        await page.next(lambda _: True)
        yield page
