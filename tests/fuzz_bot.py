"""The bot with a slow store and slow one-pixel pictures, for `tests.fuzz_schedule`."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot import __main__, client
from bot.common.game_options import PAUSE_SECONDS
from bot.computer_players import turns
from bot.storage.sqlite.database import SqliteDatabase
from engine.players.levels import by_level
from tests.cogs.pixels import PixelDrawers

LONGEST_DELAY = 2.0


class Delays:
    """Delays of up to two seconds for one in eight calls, the same for the same seed."""

    def __init__(self, seed: str, most: float = LONGEST_DELAY) -> None:
        self._luck = random.Random(seed)
        self._most = most

    async def wait(self) -> None:
        is_late, seconds = self._luck.random() < 1 / 8, self._most * self._luck.random()
        await asyncio.sleep(seconds if is_late else 0)


async def write_late(socket: web.WebSocketResponse, outbox: asyncio.Queue[str], delays: Delays) -> None:
    """Send events in their order, each with a delay."""
    try:
        while True:
            text = await outbox.get()
            await delays.wait()
            await socket.send_str(text)
    except ConnectionError:
        return


class SlowDrawers(PixelDrawers):
    """Draws one pixel after a while."""

    delays: Delays

    async def ask(self, question: bytes) -> Any:
        await self.delays.wait()
        return await super().ask(question)


def slow(call: Callable[..., Awaitable[Any]], delays: Delays) -> Callable[..., Awaitable[Any]]:
    """Return a call of the store that starts and answers with a delay."""

    async def called(*given: Any) -> Any:
        await delays.wait()
        answer = await call(*given)
        await delays.wait()
        return answer

    return called


def main(seed: str) -> int:
    """Run the bot; everything else comes from the environment."""
    SlowDrawers.delays = Delays(f"pictures {seed}")
    client.WorkerPool = SlowDrawers  # type: ignore[assignment, attr-defined]
    store = Delays(f"store {seed}", LONGEST_DELAY / 2)
    for name in ("read", "transact"):
        setattr(SqliteDatabase, name, slow(getattr(SqliteDatabase, name), store))
    turns.by_level = lambda level: by_level("easy")  # type: ignore[attr-defined]
    PAUSE_SECONDS["short"] = 0.3
    return __main__.main([])
