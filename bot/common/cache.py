"""Caches of limited size that drop the least recently used entries."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Cache(Generic[KeyT, ValueT]):
    """A mapping that drops its least recently used values when it is full."""

    def __init__(self, most: int, size: Callable[[ValueT], int] = lambda _: 1) -> None:
        """Keep values whose sizes add up to at most ``most``; by default each counts as one."""
        self._most = most
        self._size = size
        self._full = 0
        self._kept: OrderedDict[KeyT, ValueT] = OrderedDict()

    def __contains__(self, key: KeyT) -> bool:
        return key in self._kept

    def get(self, key: KeyT) -> ValueT | None:
        """Return the value of a key, or None."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def items(self) -> list[tuple[KeyT, ValueT]]:
        """Return all items, least recently used first."""
        return [*self._kept.items()]

    def put(self, key: KeyT, value: ValueT) -> None:
        """Store a value, replacing the one of its key."""
        self.drop(key)
        self._kept[key] = value
        self._full += self._size(value)
        while self._full > self._most:
            self.drop(next(iter(self._kept)))

    def drop(self, key: KeyT) -> None:
        """Remove the value of a key, if there is one."""
        if key in self._kept:
            self._full -= self._size(self._kept.pop(key))


class AsyncCache(Generic[KeyT, ValueT]):
    """A cache of slow computations, each run once for all callers."""

    def __init__(self, most: int) -> None:
        """Keep at most ``most`` results, finished or pending."""
        self._found: Cache[KeyT, asyncio.Future[ValueT]] = Cache(most)

    def is_known(self, key: KeyT) -> bool:
        """Whether a result is there already."""
        found = self._found.get(key)
        return found is not None and found.done() and _went_well(found)

    async def get(self, key: KeyT, work: Callable[[], Awaitable[ValueT]]) -> ValueT:
        """Return the result of a key, computing it with ``work`` for all callers; failures are retried."""
        found = self._found.get(key)
        if found is None or (found.done() and not _went_well(found)):
            found = asyncio.ensure_future(work())
            self._found.put(key, found)
        # Cancelling one caller doesn't affect the others.
        return await asyncio.shield(found)


def _went_well(done: asyncio.Future[ValueT]) -> bool:
    return not done.cancelled() and done.exception() is None
