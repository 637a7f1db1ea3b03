"""The piles that Halicarnassus leaves behind: as a record has them, or shuffled by the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

from engine.architects.deal import Pile
from engine.shuffle import shuffled
from engine.terms import CardId


@dataclass(slots=True)
class Reshuffling:
    """How piles lie after each use of Halicarnassus.

    ``recorded`` are the piles of a record, in order of use, and ``left`` those left behind so far. Beyond
    the record a pile needs nothing but ``seed``, so a game that is taken up again goes on as it would have.
    """

    seed: int = 0
    recorded: tuple[Pile, ...] = ()
    left: list[Pile] = field(default_factory=list)

    def copy(self) -> Self:
        """Give one of its own that goes on alike."""
        return replace(self, left=list(self.left))

    def allows(self, rest: Sequence[CardId]) -> bool:
        """Tell whether the next pile can be made of these cards: a recorded one has cards of its own."""
        use = len(self.left)
        return use >= len(self.recorded) or Counter(self.recorded[use]) == Counter(rest)

    def shuffle(self, rest: Sequence[CardId]) -> Pile:
        """Give the next pile, made of these cards."""
        use = len(self.left)
        recorded = use < len(self.recorded)
        source = Random(f"{self.seed} Halicarnassus {use}")
        pile = self.recorded[use] if recorded else tuple(shuffled(rest, source))
        self.left.append(pile)
        return pile
