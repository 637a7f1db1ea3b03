"""Values that are worked out once and remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

MOST_KNOWN = 1 << 14


class Cache(dict[KeyT, ValueT]):
    """Values by key, worked out when they are first asked for; where they get too many all are forgotten."""

    __slots__ = ("_most", "_work_out")

    def __init__(self, work_out: Callable[[KeyT], ValueT], most: int = MOST_KNOWN) -> None:
        """Know nothing yet; ``most`` is how many values are known at the same time."""
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: KeyT) -> ValueT:
        """Work out a value and keep it."""
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._work_out(key)
        return value
