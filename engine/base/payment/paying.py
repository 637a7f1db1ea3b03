"""The ways to pay, found by trying every purchase (rulebook, Trade)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.base.payment.bundle import Bundle, amounts, beyond, kinds_in, names_of
from engine.base.payment.cost import Cost
from engine.base.payment.market import Market, Payee, Seller
from engine.base.payment.payment import Payment, pay
from engine.base.payment.supply import Supply
from engine.terms import Resource


def ways_to_pay(market: Market, cost: Cost, *, dearer: bool = False) -> tuple[Payment, ...]:
    """List the ways in which a city can pay for something, the cheapest first, whatever it has in coins.

    A way is left out where another one pays nobody more and somebody less, with ``dearer`` only where
    something is bought that is not needed. Empty where the resources cannot be had.
    """
    own, sellers, kinds_there = market
    rest = beyond(cost.need, own.fixed)
    if not rest:
        return _from_own(cost.coins)
    kinds = kinds_in(rest)
    if kinds & ~kinds_there:
        return ()
    # What is of no use for this need is left out, so that like markets share one answer.
    selling = tuple(
        [
            (payee, rest - beyond(rest, stock.fixed), stock.choices and stock.choices_of(kinds), prices)
            for payee, stock, prices in sellers
        ]
    )
    return _ways(rest, own.choices and own.choices_of(kinds), selling, cost.coins, dearer)


def affordable(ways: tuple[Payment, ...], coins: int) -> tuple[Payment, ...]:
    """Leave out what costs more coins than there are."""
    if not ways or ways[-1].total <= coins:
        return ways
    return tuple([payment for payment in ways if payment.total <= coins])


@lru_cache
def _from_own(coins: int) -> tuple[Payment, ...]:
    return (pay(coins),)


@lru_cache(1 << 14)
def _ways(
    need: Bundle,
    own: tuple[int, ...],
    selling: tuple[tuple[Payee, Bundle, tuple[int, ...], tuple[int, ...]], ...],
    bank: int,
    dearer: bool,
) -> tuple[Payment, ...]:
    sellers = [Seller(payee, Supply(fixed, choices), prices) for payee, fixed, choices, prices in selling]
    found = {
        _payment(bank, sellers, coins)
        for rest in Supply(choices=own).shortfalls(need)
        for _, coins in purchases(sellers, rest)
    }
    return tuple(sorted(found if dearer else unbeaten(found), key=_cheapest_first))


def purchases(sellers: Sequence[Seller], need: Bundle) -> list[tuple[tuple[Bundle, ...], tuple[int, ...]]]:
    """List every way to buy just what is needed: what is bought of each seller, and the coins for it."""
    *others, last = [seller.offers(need) for seller in sellers]
    tried: list[tuple[Bundle, tuple[Bundle, ...], tuple[int, ...]]] = [(need, (), ())]
    for offers in others:
        tried = [
            (rest - part, (*bought, part), (*paid, coins))
            for rest, bought, paid in tried
            for part, coins in offers.items()
            if not beyond(part, rest)
        ]
    return [((*bought, rest), (*paid, last[rest])) for rest, bought, paid in tried if rest in last]


def unbeaten(payments: Iterable[Payment]) -> list[Payment]:
    """Leave out every payment where another one pays nobody more and somebody less."""
    payments = list(payments)
    if len(payments) == 1:
        return payments
    return [
        paid
        for paid in payments
        if not any(
            other != paid and all(less <= most for less, most in zip(other[1:4], paid[1:4], strict=True))
            for other in payments
        )
    ]


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
    return names_of(kinds_in(everything_on(market).shortfalls(cost.need)[0]))


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
