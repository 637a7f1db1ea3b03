"""Reading lists in which nothing can stand twice, because the box has only one of each."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from engine.reading import Node

Word = TypeVar("Word", bound=str)


def read_different(
    node: Node, known: Collection[Word], what: str, length: int | None = None
) -> tuple[Word, ...]:
    """Read a list of different words; ``what`` is what they are called in the error.

    ``length`` is how many there must be. Raises `Malformed`.
    """
    found: list[Word] = []
    for place in node.elements(length or 0, length):
        word = place.word(known, what)
        if word in found:
            raise place.fault(f"'{word}' is there twice")
        found.append(word)
    return tuple(found)
