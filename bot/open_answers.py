"""What people have asked for and is not answered yet: the bot does not stop before it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.refusal import Refusal


class OpenAnswers:
    """Counts what is being answered; once the bot stops, nothing new is begun."""

    def __init__(self) -> None:
        """Begin with nothing to answer."""
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()
        self._closed = False

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count a command or tap for as long as it is being answered."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    def refuse_where_closed(self) -> None:
        """Raise `Refusal` where the bot stops."""
        if self._closed:
            raise Refusal("refusal-stopping")

    async def close(self, seconds: float) -> int:
        """Begin nothing new and wait until all is answered; gives how much is not after so many seconds."""
        self._closed = True
        try:
            async with asyncio.timeout(seconds):
                await self._none.wait()
        except TimeoutError:
            pass
        return self._count
