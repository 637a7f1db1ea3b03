"""What everything costs a city, as choices ready to be listed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Generic, NamedTuple, TypeVar

from engine.base.bundle import Bundle, bundle
from engine.base.cards import cards
from engine.base.choice import Choice, How
from engine.base.prices import Splits
from engine.base.remembered import Remembered
from engine.base.tableau import StageOption
from engine.base.terms import CardId, Neighbour
from engine.base.trade import Market, all_splits, best_splits

ByCard = Mapping[CardId, Choice]
"""One way to add a stage, ready for each card that can be used for it."""


Way = TypeVar("Way")


class Ways(NamedTuple, Generic[Way]):
    """The ways to pay for something, cheapest total first, beside those totals; both empty if none."""

    totals: tuple[int, ...]
    ways: tuple[Way, ...]


NO_STAGE: Ways[ByCard] = Ways((), ())


class CardChoices(NamedTuple):
    """The choices with a card, and what it costs; ``ways`` answers how to pay its resources' splits."""

    card: CardId
    need: Bundle
    bank: int
    free: Choice | None
    chain: Choice
    power: Choice
    sell: Choice
    revive: Choice
    ways: Remembered[Splits, Ways[Choice]]


@cache
def card_choices() -> Mapping[CardId, CardChoices]:
    """Prepare the choices with each card of the game."""
    return {
        card.id: CardChoices(
            card=card.id,
            need=bundle(card.cost.resources),
            bank=card.cost.coins,
            free=None if card.cost.resources or card.cost.coins else Choice("build", card.id, "free"),
            chain=Choice("build", card.id, "chain"),
            power=Choice("build", card.id, "power"),
            sell=Choice("sell", card.id),
            revive=Choice("revive", card.id),
            ways=Remembered(partial(_builds, card.id, card.cost.coins)),
        )
        for card in cards().values()
    }


class Menu:
    """What everything costs on one market.

    ``dearer`` lists the ways as well that another way beats: the Free City may take them (rulebook,
    Expert variant). ``nowhere`` has every byte full of the resources that neither the city nor a
    neighbour has: what needs one of them cannot be paid.
    """

    __slots__ = ("_splits", "market", "nowhere")

    def __init__(self, market: Market, *, dearer: bool) -> None:
        self.market = market
        self.nowhere = ~(market.own.kinds | market.left.kinds | market.right.kinds)
        self._splits = all_splits if dearer else best_splits

    def splits(self, need: Bundle) -> Splits:
        """List the splits of a purchase that this city may choose from."""
        return self._splits(self.market, need)

    def builds(self, entry: CardChoices, coins: int) -> Sequence[Choice]:
        """List the ways to pay for a card that has a cost with these coins, cheapest total first."""
        totals, ways = entry.ways[self._splits(self.market, entry.need)]
        return ways[: bisect_right(totals, coins)]

    def stages(self, option: StageOption, coins: int) -> Ways[ByCard]:
        """List the ways to pay for a stage with these coins, cheapest total first."""
        if option.need & self.nowhere:
            return NO_STAGE
        totals, ways = _stages(option.bank, self._splits(self.market, option.need), option.copy)
        affordable = bisect_right(totals, coins)
        return Ways(totals[:affordable], ways[:affordable])


def _how(left: int, right: int) -> How:
    return "trade" if left or right else "own"


def _builds(card: CardId, bank: int, splits: Splits) -> Ways[Choice]:
    return Ways(
        _totals(bank, splits),
        tuple(Choice("build", card, _how(left, right), bank, left, right) for left, right in splits),
    )


@lru_cache(1 << 12)
def _stages(bank: int, splits: Splits, copy: Neighbour | None) -> Ways[ByCard]:
    return Ways(
        _totals(bank, splits),
        tuple(_stage(bank, left, right, copy) for left, right in splits),
    )


def _totals(bank: int, splits: Splits) -> tuple[int, ...]:
    return tuple(bank + split.total for split in splits)


@lru_cache(1 << 10)
def _stage(bank: int, left: int, right: int, copy: Neighbour | None) -> ByCard:
    how = _how(left, right)
    return {card: Choice("stage", card, how, bank, left, right, copy) for card in cards()}
