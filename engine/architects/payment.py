"""What a stage can be paid with (rulebook, Building a stage).

A coin replaces a resource that is missing, so only payments with the fewest coins count; which
resources are spent is the player's choice among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.architects.city import City, Demand, Effect, StageCost
from engine.architects.effects import AnyResources, CoinValue
from engine.terms import Resource

Part = tuple[Resource, ...]
"""The resources of a payment, in the order of ``RESOURCES``."""


class Payment(NamedTuple):
    """Cards spent on a stage, and the tokens that made them do."""

    resources: Part
    coins: int
    economy: bool = False
    engineering: bool = False


def payments(city: City, cost: StageCost, help_of: Sequence[Effect] = ()) -> list[Payment]:
    """List every payment that the city can make without waste.

    ``help_of`` are the effects of tokens that can be used: `CoinValue` (Economy) and `AnyResources`
    (Engineering) help here. Payments without a token come first, and a token is used only where it
    changes what is spent.
    """
    if city.spendable < cost.count and not help_of:
        return []
    resources, coins = city.resources, city.coins
    most = _most_fitting(resources, cost)
    if most + coins < cost.count and not help_of:
        return []
    fitting = _fitting_parts(resources, cost.demand, most)
    found = _with_coins(fitting, cost, coins, help_of, engineering=False)
    if any(isinstance(effect, AnyResources) for effect in help_of):
        others = [part for part in _largest_parts(resources, cost.count) if part not in fitting]
        found += _with_coins(others, cost, coins, help_of, engineering=True)
    return found


def _with_coins(
    parts: Sequence[Part], cost: StageCost, coins: int, help_of: Sequence[Effect], *, engineering: bool
) -> list[Payment]:
    """Add the coins that are missing to resources, of which all parts have as many."""
    if not parts:
        return []
    missing = cost.count - len(parts[0])
    found = [Payment(part, missing, False, engineering) for part in parts] if missing <= coins else []
    for effect in help_of:
        saved = effect.coins_saved(missing) if isinstance(effect, CoinValue) else 0
        if saved and missing - saved <= coins:
            found += [Payment(part, missing - saved, True, engineering) for part in parts]
    return found


def _most_fitting(resources: Mapping[Resource, int], cost: StageCost) -> int:
    """Count how many resources can be spent that fit the demand of the cost."""
    amounts = resources.values()
    fitting = len(amounts) - list(amounts).count(0) if cost.demand == "different" else max(amounts)
    return min(cost.count, fitting)


def _fitting_parts(resources: Mapping[Resource, int], demand: Demand, count: int) -> list[Part]:
    """Give the sets of so many resources that fit a demand."""
    if demand == "different":
        return list(combinations([resource for resource, amount in resources.items() if amount], count))
    if count == 0:
        return [()]
    return [(resource,) * count for resource, amount in resources.items() if amount >= count]


def _largest_parts(resources: Mapping[Resource, int], count: int) -> list[Part]:
    """Give every set of ``count`` resources whatever they are, or all of them where there are fewer."""
    usable = [resource for resource, amount in resources.items() for _ in range(min(amount, count))]
    return list(dict.fromkeys(combinations(usable, min(count, len(usable)))))
