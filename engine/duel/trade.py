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


def unit_price(resource: Resource, city: City, opponent: City) -> int:
    """Give the coins that a city pays for one missing unit of a resource."""
    fixed = city.assets.prices.get(resource)
    if fixed is not None:
        return fixed
    return BASE_PRICE + opponent.assets.production.get(resource, 0)


def unit_prices(city: City, opponent: City) -> Mapping[Resource, int]:
    """Give the price of a missing unit of every resource."""
    return {resource: unit_price(resource, city, opponent) for resource in RESOURCES}


def card_price(card: Card, city: City, opponent: City) -> Price:
    """Find the cheapest way to build a card (rules, Déroulement; a chain makes it free, coins included)."""
    if not card.cost.coins and not card.cost.resources:
        return Price("free")
    if card.free_from is not None and card.free_from in city.buildings:
        return Price("chain")
    return _price(card.cost, city.assets.reductions.get(card.colour, 0), city, opponent)


def wonder_price(wonder: Wonder, city: City, opponent: City) -> Price:
    """Find the cheapest way to build a wonder."""
    return _price(wonder.cost, city.assets.reductions.get("wonders", 0), city, opponent)


def _price(cost: Cost, reduction: int, city: City, opponent: City) -> Price:
    assets = city.assets
    missing = [
        (unit_price(resource, city, opponent), resource)
        for resource, amount in cost.resources.items()
        for _ in range(amount - assets.production.get(resource, 0))
    ]
    # Dearest first. Each choice produces any raw material or any manufactured good, and a reduction takes
    # off any resource at all, so leaving out the dearest in this order is never wrong.
    missing.sort(key=lambda unit: -unit[0])
    for choice in assets.choices:
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
