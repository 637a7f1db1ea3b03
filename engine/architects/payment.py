"""What a stage can be paid with (rulebook, Building a stage).

A coin replaces a resource that is missing, so only payments with the fewest coins count; which
resources are spent is the player's choice among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.architects.city import City
from engine.architects.terms import RESOURCES, Resource
from engine.architects.tokens import ECONOMY, CoinValue, token
from engine.architects.wonders import Cost

Amounts = tuple[int, ...]
"""How many cards of each resource, in the order of ``RESOURCES``."""


class Payment(NamedTuple):
    """Cards spent on a stage, and the tokens that made them do."""

    resources: tuple[Resource, ...]
    coins: int
    economy: bool = False
    engineering: bool = False


def payments(city: City, cost: Cost, *, economy: bool, engineering: bool) -> tuple[Payment, ...]:
    """List every payment that the city can make without waste.

    ``economy`` and ``engineering`` say whether these tokens can be used; payments without a token come
    first, and a token is used only where it changes what is spent.
    """
    return _payments(tuple(city.resources.values()), city.coins, cost, economy, engineering)


@lru_cache(1 << 14)
def _payments(
    amounts: Amounts, coins: int, cost: Cost, economy: bool, engineering: bool
) -> tuple[Payment, ...]:
    found: list[Payment] = []
    plain = list(_best_parts(amounts, cost))
    any_resources = [part for part in _largest_parts(amounts, cost.count) if part not in plain]
    for parts, with_engineering in ((plain, False), (any_resources if engineering else [], True)):
        missing = cost.count - len(parts[0]) if parts else 0
        if missing <= coins:
            found += [Payment(part, missing, False, with_engineering) for part in parts]
        saved = _coins_saved(missing) if economy else 0
        if saved and missing - saved <= coins:
            found += [Payment(part, missing - saved, True, with_engineering) for part in parts]
    return tuple(found)


def _best_parts(amounts: Amounts, cost: Cost) -> Iterator[tuple[Resource, ...]]:
    """Give the sets of resources that fit the rule of the cost and leave the fewest coins to pay."""
    if cost.rule == "different":
        kinds = [resource for resource, amount in zip(RESOURCES, amounts, strict=True) if amount]
        yield from combinations(kinds, min(cost.count, len(kinds)))
        return
    most = min(cost.count, max(amounts))
    if most == 0:
        yield ()
        return
    for resource, amount in zip(RESOURCES, amounts, strict=True):
        if amount >= most:
            yield (resource,) * most


def _largest_parts(amounts: Amounts, count: int) -> list[tuple[Resource, ...]]:
    """Give every set of ``count`` resources whatever they are, or all of them where there are fewer."""
    usable = [
        resource
        for resource, amount in zip(RESOURCES, amounts, strict=True)
        for _ in range(min(amount, count))
    ]
    return list(dict.fromkeys(combinations(usable, min(count, len(usable)))))


def _coins_saved(missing: int) -> int:
    """Count the coin cards that Economy saves: one of them stands for two resources."""
    effect = token(ECONOMY).effect
    value = effect.value if isinstance(effect, CoinValue) else 1
    return max(0, min(value, missing) - 1)
