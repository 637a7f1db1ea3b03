"""Shuffling with the same result on every Python: only the generator's raw bits are used."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def below(random: Random, limit: int) -> int:
    """Draw an integer from 0 to ``limit`` − 1, uniformly.

    Drawn bits that are too large are rejected: a remainder would favour small numbers. Raises `ValueError` if
    ``limit`` is below 1.
    """
    if limit < 1:
        raise ValueError("nothing to draw from")
    bits = limit.bit_length()
    number = random.getrandbits(bits)
    while number >= limit:
        number = random.getrandbits(bits)
    return number


def shuffled(items: Iterable[Item], random: Random) -> list[Item]:
    """Return the items in a random order, every order equally likely (Fisher and Yates)."""
    order = list(items)
    draw = random.getrandbits
    for last in range(len(order) - 1, 0, -1):
        # `below`, inlined: a deal shuffles a hundred cards.
        bits = (last + 1).bit_length()
        other = draw(bits)
        while other > last:
            other = draw(bits)
        order[last], order[other] = order[other], order[last]
    return order
