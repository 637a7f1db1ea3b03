"""How pictures and their descriptions get words: from the language file, by key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.terms import Resource


class Text(Protocol):
    """Looks up a message of the language file."""

    def __call__(self, key: str, /, **holes: str | int) -> str:
        """Give the message of this key with its holes filled in."""
        ...


def all_of(words: Sequence[str], text: Text) -> str:
    """List the words as the language does: "wood, clay and ore"."""
    return _listed(words, "list-and", text)


def one_of(words: Sequence[str], text: Text) -> str:
    """List the words as alternatives: "wood, clay or ore"."""
    return _listed(words, "list-or", text)


def _listed(words: Sequence[str], last: str, text: Text) -> str:
    if len(words) < 2:
        return "".join(words)
    start = words[0]
    for word in words[1:-1]:
        start = text("list-comma", start=start, word=word)
    return text(last, start=start, word=words[-1])


def resource_count(resource: Resource, count: int, text: Text) -> str:
    """Say how much of a resource: "2 wood", or "wood" for one."""
    name = text(f"resource-{resource}")
    return name if count == 1 else text("resource-count", count=count, resource=name)
