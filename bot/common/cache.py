"""What was worked out is kept up to a bound: what was put or asked for last stays."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Cache(Generic[KeyT, ValueT]):
    """Keeps values by their keys; where there are more than fit, those go that were used the longest ago."""

    def __init__(self, most: int, size: Callable[[ValueT], int] = lambda _: 1) -> None:
        """Keep values whose sizes add up to ``most``; each counts as one where nothing else is said."""
        self._most = most
        self._size = size
        self._full = 0
        self._kept: OrderedDict[KeyT, ValueT] = OrderedDict()

    def __contains__(self, key: KeyT) -> bool:
        return key in self._kept

    def get(self, key: KeyT) -> ValueT | None:
        """Return a value, or None where it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def items(self) -> list[tuple[KeyT, ValueT]]:
        """List what is kept, the longest unused first."""
        return [*self._kept.items()]

    def put(self, key: KeyT, value: ValueT) -> None:
        """Keep a value in the place of the one that its key had."""
        self.drop(key)
        self._kept[key] = value
        self._full += self._size(value)
        while self._full > self._most:
            self.drop(next(iter(self._kept)))

    def drop(self, key: KeyT) -> None:
        """Keep the value of a key no longer, if there is one."""
        if key in self._kept:
            self._full -= self._size(self._kept.pop(key))

    def clear(self) -> None:
        """Keep nothing of what there is."""
        self._kept.clear()
        self._full = 0


class AsyncCache(Generic[KeyT, ValueT]):
    """Works out once what takes long, however often and by however many it is asked for."""

    def __init__(self, most: int) -> None:
        """Keep ``most`` of what was worked out, and of what is being worked out."""
        self._found: Cache[KeyT, asyncio.Future[ValueT]] = Cache(most)

    def is_known(self, key: KeyT) -> bool:
        """Whether something is worked out already."""
        found = self._found.get(key)
        return found is not None and found.done() and _went_well(found)

    async def get(self, key: KeyT, work: Callable[[], Awaitable[ValueT]]) -> ValueT:
        """Return what belongs to a key; what has failed is tried again when it is asked for the next time.

        Who does not wait any longer stops nobody else's waiting.
        """
        found = self._found.get(key)
        if found is None or (found.done() and not _went_well(found)):
            found = asyncio.ensure_future(work())
            self._found.put(key, found)
        return await asyncio.shield(found)


def _went_well(done: asyncio.Future[ValueT]) -> bool:
    return not done.cancelled() and done.exception() is None
