"""How pictures and their descriptions get words: from the language file, by key."""

from __future__ import annotations

from typing import Protocol

from engine.base.table import ROUNDS as ROUNDS


class Text(Protocol):
    """Looks up a message of the language file."""

    def __call__(self, key: str, /, **holes: str | int) -> str:
        """Give the message of this key with its holes filled in."""
        ...
