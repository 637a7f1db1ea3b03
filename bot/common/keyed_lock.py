"""One lock for each of many things: those who change the same one come one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class KeyedLock:
    """Locks by key, such as ``async with lock(table, seat)``; one that nobody holds or awaits is not kept."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[Hashable, ...], asyncio.Lock] = WeakValueDictionary()

    def __call__(self, *key: Hashable) -> asyncio.Lock:
        """Return the lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())

    def is_held(self, *key: Hashable) -> bool:
        """Whether somebody holds the lock of a key."""
        lock = self._locks.get(key)
        return lock is not None and lock.locked()
