"""The ways to pay for something, as choices ready to be listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from engine.base.cards import cards
from engine.base.choice import Build, BuildStage, How
from engine.base.prices import Splits
from engine.base.remembered import Remembered
from engine.terms import CardId, Neighbour

ByCard = Mapping[CardId, BuildStage]
"""One way to add a stage, ready for each card that can be used for it."""

Way = TypeVar("Way", Build, ByCard)


class Ways(NamedTuple, Generic[Way]):
    """All ways to pay for something, cheapest total first, and the most coins that one of them takes."""

    most: int
    ways: tuple[Way, ...]


WaysBySplits = Remembered[Splits, Ways[Way]]
"""The ways to pay, by the splits between which the city may choose."""


def ways_to_build(card: CardId, bank: int) -> WaysBySplits[Build]:
    """Prepare the ways to pay for a card that costs these coins and resources beside them."""
    return _prepared(bank, lambda left, right: Build(card, _how(left, right), bank, left, right))


def ways_to_add_stage(bank: int, copy: Neighbour | None) -> WaysBySplits[ByCard]:
    """Prepare the ways to pay for a stage that costs these coins and resources beside them."""
    return _prepared(bank, lambda left, right: _stage(bank, left, right, copy))


def cost(way: ByCard) -> int:
    """Give all coins that a way to add a stage takes; the card that is used changes nothing."""
    return next(iter(way.values())).cost


def _prepared(bank: int, way: Callable[[int, int], Way]) -> WaysBySplits[Way]:
    def prepare(splits: Splits) -> Ways[Way]:
        most = bank + max((split.total for split in splits), default=0)
        return Ways(most, tuple(way(left, right) for left, right in splits))

    return Remembered(prepare)


def _how(left: int, right: int) -> How:
    return "trade" if left or right else "own"


@lru_cache(1 << 10)
def _stage(bank: int, left: int, right: int, copy: Neighbour | None) -> ByCard:
    how = _how(left, right)
    return {card: BuildStage(card, how, bank, left, right, copy) for card in cards()}
