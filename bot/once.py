"""What takes long is worked out once, however often and by however many it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Once(Generic[KeyT, ValueT]):
    """Keeps what was worked out last, and what is being worked out."""

    def __init__(self, most: int) -> None:
        """Keep ``most`` of them."""
        self._most = most
        self._found: OrderedDict[KeyT, asyncio.Future[ValueT]] = OrderedDict()

    def is_known(self, key: KeyT) -> bool:
        """Tell whether something is worked out already."""
        found = self._found.get(key)
        return found is not None and found.done() and _went_well(found)

    async def get(self, key: KeyT, work: Callable[[], Awaitable[ValueT]]) -> ValueT:
        """Give what belongs to a key; what has failed is tried again when it is asked for the next time.

        Who does not wait any longer stops nobody else's waiting.
        """
        found = self._found.get(key)
        if found is None or (found.done() and not _went_well(found)):
            found = self._found[key] = asyncio.ensure_future(work())
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return await asyncio.shield(found)


def _went_well(done: asyncio.Future[ValueT]) -> bool:
    return not done.cancelled() and done.exception() is None
