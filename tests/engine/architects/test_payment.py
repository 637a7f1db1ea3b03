"""Payments of stages against brute force."""

from collections.abc import Iterator
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.architects.box import standard_box
from engine.architects.choice import Build
from engine.architects.city import Demand, Stage, StageCost, new_city
from engine.architects.payment import builds
from engine.architects.terms import COIN, RESOURCES
from engine.terms import CardId, Resource, TokenId, WonderId

COSTS: list[tuple[int, Demand]] = [(count, "different") for count in (2, 3, 4)]
COSTS += [(2, "identical"), (3, "identical")]


def handed_over(amounts: tuple[int, ...]) -> Iterator[tuple[Resource, ...]]:
    for spent in product(*(range(amount + 1) for amount in amounts)):
        yield tuple(resource for resource, count in zip(RESOURCES, spent, strict=True) for _ in range(count))


def fits(spent: tuple[Resource, ...], demand: Demand) -> bool:
    return len(set(spent)) == len(spent) if demand == "different" else len(set(spent)) <= 1


def expected(
    amounts: tuple[int, ...], coins: int, cost: StageCost, economy: bool, engineering: bool
) -> set[Build]:
    """Return all payments: as many resources as possible, coins for the rest, no token without need."""
    found: set[Build] = set()
    usable = {spent for spent in handed_over(amounts) if len(spent) <= cost.count}
    for any_resources in (False, True)[: 1 + engineering]:
        fitting = [spent for spent in usable if any_resources or fits(spent, cost.demand)]
        most = max(map(len, fitting))
        for spent in fitting:
            missing = cost.count - len(spent)
            same_without = any_resources and any(each.resources == spent for each in found)
            if len(spent) < most or same_without or (any_resources and fits_best(spent, usable, cost)):
                continue
            for with_economy in (False, True)[: 1 + economy]:
                needed = missing - 1 if with_economy else missing
                if needed <= coins and (not with_economy or missing >= 2):
                    found.add(Build(1, spent, needed, with_economy, any_resources))
    return found


def fits_best(spent: tuple[Resource, ...], usable: set[tuple[Resource, ...]], cost: StageCost) -> bool:
    """Return whether these resources are a payment without Engineering."""
    most = max(len(each) for each in usable if fits(each, cost.demand))
    return fits(spent, cost.demand) and len(spent) == most


@given(
    st.tuples(*[st.integers(0, 4)] * len(RESOURCES)),
    st.integers(0, 5),
    st.sampled_from(COSTS),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=120, deadline=None)
def test_stage_payments_match_brute_force(
    amounts: tuple[int, ...], coins: int, cost: tuple[int, Demand], economy: bool, engineering: bool
) -> None:
    cards = [CardId(name) for name, count in zip(RESOURCES, amounts, strict=True) for _ in range(count)]
    box = standard_box()
    city = new_city(box, WonderId("giza"), cards=[*cards, *[COIN] * coins])
    helpful = [name for name, has in (("economy", economy), ("engineering", engineering)) if has]
    listed = builds(
        city, Stage(1, StageCost(*cost), 0, ()), [box.tokens[TokenId(name)].effect for name in helpful]
    )
    assert len(set(listed)) == len(listed)
    assert set(listed) == expected(amounts, coins, StageCost(*cost), economy, engineering)
