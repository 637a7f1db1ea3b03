"""One lock for each of many keys, to change each thing in turn."""

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class KeyedLock:
    """Locks by key, such as ``async with lock(table, seat)``; unused ones are dropped."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[Hashable, ...], asyncio.Lock] = WeakValueDictionary()

    def __call__(self, *key: Hashable) -> asyncio.Lock:
        """Return the lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())

    def is_held(self, *key: Hashable) -> bool:
        """Whether the lock of a key is held."""
        lock = self._locks.get(key)
        return lock is not None and lock.locked()
