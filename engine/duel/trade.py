"""What a card or a wonder costs a city, missing resources bought from the bank.

A missing unit costs 2 coins and 1 more for each unit of the same resource that the opponent's brown and
grey cards produce, or the fixed price of a yellow card (publisher's help sheet, Trade).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.duel.cards import Card, Cost
from engine.duel.city import City
from engine.duel.terms import RESOURCES, How, Resource
from engine.duel.wonders import Wonder

BASE_PRICE = 2


@dataclass(frozen=True, slots=True)
class Price:
    """The cheapest way to pay for something.

    ``coins`` are printed in the cost and go to the bank; ``trade`` is paid for the missing units
    ``bought``. ``total`` is both together.
    """

    how: How
    coins: int = 0
    trade: int = 0
    bought: tuple[Resource, ...] = ()

    @property
    def total(self) -> int:
        """All coins paid."""
        return self.coins + self.trade


class Market:
    """Where a city pays: what it produces, what missing units cost it, what is taken off its costs."""

    __slots__ = ("_assets", "_buildings", "unit_prices")

    def __init__(self, city: City, opponent: City) -> None:
        """Look at a city and its opponent's; ``unit_prices`` are the coins for each missing unit."""
        self._assets = city.assets
        self._buildings = city.buildings
        made = opponent.assets.production
        self.unit_prices: Mapping[Resource, int] = {
            resource: BASE_PRICE + made.get(resource, 0) for resource in RESOURCES
        } | self._assets.prices

    def card_price(self, card: Card) -> Price:
        """Find the cheapest way to build a card; a chain makes it free, coins included.

        (rules, Déroulement)
        """
        if not card.cost.coins and not card.cost.resources:
            return Price("free")
        if card.free_from is not None and card.free_from in self._buildings:
            return Price("chain")
        return self._price(card.cost, self._assets.reductions.get(card.colour, 0))

    def wonder_price(self, wonder: Wonder) -> Price:
        """Find the cheapest way to build a wonder."""
        return self._price(wonder.cost, self._assets.reductions.get("wonders", 0))

    def _price(self, cost: Cost, reduction: int) -> Price:
        production, prices = self._assets.production, self.unit_prices
        missing = [
            (prices[resource], resource)
            for resource, amount in cost.resources.items()
            for _ in range(amount - production.get(resource, 0))
        ]
        if not missing:
            return Price("own", cost.coins)
        # Dearest first. Each choice produces any raw material or any manufactured good, and a reduction
        # takes off any resource at all, so leaving out the dearest in this order is never wrong.
        missing.sort(key=lambda unit: -unit[0])
        for choice in self._assets.choices:
            produced = next((unit for unit in missing if unit[1] in choice), None)
            if produced is not None:
                missing.remove(produced)
        bought = missing[reduction:]
        return Price(
            how="trade" if bought else "own",
            coins=cost.coins,
            trade=sum(price for price, _ in bought),
            bought=tuple(resource for resource in RESOURCES for _, each in bought if each == resource),
        )
