"""Bundles of resources against plain counting."""

from __future__ import annotations

from math import prod

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.bundle import (
    amounts,
    beyond,
    bundle,
    kinds_in,
    kinds_of,
    parts,
    price,
    resources_of,
    size,
    units_of,
)
from engine.terms import RESOURCES, Resource

COUNTS: st.SearchStrategy[dict[Resource, int]] = st.dictionaries(
    st.sampled_from(RESOURCES), st.integers(1, 127), max_size=7
)
FEW: st.SearchStrategy[dict[Resource, int]] = st.dictionaries(
    st.sampled_from(RESOURCES), st.integers(1, 3), max_size=4
)


@settings(deadline=None)
@given(COUNTS)
def test_packing_and_unpacking_change_nothing(counts: dict[Resource, int]) -> None:
    assert amounts(bundle(counts)) == counts
    assert size(bundle(counts)) == sum(counts.values())
    assert {resource for unit in units_of(bundle(counts)) for resource in amounts(unit)} == set(counts)


@settings(deadline=None)
@given(COUNTS)
def test_kinds_are_what_is_there_however_much(counts: dict[Resource, int]) -> None:
    kinds = kinds_in(bundle(counts))
    assert kinds == kinds_of(counts)
    assert resources_of(kinds) == tuple(resource for resource in RESOURCES if resource in counts)
    assert bundle(counts) & kinds == bundle(counts)


@settings(deadline=None)
@given(COUNTS, COUNTS)
def test_beyond_takes_out_what_is_there_and_no_more(
    counts: dict[Resource, int], taken: dict[Resource, int]
) -> None:
    left = {resource: number - taken.get(resource, 0) for resource, number in counts.items()}
    expected = {resource: number for resource, number in left.items() if number > 0}
    assert amounts(beyond(bundle(counts), bundle(taken))) == expected


@settings(deadline=None)
@given(FEW)
def test_parts_are_everything_that_can_be_taken_out(counts: dict[Resource, int]) -> None:
    whole = bundle(counts)
    found = parts(whole)
    assert len(found) == prod(number + 1 for number in counts.values())
    assert all(beyond(part, whole) == 0 for part in found)


@settings(deadline=None)
@given(COUNTS, st.tuples(*[st.integers(1, 2)] * 7))
def test_price_adds_up_each_resource(counts: dict[Resource, int], prices: tuple[int, ...]) -> None:
    by_name = dict(zip(RESOURCES, prices, strict=True))
    expected = sum(by_name[resource] * number for resource, number in counts.items())
    assert price(bundle(counts), prices) == expected
