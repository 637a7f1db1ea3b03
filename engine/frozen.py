"""Mappings that nobody changes, so that what has them can be hashed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

Key = TypeVar("Key")
Value_co = TypeVar("Value_co", covariant=True)


class FrozenMapping(Mapping[Key, Value_co]):
    """A mapping that stays as it was made; it equals any mapping with the same items."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[Key, Value_co] | None = None) -> None:
        """Take over these items; none of them comes or goes later."""
        self._items = dict(items or {})

    def __getitem__(self, key: Key) -> Value_co:
        return self._items[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return f"FrozenMapping({self._items!r})"
