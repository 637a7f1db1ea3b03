"""How pictures and their descriptions get words: from the language file, by key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from engine.terms import Resource

ListStyle = Literal["standard", "or"]
"""How the last word of a list is joined: by *and* or by *or*."""


class Text(Protocol):
    """Looks up a message of the language file."""

    def __call__(self, key: str, /, **holes: str | float) -> str:
        """Give the message of this key with its holes filled in."""
        ...

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        ...

    def listed(self, words: Sequence[str], style: ListStyle = "standard") -> str:
        """List words as the language does."""
        ...


def all_of(words: Sequence[str], text: Text) -> str:
    """List the words as the language does: "wood, clay and ore"."""
    return text.listed(words)


def one_of(words: Sequence[str], text: Text) -> str:
    """List the words as alternatives: "wood, clay or ore"."""
    return text.listed(words, "or")


def resource_count(resource: Resource, count: int, text: Text) -> str:
    """Say how much of a resource: "2 wood", or "wood" for one."""
    name = text(f"resource-{resource}")
    return name if count == 1 else text("resource-count", count=count, resource=name)
