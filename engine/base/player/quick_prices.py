"""What things cost on any market, remembered: markets that differ only in what is not needed are one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.base.city import City, market_of
from engine.base.payment.bundle import Bundle, ResourceSet, beyond, resources_in, size
from engine.base.payment.cost import Cost
from engine.base.payment.market import FULL_PRICE, Prices
from engine.base.payment.paying import ways_to_pay
from engine.base.payment.payment import Payment, pay
from engine.base.payment.supply import between
from engine.game import Seat

MOST_KNOWN = 1 << 14
"""So many prices are remembered; then all are forgotten."""

_Stock = tuple[Bundle, tuple[ResourceSet, ...]]
_Purchase = tuple[Bundle, int, tuple[ResourceSet, ...], _Stock, _Stock, Prices | None]
"""What is missing and how many coins go to the bank, and what of it choices and neighbours have."""

_FULL = Prices()


class KnownPrices:
    """Finds the cheapest ways to pay and remembers them: they are the same for whoever asks."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._known: dict[_Purchase, Payment | None] = {}

    def cheapest(self, cities: Sequence[City], seat: Seat, cost: Cost) -> Payment | None:
        """Give the cheapest way to pay for something; None where the city cannot."""
        city = cities[seat]
        own, prices = city.supply, city.prices
        choices = own.choices
        missing = beyond(cost.need, own.fixed)
        coins = city.coins - cost.coins
        if not missing:
            return pay(cost.coins) if coins >= 0 else None
        is_full = prices == _FULL
        # Each source of choice helps with one at the most; what is bought is paid.
        if coins < (size(missing) - len(choices)) * (FULL_PRICE if is_full else 1):
            return None
        left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
        wanted = resources_in(missing)
        if wanted & ~(own.resources | left.resources | right.resources):
            return None
        left_choices = left.choices and between(left.choices, wanted)
        right_choices = right.choices and between(right.choices, wanted)
        if is_full and not left_choices and not right_choices:
            return _bought(own.shortfalls(cost.need), left.fixed, right.fixed, cost.coins, city.coins)
        key = (
            missing,
            cost.coins,
            choices and between(choices, wanted),
            (missing - beyond(missing, left.fixed), left_choices),
            (missing - beyond(missing, right.fixed), right_choices),
            None if is_full else prices,
        )
        try:
            found = self._known[key]
        except KeyError:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            ways = ways_to_pay(market_of(cities, seat), cost)
            found = self._known[key] = ways[0] if ways else None
        return found if found is not None and found.total <= city.coins else None


@cache
def known_prices() -> KnownPrices:
    """Give the prices that all who play on quickly share."""
    return KnownPrices()


def _bought(
    shortfalls: Iterable[Bundle], left: Bundle, right: Bundle, bank: int, coins: int
) -> Payment | None:
    """Buy at the full price what neighbours without a choice have, of the right one first."""
    least: int | None = None
    total = 0
    for missing in shortfalls:
        on_left = beyond(missing, right)
        if not beyond(on_left, left):
            to_left = FULL_PRICE * size(on_left)
            total = FULL_PRICE * size(missing)
            least = to_left if least is None else min(least, to_left)
    return None if least is None or bank + total > coins else pay(bank, least, total - least)
