"""What a score sheet and a poster show of a duel: a view of its end has it, and so has a score pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.duel.box import Box
from engine.duel.city import City
from engine.duel.scoring import Score
from engine.duel.terms import MilitaryTokenId, Victory
from engine.game import Seat


class Fought(Protocol):
    """How far the conflict pawn has come."""

    @property
    def box(self) -> Box:
        """What is in play."""
        ...

    @property
    def pawn(self) -> int:
        """Where it stands: above 0 when seat 0 leads."""
        ...

    @property
    def military_tokens(self) -> Sequence[MilitaryTokenId]:
        """The tokens that lie beside the track."""
        ...


class Counted(Fought, Protocol):
    """The scores of a duel."""

    @property
    def victory(self) -> Victory | None:
        """How it was won."""
        ...

    @property
    def winner(self) -> Seat | None:
        """Who has won alone."""
        ...

    @property
    def scores(self) -> Sequence[Score]:
        """The scores in seat order."""
        ...

    @property
    def cities(self) -> Sequence[City]:
        """The cities in seat order."""
        ...
