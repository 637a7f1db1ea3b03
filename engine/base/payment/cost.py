"""What something costs, as payment reckons with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import facts
from engine.base.payment.bundle import Bundle, bundle


@dataclass(frozen=True, slots=True)
class Cost(facts.Cost):
    """A cost with its resources as a bundle; ``is_nothing`` where there is nothing to pay."""

    need: Bundle = field(init=False, compare=False, repr=False)
    is_nothing: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Pack the resources once for all."""
        object.__setattr__(self, "need", bundle(self.resources))
        object.__setattr__(self, "is_nothing", not self.resources and not self.coins)


def read_cost(data: Mapping[str, int]) -> Cost:
    """Make a cost of an entry of the data files: resources and ``coins`` by name."""
    cost = facts.read_cost(data)
    return Cost(cost.coins, cost.resources)
