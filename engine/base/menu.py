"""What everything costs a city."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.base.bundle import bundle
from engine.base.cards import cards
from engine.base.choice import Build, Sell
from engine.base.prices import NOTHING_TO_BUY, Splits, best_of
from engine.base.supply import Need
from engine.base.trade import Market, all_splits
from engine.base.ways import WaysBySplits, ways_to_build
from engine.terms import CardId


@dataclass(frozen=True, slots=True, eq=False)
class CardChoices:
    """What a card costs: resources, coins and the ways to pay both; and the other choices with it.

    ``free`` is None where the card costs something.
    """

    card: CardId
    need: Need
    bank: int
    ways: WaysBySplits[Build]
    free: Build | None
    chain: Build
    power: Build
    sell: Sell


@cache
def card_choices() -> Mapping[CardId, CardChoices]:
    """Prepare the choices with each card of the game."""
    return {
        card.id: CardChoices(
            card=card.id,
            need=Need(bundle(card.cost.resources)),
            bank=card.cost.coins,
            ways=ways_to_build(card.id, card.cost.coins),
            free=None if card.cost.resources or card.cost.coins else Build(card.id, "free"),
            chain=Build(card.id, "chain"),
            power=Build(card.id, "power"),
            sell=Sell(card.id),
        )
        for card in cards().values()
    }


class Menu:
    """What everything costs on one market.

    ``dearer`` lists the ways as well that another way beats: the Free City may take them (rulebook,
    Expert variant). ``nowhere`` are all kinds but those that the city or a neighbour has: what needs one
    of them cannot be paid.
    """

    __slots__ = ("_dearer", "_unsold", "market", "nowhere")

    def __init__(self, market: Market, *, dearer: bool) -> None:
        self.market = market
        self._unsold = ~(market.left.kinds | market.right.kinds)
        self.nowhere = self._unsold & ~market.own.kinds
        self._dearer = dearer

    def splits(self, need: Need) -> Splits:
        """List the splits of a purchase that this city may choose from, cheapest total first."""
        own, left, right, prices = self.market
        rest = need.rests[own.fixed & need.kinds]
        if not rest:
            return NOTHING_TO_BUY
        if self._dearer:
            return all_splits(self.market, need.resources)
        if rest & own.choice_kinds:
            rests = own.sources.shortfalls[rest]
            if len(rests) > 1:
                found = [
                    prices.best_splits[each, left.deliveries[each], right.deliveries[each]] for each in rests
                ]
                return best_of(*found)
            rest = rests[0]
            if not rest:
                return NOTHING_TO_BUY
        if rest & self._unsold:
            return ()
        return prices.best_splits[rest, left.deliveries[rest], right.deliveries[rest]]
