"""What a process that is watched tells of itself while it works; most are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.storage.store import Store


class Measuring(Protocol):
    """Who takes the measures."""

    def measured(self, store: Store) -> Store:
        """Give a store that tells how long it takes."""
        ...

    def drew(self, urgency: str, waited: float, drawn: float) -> None:
        """Note how long a picture waited for its turn, and how long drawing it took, in seconds."""
        ...

    def pictured(self, how: str) -> None:
        """Count a picture by how it came: ``drawn``, ``kept`` since before, ``failed``.

        A process that died or hung over one is ``lost``.
        """
        ...

    def watch_queue(self, urgency: str, length: Callable[[], float]) -> None:
        """Ask for the length of a queue whenever somebody looks."""
        ...
