"""The price of a card or a wonder for a city, with missing resources bought from the bank.

A missing unit costs 2 coins and 1 more for each unit of the same resource that the opponent's brown and grey
cards produce, or the fixed price of a yellow card (publisher's help sheet, Trade).
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from engine import facts
from engine.duel.city import City, Effect
from engine.duel.terms import How, Source
from engine.terms import CardId, Resource
from engine.values import value


@value
class Price:
    """The cheapest payment.

    ``total`` includes the coins printed in the cost, which go to the bank, and ``trade`` for the missing
    units ``bought``.
    """

    how: How
    total: int = 0
    trade: int = 0
    bought: tuple[Resource, ...] = ()


CHAIN = Price("chain")


@dataclass(frozen=True, slots=True)
class Cost(facts.Cost):
    """A cost unit by unit, each with its number among those of its resource, from 1.

    ``without_trade`` is the price if none is missing.
    """

    units: tuple[tuple[Resource, int], ...] = field(init=False, compare=False, repr=False)
    without_trade: Price = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Compute what is the same for every city."""
        units = tuple(
            (resource, number)
            for resource, amount in self.resources.items()
            for number in range(1, amount + 1)
        )
        object.__setattr__(self, "units", units)
        how: How = "own" if self.coins or self.resources else "free"
        object.__setattr__(self, "without_trade", Price(how, self.coins))


@dataclass(frozen=True, slots=True, kw_only=True)
class Construction:
    """A card or a wonder that can be built; ``free_from`` is the card that makes it free.

    Its effects are in the order in which they are applied.
    """

    cost: Cost
    effects: tuple[Effect, ...]
    free_from: CardId | None = None

    @property
    def source(self) -> Source:
        """The source of its points, which also decides the cost reductions that apply."""
        return "wonders"


class Market:
    """A city's resources, and the price of a missing unit of each resource."""

    __slots__ = ("_city", "unit_prices")

    def __init__(self, city: City, opponent: City) -> None:
        """Read a city and its opponent's; ``unit_prices`` are the coins for each missing unit."""
        self._city = city
        self.unit_prices = opponent.opponent_prices | city.trade_prices

    def price(self, built: Construction) -> Price:
        """Return the cheapest payment; a chain makes a card free, including its coins.

        (rules, Déroulement)
        """
        city, cost, free_from = self._city, built.cost, built.free_from
        if free_from is not None and free_from in city.buildings:
            return CHAIN
        if not cost.units:
            return cost.without_trade
        production, prices = city.production, self.unit_prices
        missing: list[Resource] = []
        trade = 0
        for resource, number in cost.units:
            if number > production[resource]:
                missing.append(resource)
                trade += prices[resource]
        # Each choice produces any raw material or any manufactured good, and a reduction applies to any
        # resource, so omitting the most expensive unit in this order is always best.
        if missing:
            for options in city.production_choices:
                trade -= self._leave_out_dearest(missing, options)
            if city.reductions:
                for _ in range(city.reductions.get(built.source, 0)):
                    trade -= self._leave_out_dearest(missing, missing)
            if missing:
                return Price("trade", cost.coins + trade, trade, tuple(missing))
        return cost.without_trade

    def _leave_out_dearest(self, missing: list[Resource], among: Collection[Resource]) -> int:
        """Remove the most expensive missing unit of these resources; return its price."""
        dearest, most = None, 0
        for resource in missing:
            price = self.unit_prices[resource]
            if price > most and resource in among:
                dearest, most = resource, price
        if dearest is not None:
            missing.remove(dearest)
        return most
