"""What is paid for a card or stage, and why it is no more."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

How = Literal["free", "chain", "own", "trade", "power"]
"""Why the price is what it is: no cost, a chain, own resources, bought ones, Olympia's free building."""


class Payment(NamedTuple):
    """The coins paid to the bank, to the left and to the right neighbour, and all together."""

    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    total: int = 0


FREE, CHAIN, POWER = Payment("free"), Payment("chain"), Payment("power")


@lru_cache(1 << 10)
def pay(bank: int = 0, left: int = 0, right: int = 0) -> Payment:
    """Add up a payment, and tell whether anything is bought with it."""
    return Payment("trade" if left or right else "own", bank, left, right, bank + left + right)
