"""The form of a choice in all games: a class for each action, its facts as fields, comparable by value."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from engine.game import JsonObject


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a seat may do.

    ``action`` is its word in records and lists of choices; ``derived`` names what it tells although it
    follows from the game, so that a record may leave it out.
    """

    action: ClassVar[str]
    derived: ClassVar[frozenset[str]] = frozenset()

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in the list of choices."""
        return {"action": self.action, **{each.name: getattr(self, each.name) for each in fields(self)}}

    def as_step(self) -> JsonObject:
        """Give the choice as it is written in a record."""
        return self.needed()

    def needed(self) -> JsonObject:
        """Give what a record must say of the choice."""
        return {key: value for key, value in self.as_json().items() if key not in self.derived}

    def implied(self) -> JsonObject:
        """Give what a record may say of the choice and may leave out."""
        return {key: value for key, value in self.as_json().items() if key in self.derived}
