"""What a score sheet and a poster show of a game: a view of its end has it, and so has a score pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.architects.city import City
from engine.architects.scoring import Score


class Counted(Protocol):
    """The scores of a game, or of a game so far."""

    @property
    def players(self) -> int:
        """How many players there are."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def scores(self) -> Sequence[Score]:
        """The scores in seat order."""
        ...

    @property
    def cities(self) -> Sequence[City]:
        """The cities in seat order."""
        ...
