"""What resources and coins of a city are worth for the stages of its wonder, each city worked out once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.architects.box import Stage, Wonder
from engine.architects.city import City
from engine.architects.effects import Shields
from engine.architects.player.weights import Weights
from engine.architects.terms import STAGES

Amounts = tuple[int, ...]
"""How many there are of each resource, the smallest first: which resource it is makes no difference."""


class Plans:
    """The ways to build a wonder, valued as the normal player values them."""

    def __init__(self, wonder: Wonder, weights: Weights) -> None:
        """Look at the stages of a wonder."""
        self._wonder = wonder
        self._weights = weights
        self._gains: dict[tuple[tuple[int, ...], Amounts, int], tuple[Mapping[int, float], float]] = {}
        self._costs: dict[tuple[int, ...], int] = {}
        self._open: dict[tuple[int, ...], tuple[Stage, ...]] = {}

    def gains(
        self, stages: tuple[int, ...], amounts: Amounts, coins: int
    ) -> tuple[Mapping[int, float], float]:
        """Give what one more resource is worth, by how many of it lie there, and one more coin."""
        key = stages, amounts, coins
        known = self._gains.get(key)
        if known is None:
            now = self.lying(*key)
            more = {
                amount: self._after_building(stages, _with_one_more(amounts, amount), coins) - now
                for amount in set(amounts)
            }
            known = more, self._after_building(stages, amounts, coins + 1) - now
            self._gains[key] = known
        return known

    def lying(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> float:
        """Estimate what lies there: mostly how near it brings the next stage."""
        if len(stages) == STAGES:
            return 0.0
        weights = self._weights
        near = 0.0
        for stage in self._open_stages(stages):
            have = min(stage.cost.count, _fitting(stage, amounts) + coins)
            share: float = (have / stage.cost.count) ** weights.patience
            near = max(near, self.built(stage) * share * weights.nearness)
        return near + weights.coin * coins + weights.resource * sum([min(each, 3) for each in amounts])

    def built(self, stage: Stage) -> float:
        """Estimate what a stage brings; shields are counted with the city."""
        effect = stage.effect
        brought = 0.0 if effect is None or isinstance(effect, Shields) else self._weights.effect
        return stage.victory_points + brought + self._weights.stage

    def cards_to_go(self, city: City) -> int:
        """Count the cards that the rest of the wonder costs, less those that lie ready for it."""
        costs = self._costs.get(city.stages)
        if costs is None:
            left = [stage.cost.count for stage in self._wonder.stages if stage.number not in city.stages]
            costs = self._costs[city.stages] = sum(left)
        ready = city.coins + sum([each if each < 2 else 2 for each in city.resources.values()])
        return max(costs - ready, STAGES - len(city.stages))

    def _after_building(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> float:
        """Estimate what lies there once a stage is built of it, where one can be."""
        return max(self._builds(stages, amounts, coins), default=self.lying(stages, amounts, coins))

    def _builds(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> Iterator[float]:
        for stage in self._open_stages(stages):
            count = stage.cost.count
            fitting = min(count, _fitting(stage, amounts))
            if fitting + coins < count:
                continue
            left = list(amounts)
            if stage.cost.demand == "different":
                for place in range(len(left) - fitting, len(left)):
                    left[place] -= 1
            else:
                left[-1] -= fitting
            after = tuple(sorted((*stages, stage.number)))
            brought = self.built(stage) - self._weights.stage
            yield brought + self.lying(after, tuple(sorted(left)), coins - count + fitting)

    def _open_stages(self, stages: tuple[int, ...]) -> tuple[Stage, ...]:
        if stages not in self._open:
            self._open[stages] = tuple(
                [
                    each
                    for each in self._wonder.stages
                    if each.number not in stages and set(stages).issuperset(each.rests_on)
                ]
            )
        return self._open[stages]


def _fitting(stage: Stage, amounts: Amounts) -> int:
    return amounts[-1] if stage.cost.demand == "identical" else len(amounts) - amounts.count(0)


def _with_one_more(amounts: Amounts, amount: int) -> Amounts:
    more = list(amounts)
    more[more.index(amount)] += 1
    return tuple(sorted(more))


@lru_cache(maxsize=64)
def plans_for(wonder: Wonder, weights: Weights) -> Plans:
    """Give the plans of a wonder, which are worked out once."""
    return Plans(wonder, weights)
