"""The bot with a slow store and slow pictures that say what they were drawn from, for `tests.fuzz_schedule`.

Each picture is one pixel, behind which stand the function that drew it and the view that it was given.
"""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from aiohttp import web

from bot import __main__, client
from bot.common.options import PAUSE_SECONDS
from bot.common.workers.packing import pack
from bot.computers import players
from bot.storage.sqlite.database import SqliteDatabase
from engine.players.levels import by_level
from renders.drawing.encode import RenderedPicture
from tests.cogs.pixels import PixelDrawers, pixel_of

MARK = b"drawn from:"
LONGEST_DELAY = 2.0


class Drawn(NamedTuple):
    """What a picture was drawn with: the name of the function, and the view, None where it has none."""

    function: str
    view: Any


def drawn_in(file: bytes) -> Drawn | None:
    """Return what a file says of itself, None where it is no such picture."""
    _, mark, written = file.partition(MARK)
    if not mark:
        return None
    _, given = pickle.loads(written)
    return Drawn(*given)


class Delays:
    """Waits of up to two seconds, one of eight calls, the same ones for a seed."""

    def __init__(self, seed: str, most: float = LONGEST_DELAY) -> None:
        self._luck = random.Random(seed)
        self._most = most

    async def wait(self) -> None:
        """Wait for as long as comes next."""
        is_late, seconds = self._luck.random() < 1 / 8, self._most * self._luck.random()
        await asyncio.sleep(seconds if is_late else 0)


async def write_late(socket: web.WebSocketResponse, outbox: asyncio.Queue[str], delays: Delays) -> None:
    """Send events in their order, each a little late."""
    try:
        while True:
            text = await outbox.get()
            await delays.wait()
            await socket.send_str(text)
    except ConnectionError:
        return


class SlowDrawers(PixelDrawers):
    """Draws one pixel after a while, and writes behind it what was asked for."""

    delays: Delays

    async def ask(self, question: bytes) -> RenderedPicture:
        """Answer as the processes that draw do."""
        _, (draw, _) = pickle.loads(question)
        await self.delays.wait()
        made = pixel_of(question)
        view = next((each for each in draw.args if hasattr(each, "cities")), None)
        assert made.file is not None
        return made._replace(file=made.file + MARK + pack(Drawn, draw.func.__name__, view))


def slow(call: Callable[..., Awaitable[Any]], delays: Delays) -> Callable[..., Awaitable[Any]]:
    """Return a call of the store that is late to begin, and late to answer."""

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
    players.by_level = lambda level: by_level("easy")  # type: ignore[attr-defined]
    PAUSE_SECONDS["short"] = 0.3
    return __main__.main([])
