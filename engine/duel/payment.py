"""What a card or a wonder costs a city, missing resources bought from the bank.

A missing unit costs 2 coins and 1 more for each unit of the same resource that the opponent's brown and
grey cards produce, or the fixed price of a yellow card (publisher's help sheet, Trade).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.duel.cards import Card
from engine.duel.city import City
from engine.duel.terms import RESOURCES, How
from engine.duel.wonders import Wonder
from engine.facts import Cost
from engine.terms import Resource

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


def card_price(card: Card, city: City, opponent: City) -> Price:
    """Find the cheapest way to build a card; a chain makes it free, coins included (rules, Déroulement)."""
    if not card.cost.coins and not card.cost.resources:
        return Price("free")
    if card.free_from is not None and card.free_from in city.buildings:
        return Price("chain")
    return _price(card.cost, city.reductions.get(card.colour, 0), city, opponent)


def wonder_price(wonder: Wonder, city: City, opponent: City) -> Price:
    """Find the cheapest way to build a wonder."""
    return _price(wonder.cost, city.reductions.get("wonders", 0), city, opponent)


def unit_price(resource: Resource, city: City, opponent: City) -> int:
    """Count the coins for a missing unit of a resource."""
    fixed = city.trade_prices.get(resource)
    return BASE_PRICE + opponent.production[resource] if fixed is None else fixed


def _price(cost: Cost, reduction: int, city: City, opponent: City) -> Price:
    missing: list[tuple[int, Resource]] = []
    for resource, amount in cost.resources.items():
        lacking = amount - city.production[resource]
        if lacking > 0:
            missing += [(unit_price(resource, city, opponent), resource)] * lacking
    if not missing:
        return Price("own", cost.coins)
    # Dearest first. Each choice produces any raw material or any manufactured good, and a reduction
    # takes off any resource at all, so leaving out the dearest in this order is never wrong.
    missing.sort(key=lambda unit: -unit[0])
    for choice in city.production_choices:
        produced = next((unit for unit in missing if unit[1] in choice), None)
        if produced is not None:
            missing.remove(produced)
    bought = missing[reduction:]
    if not bought:
        return Price("own", cost.coins)
    return Price(
        how="trade",
        coins=cost.coins,
        trade=sum(price for price, _ in bought),
        bought=tuple(sorted((resource for _, resource in bought), key=RESOURCES.index)),
    )
