"""A gate that admits a limited number at a time: urgent ones first, each kind in order."""

import asyncio
from collections import deque


class PrioritySemaphore:
    """A semaphore with two queues; a waiter that is cancelled takes no place."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent = deque[asyncio.Event]()
        self._others = deque[asyncio.Event]()

    async def enter(self, *, is_urgent: bool) -> None:
        """Wait for a place, which is taken until `leave` is called."""
        come, queue = asyncio.Event(), self._urgent if is_urgent else self._others
        queue.append(come)
        self._let_in()
        try:
            await come.wait()
        except asyncio.CancelledError:
            if come.is_set():
                self.leave()
            else:
                queue.remove(come)
            raise

    def leave(self) -> None:
        """Give a place back."""
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._free and (queue := self._urgent or self._others):
            self._free -= 1
            queue.popleft().set()
