"""The ways to pay for a stage (rulebook, Building a stage).

A coin replaces a missing resource, so only payments with the fewest coins count; which resources are spent is
the player's choice among them.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from engine.architects.choice import Build
from engine.architects.city import City, Effect, Stage, StageCost
from engine.architects.effects import AnyResources, CoinValue
from engine.terms import Resource

Part = tuple[Resource, ...]
"""The resources of a payment, in the order of ``RESOURCES``."""


def builds(city: City, stage: Stage, help_of: Sequence[Effect] = ()) -> list[Build]:
    """List every way in which the city can pay for a stage without waste.

    ``help_of`` are the effects of usable tokens: `CoinValue` (Economy) and `AnyResources` (Engineering) help
    here. Payments without a token come first, and a token is used only if it changes what is spent.
    """
    if city.spendable < stage.cost.count and not help_of:
        return []
    fitting = _fitting_parts(city.resources, stage.cost)
    found = _with_coins(stage, fitting, city.coins, help_of, engineering=False)
    if any(isinstance(effect, AnyResources) for effect in help_of):
        largest = _largest_parts(city.resources, stage.cost.count)
        others = [part for part in largest if part not in fitting]
        found += _with_coins(stage, others, city.coins, help_of, engineering=True)
    return found


def _with_coins(
    stage: Stage, parts: Sequence[Part], coins: int, help_of: Sequence[Effect], *, engineering: bool
) -> list[Build]:
    """Add the missing coins to resources; all parts have the same number."""
    if not parts:
        return []
    number, missing = stage.number, stage.cost.count - len(parts[0])
    found = []
    if missing <= coins:
        found += [Build(number, part, missing, False, engineering) for part in parts]
    for effect in help_of:
        saved = effect.coins_saved(missing) if isinstance(effect, CoinValue) else 0
        if saved and missing - saved <= coins:
            found += [Build(number, part, missing - saved, True, engineering) for part in parts]
    return found


def _fitting_parts(resources: Mapping[Resource, int], cost: StageCost) -> list[Part]:
    """Return the largest sets of resources that fit the demand of a cost."""
    held = [resource for resource, amount in resources.items() if amount]
    if cost.demand == "different":
        return list(combinations(held, min(cost.count, len(held))))
    most = min(cost.count, max(resources.values()))
    return [(resource,) * most for resource in held if resources[resource] >= most] or [()]


def _largest_parts(resources: Mapping[Resource, int], count: int) -> list[Part]:
    """Return every set of ``count`` resources, or all of them if there are fewer."""
    usable = [resource for resource, amount in resources.items() for _ in range(min(amount, count))]
    return list(dict.fromkeys(combinations(usable, min(count, len(usable)))))
