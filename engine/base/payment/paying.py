"""The ways to pay, found by trying every purchase (rulebook, Trade)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.base.payment.bundle import Bundle, amounts, names_of, resources_in
from engine.base.payment.cost import Cost
from engine.base.payment.market import Market, Payee, Seller
from engine.base.payment.payment import Payment, pay
from engine.base.payment.supply import NOTHING_MISSING, Supply
from engine.terms import Resource


def ways_to_pay(market: Market, cost: Cost, *, dearer: bool = False) -> tuple[Payment, ...]:
    """List the ways in which a city can pay for something, the cheapest first, whatever it has in coins.

    A way is left out where another one pays nobody more and somebody less, with ``dearer`` only where
    something is bought that is not needed. Empty where the resources cannot be had.
    """
    shortfalls = market.own.shortfalls(cost.need)
    if shortfalls == NOTHING_MISSING:
        return (pay(cost.coins),)
    wanted = resources_in(*shortfalls)
    if wanted & ~market.resources:
        return ()
    # What is of no use is left out, so that like markets share one answer.
    sellers = tuple([each.only(wanted) for each in market.sellers if each.stock.resources & wanted])
    return _ways(shortfalls, sellers, cost.coins, dearer) if sellers else ()


@lru_cache(1 << 13)
def _ways(
    shortfalls: tuple[Bundle, ...], sellers: tuple[Seller, ...], bank: int, dearer: bool
) -> tuple[Payment, ...]:
    paid = {coins for need in shortfalls for _, coins in purchases(sellers, need)}
    ways = sorted({_payment(bank, sellers, coins) for coins in paid}, key=_cheapest_first)
    return tuple(ways if dearer else unbeaten(ways))


def affordable(ways: tuple[Payment, ...], coins: int) -> tuple[Payment, ...]:
    """Leave out what costs more coins than there are."""
    if not ways or ways[-1].total <= coins:
        return ways
    return tuple([payment for payment in ways if payment.total <= coins])


def purchases(sellers: Sequence[Seller], need: Bundle) -> list[tuple[tuple[Bundle, ...], tuple[int, ...]]]:
    """List every way to buy just what is needed: what is bought of each seller, and the coins for it."""
    *others, last = [seller.offers(need) for seller in sellers]
    tried: list[tuple[Bundle, tuple[Bundle, ...], tuple[int, ...]]] = [(need, (), ())]
    for offers in others:
        tried = [
            (rest - part, (*bought, part), (*paid, coins))
            for rest, bought, paid in tried
            for part, coins in offers.items()
        ]
    # Where more was bought than needed the rest is no bundle, and the last seller does not offer it.
    return [((*bought, rest), (*paid, last[rest])) for rest, bought, paid in tried if rest in last]


def unbeaten(cheapest_first: Iterable[Payment]) -> list[Payment]:
    """Leave out every payment where another one pays nobody more and somebody less."""
    kept: list[Payment] = []
    for paid in cheapest_first:
        # What is beaten is beaten by one that costs less, and so has come before.
        if not any(
            other.bank <= paid.bank and other.left <= paid.left and other.right <= paid.right
            for other in kept
        ):
            kept.append(paid)
    return kept


def _cheapest_first(payment: Payment) -> tuple[int, int]:
    return payment.total, payment.left


def goods_bought(market: Market, cost: Cost, payment: Payment) -> Mapping[Payee, Mapping[Resource, int]]:
    """Say what is bought of whom with a payment; where several purchases cost the same, one of them.

    Raises `ValueError` where these coins buy nothing that is needed.
    """
    for rest in market.own.shortfalls(cost.need):
        for bought, coins in sorted(purchases(market.sellers, rest)):
            if _payment(cost.coins, market.sellers, coins) == payment:
                return {
                    seller.payee: amounts(part) for seller, part in zip(market.sellers, bought, strict=True)
                }
    raise ValueError("no purchase costs these coins")


def cannot_be_had(market: Market, cost: Cost) -> tuple[Resource, ...]:
    """Name resources that are missing although all who sell sell all they can; empty if none."""
    return names_of(resources_in(everything_on(market).shortfalls(cost.need)[0]))


def everything_on(market: Market) -> Supply:
    """Put together what a city has and what is for sale to it."""
    everything = market.own
    for seller in market.sellers:
        everything = everything.with_supply(seller.stock)
    return everything


def _payment(bank: int, sellers: Iterable[Seller], coins: Iterable[int]) -> Payment:
    left = right = 0
    for seller, paid in zip(sellers, coins, strict=True):
        if seller.payee == "left":
            left += paid
        else:
            right += paid
    return pay(bank, left, right)
